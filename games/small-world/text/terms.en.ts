import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  purse: 'coins in the purse',
  declined: 'regions of races in decline',
  income: 'coins this turn',
  holding: 'regions that will go on paying',
  growth: 'regions still to be conquered',
  legacy: 'regions that stay in decline',
  fresh: 'turns left for a fresh race',
  once: 'coins paid once',
  tokens: 'tokens ready to conquer',
  spare: 'spare tokens on the map',
  safety: 'well-guarded regions',
}
