import { SEATS } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { bandGlory } from '../rules/scoring.ts'

/** "Anna +4, Boris +2"; empty when nobody gains. */
export const gainList = (points: readonly number[], nameOf: NameOf): string =>
  SEATS.filter(seat => points[seat] > 0)
    .map(seat => `${nameOf(seat)} +${points[seat]}`)
    .join(', ')

export const winners = (places: readonly number[], nameOf: NameOf): string[] =>
  SEATS.filter(seat => places[seat] === 1).map(nameOf)

/** How bands of these sizes add up: " (1 + 3 + 6)"; a single band needs no sum. */
export const bandSum = (sizes: readonly number[]): string =>
  sizes.length > 1 ? ` (${sizes.map(bandGlory).join(' + ')})` : ''
