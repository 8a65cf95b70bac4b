import { greedy } from '../bots/greedy.ts'
import { botOf } from '../bots/registry.ts'
import { search } from '../bots/search/search.ts'
import type { Move, Options, Position } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import type { BotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Decision {
  readonly view: Position
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** Keeps one decision in this many. */
const EVERY = 7

/** Decisions from real games between sensible bots: openings, middles and ends, never a forced one. */
export function decisionsOf(botGame: BotGame, seats: number, options: Options, wanted: number): Decision[] {
  const { game } = botGame
  const bot = greedy(botGame)
  const kept: Decision[] = []
  for (let match = 0, seen = 0; kept.length < wanted; match++) {
    const rng = Rng.fromSeed(`decisions ${match}`)
    const position = game.setup(options, seats, rng)
    for (
      let [seat] = game.toMove(position);
      seat !== undefined && kept.length < wanted;
      [seat] = game.toMove(position)
    ) {
      const view = game.view(position, seat)
      const moves = game.moves(view, seat)
      if (moves.length > 1 && seen++ % EVERY === 0) kept.push({ view: game.clone(view), seat, moves })
      game.play(position, seat, bot.choose(view, seat, moves, rng), rng, null)
    }
  }
  return kept
}

/** CPU time of this thread, so that other load does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Searches each decision this often in a row, so that starting a search weighs as little as at a table. */
const SEARCHED = 200

/** Search iterations a second of this thread, over all decisions. Rollouts may be cut after that many moves. */
export function iterationsASecond(botGame: BotGame, decisions: readonly Decision[], cutoff?: number): number {
  let iterations = 0
  const take = ({ view, seat }: Decision) => {
    const rng = Rng.fromSeed('pace')
    iterations += search(botGame, view, seat, rng, { iterations: SEARCHED }, { cutoff }).iterations
  }
  for (const decision of decisions) take(decision)
  iterations = 0
  const started = worked()
  for (const decision of decisions) take(decision)
  return (1000 * iterations) / (worked() - started)
}

/** How long the bot takes for each, in milliseconds. The first ones only warm it up. */
export function timesOf(botGame: BotGame, spec: string, decisions: readonly Decision[]) {
  const bot = botOf(spec, botGame)
  if (!bot) throw new Error(`there is no bot ${spec}`)
  const take = ({ view, seat, moves }: Decision, at: number): number => {
    const started = worked()
    bot.choose(view, seat, moves, Rng.fromSeed(`pace ${at}`))
    return worked() - started
  }
  decisions.slice(0, 5).forEach(take)
  const times = decisions.map(take).sort((a, b) => a - b)
  const at = (part: number) => elementAt(times, Math.min(times.length - 1, Math.floor(part * times.length)))
  return { median: at(0.5), p95: at(0.95) }
}
