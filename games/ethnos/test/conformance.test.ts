import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

const ORCS = { tribes: ['orc', 'skeleton', 'elf', 'merfolk', 'troll', 'centaur'] }

conformance(game, proof, [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 6 },
  { seats: 6, options: ORCS },
])
