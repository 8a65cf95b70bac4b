import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { SmallWorldEvent, SmallWorldPosition } from '../position.ts'

/** What every effect needs: the position it changes, the randomness, and perhaps a listener. */
export interface Step {
  readonly p: SmallWorldPosition
  readonly rng: Rng
  readonly emit: Emit<SmallWorldEvent> | null
}
