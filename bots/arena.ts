import { type Objection, type Options, type Outcome, type Position, winShares } from '../kernel/game.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import type { Match } from '../kernel/match.ts'
import type { GameModule } from '../kernel/module.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Bot } from './bot.ts'
import { type Bout, type Contest, judge } from './contest.ts'
import { playMatch } from './play.ts'
import { botOf } from './registry.ts'
import { eyesOf } from './seer.ts'

export interface ArenaRequest {
  /** Who competes, as `botOf` reads them; as many as sit at the table. */
  readonly lineup: readonly string[]
  readonly options: Options
  readonly seed: string
}

/**
 * Game `number` of a contest. The competitors move one seat on from game to game, and each seed is played once in every
 * rotation: luck of seat and luck of the draw fall on all alike.
 */
export function playBout(module: GameModule, request: ArenaRequest, number: number): Result<Bout, Objection> {
  const { lineup, options } = request
  const seats = lineup.length
  const turn = number % seats
  const seatOf = (competitor: number) => (competitor + turn) % seats
  const specAt = (seat: number) => lineup[(seat - turn + seats) % seats]
  const bots = lineup.map((_, seat) => seated(specAt(seat), module))
  const witness = watch(module, seats)
  const played = playMatch(module, bots, options, boutSeed(request, number), witness.see, eyesOf(module, specAt))
  if (!played.ok) return err(played.error)
  return ok(told(played.value, seats, seatOf, witness.content()))
}

export const boutSeed = ({ lineup, seed }: ArenaRequest, number: number): string =>
  `${seed} ${Math.floor(number / lineup.length)}`

/** Collects what the seats had while a match goes on. */
export function watch({ judgement }: GameModule, seats: number) {
  const seen = Array.from({ length: seats }, () => new Set<string>())
  return {
    see: (position: Position, seat: Seat) => {
      for (const id of judgement.content(position, seat)) seen[seat].add(id)
    },
    content: () => seen.map(ids => [...ids]),
  }
}

/** A finished match as a bout. */
export function told(
  { game, position, log }: Match,
  seats: number,
  seatOf: (competitor: number) => number,
  content: readonly (readonly string[])[],
): Bout {
  const outcome: Outcome | null = game.outcome(position)
  if (!outcome) return { moves: log.length, shares: null, scores: null, bySeat: null, content }
  const wins = winShares(outcome)
  const competitors = Array.from({ length: seats }, (_, competitor) => seatOf(competitor))
  return {
    moves: log.length,
    shares: competitors.map(seat => wins[seat]),
    scores: competitors.map(seat => outcome.scores[seat]),
    bySeat: wins,
    content,
  }
}

export function seated(spec: string, module: GameModule): Bot {
  const bot = botOf(spec, module)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  return bot
}

/** A whole contest in this thread. */
export function arena(module: GameModule, request: ArenaRequest, games: number): Result<Contest, Objection> {
  const bouts: Bout[] = []
  for (let number = 0; number < games; number++) {
    const bout = playBout(module, request, number)
    if (!bout.ok) return bout
    bouts.push(bout.value)
  }
  return ok(judge(request.lineup, bouts))
}
