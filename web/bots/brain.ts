import type { Level } from '../../bots/levels.ts'
import type { Job, Reply } from '../../bots/pool/jobs.ts'
import { BotPool, type Hand } from '../../bots/pool/pool.ts'
import type { GameId } from '../../games/registry.ts'
import { freshSeed } from '../../kernel/hash.ts'
import type { Brain } from '../table/session.svelte.ts'

function hire(): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (job: Job) => worker.postMessage(job),
    listen(answered, broke) {
      worker.onmessage = (event: MessageEvent<Reply>) => answered(event.data)
      worker.onerror = event => broke(event.message)
    },
    dismiss: () => worker.terminate(),
  }
}

/** The page's workers: two at most, so that thinking leaves room for drawing. */
export const startPool = (size = 1): BotPool => new BotPool({ hire, size, report: message => console.warn(message) })

/** One worker for all bots of a table. */
export function startBrain(
  game: GameId,
  rulesVersion: number,
  levels: readonly Level[],
): { readonly brain: Brain; stop(): void } {
  const pool = startPool()
  return {
    brain: (seat, view) => pool.choose({ game, rulesVersion, level: levels[seat], seat, view, seed: freshSeed() }),
    stop: () => void pool.close(),
  }
}
