import { type Absurdities, countAbsurd } from '../bots/absurd.ts'
import { loadDetectors } from '../games/detectors.ts'
import { loadGame } from '../games/registry.ts'
import { loadBotGame } from '../kernel/module.ts'
import type { AbsurdJob } from './absurd.ts'
import { serve } from './parallel.ts'

serve<AbsurdJob, Absurdities>(async ({ game, ...request }) =>
  countAbsurd(await loadBotGame(await loadGame(game)), (await loadDetectors(game)) ?? {}, request),
)
