import type { Judged } from '../../bots/advice/analyse.ts'
import type { Outcome } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatAt } from '../../kernel/seat.ts'
import { type AnalysedMatch, type CostlyMove, costlyMoves, type TurningPoint, turningPoints } from './summary.ts'

/** Who was ahead: one from start to finish, one most of the time, several in turn, or nobody clearly. */
export type Lead =
  | { readonly kind: 'throughout'; readonly seat: Seat }
  | { readonly kind: 'mostly'; readonly seat: Seat; readonly changes: number }
  | { readonly kind: 'changing'; readonly changes: number }
  | { readonly kind: 'level' }

/** What happened on the way, each at a move. */
export type Episode =
  /** From this move on the winner need not have stayed clear of falling behind. */
  | ({ readonly kind: 'turn'; readonly winner: Seat | null } & TurningPoint)
  | ({ readonly kind: 'slip' } & CostlyMove)
  /** From here on the winner is never clearly behind; `late` if that is at the very end. */
  | { readonly kind: 'decided'; readonly step: number; readonly seat: Seat; readonly late: boolean }
  /** The two leaders were never closer. */
  | {
      readonly kind: 'nearest'
      readonly step: number
      readonly seats: readonly Seat[]
      readonly chances: readonly number[]
    }
  /** No chance leapt: this was the greatest rise. */
  | { readonly kind: 'calm'; readonly step: number; readonly swing: number }
  /** Nobody made a costly move. */
  | { readonly kind: 'clean'; readonly step: number }

/** How it ended. */
export type Ending =
  | { readonly kind: 'unfinished'; readonly moves: number }
  | {
      readonly kind: 'alone'
      readonly seat: Seat
      readonly points: number
      readonly opponent: number
      readonly won: boolean
    }
  | { readonly kind: 'shared'; readonly seats: readonly Seat[]; readonly points: number }
  /** Level on points with the runner-up: another rule decided. */
  | { readonly kind: 'tie'; readonly seat: Seat; readonly second: Seat; readonly points: number }
  | {
      readonly kind: 'won'
      readonly seat: Seat
      readonly points: number
      readonly second: Seat
      readonly margin: number
      /** Where the winner gained most on the runner-up. */
      readonly by: { readonly source: string; readonly points: number; readonly other: number } | null
    }

/** A match in five sentences: who was ahead, three events in order, the end. */
export interface Story {
  readonly lead: Lead
  readonly episodes: readonly Episode[]
  readonly ending: Ending
}

/** A lead smaller than this is not clear. */
const CLEAR = 0.05
/** A short look at a single position is unreliable, so chances are smoothed over this share of the match. */
const WINDOW = 0.04
const THROUGHOUT = 0.85
const LATE = 0.95
const EARLY = 0.1
const EPISODES = 3

export function storyOf(
  analysis: AnalysedMatch,
  outcome: Outcome | null,
  labelOf: (source: string) => string = source => source,
): Story {
  // The last entry of a finished match is its result, not an opinion.
  const judged = outcome ? analysis.slice(0, -1) : analysis
  const lead = leadIn(judged, outcome)
  return { lead, episodes: episodesIn(judged, lead, outcome), ending: endingOf(outcome, judged, labelOf) }
}

/** The seats by their chances, best first. */
const ranked = (chances: readonly number[]): Seat[] =>
  chances.map((_, seat) => seatAt(seat)).sort((a, b) => elementAt(chances, b) - elementAt(chances, a))

const gapIn = (chances: readonly number[]): number => {
  const [first, second] = ranked(chances)
  return second === undefined ? 1 : elementAt(chances, first ?? 0) - elementAt(chances, second)
}

function smoothed(judged: AnalysedMatch): number[][] {
  const reach = Math.max(1, Math.round((judged.length * WINDOW) / 2))
  return judged.map(({ chances }, at) => {
    const around = judged.slice(Math.max(0, at - reach), at + reach + 1)
    return chances.map(
      (_, seat) => around.reduce((sum, each) => sum + elementAt(each.chances, seat), 0) / around.length,
    )
  })
}

function leadIn(judged: AnalysedMatch, outcome: Outcome | null): Lead {
  const leaders = smoothed(judged).flatMap(chances => (gapIn(chances) >= CLEAR ? ranked(chances).slice(0, 1) : []))
  const changes = leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length
  const counts = new Map<Seat, number>()
  for (const seat of leaders) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const share = (most?.[1] ?? 0) / judged.length
  const isFirst = most && (outcome === null || outcome.places[most[0]] === 1)
  if (most && isFirst && share >= THROUGHOUT && changes === 0) return { kind: 'throughout', seat: most[0] }
  if (most && share >= 0.5) return { kind: 'mostly', seat: most[0], changes }
  return changes > 1 ? { kind: 'changing', changes } : { kind: 'level' }
}

