import { type Seat, seatAfter } from '../../../kernel/seat.ts'
import { MAPS } from '../content/maps.ts'
import { RACE_IDS } from '../content/races.ts'
import { DECLINED, type Frame, NONE, type SmallWorldPosition, UNTOUCHED } from '../position.ts'
import { canGoOn, ready } from './conquest.ts'
import { decline } from './decline.ts'
import { alliesFor } from './diplomacy.ts'
import { canFortify, canMoveCamps, hasCampsToPlace, rally, settleHeroes } from './markers.ts'
import { muster, regroup, settleRedeployment, settleRegroup, settleRetreat } from './redeploy.ts'
import { score } from './score.ts'
import type { Step } from './step.ts'
import { lore, traitsOf } from './traits.ts'

const push = (p: SmallWorldPosition, kind: Frame['kind'], seat: Seat, race: number): void => {
  p.agenda.push({ kind, seat, race })
}

/** SW-TURN-1 SW-TURN-2 */
export function startTurn({ p, emit }: Step): void {
  const seat = p.turn
  emit?.({ kind: 'turn', seat })
  // The peace lasts until the Diplomat's next turn. SW-POWER-DIPLOMAT-2
  p.ally[seat] = NONE
  p.attacked = 0
  p.exchanged = 0
  p.dragonUsed = 0
  for (let race = 0; race < p.conquests.length; race++) p.conquests[race] = 0
  push(p, 'pass', seat, NONE)
  if (p.active[seat] !== NONE) push(p, 'turn', seat, NONE)
  else {
    push(p, 'pick', seat, NONE)
    callGhouls(p, seat)
  }
}

/** The steps of an expanding turn, in reverse: the last entry of the agenda comes next. SW-TURN-4 */
export function layOutTurn(p: SmallWorldPosition, seat: Seat): void {
  const race = p.active[seat]
  push(p, 'victims', seat, NONE)
  push(p, 'late-decline', seat, race)
  push(p, 'ally', seat, race)
  push(p, 'score', seat, NONE)
  push(p, 'heroes', seat, race)
  push(p, 'rally', seat, race)
  push(p, 'fortify', seat, race)
  push(p, 'encamp', seat, race)
  push(p, 'redeploy', seat, race)
  push(p, 'muster', seat, race)
  for (const other of undyingOf(p, seat)) {
    push(p, 'redeploy', seat, other)
    push(p, 'muster', seat, other)
  }
  push(p, 'conquer', seat, race)
  push(p, 'ready', seat, race)
}

/** Ghouls in decline conquer at the start of the turn, before a new race is picked. SW-RACE-GHOULS-3 SW-RUL-3 */
export function callGhouls(p: SmallWorldPosition, seat: Seat): void {
  for (const race of undyingOf(p, seat)) {
    push(p, 'conquer', seat, race)
    push(p, 'ready', seat, race)
  }
}

/**
 * After a failed attempt the tokens go into a region already held (SW-DIE-4). The redeployment that follows can move
 * those of the active race anywhere; those of Ghouls stay while the active race conquers.
 */
export function fallBack(p: SmallWorldPosition, seat: Seat, race: number): void {
  if (p.standing[race] === DECLINED) push(p, 'retreat', seat, race)
}

/** Ghouls in decline continue to conquer. SW-RACE-GHOULS-2 */
function undyingOf(p: SmallWorldPosition, seat: Seat): number[] {
  const races: number[] = []
  for (let race = 0; race < RACE_IDS.length; race++)
    if (p.owner[race] === seat && p.standing[race] === DECLINED && lore(p).races[race].undying) races.push(race)
  return races
}

/** SW-DECL-1 SW-DECL-7 */
export function declineTurn(step: Step, seat: Seat): void {
  decline(step, seat)
  score(step, seat)
}

export const now = (p: SmallWorldPosition): Frame => p.agenda[p.agenda.length - 1]

/** Carries out every step without a decision, until somebody has to be asked or the game is over. */
export function settle(step: Step): void {
  const { p } = step
  while (p.agenda.length > 0) {
    const { kind, seat, race } = now(p)
    if (isAsked(step, kind, seat, race)) return
  }
}

/** True if the step waits for an answer; otherwise it has been carried out and removed from the agenda. */
function isAsked(step: Step, kind: Frame['kind'], seat: Seat, race: number): boolean {
  const { p } = step
  switch (kind) {
    case 'pick':
    case 'turn':
      return true
    case 'conquer':
      if (canGoOn(p, race)) return true
      break
    case 'retreat':
      if (settleRetreat(step, race)) return true
      break
    case 'redeploy':
      if (settleRedeployment(step, race)) return true
      break
    case 'regroup':
      if (settleRegroup(step, race)) return true
      break
    case 'encamp':
      if (canMoveCamps(step, race)) return true
      break
    case 'reencamp':
      if (hasCampsToPlace(step, race)) return true
      break
    case 'fortify':
      if (canFortify(p, race)) return true
      break
    case 'heroes':
      if (settleHeroes(step, race)) return true
      break
    case 'ally':
      if (traitsOf(p, race).peace && alliesFor(p, seat) !== 0) return true
      break
    case 'late-decline':
      if (traitsOf(p, race).lateDecline) return true
      break
    default:
      p.agenda.pop()
      carryOut(step, kind, seat, race)
      return false
  }
  p.agenda.pop()
  return false
}

type Automatic = 'ready' | 'muster' | 'rally' | 'score' | 'victims' | 'pass'

function carryOut(step: Step, kind: Automatic, seat: Seat, race: number): void {
  const { p } = step
  switch (kind) {
    case 'ready':
      ready(step, race)
      return
    case 'muster':
      muster(step, race)
      return
    case 'rally':
      rally(p, race)
      return
    case 'score':
      score(step, seat)
      return
    case 'victims':
      callVictims(step, seat)
      return
    case 'pass':
      pass(step, seat)
  }
}

/** Players who were driven off, clockwise from the attacker, at the very end of the turn. SW-LOSS-4 SW-RUL-4 */
function callVictims(step: Step, attacker: Seat): void {
  const { p } = step
  for (let steps = p.seats - 1; steps > 0; steps--) {
    const seat = seatAfter(attacker, p.seats, steps)
    for (let race = 0; race < RACE_IDS.length; race++) {
      if (p.owner[race] !== seat) continue
      if (traitsOf(p, race).camps > 0) push(p, 'reencamp', seat, race)
      if (p.withdrawn[race] > 0) {
        regroup(p, race)
        push(p, 'regroup', seat, race)
      }
    }
  }
  p.arranging = UNTOUCHED
}

/** SW-ROUND-2 SW-ROUND-3 SW-ROUND-4 */
function pass(step: Step, seat: Seat): void {
  const { p, emit } = step
  const next = seatAfter(seat, p.seats)
  if (next === p.first) {
    if (p.round === MAPS[p.map].rounds) {
      emit?.({ kind: 'ended', coins: p.coins.slice(), shows: true })
      return
    }
    p.round++
    emit?.({ kind: 'round', round: p.round })
  }
  p.turn = next
  startTurn(step)
}
