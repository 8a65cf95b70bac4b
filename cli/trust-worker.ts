import { takeAtWord, type Word } from '../bots/trust.ts'
import { loadGame } from '../games/registry.ts'
import { serve } from './parallel.ts'
import type { TrustJob } from './trust.ts'

serve<TrustJob, Word[]>(async ({ game, ...request }) => takeAtWord(await loadGame(game), request))
