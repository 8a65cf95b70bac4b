import type { Level } from '../../bots/levels.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { GameId } from '../../games/registry.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { AskBot } from '../table/local-source.svelte.ts'

/** One worker for all bots of a table, started when the first of them moves. */
export function startBots(
  game: GameId,
  rulesVersion: number,
  levels: readonly Level[],
  /** Identifies the match, so its bots keep their tastes when the page is reloaded. */
  match: string,
): { readonly askBot: AskBot; stop(): void } {
  let starting: Promise<BotPool> | undefined
  const start = async (): Promise<BotPool> => (await import('./pool.ts')).startPool()
  return {
    async askBot(seat, view) {
      starting ??= start()
      const pool = await starting
      return pool.choose({
        game,
        rulesVersion,
        level: elementAt(levels, seat),
        seat,
        view,
        taste: `${match} ${seat}`,
        seed: freshSeed(),
      })
    },
    stop: () => void starting?.then(pool => pool.close()),
  }
}
