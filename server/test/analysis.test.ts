import { expect, it } from 'vitest'
import { analyse } from '../../bots/advice/analyse.ts'
import { playMatch } from '../../bots/play.ts'
import type { Job } from '../../bots/pool/jobs.ts'
import { BotPool, type BotWorker } from '../../bots/pool/pool.ts'
import { runJob } from '../../bots/pool/run-job.ts'
import { random } from '../../bots/random.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { Analysis } from '../analysis/analysis.ts'
import { localBotService } from '../bots/bot-service.ts'

const MOVES = 6
const ITERATIONS = 8

const botGame = await loadBotGame(ethnos)
const played = playMatch(botGame, [random(), random()], {}, 'analysis')
if (!played.ok) throw new Error(played.error.code)
const { setup, log } = played.value
const record = { setup, log: log.slice(0, MOVES) }
const undisturbed = [...analyse(botGame, record, { iterations: ITERATIONS, part: 0, parts: 1 })]

/** An analysis whose workers are killed when they take this step, as often as told. */
function analysisWith(deaths: { readonly step: number; times: number }, stored = 0) {
  const isKilledOver = (job: Job) => job.task === 'judge' && job.record.log.length === deaths.step && deaths.times-- > 0
  let workers = 0
  const startWorker = (): BotWorker => {
    workers++
    let listeners: Parameters<BotWorker['listen']> | null = null
    return {
      post: job =>
        isKilledOver(job) ? listeners?.[1]('killed') : void runJob(job).then(reply => listeners?.[0](reply)),
      listen: (...both) => {
        listeners = both
      },
      stop: () => {},
    }
  }
  const failures: string[] = []
  const bots = localBotService(new BotPool({ startWorker, size: 1, report: () => {} }))
  const failed = (error: unknown) => failures.push(String(error))
  const { rulesVersion } = ethnos.game.facts
  const analysis = new Analysis({ game: 'ethnos', rulesVersion, record, iterations: ITERATIONS, bots, failed }, stored)
  analysis.begin()
  return { analysis, failures, workers: () => workers }
}

it('a step whose worker is killed is judged again, with the same result', async () => {
  const { analysis, failures, workers } = analysisWith({ step: 3, times: 1 })
  expect(await analysis.ended).toBe(true)
  expect(analysis.ready).toEqual(undisturbed)
  expect(failures).toEqual(['Error: killed'])
  expect(workers()).toBe(2)
})

it('a step that kills every worker ends the analysis; earlier steps can be stored', async () => {
  const { analysis, failures } = analysisWith({ step: 3, times: 99 })
  expect(await analysis.ended).toBe(false)
  expect(analysis.ready).toEqual(undisturbed.slice(0, 3))
  expect(failures).toEqual(['Error: killed', 'Error: killed'])
})

it('stored steps are neither judged again nor offered twice', async () => {
  const { analysis } = analysisWith({ step: 2, times: 99 }, 4)
  expect(await analysis.ended).toBe(true)
  expect(analysis.ready).toEqual(undisturbed.slice(4))
  analysis.noteStored(2)
  expect(analysis.ready).toEqual(undisturbed.slice(6))
})
