import { recordGame, type Sample } from '../bots/training/record.ts'
import { judging, playTrial } from '../bots/training/trial.ts'
import { loadGame } from '../games/registry.ts'
import { elementAt } from '../kernel/list.ts'
import { loadBotGame } from '../kernel/module.ts'
import { serve } from './parallel.ts'
import type { TrainJob } from './train.ts'

serve<TrainJob, Sample[] | number>(async job => {
  const { game, tables, options } = job
  const botGame = await loadBotGame(await loadGame(game))
  if (job.kind === 'trial') return playTrial(botGame, job.trial, job.head, tables, options)
  const judged = judging(botGame, job.weights)
  const samples: Sample[] = []
  for (let number = job.from; number < job.to; number++) {
    const seats = elementAt(tables, number % tables.length)
    const chosen = options[seats]
    if (!chosen) throw new Error(`no options for ${seats} seats`)
    samples.push(...recordGame(judged, seats, chosen, `${job.seed} ${number}`))
  }
  return samples
})
