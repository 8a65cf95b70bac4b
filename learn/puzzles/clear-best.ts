import { type Findings, search } from '../../bots/search/search.ts'
import type { Move, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { PuzzleLimits, SolutionStep } from './puzzle.ts'

/** What was looked at less often says nothing. */
const LEAST_VISITS = 20
/** First a short look, at walks that are cut short: most positions have no clear best move. */
const SHORT_LOOK = { iterations: 250 } as const
const CUTOFF = 30
const SHORT_LEAD = 0.4
/** While searches are still to come, the lead may be so much smaller than it must be in the end. */
const SLACK = 0.8
/** The lead must be so many times the doubt in it. */
const DOUBTS = 2

/** What several searches said of each legal move, by its place. */
interface Opinions {
  readonly shares: Map<number, number[]>
  readonly leads: number[]
}

/**
 * The decision, if there is a clear best move: searches from several seeds all choose an accepted move, and these lead the others by
 * enough and by twice the doubt. Gives up as soon as that is out of reach.
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

/** Each move that was looked at long enough: its place among the legal ones and its share of wins, the search's choice first. */
const placesOf = ({ weighed }: Findings, placeOf: (move: Move) => number) =>
  weighed.filter(({ visits }) => visits >= LEAST_VISITS).map(({ move, share }) => [placeOf(move), share] as const)

/** Are there not too many moves that look about as good as the best? */
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
