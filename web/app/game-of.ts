import { isGameId, loadGame, loadRules } from '../../games/registry.ts'
import type { Cover } from '../../kernel/file.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { Words } from '../../kernel/words.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { TableModule } from '../table/contract.ts'
import { hasTable, loadTable } from '../tables.ts'
import { text } from '../text/text.svelte.ts'
import { titleOf } from './title.ts'

export interface ReadyGame {
  readonly module: GameModule
  readonly table: TableModule
  readonly words: Words
}

/** The game of a match under the rules it began with, or why it cannot be shown and what is known of it all the same. */
export async function gameOf(
  match: { readonly game: string; readonly rulesVersion: number } & Cover,
): Promise<Result<ReadyGame, string>> {
  const { game: id, rulesVersion, players, moves } = match
  if (!isGameId(id)) return err(text().replay.unknownGame(id))
  if (!hasTable(id)) return err(text().replay.noTable(titleOf(id)))
  const [module, table] = await Promise.all([loadRules(id, rulesVersion), loadTable(id)])
  if (module) return ok({ module, table, words: await module.words[preferences.language]() })
  const known = (await loadGame(id)).game.facts.rulesVersion
  return err(text().fault['other-rules']({ code: 'other-rules', rulesVersion, known, players, moves }))
}
