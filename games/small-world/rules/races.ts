import type { PrintedRaceId } from '../content/races.ts'
import type { Effects } from './effects.ts'

/** What each printed race does. The rules of each are those of SW-RACE and its name. */
export const RACE_EFFECTS: Readonly<Record<PrintedRaceId, Effects>> = {
  amazons: [{ effect: 'raiders', tokens: 4 }],
  dwarves: [{ effect: 'coins', coins: 1, per: 'region', where: { symbol: 'mine' }, inDecline: true }],
  elves: [{ effect: 'no-losses' }],
  ghouls: [{ effect: 'undying' }],
  giants: [{ effect: 'discount', tokens: 1, where: { besideOwn: 'mountain' } }],
  halflings: [{ effect: 'enter-anywhere' }, { effect: 'holes', count: 2 }],
  humans: [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['farmland'] } }],
  orcs: [{ effect: 'coins', coins: 1, per: 'conquest' }],
  ratmen: [],
  skeletons: [{ effect: 'recruit', every: 2 }],
  sorcerers: [{ effect: 'exchange' }],
  tritons: [{ effect: 'discount', tokens: 1, where: { coastal: true } }],
  trolls: [{ effect: 'lairs' }],
  wizards: [{ effect: 'coins', coins: 1, per: 'region', where: { symbol: 'magic' } }],
}
