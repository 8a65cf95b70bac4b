import { collectForecasts, type Forecast } from '../bots/trust.ts'
import { loadGame } from '../games/registry.ts'
import { loadBotGame } from '../kernel/module.ts'
import { serve } from './parallel.ts'
import type { TrustJob } from './trust.ts'

serve<TrustJob, Forecast[]>(async ({ game, ...request }) =>
  collectForecasts(await loadBotGame(await loadGame(game)), request),
)
