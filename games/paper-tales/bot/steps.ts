import { MOVE, NO_PLAN, type PaperTalesMove, type Plan, STAY } from '../position.ts'
import { countOf } from '../rules/cards.ts'

/**
 * The next step of the plan. If it is carried out but must not be ready yet, because it leaves room: everything that
 * fills it.
 */
export function stepsTowards(plan: Plan, now: Plan, moves: readonly PaperTalesMove[]): readonly PaperTalesMove[] {
  const fillings = moves.filter(move => move.kind === 'place')
  const isStuck = !moves.some(move => move.kind === 'ready' || leadsTo(plan, now, move))
  return isStuck && fillings.length > 0 ? fillings : [stepTowards(plan, now, moves)]
}

/** Ready, once the draft `now` matches the plan. */
export const stepTowards = (plan: Plan, now: Plan, moves: readonly PaperTalesMove[]): PaperTalesMove =>
  moves.find(move => leadsTo(plan, now, move)) ?? moves.find(move => move.kind === 'ready') ?? moves[0]

/** Does the step bring the draft `now` closer to the plan? */
export function leadsTo(plan: Plan, now: Plan, move: PaperTalesMove): boolean {
  switch (move.kind) {
    case 'dismiss':
      return plan.old[move.spot] !== STAY && plan.old[move.spot] !== MOVE
    case 'move':
      return plan.old[move.spot] === MOVE
    case 'restore':
      return plan.old[move.spot] !== now.old[move.spot]
    case 'place':
      return countOf(plan[move.row], move.card) > countOf(now[move.row], move.card)
    case 'withdraw':
      return countOf(plan[move.row], move.card) < countOf(now[move.row], move.card)
    case 'equip':
      return countOf(plan.artifacts, move.card) > countOf(now.artifacts, move.card)
    case 'unequip':
      return countOf(plan.artifacts, move.card) < countOf(now.artifacts, move.card)
    default:
      return false
  }
}

export const isUntouched = (plan: Plan): boolean => plan === NO_PLAN || isEmpty(plan)

const isEmpty = ({ old, top, bottom, artifacts }: Plan): boolean =>
  top.length + bottom.length + artifacts.length === 0 && old.every(to => to === STAY)
