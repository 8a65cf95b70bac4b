import type { Level } from '../../bots/levels.ts'
import type { Job, JobReply } from '../../bots/pool/jobs.ts'
import { BotPool, type BotWorker } from '../../bots/pool/pool.ts'
import type { GameId } from '../../games/registry.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import type { AskBot } from '../table/local-source.svelte.ts'

function startWorker(): BotWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (job: Job) => worker.postMessage(job),
    listen(answered, broke) {
      worker.onmessage = (event: MessageEvent<JobReply>) => answered(event.data)
      worker.onerror = event => broke(event.message)
    },
    stop: () => worker.terminate(),
  }
}

/** The page's workers: two at most, so that thinking leaves room for drawing. */
export const startPool = (size = 1): BotPool =>
  new BotPool({ startWorker, size, report: message => console.warn(message) })

/** One worker for all bots of a table. */
export function startBots(
  game: GameId,
  rulesVersion: number,
  levels: readonly Level[],
  /** Whatever names the match: its bots keep their tastes when the page is loaded again. */
  match: string,
): { readonly askBot: AskBot; stop(): void } {
  const pool = startPool()
  return {
    askBot: (seat, view) =>
      pool.choose({
        game,
        rulesVersion,
        level: elementAt(levels, seat),
        seat,
        view,
        taste: `${match} ${seat}`,
        seed: freshSeed(),
      }),
    stop: () => void pool.close(),
  }
}
