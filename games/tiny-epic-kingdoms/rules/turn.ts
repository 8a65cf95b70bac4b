import type { Rng } from '../../../kernel/rng.ts'
import { clockwiseFrom, type Seat, seatAfter } from '../../../kernel/seat.ts'
import {
  ACTIONS,
  type Action,
  ARMIES,
  LAST_CALL,
  LAST_REFRESH,
  MAGIC,
  SHIELDS,
  TABLE_RULES,
  TOWER,
} from '../content/figures.ts'
import { type EndReason, NONE, type TekMove, type TekPosition, type Tell } from '../position.ts'
import { listCollects } from './collect.ts'
import { canBuild, canResearch, listMobilise, listTrades } from './economy.ts'
import { powersOf } from './factions/index.ts'
import { listPatrols, listQuests } from './movement.ts'
import { finish } from './scoring.ts'
import { nextInSetup } from './setup.ts'

/* Section 2: the five phases of a turn; sections 15 and 19 as far as they concern it. */

/** Nothing is being decided: starts the next decision (TEK-TURN-1). */
export function moveOn(p: TekPosition, rng: Rng, emit: Tell): void {
  if (p.lands.length === 0) nextInSetup(p, rng, emit)
  else if (p.action === NONE) beginTurn(p, emit)
  else if (p.answered < p.seats) {
    // TEK-RESPOND-1, TEK-RESPOND-3: the active player first, then clockwise.
    p.agenda.push({ kind: 'respond', seat: seatAfter(p.active, p.seats, p.answered) })
    p.answered++
  } else endTurn(p, emit)
}

function beginTurn(p: TekPosition, emit: Tell): void {
  if (shieldsPlaced(p) === SHIELDS) {
    refresh(p, emit)
    if (p.over) return
  }
  p.agenda.push({ kind: 'select', seat: p.active })
}

export function shieldsPlaced(p: TekPosition): number {
  let placed = 0
  for (let action = 0; action < ACTIONS.length; action++) placed += p.shields[action]
  return placed
}

/** TEK-R-76: the refreshes left in a game that nobody ends, once that is worth announcing; null before. */
export function lastCall(p: TekPosition): number | null {
  const left = LAST_REFRESH - p.refreshes
  return !p.over && p.ending === 'none' && left <= LAST_CALL ? left : null
}

/** TEK-REFRESH-1, TEK-REFRESH-2, TEK-5P-1 */
function refresh(p: TekPosition, emit: Tell): void {
  const skips = TABLE_RULES[p.seats].refresherSkips && p.ending === 'none'
  p.shields.fill(0)
  p.refreshes++
  emit?.({ kind: 'refreshed', seat: p.active, skips })
  if (p.ending === 'none' && p.refreshes === LAST_REFRESH) {
    p.ending = 'long'
    emit?.({ kind: 'end-near', seat: NONE, why: 'long' })
  }
  if (p.ending !== 'none') finish(p, emit)
  else if (skips) p.active = seatAfter(p.active, p.seats)
}

/** TEK-SELECT-1 */
export function listSelections(p: TekPosition, out: TekMove[]): void {
  for (const [at, action] of ACTIONS.entries()) if (p.shields[at] === 0) out.push({ kind: 'select', action })
}

export function select(p: TekPosition, seat: Seat, action: Action, emit: Tell): void {
  p.action = ACTIONS.indexOf(action)
  p.shields[p.action] = 1
  p.answered = 0
  emit?.({ kind: 'selected', seat, action })
}

/**
 * TEK-RESPOND-1 to TEK-RESPOND-5: the action, its alternative, and collecting or, for the active player, doing nothing.
 */
export function listResponses(p: TekPosition, seat: Seat, out: TekMove[], enough: number): void {
  const action = ACTIONS[p.action]
  const standIn = powersOf(p, seat).insteadOf[action]
  listAction(p, seat, action, out, enough)
  if (standIn) listAction(p, seat, standIn, out, enough)
  if (out.length >= enough) return
  if (seat === p.active) out.push({ kind: 'pass' })
  else listCollects(p, seat, out)
}

function listAction(p: TekPosition, seat: Seat, action: Action, out: TekMove[], enough: number): void {
  switch (action) {
    case 'patrol':
      return listPatrols(p, seat, out, enough)
    case 'quest':
      return listQuests(p, seat, out, enough)
    case 'build':
      if (canBuild(p, seat)) out.push({ kind: 'build' })
      return
    case 'research':
      if (canResearch(p, seat)) out.push({ kind: 'research' })
      return
    case 'expand':
      return listMobilise(p, seat, out, enough)
    case 'trade':
      return listTrades(p, seat, out, enough)
  }
}

/** Phases 4 and 5. */
function endTurn(p: TekPosition, emit: Tell): void {
  checkEnd(p, emit)
  p.active = seatAfter(p.active, p.seats)
  p.action = NONE
  p.answered = 0
  p.mover = NONE
}

/** TEK-END-1 to TEK-END-3, TEK-R-30: checked only here, and final. */
function checkEnd(p: TekPosition, emit: Tell): void {
  if (p.ending !== 'none') return
  for (const seat of clockwiseFrom(p.active, p.seats)) {
    const why = endReasonOf(p, seat)
    if (why === 'none') continue
    p.ending = why
    emit?.({ kind: 'end-near', seat, why })
    return
  }
}

function endReasonOf(p: TekPosition, seat: Seat): EndReason {
  if (p.inPlay[seat] === ARMIES.endTrigger) return 'armies'
  if (p.tower[seat] === TOWER.top) return 'tower'
  return p.magic[seat] === MAGIC.top ? 'magic' : 'none'
}
