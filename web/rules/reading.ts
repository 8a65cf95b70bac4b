import { type GameId, loadGame } from '../../games/registry.ts'
import type { Language } from '../../kernel/languages.ts'
import type { RuleSection, TableWords } from '../../kernel/words.ts'
import type { Primer, PrimerText } from '../../learn/primer.ts'
import type { Sight } from '../../learn/rule-search.ts'
import { speaking } from '../app/game-of.ts'
import { loadDiagrams } from '../diagrams.ts'
import type { Diagrams } from '../pieces/diagram.ts'
import type { Pictures } from '../table/picture.ts'
import { hasTable, loadTable } from '../tables.ts'
import { loadPictures, loadPrimer } from './primers.ts'
import { learnRulesWords } from './text/text.svelte.ts'

type Module = Awaited<ReturnType<typeof loadGame>>

/** A primer in one language, with everything its pictures need. */
export interface OpenPrimer {
  readonly primer: Primer
  readonly text: PrimerText
  readonly pictures: Pictures
  readonly module: Module
  readonly words: TableWords
}

/** Everything the rules reader shows of a game. */
export interface Reading {
  readonly game: GameId
  readonly language: Language
  readonly sections: readonly RuleSection[]
  readonly diagrams: Diagrams
  readonly sights: readonly Sight[]
  readonly primer: OpenPrimer | null
}

export async function openRules(game: GameId, language: Language): Promise<Reading> {
  const module = await loadGame(game)
  const [sections, diagrams, primer] = await Promise.all([
    module.rules[language](),
    loadDiagrams(game),
    loadPrimer(game),
    learnRulesWords(language),
  ])
  const [sights, opened] = await Promise.all([
    primer?.sights[language]() ?? [],
    primer && hasTable(game) ? openPrimer(game, module, primer, language) : null,
  ])
  return { game, language, sections, diagrams, sights, primer: opened }
}

async function openPrimer(game: GameId, module: Module, primer: Primer, language: Language): Promise<OpenPrimer> {
  const spoken = speaking(module, await loadTable(game))
  const [text, pictures, words] = await Promise.all([
    primer.words[language](),
    loadPictures(game),
    spoken.tableWords[language](),
  ])
  return { primer, text, pictures, module: spoken, words }
}
