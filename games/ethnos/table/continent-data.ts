import type { Point } from '../../../web/pieces/coast.ts'
import type { KingdomId } from '../content/kingdoms.ts'

/**
 * Where a kingdom lies on a sheet of 1000 by 700, and where its pieces stand. Our own drawing; neighbours share points.
 */
export interface KingdomPlace {
  readonly polygon: readonly Point[]
  readonly label: Point
  readonly seals: Point
  readonly markers: Point
}

export const SHEET: Point = [1000, 700]

const CORNERS = {
  A: [90, 170],
  B: [200, 95],
  C: [345, 70],
  D: [480, 105],
  E: [610, 60],
  F: [760, 85],
  G: [895, 150],
  H: [940, 280],
  I: [915, 400],
  J: [930, 520],
  K: [820, 615],
  L: [680, 640],
  M: [540, 600],
  N: [400, 645],
  O: [255, 620],
  P: [120, 560],
  Q: [60, 400],
  R: [75, 300],
  S1: [385, 490],
  S2: [640, 500],
  U1: [370, 210],
  U2: [350, 335],
  V1: [650, 200],
  V2: [665, 350],
  W: [210, 380],
  X: [500, 375],
  Y: [800, 395],
} as const satisfies Readonly<Record<string, Point>>

const outline = (...names: (keyof typeof CORNERS)[]): readonly Point[] => names.map(name => CORNERS[name])

export const KINGDOM_PLACES: Readonly<Record<KingdomId, KingdomPlace>> = {
  pelagon: {
    polygon: outline('R', 'A', 'B', 'C', 'U1', 'U2', 'W', 'Q'),
    label: [218, 150],
    seals: [215, 215],
    markers: [210, 300],
  },
  straton: {
    polygon: outline('C', 'D', 'E', 'V1', 'V2', 'X', 'U2', 'U1'),
    label: [500, 145],
    seals: [505, 205],
    markers: [508, 290],
  },
  ithys: {
    polygon: outline('E', 'F', 'G', 'H', 'I', 'Y', 'V2', 'V1'),
    label: [785, 145],
    seals: [790, 205],
    markers: [792, 295],
  },
  althea: {
    polygon: outline('Q', 'W', 'U2', 'S1', 'N', 'O', 'P'),
    label: [225, 432],
    seals: [222, 488],
    markers: [246, 554],
  },
  rhea: {
    polygon: outline('U2', 'X', 'V2', 'S2', 'L', 'M', 'N', 'S1'),
    label: [510, 432],
    seals: [512, 484],
    markers: [512, 556],
  },
  duris: {
    polygon: outline('V2', 'Y', 'I', 'J', 'K', 'L', 'S2'),
    label: [785, 440],
    seals: [788, 490],
    markers: [776, 552],
  },
}
