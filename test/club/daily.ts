import { botSeed, botTaste } from '../../bots/chance.ts'
import { botNamed } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playMove } from '../../kernel/match.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { openSeedOf, taskOf } from '../../learn/daily.ts'
import { beginOf, DAY_MS, dateOf, dayOf } from '../../learn/days.ts'

/* A day of Ethnos for tests of the daily challenge, and a try of it. */

export const DAY = ((day: number) => {
  while (taskOf(day).game !== 'ethnos') day++
  return day
})(dayOf(Date.UTC(2027, 4, 1)))
export const DATE = dateOf(DAY)
export const NOON = beginOf(DAY) + DAY_MS / 2
export const TASK = taskOf(DAY)

/** Own moves by lot, rivals' by their bots, on a page alone. */
export async function playedAlone(): Promise<Match> {
  const module = await loadGame(TASK.game)
  const game: Game = module.game
  const botGame = await loadBotGame(module)
  const seed = openSeedOf(DAY)
  const created = createMatch(game, TASK.seats, {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const chance = Rng.fromSeed('a try')
  while (!game.outcome(match.position)) {
    const seat = elementAt(game.toMove(match.position), 0)
    const view = game.view(match.position, seat)
    const legal: readonly Move[] = game.moves(view, seat)
    const bot = botNamed(TASK.rivals)(botGame, undefined, botTaste(seed, seat))
    const move =
      seat === TASK.seat
        ? chance.pick(legal)
        : bot.choose(view, seat, legal, Rng.fromSeed(botSeed(seed, match.log.length, seat)))
    if (!playMove(match, seat, move).ok) throw new Error('an illegal move')
  }
  return match
}
