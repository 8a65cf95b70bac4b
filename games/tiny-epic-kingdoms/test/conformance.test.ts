import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

conformance(game, proof, [
  ...[2, 3, 4, 5].flatMap(seats => [{ seats }, { seats, options: { exploration: true } }]),
  { seats: 2, options: { factions: 'chosen', territories: 'chosen', first: '2' } },
  { seats: 5, options: { factions: 'drafted', territories: 'chosen', exploration: true } },
])
