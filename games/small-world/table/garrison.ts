import { elementAt } from '../../../kernel/list.ts'
import { DECLINED, DRAGON, FORTRESS, HERO, HOLE, NONE, type SmallWorldPosition } from '../position.ts'
import { hasLair } from '../queries.ts'
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

/** What stands in a region besides tokens, most important first. */
export function markersIn(
  p: SmallWorldPosition,
  region: number,
  camps = elementAt(p.camps, region),
): readonly StandingMarker[] {
  const bits = elementAt(p.marks, region)
  const marks = BITS.flatMap(([kind, bit]) => (bits & bit ? [{ kind, n: 1 }] : []))
  if (camps > 0) marks.push({ kind: 'camp', n: camps })
  if (hasLair(p, region)) marks.push({ kind: 'lair', n: 1 })
  return marks
}

export const isDeclined = (p: SmallWorldPosition, race: number): boolean =>
  race !== NONE && p.standing[race] === DECLINED
