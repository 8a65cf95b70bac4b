import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { clone, type IncomeLine, type SmallWorld, type SmallWorldEvent, type SmallWorldMove } from '../position.ts'
import { abandon } from '../rules/battle.ts'
import { game } from '../rules/game.ts'
import { fortify } from '../rules/markers.ts'
import { score } from '../rules/score.ts'
import type { Step } from '../rules/step.ts'
import { now } from '../rules/turn.ts'

/* What a turn will pay: everything here is played or scored by the rules themselves, on a copy. */

export interface Income {
  readonly lines: readonly IncomeLine[]
  readonly total: number
}

const NOTHING: Income = { lines: [], total: 0 }

function listening(p: SmallWorld, seat: Seat): { step: Step; heard: () => Income } {
  let income = NOTHING
  const emit = (event: SmallWorldEvent) => {
    if (event.kind === 'scored' && event.seat === seat) income = event
  }
  return { step: { p: clone(p), rng: Rng.fromSeed('preview'), emit }, heard: () => income }
}

/** What the land of a seat pays as it stands, without what only this turn brings. */
export function standingIncome(p: SmallWorld, seat: Seat): Income {
  const { step, heard } = listening(p, seat)
  step.p.conquests.fill(0)
  step.p.debuted[seat] = 1
  score(step, seat)
  return heard()
}

/** Is the seat at its turn and still to be paid for it? */
export const isToBePaid = (p: SmallWorld, seat: Seat): boolean =>
  p.agenda.some(frame => frame.seat === seat && (frame.kind === 'score' || frame.kind === 'turn'))

/** What the seat sees as its income: of this turn if it is to be paid for it, or else of its land. */
export const incomeOf = (p: SmallWorld, seat: Seat): Income =>
  isToBePaid(p, seat) ? turnIncome(p, seat) : standingIncome(p, seat)

/** The plainest way to the end of a turn: nothing more is conquered, built or put in decline. */
const PLAIN: readonly SmallWorldMove['kind'][] = [
  'expand',
  'stop',
  'retreat',
  'done',
  'spread',
  'skip',
  'lift',
  'camp',
  'hero',
]

/** What the turn pays if nothing more is conquered. Amazons too few for their land leave what pays least. */
export function turnIncome(p: SmallWorld, seat: Seat): Income {
  const { step, heard } = listening(p, seat)
  const after = step.p
  while (heard() === NOTHING && isToBePaid(after, seat)) {
    const asked = now(after).seat
    const moves = game.moves(after, asked)
    const plain = PLAIN.map(kind => moves.find(move => move.kind === kind)).find(move => move !== undefined)
    game.play(after, asked, plain ?? leastMissed(after, seat, moves), step.rng, step.emit)
  }
  return heard()
}

function leastMissed(p: SmallWorld, seat: Seat, moves: readonly SmallWorldMove[]): SmallWorldMove {
  const left = (move: SmallWorldMove): number => {
    const after = clone(p)
    game.play(after, seat, move, Rng.fromSeed('preview'), null)
    return standingIncome(after, seat).total
  }
  return moves.reduce((best, move) => (left(move) > left(best) ? move : best))
}

/** What declining now pays. */
export function declineIncome(p: SmallWorld, seat: Seat): number {
  const { step, heard } = listening(p, seat)
  game.play(step.p, seat, { kind: 'decline' }, step.rng, step.emit)
  return heard().total
}

/** By how much a change raises what the seat's land pays. */
function raise(p: SmallWorld, seat: Seat, change: (step: Step) => void): number {
  const { step } = listening(p, seat)
  change(step)
  return standingIncome(step.p, seat).total - standingIncome(p, seat).total
}

export const fortressIncome = (p: SmallWorld, seat: Seat, region: number): number =>
  raise(p, seat, step => fortify(step, region))

/** What leaving a region costs a turn. */
export const missedIncome = (p: SmallWorld, seat: Seat, region: number): number =>
  -raise(p, seat, step => abandon(step, p.holder[region], region))
