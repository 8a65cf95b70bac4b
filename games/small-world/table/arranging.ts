import type { SmallWorldEvent } from '../position.ts'

const KINDS: readonly SmallWorldEvent['kind'][] = ['readied', 'lifted', 'placed', 'camps-lifted', 'encamped', 'hero']

/** Pieces of one arrangement: spectators want to see only the result. */
export const isArranging = (event: SmallWorldEvent): boolean => KINDS.includes(event.kind)
