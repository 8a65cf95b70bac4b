import { playBout } from '../bots/arena.ts'
import type { Bout } from '../bots/contest.ts'
import { loadGame } from '../games/registry.ts'
import type { ArenaJob } from './contests.ts'
import { serve } from './parallel.ts'

serve<ArenaJob, Bout[]>(async ({ game, request, from, to }) => {
  const module = await loadGame(game)
  const bouts: Bout[] = []
  for (let number = from; number < to; number++) {
    const bout = playBout(module, request, number)
    if (!bout.ok) throw new Error(JSON.stringify(bout.error))
    bouts.push(bout.value)
  }
  return bouts
})
