import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { SmallWorldEvent, SmallWorldPosition } from '../position.ts'

/** What every effect needs: the position it changes, chance, and somebody who may be listening. */
export interface Step {
  readonly p: SmallWorldPosition
  readonly rng: Rng
  readonly emit: Emit<SmallWorldEvent> | null
}
