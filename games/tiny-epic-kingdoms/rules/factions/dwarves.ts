import { FIGURES } from '../../content/factions.ts'
import type { Levels } from './powers.ts'

const { rivalMasons, prospect, masterBuilders, spire } = FIGURES.dwarves

export const dwarves: Levels = [
  { rivalSurcharge: rivalMasons },
  { entering: { kind: 'terrain', terrain: 'mountain', resource: 'ore', amount: prospect } },
  { buildDiscount: masterBuilders },
  { insteadOf: { trade: 'build' } },
  // A tower that was never begun is not the highest (TEK-R-35).
  { points: (p, seat) => (p.tower[seat] >= 1 && p.tower[seat] === Math.max(...p.tower) ? spire : 0) },
]
