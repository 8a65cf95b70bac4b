import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { playMatch } from '../bots/play.ts'
import { wilson95 } from '../bots/wilson.ts'
import { loadGame } from '../games/registry.ts'
import { FACTIONS } from '../games/tiny-epic-kingdoms/content/factions.ts'
import { add, count, newTally, outsiders, page, type Tally } from '../games/tiny-epic-kingdoms/lab/balance.ts'
import type { MoveOf, TekPosition } from '../games/tiny-epic-kingdoms/position.ts'
import { sameData } from '../kernel/json.ts'
import { loadBotGame } from '../kernel/module.ts'

/**
 * `node scripts/balance-tiny-epic-kingdoms.ts [--error 0.1] [--players 2,3,4,5] [--seed balance]`: how often each
 * faction of Tiny Epic Kingdoms wins under the greedy bot with the manual weights, over as many games as the wanted
 * error needs. Writes docs/balance/tiny-epic-kingdoms.md if run for all numbers of players.
 */
interface Task {
  readonly players: number
  readonly from: number
  readonly to: number
  readonly seed: string
}

/** Games in one batch of a thread. */
const BATCH = 200

/**
 * Games after which a fair faction's 95 % interval is `error` fair shares wide to either side. A win share around 1/n
 * over k seats has the deviation sqrt((n - 1) / k) / n; a faction sits at a table n times in as many games as there are
 * factions.
 */
const gamesFor = (players: number, error: number): number =>
  Math.ceil(((players - 1) * (1.96 / error) ** 2 * FACTIONS.length) / players)

/** Greedy, but with a random side of the card, so that every home is seen. */
function withHomeByLot(bot: Bot): Bot {
  return {
    choose(view, seat, moves, rng) {
      const choice = bot.choose(view, seat, moves, rng)
      if (choice.kind !== 'found') return choice
      const { side: _, ...split } = choice as MoveOf<'found'>
      return rng.pick(moves.filter(move => sameData({ ...move, side: '' }, { ...split, side: '' })))
    },
  }
}

async function measure({ players, from, to, seed }: Task): Promise<Tally> {
  const botGame = await loadBotGame(await loadGame('tiny-epic-kingdoms'))
  const tally = newTally(players)
  const bots = Array.from({ length: players }, () => withHomeByLot(greedy(botGame, 'manual')))
  for (let game = from; game < to; game++) {
    const played = playMatch(botGame, bots, {}, `${seed} ${players} ${game}`)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    const outcome = botGame.game.outcome(played.value.position)
    if (outcome) count(tally, played.value.position as TekPosition, outcome)
  }
  return tally
}

const inThread = (task: Task): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** Every game has its own seed, so the figures do not depend on which thread plays it or finishes first. */
async function measureAll(tasks: Task[], tallies: readonly Tally[]): Promise<void> {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const part = await inThread(task)
    for (const tally of tallies) if (tally.players === part.players) add(tally, part)
    console.error(`${tallies.map(tally => `${tally.games} with ${tally.players}`).join(', ')}`)
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      error: { type: 'string', default: '0.1' },
      players: { type: 'string', default: '2,3,4,5' },
      seed: { type: 'string', default: 'balance' },
    },
  })
  const tallies = values.players.split(',').map(players => newTally(Number(players)))
  const tasks: Task[] = tallies.flatMap(({ players }) => {
    const games = gamesFor(players, Number(values.error))
    return Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
      players,
      from: i * BATCH,
      to: Math.min(games, (i + 1) * BATCH),
      seed: values.seed,
    }))
  })
  await Promise.all(Array.from({ length: availableParallelism() }, () => measureAll(tasks, tallies)))
  const text = page(
    tallies,
    wilson95,
    `node scripts/balance-tiny-epic-kingdoms.ts --error ${values.error} --seed ${values.seed}`,
  )
  if (tallies.length === 4) writeFileSync(new URL('../docs/balance/tiny-epic-kingdoms.md', import.meta.url), text)
  console.log(text)
  console.error(`Outside the aim: ${tallies.flatMap(outsiders).join(', ') || 'none'}`)
}

if (isMainThread) await main()
else parentPort?.postMessage(await measure(workerData as Task))
