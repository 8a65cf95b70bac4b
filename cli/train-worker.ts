import { recordGame, type Sample } from '../bots/training/record.ts'
import { judging, playTrial } from '../bots/training/trial.ts'
import { loadGame } from '../games/registry.ts'
import { serve } from './parallel.ts'
import type { TrainJob } from './train.ts'

serve<TrainJob, Sample[] | number>(async job => {
  const { game, tables, options } = job
  const module = await loadGame(game)
  if (job.kind === 'trial') return playTrial(module, job.trial, job.head, tables, options)
  const judged = judging(module, job.weights)
  const samples: Sample[] = []
  for (let number = job.from; number < job.to; number++) {
    const seats = tables[number % tables.length]
    samples.push(...recordGame(judged, seats, options[seats], `${job.seed} ${number}`))
  }
  return samples
})
