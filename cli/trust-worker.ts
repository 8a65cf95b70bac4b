import { loadLabGame } from '../bots/former.ts'
import { collectForecasts, type Forecast } from '../bots/trust.ts'
import { serve } from './parallel.ts'
import type { TrustJob } from './trust.ts'

serve<TrustJob, Forecast[]>(async ({ game, ...request }) => collectForecasts(await loadLabGame(game), request))
