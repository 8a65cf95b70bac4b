import { loadProof } from '../games/proofs.ts'
import { loadGame } from '../games/registry.ts'
import type { FuzzJob } from './fuzz.ts'
import { type Fuzzed, fuzzGames } from './fuzz-games.ts'
import { serve } from './parallel.ts'

serve<FuzzJob, Fuzzed>(async job => {
  const { game } = await loadGame(job.game)
  return fuzzGames(game, await loadProof(job.game), job)
})
