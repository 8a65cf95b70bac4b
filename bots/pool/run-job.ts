import { loadRules } from '../../games/registry.ts'
import { loadAdviceGame, loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { judgeLast } from '../advice/analyse.ts'
import { reasonsFor } from '../advice/reasons.ts'
import { botNamed } from '../registry.ts'
import { search } from '../search/search.ts'
import { budgetFor } from '../searcher.ts'
import type { Job, JobReply } from './jobs.ts'

/** Runs a job in a worker, in Node and on the page. */
export async function runJob(job: Job): Promise<JobReply> {
  try {
    const module = await loadRules(job.game, job.rulesVersion)
    if (!module) return { failed: `no rules ${job.rulesVersion} of ${job.game}` }
    const botGame = await loadBotGame(module)
    if (job.task === 'judge') return { judged: judgeLast(botGame, unpacked(job.record), job.iterations) }
    const { seat } = job
    const view = unpacked(job.view)
    const rng = Rng.fromSeed(job.seed)
    switch (job.task) {
      case 'move':
        return {
          move: botNamed(job.level)(botGame, undefined, job.taste).choose(
            view,
            seat,
            botGame.game.moves(view, seat),
            rng,
          ),
        }
      case 'explain':
        return { reasons: reasonsFor(await loadAdviceGame(module), view, seat, job.moves, rng) }
      case 'weigh':
        return { findings: search(botGame, view, seat, rng, budgetFor(botGame, job.budget)) }
    }
  } catch (error) {
    return { failed: String(error) }
  }
}

/**
 * Lists received in a message have another internal form than lists made here. Code that meets both is recompiled again
 * and again, so the data is rebuilt once.
 */
const unpacked = <T>(told: T): T => JSON.parse(JSON.stringify(told))
