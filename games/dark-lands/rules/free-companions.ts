import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAt } from '../../../kernel/seat.ts'
import { type Companion, FREE_COMPANIONS, PAIRS } from '../content/figures.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { refuse } from './objections.ts'
import { startTurn } from './turn.ts'

export const CHOICES: readonly DarkLandsMove[] = PAIRS.map(companions => ({ kind: 'choose', companions }))

const pairNumber = (companions: readonly Companion[]): number =>
  PAIRS.findIndex(([a, b]) => a === companions[0] && b === companions[1])

export const pairObjection = (companions: readonly Companion[]): Objection | null =>
  companions.length === FREE_COMPANIONS
    ? null
    : refuse('two-companions', { chosen: companions.length, free: FREE_COMPANIONS })

/** DL-RUL-6: in secret, revealed together; only then chance names the first player (DL-SETUP-13, DL-RUL-5). */
export function seal(
  p: DarkLandsPosition,
  seat: Seat,
  companions: readonly Companion[],
  rng: Rng,
  emit: Emit<DarkLandsEvent> | null,
): void {
  p.sealed[seat] = pairNumber(companions)
  emit?.({ kind: 'chose', seat })
  if (p.sealed.includes(NONE)) return
  for (let each = 0; each < p.seats; each++) gainPair(p, each, PAIRS[p.sealed[each]], 1)
  const first = p.first === NONE ? seatAt(rng.below(p.seats)) : p.first
  p.first = first
  emit?.({ kind: 'companions', pairs: p.sealed.slice(), first, shows: true })
  p.agenda.pop()
  startTurn(p, emit)
}

/** DL-RUL-26: after a redraw the free companions may be chosen again. */
export function chooseAgain(
  p: DarkLandsPosition,
  seat: Seat,
  companions: readonly Companion[],
  emit: Emit<DarkLandsEvent> | null,
): void {
  gainPair(p, seat, PAIRS[p.sealed[seat]], -1)
  p.sealed[seat] = pairNumber(companions)
  gainPair(p, seat, companions, 1)
  p.agenda.pop()
  emit?.({ kind: 'rechose', seat, companions })
}

function gainPair(p: DarkLandsPosition, seat: number, pair: readonly Companion[], amount: number): void {
  for (const companion of pair) {
    p.companions[seat * 3 + companion] += amount
    p.ready[seat * 3 + companion] += amount
  }
}
