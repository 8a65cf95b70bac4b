import { loadGame } from '../games/registry.ts'
import type { FuzzJob } from './fuzz.ts'
import { type Fuzzed, fuzzGames } from './fuzz-games.ts'
import { serve } from './parallel.ts'

serve<FuzzJob, Fuzzed>(async job => fuzzGames(await loadGame(job.game), job))
