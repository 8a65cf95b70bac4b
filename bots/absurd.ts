import type { Detectors } from '../kernel/conformance/absurd.ts'
import type { Move, Options } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../kernel/match.ts'
import type { BotGame } from '../kernel/module.ts'
import { seatsOf } from '../kernel/seat.ts'
import { botRng } from './play.ts'
import { botOf } from './registry.ts'

export interface AbsurdRequest {
  /** The bot at every seat, as `botOf` reads it. */
  readonly bot: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** How often each detector fired in one game, and among how many decisions. */
export interface Absurdities {
  readonly decisions: number
  readonly found: Readonly<Record<string, number>>
  /** Each seat's points at the end. */
  readonly scores: readonly number[]
}

/** Plays a match of one bot against itself and counts the moves that no person would make. */
export function countAbsurd(botGame: BotGame, detectors: Detectors, request: AbsurdRequest): Absurdities {
  const { game } = botGame
  const { seats, options, seed } = request
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match: Match = created.value
  const bots = seatsOf(seats).map(seat => ({ bot: botOf(request.bot, botGame), rng: botRng(seed, seat) }))
  const found = Object.fromEntries(Object.keys(detectors).map(name => [name, 0]))
  /** The turns of each seat. A turn ends when somebody else moves. */
  const turns: Move[][][] = bots.map(() => [])
  let last = -1
  while (match.log.length < game.facts.longest) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    const own = elementAt(turns, seat)
    if (seat !== last) own.push([])
    last = seat
    const before = match.position
    const moves = game.moves(before, seat)
    const { bot, rng } = elementAt(bots, seat)
    if (!bot) throw new Error(`there is no bot ${request.bot}`)
    const move = bot.choose(game.view(before, seat), seat, moves, rng)
    const { events } = playUnchecked(match, seat, move)
    const turn = elementAt(own, own.length - 1)
    turn.push(move)
    const decision = { game, seat, before, moves, move, after: match.position, events, turn, earlier: own.slice(0, -1) }
    for (const [name, detect] of Object.entries(detectors)) if (detect(decision)) found[name] = (found[name] ?? 0) + 1
  }
  return { decisions: match.log.length, found, scores: game.outcome(match.position)?.scores ?? [] }
}
