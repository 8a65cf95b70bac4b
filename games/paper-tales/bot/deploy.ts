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
/** A quick look makes do with a rough idea; for all seats at once it is rougher still. */
export const ROUGH = 'rough'
export const HASTY = 'hasty'
export type Care = number | typeof ROUGH

/** The number of plans compared, and how many points worse than the best they may be. */
const VARIED = 10
const MUCH_WORSE = 3

const layout = new Layout()

interface Hope {
  readonly scene: Scene
  readonly worth: number
}

/**
 * What these cards and those already laid can achieve; when all seats are asked at once, what each intends. The layout
 * stays in memory.
 */
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

/** The value of the best deployment of these cards reachable from a draft. Its layout stays in memory. */
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

/** A quick estimate of what each of these cards would add to the seat's intended deployment. */
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

/** The terms of the last layout evaluated, with the same care. */
export const layoutTerms = (scene: Scene, row: Float64Array, care: Care | typeof HASTY): number =>
  layout.worth(scene, row, care === HASTY)
export const layoutPlan = (): Plan => layout.toPlan()

/** What a player has laid is not taken back. */
const completed = (draft: Plan, scene: Scene, care: number): Planned =>
  isUntouched(draft) ? bestPlan(layout, scene, care) : completedPlan(layout, scene, care)

/** The first step of the best plan, and for each nearly as good plan a step that the best one lacks. */
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

/** The best plan reachable from the draft. */
export function bestDeployment(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, care: Care = PLAN_PASSES): Plan {
  const { hand, plan } = p.kingdoms[seat]
  layout.begin(p, seat, hand, plan)
  const scene = sceneOf(p, seat, false, f)
  if (care !== ROUGH) return completed(plan, scene, care).plan
  quickPlan(layout, scene)
  return layout.toPlan()
}

/**
 * A plan for walks of a search, where there is no time for a better one: earlier thoughts, with one's own plan
 * reconsidered.
 */
export function sketchedDeployment(p: PaperTalesPosition, seat: Seat, f: KingdomFigures, isOwn: boolean): Plan {
  const { scene, worth } = think(layout, p, seat, p.kingdoms[seat].hand, f)
  if (isOwn) layAll(layout, scene, SPOTS, worth)
  return layout.toPlan()
}
