import { isGameId, loadGame, loadRules } from '../../games/registry.ts'
import type { Cover } from '../../kernel/file.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { GameModule } from '../../kernel/module.ts'
import { recordOf } from '../../kernel/record.ts'
import type { TableWords } from '../../kernel/words.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { TableModule } from '../table/contract.ts'
import { hasTable, loadTable } from '../tables.ts'
import { laterText, text, withWords } from '../text/text.svelte.ts'
import { titleOf } from './title.ts'

export interface ReadyGame {
  readonly module: GameModule
  readonly table: TableModule
  readonly words: TableWords
}

/** The game of a match under the rules it began with, or why it cannot be shown and what is known of it anyway. */
export async function gameOf(
  match: { readonly game: string; readonly rulesVersion: number } & Cover,
): Promise<Result<ReadyGame, string>> {
  const { game: id, rulesVersion, players, moves } = match
  if (!isGameId(id)) return err(text().replay.unknownGame(id))
  if (!hasTable(id)) return err(text().replay.noTable(titleOf(id)))
  const [rules, table] = await Promise.all([loadRules(id, rulesVersion), loadTable(id)])
  if (rules) {
    const module = speaking(rules, table)
    return ok({ module, table, words: await module.tableWords[preferences.language]() })
  }
  const known = (await withWords(loadGame(id))).game.facts.rulesVersion
  return err(laterText().fault['other-rules']({ code: 'other-rules', rulesVersion, known, players, moves }))
}

/** Game and table switch languages together, so the words of both are fetched at once. */
export function speaking(module: GameModule, { learn }: TableModule): GameModule {
  if (!learn) return module
  const both = (language: Language) => async (): Promise<TableWords> => {
    const [words] = await Promise.all([module.tableWords[language](), learn(language)])
    return words
  }
  return { ...module, tableWords: recordOf(LANGUAGES, both) }
}
