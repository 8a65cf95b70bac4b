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

/** The game under the rules that a match began with; null for a version nobody here has heard of. */
export async function loadRules(id: GameId, version: number): Promise<GameModule | null> {
  const present = await loadGame(id)
  if (version === present.game.facts.rulesVersion) return present
  if (!Object.hasOwn(present.olderRules, version)) return null
  // Today's guesses follow today's rules: under older ones a bot tries what is legal instead.
  const { game, judgement = { ...present.judgement, guess: () => null } } = await present.olderRules[version]()
  return { ...present, game, judgement }
}
