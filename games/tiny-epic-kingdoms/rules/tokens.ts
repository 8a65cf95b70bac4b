import { drawKind } from '../../../kernel/bag.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { BANDIT_UNITS, TOKENS, type Token, TREASURE_UNITS } from '../content/tokens.ts'
import {
  FACE_DOWN,
  FACE_UP,
  type FrameOf,
  NO_TOKEN,
  NONE,
  type TekMove,
  type TekPosition,
  type Tell,
  type Units,
} from '../position.ts'
import { gain, heldBy, occupies, spendUnits, splitsOf, stockOf, takeArrival } from './board.ts'
import { powersOf } from './factions/index.ts'

/* Section 21: exploration tokens. Face-down tokens are one bag: a token is drawn when it is turned up. */

const faceUp = (token: Token): number => FACE_UP + TOKENS.indexOf(token)

export const LAIR = faceUp('dragon-lair')
export const CAMP = faceUp('camp')
export const FORTRESS = faceUp('fortress')
export const CITY = faceUp('city')
export const CHURCH = faceUp('church')

/** Where the one token of its kind lies face up; otherwise -1, which is a region nobody occupies. */
export const regionWith = (p: TekPosition, token: number): number => p.tokens.indexOf(token)

/** A token's region is controlled by its occupant, or by two at peace (TEK-R-41). */
export const controls = (p: TekPosition, seat: Seat, token: number): boolean => occupies(p, seat, regionWith(p, token))

/** TEK-TOKEN-4: only if the army is still there. */
export function turnUp(p: TekPosition, seat: Seat, region: number, rng: Rng, emit: Tell): void {
  if (p.tokens[region] !== FACE_DOWN || !occupies(p, seat, region)) return
  let unseen = 0
  for (const copies of p.bag) unseen += copies
  const bag = p.bag.slice()
  const drawn = drawKind(bag, unseen, rng)
  const token = TOKENS[drawn]
  p.bag = bag
  p.tokens = replaced(p.tokens, region, NO_TOKEN)
  emit?.({ kind: 'token-found', seat, region, token })
  switch (token) {
    case 'crown':
      p.crown = seat
      emit?.({ kind: 'crown-moved', seat, from: NONE })
      return
    case 'treasure':
      p.agenda.push({ kind: 'gain', seat, count: TREASURE_UNITS, why: 'treasure', capture: NONE })
      return
    case 'bandit':
      p.agenda.push({ kind: 'bandit', seat, region })
      return
    case 'blank':
      return
    default:
      p.tokens = replaced(p.tokens, region, FACE_UP + drawn)
  }
}

/** TEK-TOKEN-BANDIT-1, TEK-R-44: a last army is never lost to bandits; it pays what there is. */
export function listBandit(p: TekPosition, frame: FrameOf<'bandit'>, out: TekMove[]): void {
  const { seat } = frame
  const last = p.inPlay[seat] === 1
  const held = heldBy(p, seat)
  const units = stockOf(p, seat)
  const price = last ? Math.min(BANDIT_UNITS, units) : BANDIT_UNITS
  for (const split of splitsOf(price, held.mana, held.ore, held.food))
    out.push({ kind: 'bribe', mana: split.mana, ore: split.ore, food: split.food })
  if (!last) out.push({ kind: 'lose' })
}

export function bribe(p: TekPosition, seat: Seat, units: Units, emit: Tell): void {
  spendUnits(p, seat, units)
  emit?.({ kind: 'bribed', seat, mana: units.mana, ore: units.ore, food: units.food })
}

export function loseToBandit(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  takeArrival(p, seat, region)
  if (p.mover === region) p.mover = NONE
  armyFell(p, seat, region, 'bandit', emit)
}

/** What follows when an army has returned to supply (Undead 1 and 4, TEK-R-65). */
export function armyFell(p: TekPosition, seat: Seat, region: number, why: 'war' | 'bandit', emit: Tell): void {
  emit?.({ kind: 'fell', seat, region, why })
  for (let step = 1; step < p.seats; step++) {
    const other = seatAfter(seat, p.seats, step)
    const count = powersOf(p, other).unitsForOthersFallen
    if (count > 0) p.agenda.push({ kind: 'gain', seat: other, count, why: 'harvest', capture: NONE })
  }
  const { manaForFallen } = powersOf(p, seat)
  if (why === 'war' && manaForFallen > 0) {
    const mana = gain(p, seat, 0, manaForFallen)
    emit?.({ kind: 'gained', seat, why: 'restless', mana, ore: 0, food: 0 })
  }
}
