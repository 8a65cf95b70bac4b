import { parseArgs } from 'node:util'
import { runsOf, spread } from '../../cli/parallel.ts'
import { GAME_IDS, isGameId } from '../../games/registry.ts'
import type { Tainted } from './taint-game.ts'
import type { TaintJob } from './taint-worker.ts'

/*
 * npm run taint: many random games of every game on the server's own tables. Nothing that is sent may depend on what
 * its receiver cannot know. Prints one JSON object for each game; status 1 if anything leaks.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    /** The first game's number, so that a long run can be split. */
    from: { type: 'string', default: '0' },
    /** For each game; what was done by then is reported. */
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'a-seed-that-nobody-is-sent' },
  },
})
const WORKER = new URL('./taint-worker.ts', import.meta.url)
const RUN = 10
const BATCH = 100
const FIRST = Number(values.from)

for (const game of values.game ? values.game.split(',').filter(isGameId) : GAME_IDS) {
  const end = performance.now() + Number(values.minutes) * 60_000
  const sum = { game, from: FIRST, games: 0, frames: 0, comparisons: 0, leaks: [] as string[] }
  const runs = runsOf(Number(values.games), BATCH)
  for (const { from, to } of runs) {
    if (performance.now() > end) break
    const jobs = runsOf(to - from, RUN).map(
      (run): TaintJob => ({ game, seed: values.seed, from: FIRST + from + run.from, to: FIRST + from + run.to }),
    )
    for (const { frames, comparisons, leaks } of await spread<TaintJob, Tainted>(WORKER, jobs)) {
      sum.frames += frames
      sum.comparisons += comparisons
      sum.leaks.push(...leaks)
    }
    sum.games = to
  }
  console.log(JSON.stringify({ ...sum, leaks: sum.leaks.slice(0, 20) }))
  if (sum.leaks.length > 0) process.exitCode = 1
}
