import { recordGame, type Sample } from '../bots/training/record.ts'
import { loadGame } from '../games/registry.ts'
import { serve } from './parallel.ts'
import type { TrainJob } from './train.ts'

serve<TrainJob, Sample[]>(async ({ game, options, tables, from, to, seed }) => {
  const module = await loadGame(game)
  const samples: Sample[] = []
  for (let number = from; number < to; number++) {
    const seats = tables[number % tables.length]
    samples.push(...recordGame(module, seats, options[seats], `${seed} ${number}`))
  }
  return samples
})
