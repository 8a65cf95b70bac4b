import { goldenGames } from '../../../kernel/conformance/golden-suite.ts'
import { game } from '../rules/game.ts'
import { GOLDEN, GOLDEN_FOLDER } from './golden.ts'

goldenGames(game, GOLDEN_FOLDER, GOLDEN)
