import { loadRules } from '../../games/registry.ts'
import type { Position } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import { slipIn } from '../advice/analyse.ts'
import { reasonsFor } from '../advice/reasons.ts'
import { botNamed } from '../registry.ts'
import { search } from '../search/search.ts'
import { budgetFor } from '../searcher.ts'
import type { Job, Reply } from './jobs.ts'

/** What a worker does with a job, in Node and in the page alike. */
export async function think(job: Job): Promise<Reply> {
  try {
    const module = await loadRules(job.game, job.rulesVersion)
    if (!module) return { failed: `no rules ${job.rulesVersion} of ${job.game}` }
    const { seat } = job
    const view = unpacked(job.view)
    const rng = Rng.fromSeed(job.seed)
    switch (job.task) {
      case 'move':
        return { move: botNamed(job.level)(module).choose(view, seat, module.game.moves(view, seat), rng) }
      case 'explain':
        return { reasons: reasonsFor(module, view, seat, job.moves, rng) }
      case 'judge':
        return { slip: slipIn(module, job, job.iterations) }
      case 'weigh':
        return { findings: search(module, view, seat, rng, budgetFor(module, job.budget)) }
    }
  } catch (error) {
    return { failed: String(error) }
  }
}

/**
 * Lists that come in a message are of another kind to the engine than those it makes here: what reads both is compiled again
 * and again. Written out and read once more, all are of one.
 */
const unpacked = (view: Position): Position => JSON.parse(JSON.stringify(view))
