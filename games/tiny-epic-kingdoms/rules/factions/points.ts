import { type Seat, seatsOf } from '../../../../kernel/seat.ts'
import { TERRAIN } from '../../content/map.ts'
import type { Terrain } from '../../content/terrains.ts'
import type { TekPosition } from '../../position.ts'
import { regionsOf } from '../board.ts'

/* What the level-5 abilities count. */

export const upTo = (most: number, points: number): number => Math.min(most, points)

export const others = (p: TekPosition, seat: Seat): Seat[] => seatsOf(p.seats).filter(other => other !== seat)

export function occupiedIn(p: TekPosition, seat: Seat, terrain: Terrain): number {
  let count = 0
  for (const region of regionsOf(p, seat)) if (TERRAIN[region] === terrain) count++
  return count
}
