import { loadGame } from '../games/registry.ts'
import { loadBotGame } from '../kernel/module.ts'
import { loadPuzzles } from '../learn/puzzles/collections.ts'
import { mineMatch } from '../learn/puzzles/mine.ts'
import type { FoundMatch } from '../learn/puzzles/puzzle.ts'
import { serve } from './parallel.ts'
import type { MineJob } from './puzzles.ts'

serve<MineJob, FoundMatch>(async ({ game, number }) =>
  mineMatch(await loadBotGame(await loadGame(game)), await loadPuzzles(game), number),
)
