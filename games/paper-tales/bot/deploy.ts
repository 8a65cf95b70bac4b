import type { Seat } from '../../../kernel/seat.ts'
import { SPOTS } from '../content/figures.ts'
import { NO_PLAN, type PaperTalesMove, type PaperTalesPosition, type Plan } from '../position.ts'
import { withCards } from '../rules/cards.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { layAll } from './fit.ts'
import { Layout } from './layout.ts'
import { think } from './mind.ts'
import { bestPlan, completedPlan, type Planned, quickPlan, variedPlans } from './planner.ts'
import { type Scene, sceneOf } from './scene.ts'
import { isUntouched, leadsTo, stepsTowards } from './steps.ts'

export const DRAFT_PASSES = 4
export const PLAN_PASSES = 12
/** At a glance a rough idea must do, and for all seats at once a hasty one. */
export const ROUGH = 'rough'
export const HASTY = 'hasty'
export type Care = number | typeof ROUGH

/** So many plans are compared, if they are no more than so many points worse than the best. */
const VARIED = 10
const MUCH_WORSE = 3

const layout = new Layout()

interface Hope {
  readonly scene: Scene
  readonly worth: number
}

/** What can be hoped for from these cards and from what is laid; for all seats at once, what each means to do. The layout stays in memory. */
export function bestHope(
  p: PaperTalesPosition,
  seat: Seat,
  hand: readonly number[],
  care: Care | typeof HASTY,
  f: KingdomFigures,
): Hope {
  const isDecided = p.stage === 'plan' && p.sealed[seat] !== null
  if (care === HASTY && !isDecided) return think(layout, p, seat, hand, f)
  const scene = sceneOf(p, seat, false, f)
  const passes = isDecided || care === HASTY ? 0 : care
  return { scene, worth: planWorth(p, seat, hand, p.kingdoms[seat].plan, scene, passes) }
}

/** What the best deployment of these cards that can be reached from a draft is worth. The layout it leads to stays in memory. */
export function planWorth(
  p: PaperTalesPosition,
  seat: Seat,
  hand: readonly number[],
  draft: Plan,
  scene: Scene,
  care: Care,
): number {
  layout.begin(p, seat, hand, draft)
  if (care === ROUGH) return quickPlan(layout, scene)
  return (p.stage === 'plan' && care > 0 ? completed(draft, scene, care) : bestPlan(layout, scene, care)).worth
}

/** What each of these cards would add to what the seat means to do with its hand, told in haste. */
export function additions(
  p: PaperTalesPosition,
  seat: Seat,
  cards: readonly number[],
  f: KingdomFigures,
  into: Float64Array,
): void {
  const { hand, kept } = p.kingdoms[seat]
  const mind = think(layout, p, seat, withCards(hand, kept), f)
  layout.take(cards[0])
  for (let i = 0; i < cards.length; i++)
    into[i] = i > 0 && cards[i] === cards[i - 1] ? into[i - 1] : mind.additionOf(cards[i], layout)
}

/** The terms of the layout that was reckoned with last, with as much care. */
export const layoutTerms = (scene: Scene, row: Float64Array, care: Care | typeof HASTY): number =>
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
  layout.begin(p, seat, p.kingdoms[seat].hand, p.kingdoms[seat].plan)
  const [best, ...others] = variedPlans(layout, sceneOf(p, seat, false, f), PLAN_PASSES, VARIED)
  const steps = [...stepsTowards(best.plan, NO_PLAN, moves)]
  for (const { plan, worth } of others) {
    if (worth < best.worth - MUCH_WORSE) break
    const step = moves.find(move => leadsTo(plan, NO_PLAN, move) && !leadsTo(best.plan, NO_PLAN, move))
    if (step && !steps.includes(step)) steps.push(step)
  }
  return steps
}

/** The best plan in reach of the draft. */
export function bestDeployment(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, care: Care = PLAN_PASSES): Plan {
  const { hand, plan } = p.kingdoms[seat]
  layout.begin(p, seat, hand, plan)
  const scene = sceneOf(p, seat, false, f)
  if (care !== ROUGH) return completed(plan, scene, care).plan
  quickPlan(layout, scene)
  return layout.toPlan()
}

/** A plan for walks through a search, where there is no time for a better one: what was thought of before, the own looked at again. */
export function sketchedDeployment(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, isOwn: boolean): Plan {
  const { scene, worth } = think(layout, p, seat, p.kingdoms[seat].hand, f)
  if (isOwn) layAll(layout, scene, SPOTS, worth)
  return layout.toPlan()
}
