import type { Golden } from '../../../kernel/conformance/golden.ts'
import type { FerryEvent } from '../position.ts'

/** `npm run golden -- ferry` records them. */
export const GOLDEN: readonly Golden<FerryEvent>[] = [
  { name: 'two-players', seats: 2 },
  { name: 'five-players-short', seats: 5, options: { crossings: '4' } },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
