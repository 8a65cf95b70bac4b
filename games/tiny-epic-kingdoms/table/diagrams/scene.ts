import { elementAt } from '../../../../kernel/list.ts'
import { regionNamed, SIDE_OF } from '../../content/map.ts'
import { landOf } from '../land.ts'

type Place = readonly [number, number]

/** An army in a diagram: in a region, lying or not, slightly offset where two share it. */
export interface Army {
  readonly at: string
  readonly lying?: boolean
  readonly aside?: number
}

/** Where armies stand in the region, in the box of its territory. */
export function placeOf(id: string): Place {
  const region = regionNamed(id)
  return landOf(elementAt(SIDE_OF, region)).regions.find(each => each.region === region)?.at ?? [0, 0]
}

/** A straight line between two places, stopping short of both. */
export function way([x, y]: Place, [tx, ty]: Place): { readonly d: string; readonly middle: Place } {
  const length = Math.hypot(tx - x, ty - y)
  const [dx, dy] = [(90 * (tx - x)) / length, (90 * (ty - y)) / length]
  return { d: `M${x + dx} ${y + dy}L${tx - dx * 0.6} ${ty - dy * 0.6}`, middle: [(x + tx) / 2, (y + ty) / 2] }
}
