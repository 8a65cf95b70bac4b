import { serve } from '../../cli/parallel.ts'
import { loadProof } from '../../games/proofs.ts'
import { type GameId, loadGame } from '../../games/registry.ts'
import { type Tainted, taintGame } from './taint-game.ts'

export interface TaintJob {
  readonly game: GameId
  readonly seed: string
  readonly from: number
  readonly to: number
}

serve<TaintJob, Tainted>(async ({ game: id, seed, from, to }) => {
  const { game } = await loadGame(id)
  const { secrets } = await loadProof(id)
  const sum = { frames: 0, comparisons: 0, leaks: [] as string[] }
  for (let number = from; number < to; number++) {
    const { frames, comparisons, leaks } = await taintGame(game, secrets, seed, number)
    sum.frames += frames
    sum.comparisons += comparisons
    sum.leaks.push(...leaks)
  }
  return sum
})
