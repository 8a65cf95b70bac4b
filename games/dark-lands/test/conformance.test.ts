import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

conformance(game, proof, [
  { seats: 2 },
  { seats: 3 },
  { seats: 3, options: { board: 'large', first: '3' } },
  { seats: 4 },
  { seats: 4, options: { board: 'short', layout: 'лес', compensation: true } },
  { seats: 5 },
])
