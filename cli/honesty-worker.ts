import { type Honesty, testHonesty } from '../bots/honesty.ts'
import { loadProof } from '../games/proofs.ts'
import { loadGame } from '../games/registry.ts'
import { loadBotGame } from '../kernel/module.ts'
import type { HonestyJob } from './honesty.ts'
import { serve } from './parallel.ts'

serve<HonestyJob, Honesty>(async ({ game, ...request }) => {
  const { secrets } = await loadProof(game)
  return testHonesty(await loadBotGame(await loadGame(game)), secrets, request)
})
