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
  /** Where the bot played otherwise because of something it could not see. */
  readonly betrayals: readonly string[]
}

/** Games are followed this many moves at most, so that beginnings, middles and ends all come up. */
const LONGEST = 400

/**
 * Pairs of positions that look the same to the seat to move and differ in what it cannot see: with the same seed the
 * bot must play the same in both. The hidden truth is changed by the game's proof, which does not use its view.
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
