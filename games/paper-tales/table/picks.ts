import type { Draft } from '../../../web/table/draft.svelte.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import type { Piece } from './drag.ts'

/** What becomes of a unit in the Aging phase. */
export type Fate = 'dies' | 'saved' | 'paying'

/** Who gets the gold. */
export interface Marks {
  readonly spots: readonly number[]
  /** Positions among the face-down artifacts. */
  readonly places: readonly number[]
}

/** What has been picked and not yet decided. */
export interface Picks {
  /** Positions among the cards laid out, in the order they were pressed. */
  readonly pressed: readonly number[]
  /** A unit of the viewer's kingdom. */
  readonly spot: number | null
  /** Picked up and not yet dropped. */
  readonly carried: Piece | null
  /** `null`: the first answer listed. */
  readonly marks: Marks | null
  readonly fates: Readonly<Record<number, Fate>>
}

export const NOTHING: Picks = { pressed: [], spot: null, carried: null, marks: null, fates: {} }

export type PaperTalesDraft = Draft<PaperTalesPosition, PaperTalesMove, PaperTalesEvent, Picks>
