import { type Seat, seatsOf } from '../../../../kernel/seat.ts'
import type { Terrain } from '../../content/terrains.ts'
import { REGIONS_OF, TERRAIN } from '../../map.ts'
import type { TekPosition } from '../../position.ts'
import { occupies } from '../board.ts'

/* What the level-5 abilities count. */

export const upTo = (most: number, points: number): number => Math.min(most, points)

export const others = (p: TekPosition, seat: Seat): Seat[] => seatsOf(p.seats).filter(other => other !== seat)

export function occupiedRegions(p: TekPosition, seat: Seat): number[] {
  const regions: number[] = []
  for (const side of p.lands) for (const region of REGIONS_OF[side]) if (occupies(p, seat, region)) regions.push(region)
  return regions
}

export function occupiedIn(p: TekPosition, seat: Seat, terrain: Terrain): number {
  let count = 0
  for (const side of p.lands)
    for (const region of REGIONS_OF[side]) if (TERRAIN[region] === terrain && occupies(p, seat, region)) count++
  return count
}
