import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type RunningClub, startClub } from '../process.ts'
import { ATTACKS, type AttackName, type Outcome } from './attacks.ts'
import { p99, type Waits } from './honest.ts'

/** How much honest players' waits may grow. */
const MOST_TIMES = 3
/** Quiet figures below this count as this much: the cost of one scheduler turn or one flush to disk. */
const LEAST_MS = 10
const WARM_MS = 3000
/** No attack runs longer, whatever it does. */
const LONGEST_MS = 40_000

export interface Report extends Outcome {
  readonly attack: AttackName
  /** p99 of honest players' waits for a move and for a Steady bot, before and during the attack; absent in a sample. */
  readonly honest?: { readonly quiet: Figures; readonly during: Figures }
}

interface Figures {
  readonly move: number
  readonly bot: number
}

const figuresOf = ({ move, bot }: Waits): Figures => ({ move: p99(move), bot: p99(bot) })

/** Attacks its own club in one way after another; `measured`: while somebody plays. */
export async function attackAll(
  dataDir: string,
  names: readonly AttackName[],
  { seconds, measured }: { readonly seconds: number; readonly measured: boolean },
  tell: (report: Report) => void,
): Promise<boolean> {
  let held = true
  for (const [n, name] of names.entries()) {
    const environment = { DATA_DIR: `${dataDir}/${n}`, LIMITS: 'real' }
    const club = await startClub(environment, ['--max-old-space-size=512'])
    const report = measured
      ? await measuredAttack(club, name, seconds)
      : { attack: name, ...(await attack(club, name, seconds)) }
    tell(report)
    held &&= report.held
    await club.stop()
  }
  return held
}

async function measuredAttack(club: RunningClub, name: AttackName, seconds: number): Promise<Report> {
  const player = new Worker(new URL('./honest-worker.ts', import.meta.url), { workerData: club.address })
  await once(player, 'message')
  const waits = async (): Promise<Waits> => {
    const told = once(player, 'message')
    player.postMessage('take')
    return (await told)[0]
  }
  // Compiles everything and starts every thread.
  await sleep(WARM_MS)
  await waits()
  await sleep(seconds * 1000)
  const before = await waits()
  const [outcome] = await Promise.all([attack(club, name, seconds), sleep(seconds * 1000)])
  const during = figuresOf(await waits())
  await sleep(WARM_MS)
  await waits()
  // On a shared machine, the quiet figure is taken before and after.
  await sleep(seconds * 1000)
  const after = await waits()
  await player.terminate()
  const quiet = figuresOf({ move: [...before.move, ...after.move], bot: [...before.bot, ...after.bot] })
  const isFair = (what: keyof Figures) => during[what] <= MOST_TIMES * Math.max(quiet[what], LEAST_MS)
  return { attack: name, ...outcome, held: outcome.held && isFair('move') && isFair('bot'), honest: { quiet, during } }
}

/** A crashed club has not held. */
async function attack(club: RunningClub, name: AttackName, seconds: number): Promise<Outcome> {
  const ends = new AbortController()
  const timer = setTimeout(() => ends.abort(), seconds * 1000)
  const died = club.exited.then((): Outcome => ({ held: false, figure: { died: 1 } }))
  const late = sleep(LONGEST_MS, { held: false, figure: { late: 1 } }, { ref: false })
  const outcome = await Promise.race([ATTACKS[name](club, ends.signal), died, late])
  clearTimeout(timer)
  ends.abort()
  const { ok } = await fetch(`${club.address}/health`).catch(() => ({ ok: false }))
  return { ...outcome, held: outcome.held && ok }
}
