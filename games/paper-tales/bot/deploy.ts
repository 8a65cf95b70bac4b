import type { Seat } from '../../../kernel/seat.ts'
import { NO_PLAN, type PaperTalesMove, type PaperTalesPosition, type Plan } from '../position.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { usualWorth } from '../weights/worths.ts'
import { hastyFit, hastyPlan } from './haste.ts'
import { Layout } from './layout.ts'
import { bestPlan, completedPlan, type Planned, quickPlan, variedPlans } from './planner.ts'
import { type Scene, sceneOf } from './scene.ts'
import { sketchPlan } from './sketch.ts'
import { isUntouched, leadsTo, stepTowards } from './steps.ts'

export const DRAFT_PASSES = 4
export const PLAN_PASSES = 12
/** At a glance a rough idea must do, and for all seats at once a hasty one. */
export const ROUGH = 'rough'
export const HASTY = 'hasty'
export type Care = number | typeof ROUGH | typeof HASTY

/** So many plans are compared, if they are no more than so many points worse than the best. */
const VARIED = 4
const MUCH_WORSE = 3

const layout = new Layout()

function begin(p: PaperTalesPosition, seat: Seat, hand: readonly number[], draft: Plan): void {
  layout.begin(p.kingdoms[seat], p.available, hand, draft, p.stage === 'recruit')
}

/**
 * What the best deployment of these cards that can be reached from a draft is worth. The layout it leads to stays in memory.
 */
export function planWorth(
  p: PaperTalesPosition,
  seat: Seat,
  hand: readonly number[],
  draft: Plan,
  scene: Scene,
  care: Care,
): number {
  begin(p, seat, care === HASTY ? bestFirst(hand, p.round) : hand, draft)
  if (p.stage === 'plan' && p.sealed[seat]) return bestPlan(layout, scene, 0).worth
  if (care === HASTY) return hastyPlan(layout, scene)
  if (care === ROUGH) return quickPlan(layout, scene)
  return (p.stage === 'plan' ? completed(draft, scene, care) : bestPlan(layout, scene, care)).worth
}

/** By what they are worth in most kingdoms. */
export function bestFirst(cards: readonly number[], round: number): number[] {
  const sorted: number[] = []
  for (let i = 0; i < cards.length; i++) {
    let at = i
    for (; at > 0 && usualWorth(sorted[at - 1], round) < usualWorth(cards[i], round); at--) sorted[at] = sorted[at - 1]
    sorted[at] = cards[i]
  }
  return sorted
}

/** What each of these cards would add to the deployment of a hand, told in haste. */
export function additions(
  p: PaperTalesPosition,
  seat: Seat,
  hand: readonly number[],
  cards: readonly number[],
  scene: Scene,
  into: Float64Array,
): void {
  begin(p, seat, bestFirst(hand, p.round), NO_PLAN)
  const worth = hastyPlan(layout, scene)
  const last = layout.size
  layout.take(cards[0])
  for (let i = 0; i < cards.length; i++) {
    layout.swapLast(cards[i])
    into[i] = i > 0 && cards[i] === cards[i - 1] ? into[i - 1] : hastyFit(layout, scene, last, worth, false) - worth
  }
}

/** The terms of the layout that was reckoned with last, with as much care. */
export const layoutTerms = (scene: Scene, row: Float64Array, care: Care): number =>
  layout.worth(scene, row, care === HASTY)
export const layoutPlan = (): Plan => layout.toPlan()

/** What a player has laid is not taken back, once there is anything. */
const completed = (draft: Plan, scene: Scene, care: number): Planned =>
  isUntouched(draft) ? bestPlan(layout, scene, care) : completedPlan(layout, scene, care)

/** The first step of the best plan, and a step of each other one that is nearly as good: one that the best does not contain. */
export function openingSteps(
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
  f: KingdomFigures,
): readonly PaperTalesMove[] {
  begin(p, seat, p.kingdoms[seat].hand, p.kingdoms[seat].plan)
  const [best, ...others] = variedPlans(layout, sceneOf(p, seat, false, f), PLAN_PASSES, VARIED)
  const steps = [stepTowards(best.plan, NO_PLAN, moves)]
  for (const { plan, worth } of others) {
    if (worth < best.worth - MUCH_WORSE) break
    const step = moves.find(move => leadsTo(plan, NO_PLAN, move) && !leadsTo(best.plan, NO_PLAN, move))
    if (step && !steps.includes(step)) steps.push(step)
  }
  return steps
}

/** The best plan in reach of the draft. */
export function bestDeployment(
  p: PaperTalesPosition,
  seat: Seat,
  f: KingdomFigures,
  care: Exclude<Care, typeof HASTY> = PLAN_PASSES,
): Plan {
  const { hand, plan } = p.kingdoms[seat]
  begin(p, seat, hand, plan)
  const scene = sceneOf(p, seat, false, f)
  if (care !== ROUGH) return completed(plan, scene, care).plan
  quickPlan(layout, scene)
  return layout.toPlan()
}

/**
 * A plan for walks through a search, where there is no time for a better one: cards that are good in most kingdoms come first.
 * What rivals do is only guessed at, so haste will do for them.
 */
export function sketchedDeployment(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, isOwn: boolean): Plan {
  const { hand, plan } = p.kingdoms[seat]
  begin(p, seat, bestFirst(hand, p.round), plan)
  const lay = isOwn ? sketchPlan : hastyPlan
  lay(layout, sceneOf(p, seat, false, f))
  return layout.toPlan()
}

interface Target {
  readonly round: number
  readonly takeBacks: number
  readonly hand: readonly number[]
  readonly plan: Plan
}

const targets = new WeakMap<PaperTalesPosition, (Target | undefined)[]>()

/** A plan once made is carried out step by step without thinking again, in the same world and with nothing taken back. */
export function targetOf(p: PaperTalesPosition, seat: Seat, make: () => Plan): Plan {
  const { hand, plan: draft } = p.kingdoms[seat]
  let known = targets.get(p)
  if (!known) {
    known = []
    targets.set(p, known)
  }
  const last = known[seat]
  if (draft !== NO_PLAN && last && last.round === p.round && last.hand === hand && last.takeBacks === draft.takeBacks)
    return last.plan
  const plan = make()
  known[seat] = { round: p.round, takeBacks: draft.takeBacks, hand, plan }
  return plan
}
