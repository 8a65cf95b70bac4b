import { isGameId, loadGame } from '../games/registry.ts'
import { type Golden, recordGolden } from '../kernel/conformance/golden.ts'

/** `npm run golden -- GAME`: records a game's golden games again, after a deliberate change of its rules. */
const [id] = process.argv.slice(2)
if (id === undefined || !isGameId(id)) {
  console.error('Say which game: npm run golden -- ethnos')
  process.exit(2)
}
const { game } = await loadGame(id)
const wanted: { GOLDEN: readonly Golden[]; GOLDEN_FOLDER: URL } = await import(`../games/${id}/test/golden.ts`)
recordGolden(game, wanted.GOLDEN_FOLDER, wanted.GOLDEN)
console.error(`${wanted.GOLDEN.length} golden games recorded.`)
