import { DECLINED, DRAGON, FORTRESS, HERO, HOLE, NONE, type SmallWorld } from '../position.ts'
import { hasLair } from '../rules/people.ts'
import type { MarkerKind } from './marks.ts'

export interface StandingMarker {
  readonly kind: MarkerKind
  readonly n: number
}

const BITS: readonly (readonly [MarkerKind, number])[] = [
  ['fortress', FORTRESS],
  ['hole', HOLE],
  ['hero', HERO],
  ['dragon', DRAGON],
]

/** What stands in a region beside tokens, from the most to the least telling. */
export function markersIn(p: SmallWorld, region: number, camps = p.camps[region]): readonly StandingMarker[] {
  const marks = BITS.flatMap(([kind, bit]) => (p.marks[region] & bit ? [{ kind, n: 1 }] : []))
  if (camps > 0) marks.push({ kind: 'camp', n: camps })
  if (hasLair(p, region)) marks.push({ kind: 'lair', n: 1 })
  return marks
}

export const isDeclined = (p: SmallWorld, race: number): boolean => race !== NONE && p.standing[race] === DECLINED
