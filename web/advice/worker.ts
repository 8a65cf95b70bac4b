import { analyse, glance } from '../../bots/advice/analyse.ts'
import { playArenaGame } from '../../bots/arena.ts'
import { type GameId, loadGame, loadRules } from '../../games/registry.ts'
import { type BotGame, loadBotGame } from '../../kernel/module.ts'
import type { AdviceReply, AdviceRequest, TaskName, Tasks } from './messages.ts'

/* Analyses and arena games run here, off the page's thread. */

/** So many points of a curve are enough for the eye. */
const POSITIONS = 60

async function botGameOf(game: GameId, rulesVersion: number): Promise<BotGame> {
  const module = await loadRules(game, rulesVersion)
  if (!module) throw new Error(`no rules ${rulesVersion} of ${game}`)
  return loadBotGame(module)
}

type Told<N extends TaskName> = AsyncGenerator<Tasks[N]['tell']>

const DO: { readonly [N in TaskName]: (ask: Tasks[N]['ask']) => Told<N> } = {
  async *analyse({ game, rulesVersion, record, thoroughness }) {
    yield* analyse(await botGameOf(game, rulesVersion), record, thoroughness)
  },
  async *glance({ game, rulesVersion, record, within }) {
    yield glance(await botGameOf(game, rulesVersion), record, POSITIONS, within)
  },
  async *results({ game, request, numbers }) {
    const botGame = await loadBotGame(await loadGame(game))
    for (const number of numbers) {
      const played = playArenaGame(botGame, request, number)
      if (!played.ok) throw new Error(played.error.code)
      yield { number, result: played.value }
    }
  },
}

addEventListener('message', async (event: MessageEvent<AdviceRequest>) => {
  const { number, task, ask } = event.data
  const say = (answer: AdviceReply) => postMessage(answer)
  try {
    const work = DO[task] as (ask: AdviceRequest['ask']) => Told<TaskName>
    for await (const tell of work(ask)) say({ number, tell })
    say({ number, done: true })
  } catch (error) {
    say({ number, failed: error instanceof Error ? error.message : String(error) })
  }
})
