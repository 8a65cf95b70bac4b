import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type ArenaRequest, arenaGameSeed, seated, told, watch } from '../bots/arena.ts'
import type { ArenaGame } from '../bots/arena-run.ts'
import type { Player } from '../bots/bot.ts'
import { playTable } from '../bots/play.ts'
import { eyesOf } from '../bots/seer.ts'
import type { GameId } from '../games/registry.ts'
import { isRecord } from '../kernel/json.ts'
import { elementAt } from '../kernel/list.ts'
import type { BotGame } from '../kernel/module.ts'
import { isProgram, Outsider } from './door/outsider.ts'
import { runsOf, spread } from './parallel.ts'

export interface ArenaJob {
  readonly game: GameId
  readonly request: ArenaRequest
  readonly from: number
  readonly to: number
}

export interface RunSettings {
  readonly game: GameId
  readonly botGame: BotGame
  readonly games: number
  /** Games already played are read from this file, and new ones appended. */
  readonly resume: string | undefined
  /** The deadline of an external program. */
  readonly deadline: number
  say(text: string): void
}

const WORKER = new URL('./arena-worker.ts', import.meta.url)

/** Plays the runs, on all cores if all bots are ours, and returns each run's results in order. */
export async function playRuns(requests: readonly ArenaRequest[], settings: RunSettings): Promise<ArenaGame[][]> {
  const { game, games, resume } = settings
  const jobs = requests.flatMap(request =>
    runsOf(games, request.lineup.length).map((run): ArenaJob => ({ game, request, ...run })),
  )
  const known = resume === undefined ? new Map<string, ArenaGame[]>() : readResults(resume)
  const open = jobs.filter(job => !known.has(keyOf(job)))
  if (open.length < jobs.length) settings.say(`${jobs.length - open.length} of ${jobs.length} runs were played already`)
  const started = performance.now()
  let told = started
  let done = 0
  const keep = (job: ArenaJob, results: ArenaGame[]) => {
    known.set(keyOf(job), results)
    if (resume !== undefined) appendFileSync(resume, `${JSON.stringify({ key: keyOf(job), results })}\n`)
    done++
    const now = performance.now()
    if (now - told < 5000 || done === open.length) return
    told = now
    const left = ((now - started) / done) * (open.length - done)
    settings.say(`${done} of ${open.length} runs, about ${Math.ceil(left / 1000)} s to go`)
  }
  const outside = (job: ArenaJob) => job.request.lineup.some(isProgram)
  for (const job of open.filter(outside)) keep(job, await playOutside(job, settings))
  await spread<ArenaJob, ArenaGame[]>(
    WORKER,
    open.filter(job => !outside(job)),
    keep,
  )
  return requests.map(request =>
    jobs.filter(job => job.request === request).flatMap(job => known.get(keyOf(job)) ?? []),
  )
}

const keyOf = ({ game, request, from, to }: ArenaJob): string => JSON.stringify([game, request, from, to])

/** Skips a line cut short by an interruption. */
function readResults(file: string): Map<string, ArenaGame[]> {
  const known = new Map<string, ArenaGame[]>()
  if (!existsSync(file)) return known
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const entry: unknown = JSON.parse(line)
      if (isRecord(entry) && typeof entry.key === 'string' && Array.isArray(entry.results))
        known.set(entry.key, entry.results as ArenaGame[])
    } catch {}
  }
  return known
}

async function playOutside({ request, from, to }: ArenaJob, settings: RunSettings): Promise<ArenaGame[]> {
  const { botGame } = settings
  const { lineup, options } = request
  const seats = lineup.length
  const outsiders: Outsider[] = []
  const players = lineup.map((spec): Player => {
    if (!isProgram(spec)) return seated(spec, botGame)
    const outsider = new Outsider(spec, botGame.game, { deadline: settings.deadline, report: settings.say })
    outsiders.push(outsider)
    return outsider
  })
  const results: ArenaGame[] = []
  for (let number = from; number < to; number++) {
    const turn = number % seats
    const competitorAt = (seat: number) => (seat - turn + seats) % seats
    const table = lineup.map((_, seat) => elementAt(players, competitorAt(seat)))
    const look = eyesOf(botGame, seat => elementAt(lineup, competitorAt(seat)))
    const witness = watch(botGame, seats)
    const played = await playTable(botGame, table, options, arenaGameSeed(request, number), witness.see, look)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    results.push(told(played.value, seats, competitor => (competitor + turn) % seats, witness.content()))
  }
  for (const outsider of outsiders) outsider.close()
  return results
}
