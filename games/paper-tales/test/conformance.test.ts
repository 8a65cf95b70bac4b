import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

const everything = { gates: 'both', forge: true }

conformance(game, proof, [
  { seats: 1, options: { difficulty: '4' } },
  { seats: 1, options: { ...everything, difficulty: '0' } },
  { seats: 2 },
  { seats: 2, options: { duel: false, forge: true } },
  { seats: 2, options: everything },
  { seats: 3, options: { gates: 'units' } },
  { seats: 3, options: { gates: 'buildings', forge: true } },
  { seats: 4 },
  { seats: 4, options: everything },
  { seats: 5, options: { gates: 'buildings' } },
  { seats: 5, options: { gates: 'units', forge: true, forgeBuildings: ['inn', 'sawmill'] } },
  { seats: 6, options: { gates: 'both' } },
  { seats: 7 },
  { seats: 7, options: { ...everything, buildings: ['library', 'market', 'crypt'] } },
])
