import type { Emit, Objection } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { isArtifact } from '../content/cards.ts'
import { BOTTOM_SPOTS, ROW_OF, SPOTS, TAKE_BACKS, TOP_SPOTS } from '../content/figures.ts'
import { ROWS, type Row } from '../content/vocabulary.ts'
import {
  type Cards,
  DISCARD,
  type Kingdom,
  MOVE,
  NO_PLAN,
  NONE,
  type PaperTalesEvent,
  type PaperTalesMove,
  type PaperTalesPosition,
  type Plan,
  STAY,
} from '../position.ts'
import { countOf, withCard, withoutCard, withoutCards } from './cards.ts'
import { buildingsOf } from './measure.ts'
import { refuse } from './objections.ts'
import { discardCard } from './piles.ts'

/*
 * A plan is composed card by card, unseen by the others. Spots of one row are alike, so a plan names rows. Every unit
 * and card is decided once, in any order, and decisions may be taken back freely (see TAKE_BACKS).
 */

export function beginPlan(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'plan'
  p.asked = seatsOf(p.seats)
  emit?.({ kind: 'phase', phase: 'deploy' })
  for (const k of p.kingdoms) {
    // The fifth spot comes in the round after the first level II building (PT-SLOT-1, PT-SLOT-4).
    k.top = buildingsOf(k, 2) > 0 ? 3 : 2
    k.freshArtifacts = 0
    for (let spot = 0; spot < SPOTS; spot++) k.fresh[spot] = 0
    k.plan = NO_PLAN
  }
}

const rowLength = (k: Kingdom, row: Row): number => (row === 'top' ? k.top : BOTTOM_SPOTS.length)
export const otherRow = (row: Row): Row => (row === 'top' ? 'bottom' : 'top')

/** Cards of the plan and units that move into the row. */
function enteringRow(k: Kingdom, row: Row): number {
  let count = k.plan[row].length
  for (let spot = 0; spot < SPOTS; spot++) if (k.plan.old[spot] === MOVE && ROW_OF[spot] !== row) count++
  return count
}

function stayingInRow(k: Kingdom, row: Row): number {
  let count = 0
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE && k.plan.old[spot] === STAY && ROW_OF[spot] === row) count++
  return count
}

export const unitsInRow = (k: Kingdom, row: Row): number => enteringRow(k, row) + stayingInRow(k, row)

/** Copies in the hand that the plan does not use yet. */
export const spareCopies = (k: Kingdom, card: number): number =>
  countOf(k.hand, card) - countOf(k.plan.top, card) - countOf(k.plan.bottom, card) - countOf(k.plan.artifacts, card)

const roomForCard = (k: Kingdom, row: Row): boolean => unitsInRow(k, row) < rowLength(k, row)
/** Units that stay may still leave: two units of full rows can swap places. */
const roomForMover = (k: Kingdom, row: Row): boolean => enteringRow(k, row) < rowLength(k, row)
export const fits = (k: Kingdom): boolean => ROWS.every(row => unitsInRow(k, row) <= rowLength(k, row))

export function planMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const k = p.kingdoms[seat]
  const { plan } = k
  const moves: PaperTalesMove[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE) continue
    if (plan.old[spot] === STAY) {
      moves.push({ kind: 'dismiss', spot })
      if (roomForMover(k, otherRow(ROW_OF[spot]))) moves.push({ kind: 'move', spot })
    } else if (plan.takeBacks > 0) moves.push({ kind: 'restore', spot })
  }
  listCards(k, moves)
  if (plan.takeBacks > 0) listWithdrawals(plan, moves)
  if (fits(k)) moves.push({ kind: 'ready' })
  return moves
}

function listCards(k: Kingdom, moves: PaperTalesMove[]): void {
  const top = roomForCard(k, 'top')
  const bottom = roomForCard(k, 'bottom')
  for (const card of new Set(k.hand)) {
    if (spareCopies(k, card) === 0) continue
    if (isArtifact(card)) moves.push({ kind: 'equip', card })
    else {
      if (top) moves.push({ kind: 'place', card, row: 'top' })
      if (bottom) moves.push({ kind: 'place', card, row: 'bottom' })
    }
  }
}

function listWithdrawals(plan: Plan, moves: PaperTalesMove[]): void {
  for (const row of ROWS) for (const card of new Set(plan[row])) moves.push({ kind: 'withdraw', card, row })
  for (const card of new Set(plan.artifacts)) moves.push({ kind: 'unequip', card })
}

export function planObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  const k = p.kingdoms[seat]
  switch (move.kind) {
    case 'dismiss':
    case 'move':
    case 'restore':
      return oldUnitObjection(k, move.kind, move.spot)
    case 'place':
      return cardObjection(k, move.card, false) ?? roomObjection(k, move.row, roomForCard(k, move.row))
    case 'equip':
      return cardObjection(k, move.card, true)
    case 'withdraw':
      return withdrawObjection(k, k.plan[move.row], move.card)
    case 'unequip':
      return withdrawObjection(k, k.plan.artifacts, move.card)
    case 'ready': {
      const overfull = ROWS.find(row => unitsInRow(k, row) > rowLength(k, row))
      if (!overfull) return null
      return refuse('row-overfull', {
        row: overfull,
        have: unitsInRow(k, overfull),
        spots: rowLength(k, overfull),
      })
    }
    default:
      return refuse('not-now')
  }
}

