import { type Findings, search } from '../../bots/search/search.ts'
import type { Move, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { PuzzleLimits, SolutionStep } from './puzzle.ts'

/** Moves with fewer visits are not judged. */
const LEAST_VISITS = 20
/** A short search with short rollouts first: most positions have no clear best move. */
const SHORT_LOOK = { iterations: 250 } as const
const CUTOFF = 30
const SHORT_LEAD = 0.4
/** Until the last search the lead may be this much smaller than required. */
const SLACK = 0.8
/** The lead must be this many standard errors. */
const DOUBTS = 2

/** The results of several searches for each legal move, by index. */
interface Opinions {
  readonly shares: Map<number, number[]>
  readonly leads: number[]
}

/**
 * The decision, if there is a clear best move: searches from several seeds all choose an accepted move, and the
 * accepted moves lead by enough and by twice the standard error. Stops as soon as that is impossible.
 */
export function clearBest(
  botGame: BotGame,
  view: Position,
  seat: Seat,
  seed: string,
  limits: PuzzleLimits,
): SolutionStep | null {
  const { iterations, searches } = limits
  const moves = botGame.game.moves(view, seat)
  if (moves.length < limits.moves) return null
  const placeOf = (move: Move) => moves.findIndex(legal => sameData(legal, move))
  const short = search(botGame, view, seat, Rng.fromSeed(`short ${seed}`), SHORT_LOOK, { cutoff: CUTOFF })
  if (!mayBeClear(placesOf(short, placeOf), limits)) return null
  const opinions: Opinions = { shares: new Map(), leads: [] }
  let decision: SolutionStep | null = null
  for (let number = 0; number < searches; number++) {
    const findings = search(botGame, view, seat, Rng.fromSeed(`${seed} ${number}`), { iterations })
    const placed = placesOf(findings, placeOf)
    for (const [place, share] of placed) opinions.shares.set(place, [...(opinions.shares.get(place) ?? []), share])
    decision = decisionFrom(opinions, Math.min(limits.accepted, moves.length / 2), limits.near)
    const needed = limits.lead * (number + 1 < searches ? SLACK : 1)
    if (!decision || decision.lead < needed) return null
    const { accepted } = decision
    if (!accepted.includes(elementAt(placed, 0)[0])) return null
    opinions.leads.push(leadIn(placed, accepted))
  }
  return decision && decision.lead >= DOUBTS * doubtIn(opinions.leads) ? decision : null
}

/** Each move with enough visits: its index among the legal moves and its share of wins, the search's choice first. */
const placesOf = ({ weighed }: Findings, placeOf: (move: Move) => number) =>
  weighed.filter(({ visits }) => visits >= LEAST_VISITS).map(({ move, share }) => [placeOf(move), share] as const)

/** Are few enough moves about as good as the best? */
function mayBeClear(placed: readonly (readonly [number, number])[], { lead, accepted }: PuzzleLimits): boolean {
  const best = Math.max(...placed.map(([, share]) => share))
  return placed.filter(([, share]) => best - share < SHORT_LEAD * lead).length <= accepted
}

function decisionFrom({ shares }: Opinions, most: number, near: number): SolutionStep | null {
  const means = [...shares]
    .map(([place, list]) => ({ place, share: meanOf(list) }))
    .sort((one, other) => other.share - one.share || one.place - other.place)
  const [best] = means
  if (!best) return null
  const accepted = means.filter(({ share }) => best.share - share < near)
  const next = means[accepted.length]
  if (!next || accepted.length > most) return null
  return {
    accepted: accepted.map(({ place }) => place),
    next: next.place,
    lead: rounded(best.share - next.share),
    chance: rounded(best.share),
  }
}

const leadIn = (placed: readonly (readonly [number, number])[], accepted: readonly number[]): number => {
  const most = (isWanted: boolean) =>
    Math.max(0, ...placed.filter(([place]) => accepted.includes(place) === isWanted).map(([, share]) => share))
  return most(true) - most(false)
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The standard error of the mean. */
function doubtIn(numbers: readonly number[]): number {
  const mean = meanOf(numbers)
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}

export const rounded = (share: number): number => Math.round(share * 1000) / 1000
