import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { ACTIONS, type Action, ARMIES } from '../content/figures.ts'
import { FOOD } from '../content/resources.ts'
import { FACE_DOWN, type TekPosition } from '../position.ts'
import { countAt, ownAt, regionsOf } from '../rules/board.ts'
import { canBuild, canResearch, mobilisePrice } from '../rules/economy.ts'
import { powersOf } from '../rules/factions/index.ts'
import { towerStep } from './stock.ts'
import { overrated } from './waver.ts'

/* One step ahead a selection shows nothing, so its effect is guessed. */

/** How far an action may be overrated, in points. */
const TASTE = 0.8

/** The most promising free action. */
export function bestSelection(p: TekPosition, seat: Seat, fate?: Rng): Action {
  let best: Action = ACTIONS[0]
  let most = -Infinity
  for (let action = 0; action < ACTIONS.length; action++) {
    if (p.shields[action] !== 0) continue
    const worth = selectionWorth(p, seat, ACTIONS[action]) + overrated(fate, TASTE)
    if (worth <= most) continue
    most = worth
    best = ACTIONS[action]
  }
  return best
}

/** How much more the action brings the seat than the others, who could collect instead. */
export function selectionWorth(p: TekPosition, seat: Seat, action: Action): number {
  let others = 0
  for (const other of seatsOf(p.seats)) if (other !== seat) others += Math.max(0, actionWorth(p, other, action) - 0.6)
  return actionWorth(p, seat, action) - (0.5 * others) / (p.seats - 1)
}

/** A quick guess at the value of performing the action, or of the people's alternative. */
function actionWorth(p: TekPosition, seat: Seat, action: Action): number {
  const standIn = powersOf(p, seat).insteadOf[action]
  const other = standIn === undefined || standIn === 'patrol' || standIn === 'quest' ? 0 : actionWorth(p, seat, standIn)
  return Math.max(other, guess(p, seat, action))
}

function guess(p: TekPosition, seat: Seat, action: Action): number {
  const at = 3 * seat
  switch (action) {
    case 'research':
      return canResearch(p, seat) ? 1.9 - 0.12 * p.magic[seat] : 0
    case 'build':
      return canBuild(p, seat) ? 0.9 + 0.6 * (towerStep(p, seat) - 1) - 0.03 * p.tower[seat] : 0
    case 'expand':
      return p.inPlay[seat] < ARMIES.each && p.stock[at + FOOD] >= mobilisePrice(p, seat) && hasPlace(p, seat) ? 1.5 : 0
    case 'patrol':
    case 'quest':
      return p.exploring && hasFinds(p) ? 0.75 : 0.35 + 0.4 * doubled(p, seat)
    case 'trade':
      return Math.max(p.stock[at], p.stock[at + 1], p.stock[at + 2]) >= 4 ? 0.5 : 0.15
  }
}

function hasPlace(p: TekPosition, seat: Seat): boolean {
  const powers = powersOf(p, seat)
  if (powers.mobiliseBeside || powers.mobiliseInRuins) return true
  return regionsOf(p, seat).some(region => countAt(p, region) === 1)
}

const hasFinds = (p: TekPosition): boolean => p.tokens.includes(FACE_DOWN)

/** Regions where two of the seat's armies do the work of one. */
function doubled(p: TekPosition, seat: Seat): number {
  let count = 0
  for (const region of regionsOf(p, seat)) if (ownAt(p, seat, region) === 2) count++
  return Math.min(count, 3)
}
