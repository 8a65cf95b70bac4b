import { type GameId, loadGame } from '../games/registry.ts'
import { type BotGame, loadBotGame } from '../kernel/module.ts'
import type { Bot } from './bot.ts'
import type { EFFORTS } from './levels.ts'

export type SearchingLevel = keyof typeof EFFORTS

/** Former versions of the searching levels, with their rules and judgement (`npm run freeze -- GAME --bots N`). */
export interface FormerBots {
  makeBot(level: SearchingLevel, iterations?: number): Bot
}

/** A game in the laboratory, where bots play their former versions: `expert@1` is Expert number 1. */
export interface LabGame extends BotGame {
  readonly former?: Readonly<Record<string, FormerBots>>
}

/** The games whose searching levels were frozen, and how many times. */
const FROZEN: Partial<Record<GameId, number>> = {
  'small-world': 1,
  ethnos: 1,
  'tiny-epic-kingdoms': 1,
  'dark-lands': 1,
  'paper-tales': 1,
}

export async function loadLabGame(id: GameId): Promise<LabGame> {
  const numbers = Array.from({ length: FROZEN[id] ?? 0 }, (_, at) => String(at + 1))
  const load = async (number: string): Promise<readonly [string, FormerBots]> => [
    number,
    await import(`../games/${id}/versions/bots-${number}.js`),
  ]
  return {
    ...(await loadBotGame(await loadGame(id))),
    former: Object.fromEntries(await Promise.all(numbers.map(load))),
  }
}
