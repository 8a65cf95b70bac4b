import type { Speech } from '../../bots/advice/in-words.ts'
import { isGameId, loadGame } from '../../games/registry.ts'
import type { TableSession } from '../table/contract.ts'

/** The words advice needs. A table loads without them. */
export async function speechOf({ game, language, nameOf }: TableSession): Promise<Speech> {
  const { id } = game.facts
  if (!isGameId(id)) throw new Error(`${id} has no words`)
  const words = await (await loadGame(id)).words[language]()
  return { language, words, nameOf }
}
