import type { GameModule } from '../kernel/module.ts'

/** The five games in the order they are shown. A sixth is a folder beside them and a line here. */
const LOADERS = {
  ethnos: async (): Promise<GameModule> => (await import('./ethnos/index.ts')).ethnos,
  'dark-lands': async (): Promise<GameModule> => (await import('./dark-lands/index.ts')).darkLands,
  'small-world': async (): Promise<GameModule> => (await import('./small-world/index.ts')).smallWorld,
  'tiny-epic-kingdoms': async (): Promise<GameModule> =>
    (await import('./tiny-epic-kingdoms/index.ts')).tinyEpicKingdoms,
  'paper-tales': async (): Promise<GameModule> => (await import('./paper-tales/index.ts')).paperTales,
}

export type GameId = keyof typeof LOADERS

export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[]

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id)

export const loadGame = (id: GameId): Promise<GameModule> => LOADERS[id]()
