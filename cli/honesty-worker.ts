import { loadLabGame } from '../bots/former.ts'
import { type Honesty, testHonesty } from '../bots/honesty.ts'
import { loadProof } from '../games/proofs.ts'
import type { HonestyJob } from './honesty.ts'
import { serve } from './parallel.ts'

serve<HonestyJob, Honesty>(async ({ game, ...request }) => {
  const { secrets } = await loadProof(game)
  return testHonesty(await loadLabGame(game), secrets, request)
})
