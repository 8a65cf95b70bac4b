import type { Level } from '../../bots/registry.ts'
import type { GameId } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import type { Brain } from '../table/session.svelte.ts'
import type { Answer, Question } from './messages.ts'

/** One worker for all bots of a table. */
export function startBrain(game: GameId, levels: readonly Level[]): { readonly brain: Brain; stop(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (move: Move) => void; reject: (error: Error) => void }>()
  let asked = 0
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const { data } = event
    const asker = waiting.get(data.number)
    waiting.delete(data.number)
    if ('move' in data) asker?.resolve(data.move)
    else asker?.reject(new Error(data.failed))
  })
  worker.addEventListener('error', event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })
  return {
    brain: (seat, view) =>
      new Promise((resolve, reject) => {
        const number = asked++
        waiting.set(number, { resolve, reject })
        worker.postMessage({ number, game, level: levels[seat], seat, view } satisfies Question)
      }),
    stop: () => worker.terminate(),
  }
}
