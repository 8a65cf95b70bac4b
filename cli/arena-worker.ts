import { playArenaGame } from '../bots/arena.ts'
import type { ArenaGame } from '../bots/arena-run.ts'
import { loadLabGame } from '../bots/former.ts'
import type { ArenaJob } from './arena-runs.ts'
import { serve } from './parallel.ts'

serve<ArenaJob, ArenaGame[]>(async ({ game, request, from, to }) => {
  const botGame = await loadLabGame(game)
  const results: ArenaGame[] = []
  for (let number = from; number < to; number++) {
    const result = playArenaGame(botGame, request, number)
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    results.push(result.value)
  }
  return results
})
