import { type Honesty, testHonesty } from '../bots/honesty.ts'
import { loadGame } from '../games/registry.ts'
import type { HonestyJob } from './honesty.ts'
import { serve } from './parallel.ts'

serve<HonestyJob, Honesty>(async ({ game, ...request }) => testHonesty(await loadGame(game), request))
