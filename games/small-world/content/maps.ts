import type { MapSheet } from './map-sheet.ts'
import { FIVE } from './maps/five.ts'
import { FOUR } from './maps/four.ts'
import { THREE } from './maps/three.ts'
import { TWO } from './maps/two.ts'

export * from './map-sheet.ts'

export const MAPS: readonly MapSheet[] = [TWO, THREE, FOUR, FIVE]

export const MOST_ROUNDS = Math.max(...MAPS.map(map => map.rounds))
