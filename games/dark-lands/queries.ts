import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { BOARD, type Cell } from './content/boards.ts'
import { ARTISANS_FOR, type Card, MAGES_FOR, WARRIORS_FOR } from './content/deck.ts'
import { ALL_COMPANIONS, type Companion } from './content/figures.ts'
import { clonePosition, type DarkLandsMove, type DarkLandsPosition } from './position.ts'
import { capture, listCaptures } from './rules/capture.ts'
import { fortify, listFortifyings } from './rules/fortify.ts'
import { regionSupport } from './rules/strength.ts'

/* What tables and words ask of a position. The rules answer; nothing is computed here. */

/* Land: who has claimed a region, how many a seat holds, what capturing one pays now. */
export { spoils } from './rules/capture.ts'
export { regionsOf } from './rules/end.ts'
export type { ObjectionCode } from './rules/objections.ts'
/* Strength of a Troop card against a region, part by part; the total; what a seat's own regions add there. */
export { claimOn, ownSupport, strengthOf, sumOf } from './rules/strength.ts'

/** A region that supports the capture of another. */
export interface Supporter {
  readonly cell: Cell
  readonly n: number
}

/** The seat's regions that support a capture there, and by how much. */
export const supportersOf = (p: DarkLandsPosition, seat: Seat, target: Cell): readonly Supporter[] =>
  elementAt(BOARD[p.board].neighbours, target)
    .filter(cell => p.owners[cell] === seat)
    .map(cell => ({ cell, n: regionSupport(p, cell) }))

/** A card laid on a region: a Troop card that captures it, or a Fortification. */
export type Laying = Extract<DarkLandsMove, { readonly kind: 'capture' | 'fortify' }>

/** Every card in hand that the ready companions could lay, and where. */
export function layings(p: DarkLandsPosition, seat: Seat, kind: Laying['kind']): readonly Laying[] {
  const moves: DarkLandsMove[] = []
  if (kind === 'capture') listCaptures(p, seat, moves)
  else listFortifyings(p, seat, moves)
  return moves.filter((move): move is Laying => move.kind === kind)
}

/** The position once such a card is laid. */
export function laid(p: DarkLandsPosition, seat: Seat, { kind, card, cell }: Laying): DarkLandsPosition {
  const next = clonePosition(p)
  if (kind === 'capture') capture(next, seat, card, cell, null)
  else fortify(next, seat, card, cell, null)
  return next
}

/** What a card costs, by type. */
const COST: Readonly<Record<Companion, ArrayLike<number>>> = { 0: WARRIORS_FOR, 1: ARTISANS_FOR, 2: MAGES_FOR }

/** The companions that a card needs and the seat has not got, even when all of them are ready. */
export const companionsLacked = (
  p: DarkLandsPosition,
  seat: Seat,
  card: Card,
): readonly { readonly companion: Companion; readonly n: number }[] =>
  ALL_COMPANIONS.map(companion => ({
    companion,
    n: elementAt(COST[companion], card) - elementAt(p.companions, seat * 3 + companion),
  })).filter(({ n }) => n > 0)

/* The end: would this move be the last, what does an early place in round 1 add, and what does a seat score? */
export { compensationOf, linesOf as pointsSoFar, scoreOf, wouldEnd } from './rules/end.ts'
/* Cards: how many ending the turn now would bring, and how many come for those given away. */
export { exchangedFor } from './rules/exchange.ts'
export { drawsAtEnd } from './rules/turn.ts'