/** The three most telling events, no move twice. */
function episodesIn(judged: AnalysedMatch, lead: Lead, outcome: Outcome | null): Episode[] {
  const slips = costlyMoves(judged, () => true)
  const turns = turningPoints(judged)
  const found: Episode[] = []
  const add = (episode: Episode | undefined): void => {
    if (episode && found.length < EPISODES && !found.some(({ step }) => step === episode.step)) found.push(episode)
  }
  // A player who was ahead throughout never had to come back.
  const decided = lead.kind === 'throughout' ? undefined : decidedIn(judged, outcome)
  const turn = (point: TurningPoint): Episode => {
    const winner = decided?.step === point.step ? decided.seat : null
    return { kind: 'turn', ...point, winner }
  }
  const [greatest] = turns
  add(greatest ? turn(greatest) : calmIn(judged))
  add(decided)
  for (const slip of slips) if (!found.some(({ kind }) => kind === 'slip')) add({ kind: 'slip', ...slip })
  for (const point of turns) add(turn(point))
  add(nearestIn(judged.filter(({ step }) => !found.some(episode => episode.step === step))))
  for (const slip of slips) add({ kind: 'slip', ...slip })
  if (slips.length === 0) add({ kind: 'clean', step: judged.length - 1 })
  return found.sort((a, b) => a.step - b.step)
}

/** The point after which the sole winner was never clearly behind again; nothing if that is the beginning. */
function decidedIn(judged: AnalysedMatch, outcome: Outcome | null) {
  const winners = outcome?.places.flatMap((place, seat) => (place === 1 ? [seatAt(seat)] : [])) ?? []
  const [seat] = winners
  if (seat === undefined || winners.length > 1 || judged.length < 2 || outcome?.places.length === 1) return undefined
  const behind = judged.findLastIndex(({ chances }) => Math.max(...chances) - elementAt(chances, seat) >= CLEAR)
  const at = behind + 1
  if (at < judged.length * EARLY) return undefined
  // Behind until the last position before the end: the end itself decided.
  const step = judged[at]?.step ?? elementAt(judged, judged.length - 1).step + 1
  return { kind: 'decided' as const, step, seat, late: at >= judged.length * LATE }
}

function nearestIn(judged: AnalysedMatch): Episode | undefined {
  const later = judged.slice(Math.floor(judged.length / 3))
  const [first, ...others] = later
  if (!first || first.chances.length < 2) return undefined
  const closest = others.reduce((best, each) => (gapIn(each.chances) < gapIn(best.chances) ? each : best), first)
  const seats = ranked(closest.chances).slice(0, 2)
  return { kind: 'nearest', step: closest.step, seats, chances: seats.map(seat => elementAt(closest.chances, seat)) }
}

function calmIn(judged: AnalysedMatch): Episode | undefined {
  const swings = judged.slice(1).map(({ step, chances }, at) => ({
    kind: 'calm' as const,
    step,
    swing: Math.max(...chances.map((chance, seat) => Math.abs(chance - elementAt(judgedAt(judged, at), seat)))),
  }))
  return swings.sort((a, b) => b.swing - a.swing)[0]
}

const judgedAt = (judged: AnalysedMatch, at: number): Judged['chances'] => elementAt(judged, at).chances

function endingOf(outcome: Outcome | null, judged: AnalysedMatch, labelOf: (source: string) => string): Ending {
  if (!outcome) return { kind: 'unfinished', moves: judged.length - 1 }
  const { places, scores, opponent } = outcome
  const order = places.map((_, seat) => seatAt(seat)).sort((a, b) => elementAt(places, a) - elementAt(places, b))
  const [seat = 0, second] = order
  const points = elementAt(scores, seat)
  if (opponent !== undefined || second === undefined)
    return { kind: 'alone', seat, points, opponent: opponent ?? 0, won: elementAt(places, seat) === 1 }
  const winners = order.filter(each => elementAt(places, each) === 1)
  if (winners.length > 1) return { kind: 'shared', seats: winners, points }
  const margin = points - elementAt(scores, second)
  if (margin === 0) return { kind: 'tie', seat, second, points }
  return { kind: 'won', seat, points, second, margin, by: madeBy(outcome, seat, second, labelOf) }
}

function madeBy({ lines }: Outcome, seat: Seat, second: Seat, labelOf: (source: string) => string) {
  const sums = new Map<string, { points: number; other: number }>()
  for (const [whose, key] of [
    [seat, 'points'],
    [second, 'other'],
  ] as const)
    for (const { source, points } of elementAt(lines, whose)) {
      const sum = sums.get(labelOf(source)) ?? { points: 0, other: 0 }
      sum[key] += points
      sums.set(labelOf(source), sum)
    }
  const [best] = [...sums].sort(([, a], [, b]) => b.points - b.other - (a.points - a.other))
  return best && best[1].points > best[1].other ? { source: best[0], ...best[1] } : null
}
