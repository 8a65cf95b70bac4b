import type { Judged, Slip } from '../../bots/advice/analyse.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { NEARLY } from './try-source.svelte.ts'

/** A finished analysis: one entry a position, the opening first. */
export type AnalysedMatch = readonly Judged[]

export interface TurningPoint {
  readonly step: number
  readonly seat: Seat
  /** The seat's chance before the move and after it. */
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

const swingOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)

/** The moves after which somebody's chances were quite other than before, greatest first. */
export const turningPoints = (analysis: AnalysedMatch): TurningPoint[] =>
  analysis
    .slice(1)
    .map((judged, at) => greatestSwing(elementAt(analysis, at), judged))
    .filter(turn => swingOf(turn) >= NOTABLE)
    .sort((a, b) => swingOf(b) - swingOf(a))
    .slice(0, TURNS)

function greatestSwing({ chances: before }: Judged, { step, chances: after }: Judged): TurningPoint {
  const swings = after.map((chance, seat) => chance - elementAt(before, seat))
  // Between two, what one gains the other loses: the gain is told, whatever the last digit says.
  const size = (swing: number) => Math.abs(swing) + (swing > 0 ? EQUAL : 0)
  const seat = swings.reduce((best, swing, at) => (size(swing) > size(elementAt(swings, best)) ? at : best), 0)
  return { step, seat: seat as Seat, before: elementAt(before, seat), after: elementAt(after, seat) }
}

/** The moves that cost their player most, dearest first. What nearly equals the best is none of them. */
export const costlyMoves = (analysis: AnalysedMatch, of: (seat: Seat) => boolean): CostlyMove[] =>
  analysis
    .flatMap(({ step, slip }) => (slip && slip.cost >= NEARLY && of(slip.seat) ? [{ step, ...slip }] : []))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SLIPS)
