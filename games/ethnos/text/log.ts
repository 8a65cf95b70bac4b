import { SEATS } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { gloryOfSize } from '../queries.ts'

/** "Anna +4, Boris +2"; empty when nobody gains. */
export const gainList = (points: readonly number[], nameOf: NameOf): string =>
  SEATS.filter(seat => (points[seat] ?? 0) > 0)
    .map(seat => `${nameOf(seat)} +${points[seat]}`)
    .join(', ')

/** The total of bands of these sizes: " (1 + 3 + 6)"; a single band needs no sum. */
export const bandSum = (sizes: readonly number[]): string =>
  sizes.length > 1 ? ` (${sizes.map(gloryOfSize).join(' + ')})` : ''
