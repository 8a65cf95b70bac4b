import { analyse } from '../../bots/advice/analyse.ts'
import { playBout } from '../../bots/arena.ts'
import { loadGame, loadRules } from '../../games/registry.ts'
import type { Answer, Question, TaskName, Tasks } from './messages.ts'

/* Helpers think here, off the page's thread. */

type Told<N extends TaskName> = AsyncGenerator<Tasks[N]['tell']>

const DO: { readonly [N in TaskName]: (ask: Tasks[N]['ask']) => Told<N> } = {
  async *analyse({ game, rulesVersion, record, thoroughness }) {
    const module = await loadRules(game, rulesVersion)
    if (!module) throw new Error(`no rules ${rulesVersion} of ${game}`)
    yield* analyse(module, record, thoroughness)
  },
  async *bouts({ game, request, numbers }) {
    const module = await loadGame(game)
    for (const number of numbers) {
      const played = playBout(module, request, number)
      if (!played.ok) throw new Error(played.error.code)
      yield { number, bout: played.value }
    }
  },
}

addEventListener('message', async (event: MessageEvent<Question>) => {
  const { number, task, ask } = event.data
  const say = (answer: Answer) => postMessage(answer)
  try {
    const work = DO[task] as (ask: Question['ask']) => Told<TaskName>
    for await (const tell of work(ask)) say({ number, tell })
    say({ number, done: true })
  } catch (error) {
    say({ number, failed: error instanceof Error ? error.message : String(error) })
  }
})
