import { parseArgs } from 'node:util'
import { runsOf, spread } from '../../cli/parallel.ts'
import { GAME_IDS, isGameId } from '../../games/registry.ts'
import type { Tainted } from './taint-game.ts'
import type { TaintJob } from './taint-worker.ts'

/*
 * npm run taint: many random games of every game over the server's own tables; nothing that is sent may depend on what
 * its receiver cannot know. One JSON object a game; status 1 if anything leaks.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'a-seed-that-nobody-is-sent' },
  },
})
const WORKER = new URL('./taint-worker.ts', import.meta.url)
const RUN = 10

for (const game of values.game ? values.game.split(',').filter(isGameId) : GAME_IDS) {
  const jobs = runsOf(Number(values.games), RUN).map((run): TaintJob => ({ game, seed: values.seed, ...run }))
  const done = await spread<TaintJob, Tainted>(WORKER, jobs)
  const sum = (count: (part: Tainted) => number) => done.reduce((total, part) => total + count(part), 0)
  const leaks = done.flatMap(part => part.leaks)
  const frames = sum(part => part.frames)
  const comparisons = sum(part => part.comparisons)
  console.log(JSON.stringify({ game, games: Number(values.games), frames, comparisons, leaks: leaks.slice(0, 20) }))
  if (leaks.length > 0) process.exitCode = 1
}
