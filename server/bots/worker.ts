import { parentPort } from 'node:worker_threads'
import { type BotName, botNamed } from '../../bots/registry.ts'
import { type GameId, loadGame } from '../../games/registry.ts'
import type { Move, Position } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'

/** A view, never a position: a worker cannot know more than the seat it plays for. */
export interface BotJob {
  readonly game: GameId
  readonly level: BotName
  readonly view: Position
  readonly seat: Seat
  readonly seed: string
}

export type BotReply = { readonly move: Move } | { readonly failed: string }

async function think({ game: id, level, view, seat, seed }: BotJob): Promise<Move> {
  const module = await loadGame(id)
  return botNamed(level)(module).choose(view, seat, module.game.moves(view, seat), Rng.fromSeed(seed))
}

parentPort?.on('message', async (job: BotJob) => {
  const reply: BotReply = await think(job).then(
    move => ({ move }),
    (error: unknown) => ({ failed: String(error) }),
  )
  parentPort?.postMessage(reply)
})
