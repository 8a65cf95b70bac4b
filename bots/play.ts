import type { Objection, Options, Position } from '../kernel/game.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import { elementAt } from '../kernel/list.ts'
import { createMatch, type Match, playMove } from '../kernel/match.ts'
import type { BotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { type Seat, seatsOf } from '../kernel/seat.ts'
import type { Bot, Player } from './bot.ts'
import type { Eyes } from './seer.ts'

/** The bot's own randomness, separate from the match's, so that thinking never changes the dice. */
export const botRng = (seed: string, seat: Seat): Rng => Rng.fromSeed(`bot ${seed} ${seat}`)

/** Called with the full position after every move. */
export type GameObserver = (position: Position, seat: Seat) => void

/** Lets the bot at a seat make its move. */
export function botMoves(
  match: Match,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  look: Eyes = match.game.view,
): ReturnType<typeof playMove> {
  const view = look(match.position, seat)
  return playMove(match, seat, bot.choose(view, seat, match.game.moves(view, seat), rng))
}

/** `botMoves` for players who run elsewhere. */
export async function playTable(
  { game }: Pick<BotGame, 'game'>,
  players: readonly Player[],
  options: Options,
  seed: string,
  see?: GameObserver,
  look: Eyes = game.view,
): Promise<Result<Match, Objection>> {
  const created = createMatch(game, players.length, options, seed)
  if (!created.ok) return err(created.error)
  const match = created.value
  const rngs = seatsOf(players.length).map(seat => botRng(seed, seat))
  while (match.log.length < game.facts.longest) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    const view = look(match.position, seat)
    const move = await elementAt(players, seat).choose(view, seat, game.moves(view, seat), elementAt(rngs, seat))
    const played = playMove(match, seat, move)
    if (!played.ok) throw new Error(`a player made an illegal move: ${JSON.stringify(played.error)}`)
    see?.(match.position, seat)
  }
  return ok(match)
}

/** A whole match between bots, one per seat. It stays unfinished only if the game exceeds its own `longest`. */
export function playMatch(
  { game }: Pick<BotGame, 'game'>,
  bots: readonly Bot[],
  options: Options,
  seed: string,
  see?: GameObserver,
  look?: Eyes,
  /** The seed of the bots' own randomness, for playing the same match several times. */
  thoughts = seed,
): Result<Match, Objection> {
  const created = createMatch(game, bots.length, options, seed)
  if (!created.ok) return err(created.error)
  const match = created.value
  const rngs = seatsOf(bots.length).map(seat => botRng(thoughts, seat))
  while (match.log.length < game.facts.longest) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    const played = botMoves(match, seat, elementAt(bots, seat), elementAt(rngs, seat), look)
    if (!played.ok) throw new Error(`a bot made an illegal move: ${JSON.stringify(played.error)}`)
    see?.(match.position, seat)
  }
  return ok(match)
}
