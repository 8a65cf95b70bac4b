import type { GameModule } from '../kernel/module.ts'
import { keysOf } from '../kernel/record.ts'

/** Every game, in the order shown. A game is a folder beside this file and a line here: see docs/adding-a-game.md. */
const LOADERS = {
  'small-world': async (): Promise<GameModule> => (await import('./small-world/index.ts')).smallWorld,
  ethnos: async (): Promise<GameModule> => (await import('./ethnos/index.ts')).ethnos,
  'tiny-epic-kingdoms': async (): Promise<GameModule> =>
    (await import('./tiny-epic-kingdoms/index.ts')).tinyEpicKingdoms,
  'paper-tales': async (): Promise<GameModule> => (await import('./paper-tales/index.ts')).paperTales,
  'dark-lands': async (): Promise<GameModule> => (await import('./dark-lands/index.ts')).darkLands,
  ferry: async (): Promise<GameModule> => (await import('./ferry/index.ts')).ferry,
}

export type GameId = keyof typeof LOADERS

export const GAME_IDS = keysOf(LOADERS)

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id)

export const loadGame = (id: GameId): Promise<GameModule> => LOADERS[id]()

/** The game under the rules that a match began with; null for an unknown version. */
export async function loadRules(id: GameId, version: number): Promise<GameModule | null> {
  const present = await loadGame(id)
  if (version === present.game.facts.rulesVersion) return present
  const load = present.olderRules[version]
  if (!load) return null
  const { game, judgement } = await load()
  return {
    ...present,
    game,
    // Guesses follow today's rules: under older ones a bot tries what is legal instead.
    judgement: async () => judgement ?? { ...(await present.judgement()), guess: () => null },
  }
}