function oldUnitObjection(k: Kingdom, kind: 'dismiss' | 'move' | 'restore', spot: number): Objection | null {
  if (k.units[spot] === NONE) return refuse('no-unit-there', { spot })
  const decided = k.plan.old[spot] !== STAY
  if (kind === 'restore') {
    if (!decided) return refuse('nothing-to-restore', { card: k.units[spot] })
    return k.plan.takeBacks > 0 ? null : refuse('no-take-backs', { limit: TAKE_BACKS })
  }
  if (decided) return refuse('already-decided', { card: k.units[spot] })
  if (kind === 'dismiss') return null
  const row = otherRow(ROW_OF[spot])
  return roomObjection(k, row, roomForMover(k, row))
}

function cardObjection(k: Kingdom, card: number, artifact: boolean): Objection | null {
  if (countOf(k.hand, card) === 0 || spareCopies(k, card) === 0) return refuse('not-in-hand', { card })
  if (isArtifact(card) === artifact) return null
  return refuse(artifact ? 'not-an-artifact' : 'not-a-unit', { card })
}

const roomObjection = (k: Kingdom, row: Row, room: boolean): Objection | null =>
  room ? null : refuse('row-full', { row, have: unitsInRow(k, row), spots: rowLength(k, row) })

function withdrawObjection(k: Kingdom, planned: Cards, card: number): Objection | null {
  if (countOf(planned, card) === 0) return refuse('not-in-plan', { card })
  return k.plan.takeBacks > 0 ? null : refuse('no-take-backs', { limit: TAKE_BACKS })
}

/** One step of composing; `ready` is handled elsewhere. */
export function composePlan(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): void {
  const k = p.kingdoms[seat]
  const { old, top, bottom, artifacts, takeBacks } = k.plan
  switch (move.kind) {
    case 'dismiss':
      k.plan = { old: old.with(move.spot, DISCARD), top, bottom, artifacts, takeBacks }
      break
    case 'move':
      k.plan = { old: old.with(move.spot, MOVE), top, bottom, artifacts, takeBacks }
      break
    case 'restore':
      k.plan = { old: old.with(move.spot, STAY), top, bottom, artifacts, takeBacks: takeBacks - 1 }
      break
    case 'place':
      k.plan =
        move.row === 'top'
          ? { old, top: withCard(top, move.card), bottom, artifacts, takeBacks }
          : { old, top, bottom: withCard(bottom, move.card), artifacts, takeBacks }
      break
    case 'withdraw':
      k.plan =
        move.row === 'top'
          ? { old, top: withoutCard(top, move.card), bottom, artifacts, takeBacks: takeBacks - 1 }
          : { old, top, bottom: withoutCard(bottom, move.card), artifacts, takeBacks: takeBacks - 1 }
      break
    case 'equip':
      k.plan = { old, top, bottom, artifacts: withCard(artifacts, move.card), takeBacks }
      break
    case 'unequip':
      k.plan = { old, top, bottom, artifacts: withoutCard(artifacts, move.card), takeBacks: takeBacks - 1 }
      break
  }
}

/** Everybody is ready: all plans are carried out at once, units face up, artifacts still face down (PT-DEPLOY-5). */
export function revealPlans(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  for (const seat of seatsOf(p.seats)) {
    p.sealed[seat] = null
    const k = p.kingdoms[seat]
    k.draft = []
    const dismissed = carryOut(k)
    for (const card of dismissed) discardCard(p, card, true)
    emit?.({
      kind: 'revealed',
      seat: seat,
      dismissed,
      units: k.units.slice(),
      fresh: k.fresh.slice(),
      artifacts: k.pending.length,
      shows: true,
    })
  }
}

/** Puts the plan into the kingdom, nothing paid yet. Returns the units that were discarded. */
export function carryOut(k: Kingdom): Cards {
  const { plan } = k
  const dismissed: number[] = []
  const movers: { readonly card: number; readonly age: number; readonly row: Row }[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE || plan.old[spot] === STAY) continue
    if (plan.old[spot] === DISCARD) dismissed.push(k.units[spot])
    else movers.push({ card: k.units[spot], age: k.age[spot], row: otherRow(ROW_OF[spot]) })
    k.units[spot] = NONE
    k.age[spot] = 0
  }
  for (const { card, age, row } of movers) settle(k, card, age, 0, row)
  for (const row of ROWS) for (const card of plan[row]) settle(k, card, 0, 1, row)
  k.hand = handLeft(k)
  k.pending = plan.artifacts
  k.plan = NO_PLAN
  return dismissed
}

/** The hand without the cards laid for the plan. */
export const handLeft = ({ hand, plan }: Kingdom): Cards =>
  withoutCards(withoutCards(withoutCards(hand, plan.top), plan.bottom), plan.artifacts)

/** The leftmost free spot of the row. */
function settle(k: Kingdom, card: number, age: number, fresh: number, row: Row): void {
  let spot = row === 'top' ? TOP_SPOTS[0] : BOTTOM_SPOTS[0]
  while (k.units[spot] !== NONE) spot++
  k.units[spot] = card
  k.age[spot] = age
  k.fresh[spot] = fresh
}
