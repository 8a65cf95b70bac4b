import type { Secret } from '../kernel/conformance/proof.ts'
import type { Options } from '../kernel/game.ts'
import type { BotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { botOf } from './registry.ts'
import { eyesOf } from './seer.ts'

export interface HonestyRequest {
  readonly bot: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly pairs: number
}

export interface Honesty {
  readonly pairs: number
  /** Cases in which hidden information changed the bot's move. */
  readonly betrayals: readonly string[]
}

/** The most moves per game, so that beginnings, middles and ends are all covered. */
const LONGEST = 400

/**
 * Plays pairs of positions that look the same to the seat to move and differ in what it cannot see. With the same seed
 * the bot must choose the same move in both. The game's proof changes the hidden part, without using its `view`.
 */
export function testHonesty(
  botGame: BotGame,
  secrets: readonly Secret[],
  { bot: spec, seats, options, seed, pairs }: HonestyRequest,
): Honesty {
  const { game } = botGame
  const look = eyesOf(botGame, () => spec)
  const betrayals: string[] = []
  let compared = 0
  for (let match = 0; compared < pairs && match < pairs * 4; match++) {
    const rng = Rng.fromSeed(`honesty ${seed} ${match}`)
    const position = game.setup(options, seats, rng)
    for (let n = 0; n < LONGEST && compared < pairs; n++) {
      const toMove = game.toMove(position)
      if (toMove.length === 0) break
      const seat = rng.pick(toMove)
      const moves = game.moves(position, seat)
      const twin = game.clone(position)
      const secret = rng.pick(secrets)
      if (moves.length > 1 && rng.below(4) === 0 && secret.scramble(twin, seat, rng)) {
        const asked = [position, twin].map(truth => {
          const view = look(truth, seat)
          const bot = botOf(spec, botGame)
          if (!bot) throw new Error(`there is no bot ${spec}`)
          return JSON.stringify(bot.choose(view, seat, game.moves(view, seat), Rng.fromSeed(`${seed} ${match} ${n}`)))
        })
        compared++
        if (asked[0] !== asked[1]) betrayals.push(`game ${match}, move ${n}, ${secret.name}: ${asked.join(' or ')}`)
      }
      game.play(position, seat, rng.pick(moves), rng, null)
    }
  }
  return { pairs: compared, betrayals }
}
