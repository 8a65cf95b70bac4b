import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'

conformance(game, proof, [{ seats: 2 }, { seats: 3 }, { seats: 5, options: { crossings: '4' } }])
