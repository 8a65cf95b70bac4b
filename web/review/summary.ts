import { type Judged, NEARLY, type Slip } from '../../bots/advice/analyse.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatAt } from '../../kernel/seat.ts'

/** A finished analysis: one entry for each position, the opening first. */
export type AnalysedMatch = readonly Judged[]

export interface TurningPoint {
  readonly step: number
  readonly seat: Seat
  /** The seat's chance before and after the move. */
  readonly before: number
  readonly after: number
}

export interface CostlyMove extends Slip {
  readonly step: number
}

const TURNS = 3
const SLIPS = 5
const NOTABLE = 0.08
const EQUAL = 1e-6
const MOST_REACH = 4

const swingOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)

/**
 * The moves that changed somebody's chances most, greatest first, as long as the change lasted: a short look at one
 * position is averaged with its neighbours.
 */
export function turningPoints(analysis: AnalysedMatch): TurningPoint[] {
  const reach = Math.max(1, Math.min(MOST_REACH, Math.round(analysis.length / 30)))
  const turns = analysis
    .slice(1)
    .map((judged, at) => {
      const before = meanOf(analysis.slice(Math.max(0, at + 1 - reach), at + 1))
      return greatestSwing(before, meanOf(analysis.slice(at + 1, at + 1 + reach)), judged.step)
    })
    .filter(turn => swingOf(turn) >= NOTABLE)
    .sort((a, b) => swingOf(b) - swingOf(a))
  const found: TurningPoint[] = []
  for (const turn of turns)
    if (found.length < TURNS && found.every(({ step }) => Math.abs(step - turn.step) >= reach)) found.push(turn)
  return found
}

const meanOf = (judged: readonly Judged[]): number[] =>
  elementAt(judged, 0).chances.map(
    (_, seat) => judged.reduce((sum, { chances }) => sum + elementAt(chances, seat), 0) / judged.length,
  )

function greatestSwing(before: readonly number[], after: readonly number[], step: number): TurningPoint {
  const swings = after.map((chance, seat) => chance - elementAt(before, seat))
  // Between two players one gains what the other loses: the gain is shown, whatever the last digit says.
  const size = (swing: number) => Math.abs(swing) + (swing > 0 ? EQUAL : 0)
  const seat = swings.reduce((best, swing, at) => (size(swing) > size(elementAt(swings, best)) ? at : best), 0)
  return { step, seat: seatAt(seat), before: elementAt(before, seat), after: elementAt(after, seat) }
}

/** The moves that cost their player most, worst first. A move nearly as good as the best does not count. */
export const costlyMoves = (analysis: AnalysedMatch, of: (seat: Seat) => boolean): CostlyMove[] =>
  analysis
    .flatMap(({ step, slip }) => (slip && slip.cost >= NEARLY && of(slip.seat) ? [{ step, ...slip }] : []))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SLIPS)
