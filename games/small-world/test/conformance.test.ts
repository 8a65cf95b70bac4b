import { conformance } from '../../../kernel/conformance/suite.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'
import { MOSS_FOLK } from './builders.ts'

conformance(game, proof, [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 2, options: { map: 'map-5p', withoutDiplomat: true, first: '2' } },
  { seats: 3, options: { openCoins: true } },
  { seats: 4, options: { custom: MOSS_FOLK } },
])
