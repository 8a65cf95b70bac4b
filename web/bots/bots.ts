import { botSeed, botTaste } from '../../bots/chance.ts'
import type { Level } from '../../bots/levels.ts'
import type { BotPool } from '../../bots/pool/pool.ts'
import type { GameId } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import type { AskBot } from '../table/local-source.svelte.ts'

/** One worker for all bots of a table, started when the first of them moves. */
export function startBots(
  game: GameId,
  rulesVersion: number,
  levels: readonly Level[],
  /** The seed of the match: the same moves get the same answers. */
  matchSeed: string,
): { readonly askBot: AskBot; stop(): void } {
  let starting: Promise<BotPool> | undefined
  const start = async (): Promise<BotPool> => (await import('./pool.ts')).startPool()
  return {
    async askBot(seat, view, step) {
      starting ??= start()
      const pool = await starting
      return pool.choose({
        game,
        rulesVersion,
        level: elementAt(levels, seat),
        seat,
        view,
        taste: botTaste(matchSeed, seat),
        seed: botSeed(matchSeed, step, seat),
      })
    },
    stop: () => void starting?.then(pool => pool.close()),
  }
}
