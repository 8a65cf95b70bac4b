import { readFileSync } from 'node:fs'
import { GAME_IDS, loadGame } from '../../games/registry.ts'

/** The version of the program, as its package says. */
export const PROGRAM: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

/** The newest version of each game's rules here; earlier ones are kept too. */
export async function rulesVersions(): Promise<Record<string, number>> {
  const games = await Promise.all(GAME_IDS.map(async id => [id, (await loadGame(id)).game.facts.rulesVersion] as const))
  return Object.fromEntries(games)
}
