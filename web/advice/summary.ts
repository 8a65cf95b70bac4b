import type { Judged } from '../../bots/advice/analyse.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'

/** A finished analysis: one entry a position, the opening first. */
export type AnalysedMatch = readonly Judged[]

export interface TurningPoint {
  readonly step: number
  readonly seat: Seat
  /** By how much the seat's chance rose or fell. */
  readonly swing: number
}

const TURNS = 3
const SLIPS = 5
/** Less than this is within what a short look cannot tell. */
const COSTLY = 0.03
const NOTABLE = 0.08
const EQUAL = 1e-6

/** The moves after which somebody's chances were quite other than before, greatest first. */
export function turningPoints(analysis: AnalysedMatch): TurningPoint[] {
  return analysis
    .slice(1)
    .flatMap((judged, at) => greatestSwing(elementAt(analysis, at), judged))
    .filter(({ swing }) => Math.abs(swing) >= NOTABLE)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, TURNS)
}

function greatestSwing(before: Judged, after: Judged): TurningPoint[] {
  const swings = after.chances.map((chance, seat) => chance - elementAt(before.chances, seat))
  // Between two, what one gains the other loses: the gain is told, whatever the last digit says.
  const size = (swing: number) => Math.abs(swing) + (swing > 0 ? EQUAL : 0)
  const seat = swings.reduce((best, swing, at) => (size(swing) > size(elementAt(swings, best)) ? at : best), 0)
  return [{ step: after.step, seat: seat as Seat, swing: elementAt(swings, seat) }]
}

/** The moves that cost their player most, dearest first. */
export const costlyMoves = (analysis: readonly Judged[]) =>
  analysis
    .flatMap(({ step, slip }) => (slip && slip.cost >= COSTLY ? [{ step, ...slip }] : []))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SLIPS)
