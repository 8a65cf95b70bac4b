import { readFileSync } from 'node:fs'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { recordOf } from '../../kernel/record.ts'

/** The version of the program, as its package says. */
export const PROGRAM: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

/** The newest version of each game's rules here; earlier ones are kept too. */
export async function rulesVersions(): Promise<Readonly<Record<GameId, number>>> {
  const versions = await Promise.all(GAME_IDS.map(async id => (await loadGame(id)).game.facts.rulesVersion))
  return recordOf(GAME_IDS, (_, at) => elementAt(versions, at))
}
