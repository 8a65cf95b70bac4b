import type { Seat } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import { clonePosition, DISCARD, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { broughtGold, fullPrice, unpaidSpots } from '../rules/payment.ts'
import { carryOut, composePlan, fits } from '../rules/plan.ts'

/** Drops moves that no person would make. */
export const sensible = (
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
): readonly PaperTalesMove[] =>
  p.stage === 'plan' ? planning(p, seat, moves) : moves.filter(move => !isSenseless(p, move, moves))

function isSenseless(p: PaperTalesPosition, move: PaperTalesMove, moves: readonly PaperTalesMove[]): boolean {
  switch (move.kind) {
    case 'pass':
      return p.stage === 'build' && p.round === ROUNDS && moves.length > 1
    case 'keep':
      return p.round < ROUNDS && move.cards.length === 0 && moves.length > 1
    default:
      return false
  }
}

/** A plan is not taken back, or it would never be ready; nor is it ready while it leaves room or is not affordable. */
function planning(p: PaperTalesPosition, seat: Seat, moves: readonly PaperTalesMove[]): readonly PaperTalesMove[] {
  const onward = moves.filter(
    move => !isTakingBack(move) && (move.kind !== 'place' || isPaidFor(composed(p, seat, move), seat)),
  )
  const { old } = p.kingdoms[seat].plan
  const fillsRoom = (move: PaperTalesMove): boolean =>
    move.kind === 'place' && (CARDS[move.card].cost === 0 || old.includes(DISCARD))
  return onward.some(fillsRoom) ? onward.filter(({ kind }) => kind !== 'ready') : onward
}

const isTakingBack = ({ kind }: PaperTalesMove): boolean =>
  kind === 'withdraw' || kind === 'restore' || kind === 'unequip'

function composed(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): PaperTalesPosition {
  const after = clonePosition(p)
  composePlan(after, seat, move)
  return after
}

/** Can the treasury pay for everything planned? Unknown while a row is overfull. */
function isPaidFor(p: PaperTalesPosition, seat: Seat): boolean {
  if (!fits(p.kingdoms[seat])) return true
  const kingdom = clonePosition(p).kingdoms[seat]
  carryOut(kingdom)
  return fullPrice(kingdom, unpaidSpots(kingdom), kingdom.pending.length) <= kingdom.gold + broughtGold(kingdom)
}
