import { type Absurdities, countAbsurd } from '../bots/absurd.ts'
import { loadLabGame } from '../bots/former.ts'
import { loadDetectors } from '../games/detectors.ts'
import type { AbsurdJob } from './absurd.ts'
import { serve } from './parallel.ts'

serve<AbsurdJob, Absurdities>(async ({ game, ...request }) =>
  countAbsurd(await loadLabGame(game), (await loadDetectors(game)) ?? {}, request),
)
