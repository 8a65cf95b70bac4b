import type { SmallWorldMove } from '../position.ts'

/** A move that is made by a click on a region. */
export type RegionMove = Extract<
  SmallWorldMove,
  { kind: 'conquer' | 'dragon' | 'exchange' | 'attempt' | 'retreat' | 'fortify' | 'hero' | 'vacate' | 'abandon' }
>
