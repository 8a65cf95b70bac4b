import type { Bot } from '../../bots/bot.ts'
import { botNamed } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import type { Game } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Answer, Question } from './messages.ts'

/* Bots think here, off the page's thread, and know only the views they are sent. */

const rng = Rng.fromSeed(freshSeed())
const players = new Map<string, Promise<{ readonly game: Game; readonly bot: Bot }>>()

async function sitDown({ game: id, level }: Question): Promise<{ readonly game: Game; readonly bot: Bot }> {
  const module = await loadGame(id)
  return { game: module.game, bot: botNamed(level)(module) }
}

async function answer(question: Question): Promise<Answer> {
  const key = `${question.game} ${question.level}`
  const player = players.get(key) ?? sitDown(question)
  players.set(key, player)
  const { game, bot } = await player
  const { number, view, seat } = question
  return { number, move: bot.choose(view, seat, game.moves(view, seat), rng) }
}

addEventListener('message', async (event: MessageEvent<Question>) => {
  const reply = await answer(event.data).catch(
    (error: unknown): Answer => ({ number: event.data.number, failed: String(error) }),
  )
  postMessage(reply)
})
