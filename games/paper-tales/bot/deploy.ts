import type { Seat } from '../../../kernel/seat.ts'
import { type Kingdom, NO_PLAN, type PaperTalesMove, type PaperTalesPosition, type Plan } from '../position.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { bestPlan, completedPlan, type Planned, quickPlan, scratch, variedPlans, type Worth } from './planner.ts'
import { enemiesOf, prospect, UNAVAILABLE } from './prospect.ts'
import { isUntouched, leadsTo, stepTowards } from './steps.ts'

export const DRAFT_PASSES = 4
export const PLAN_PASSES = 12
/** At a glance, for all seats at once, and in walks through a search, a rough idea must do. */
export const ROUGH = 'rough'
export type Care = number | typeof ROUGH

/** So many plans are compared, if they are no more than so many points worse than the best. */
const VARIED = 4
const MUCH_WORSE = 3

/** A copy of the kingdom to reckon with; buildings that are not in the game are marked. */
export function reckoning(p: PaperTalesPosition, seat: Seat): Kingdom {
  const k = scratch(p.kingdoms[seat])
  for (let building = 0; building < k.buildings.length; building++)
    if (!p.available.includes(building)) k.buildings[building] = UNAVAILABLE
  return k
}

/** The best deployment of these cards that can be reached from a draft. */
export function planFor(
  p: PaperTalesPosition,
  seat: Seat,
  k: Kingdom,
  hand: readonly number[],
  from: Plan,
  f: KingdomFigures,
  care: Care,
): Planned {
  k.hand = hand
  k.plan = from
  if (p.stage === 'recruit') {
    k.top = k.buildings.includes(2) ? 3 : 2
    // Last round's units are paid for, though they count as new until plans begin.
    k.fresh = k.fresh.map(() => 0)
    k.freshArtifacts = 0
  }
  const worth = worthNow(p, seat, f)
  if (p.stage === 'plan') return p.sealed[seat] ? bestPlan(k, worth, 0) : completed(k, worth, care)
  return care === ROUGH ? quickPlan(k, worth) : bestPlan(k, worth, care)
}

/** What a player has laid is not taken back, once there is anything. */
function completed(k: Kingdom, worth: Worth, care: Care): Planned {
  if (care === ROUGH) return quickPlan(k, worth)
  return isUntouched(k.plan) ? bestPlan(k, worth, care) : completedPlan(k, worth, care)
}

function worthNow(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): Worth {
  const enemies = enemiesOf(p, seat, false, f)
  return k => prospect(k, p.round, 'war', enemies, p.duel, f)
}

/** The first step of the best plan, and a step of each other one that is nearly as good: one that the best does not contain. */
export function openingSteps(
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
  f: KingdomFigures,
): readonly PaperTalesMove[] {
  const [best, ...others] = variedPlans(reckoning(p, seat), worthNow(p, seat, f), PLAN_PASSES, VARIED)
  const steps = [stepTowards(best.plan, NO_PLAN, moves)]
  for (const { plan, worth } of others) {
    if (worth < best.worth - MUCH_WORSE) break
    const step = moves.find(move => leadsTo(plan, NO_PLAN, move) && !leadsTo(best.plan, NO_PLAN, move))
    if (step && !steps.includes(step)) steps.push(step)
  }
  return steps
}

/** The best plan in reach of the draft. */
export const bestDeployment = (p: PaperTalesPosition, seat: Seat, f: KingdomFigures, care: Care = PLAN_PASSES): Plan =>
  completed(reckoning(p, seat), worthNow(p, seat, f), care).plan

interface Target {
  readonly round: number
  readonly takeBacks: number
  readonly hand: readonly number[]
  readonly plan: Plan
}

const targets = new WeakMap<PaperTalesPosition, (Target | undefined)[]>()

/** A plan once made is carried out step by step without thinking again, in the same world and with nothing taken back. */
export function targetOf(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, care: Care): Plan {
  const { hand, plan: draft } = p.kingdoms[seat]
  let known = targets.get(p)
  if (!known) {
    known = []
    targets.set(p, known)
  }
  const last = known[seat]
  if (draft !== NO_PLAN && last && last.round === p.round && last.hand === hand && last.takeBacks === draft.takeBacks)
    return last.plan
  const plan = bestDeployment(p, seat, f, care)
  known[seat] = { round: p.round, takeBacks: draft.takeBacks, hand, plan }
  return plan
}
