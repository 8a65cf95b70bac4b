import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { clonePosition, type Kingdom, NONE, type PaperTalesPosition } from '../position.ts'
import { effectOf } from '../rules/abilities.ts'
import { beginEffects, resumeEffects } from '../rules/effects.ts'
import { type Tally, tallyOf } from '../rules/measure.ts'
import { broughtGold, fullPrice, settle, unpaidSpots } from '../rules/payment.ts'
import { carryOut } from '../rules/plan.ts'
import { type Strength, strengthOf } from '../rules/war.ts'

export interface Preview {
  readonly kingdom: Kingdom
  readonly strength: Strength
  readonly tally: Tally
  /** What the plan costs if all of it is paid, and the gold its cards bring along. */
  readonly price: number
  readonly brought: number
  /** So it will fight. Otherwise gold is short, or somebody has to choose, or chance has a say. */
  readonly isSettled: boolean
}

/** All know what everybody has in play this round: plans are revealed and paid for. Till then strengths only seem known. */
export const areCardsOpen = ({ stage }: PaperTalesPosition): boolean =>
  stage !== 'recruit' && stage !== 'plan' && stage !== 'pay'

/** Nothing changes the strengths of this round any more. */
export const areStrengthsSettled = (p: PaperTalesPosition): boolean => areCardsOpen(p) && p.stage !== 'effects'

const previewed = (kingdom: Kingdom, price: number, brought: number, isSettled: boolean): Preview => {
  const tally = tallyOf(kingdom)
  return { kingdom, strength: strengthOf(kingdom, tally), tally, price, brought, isSettled }
}

/** A kingdom as it stands. */
export const standing = (p: PaperTalesPosition, seat: Seat): Preview =>
  previewed(clonePosition(p).kingdoms[seat], 0, 0, areStrengthsSettled(p))

/**
 * A kingdom as it would stand if the plan were revealed now, paid in full and its effects resolved, by the rules
 * themselves; up to the first choice. A plan that does not fit its rows cannot be revealed.
 */
export function planned(p: PaperTalesPosition, seat: Seat): Preview {
  const kingdom = clonePosition(p).kingdoms[seat]
  carryOut(kingdom)
  const bill = unpaidSpots(kingdom)
  const price = fullPrice(kingdom, bill, kingdom.pending.length)
  const brought = broughtGold(kingdom)
  if (price > kingdom.gold + brought) return previewed(kingdom, price, brought, false)
  const table = clonePosition({ ...p, seats: 1, kingdoms: [kingdom], ledger: [[]] })
  const [k] = table.kingdoms
  k.gold += brought
  settle(table, 0, bill, k.pending, null)
  return previewed(k, price, brought, !isLeftToChance(k) && resolves(table))
}

/** What a Shapeshifter turns into lies in the pile. */
const isLeftToChance = (k: Kingdom): boolean =>
  k.units.some((card, spot) => card !== NONE && k.fresh[spot] > 0 && effectOf(card, 'replaceFromDeck') !== undefined)

/** Resolves the effects of one kingdom alone; false if its owner has to choose. */
function resolves(table: PaperTalesPosition): boolean {
  const noChance = Rng.fromSeed('')
  beginEffects(table, noChance, null)
  return resumeEffects(table, noChance, null)
}
