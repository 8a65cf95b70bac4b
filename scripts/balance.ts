import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { playMatch } from '../bots/play.ts'
import { wilson95 } from '../bots/wilson.ts'
import { loadGame } from '../games/registry.ts'
import { count, newTally, outsiders, page, type Tally } from '../games/tiny-epic-kingdoms/lab/balance.ts'
import type { MoveOf, TekPosition } from '../games/tiny-epic-kingdoms/position.ts'
import { sameData } from '../kernel/json.ts'

/**
 * `node scripts/balance.ts [--games 400] [--players 2,3,4,5] [--seed balance]`: how often the peoples of Tiny Epic
 * Kingdoms win under the greedy bot. Writes docs/balance/tiny-epic-kingdoms.md if all numbers of players are asked for.
 */
interface Task {
  readonly players: number
  readonly games: number
  readonly seed: string
}

/** Greedy, but the side of the card is left to chance, so that every home is seen. */
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

async function measure({ players, games, seed }: Task): Promise<Tally> {
  const module = await loadGame('tiny-epic-kingdoms')
  const tally = newTally(players)
  const bots = Array.from({ length: players }, () => withHomeByLot(greedy(module)))
  for (let game = 0; game < games; game++) {
    const played = playMatch(module, bots, {}, `${seed} ${players} ${game}`)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    const outcome = module.game.outcome(played.value.position)
    if (outcome) count(tally, played.value.position as TekPosition, outcome)
  }
  return tally
}

/** Each number of players in a thread of its own; the figures do not depend on who is done first. */
const inThread = (task: Task): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      players: { type: 'string', default: '2,3,4,5' },
      seed: { type: 'string', default: 'balance' },
    },
  })
  const tasks = values.players.split(',').map(players => ({
    players: Number(players),
    games: Number(values.games),
    seed: values.seed,
  }))
  const tallies = await Promise.all(tasks.map(inThread))
  const text = page(tallies, wilson95, `node scripts/balance.ts --games ${values.games} --seed ${values.seed}`)
  if (tasks.length === 4) writeFileSync(new URL('../docs/balance/tiny-epic-kingdoms.md', import.meta.url), text)
  console.log(text)
  console.error(`Outside the aim: ${outsiders(tallies).join(', ') || 'none'}`)
}

if (isMainThread) await main()
else parentPort?.postMessage(await measure(workerData as Task))
