import { describe, expect, it } from 'vitest'
import type { GameEvent, Move, Options, Position } from '../game.ts'
import type { GameModule } from '../module.ts'
import { literalsIn, refusalsOf, type Samples, textsIn, textsInPlay } from './collect.ts'
import type { Glossary } from './glossary.ts'
import { missingYo, type PlayerText, proofreader } from './proofread.ts'
import { PROOFREAD } from './proofread-languages.ts'

interface GameTexts<P extends Position, M extends Move, E extends GameEvent, O extends Options> {
  readonly module: GameModule<P, M, E, O>
  /** The game's own folder: `new URL('..', import.meta.url)`. */
  readonly folder: URL
  readonly glossary: Glossary
  /** Codes of all objections. */
  readonly objections: readonly string[]
  /** Values for parameters and figures that are not numbers, by name. */
  readonly samples?: Samples
  /** Options for the random games, used in turn. */
  readonly options?: readonly Options[]
}

/** Consequences are not here: random games produce them. */
const TEXT_FILES = ['text/!(advice).{en,ru}.ts', 'table/text{,.en,.ru}.ts', 'table/diagrams/text.ts']
const IN_A_MESSAGE = 40

/**
 * Proofreads every text of a game that players can see, with its glossary (`text/glossary.ts`):
 * - the language files and `table/text.ts`, with functions called with 0, 1, 2, 5, 11, 21 and 101;
 * - refusals, questions, moves and events of random games, with every figure changed;
 * - components, which must hold no texts of their own.
 * A fault names its place. Add unknown counted nouns to the glossary, and a sample for a parameter that is no figure.
 */
export function gameWords<P extends Position, M extends Move, E extends GameEvent, O extends Options>({
  module,
  folder,
  glossary,
  objections,
  samples = {},
  options = [{}],
}: GameTexts<P, M, E, O>): void {
  const read = proofreader(glossary)
  describe(`${module.game.facts.id}: every word is proofread`, () => {
    it('in rules, names, labels and what the table says', async () => {
      const { texts, uncallable } = await textsIn(folder, TEXT_FILES, samples)
      expect(uncallable).toEqual([])
      expect(texts.length).toBeGreaterThan(40)
      expect(faultsIn(texts, read)).toEqual([])
    })

    it('in rules, which are sentences', async () => {
      for (const language of PROOFREAD) {
        const rules = (await module.rules[language]()).flatMap(section => section.rules)
        const texts = rules.map(({ id, text }) => ({ language, where: id, text, sentence: true }))
        expect(faultsIn(texts, read)).toEqual([])
      }
    })

    it('in refusals with any figures', async () => {
      for (const language of PROOFREAD) {
        const texts = refusalsOf(await module.words[language](), language, objections, samples)
        expect(objections.filter(code => !texts.some(({ where }) => where.endsWith(` ${code}`)))).toEqual([])
        expect(faultsIn(texts, read)).toEqual([])
      }
    })

    it('in questions, moves and events of play', async () => {
      const texts = await textsInPlay(module, options)
      expect(texts.length).toBeGreaterThan(100)
      expect(faultsIn(texts, read)).toEqual([])
    })

    it('and all stand in the language files, none in the markup', () => {
      expect(literalsIn(folder, 'table/**/*.svelte')).toEqual([])
    })
  })
}

/** Faults that differ only in figures are one fault, and an unknown word is reported once. */
const kindOf = (fault: string): string =>
  fault
    .replace(/\d+/g, '0')
    .replace(/ in “.*$/s, '')
    .replace(/^.*: (?=“0 \p{L}+”:)/u, '')

/** Each fault once; only the first if there are many. */
export function faultsIn(texts: readonly PlayerText[], read: (texts: PlayerText) => string[]): string[] {
  const unique = new Map(texts.map(each => [`${each.language} ${each.text}`, each]))
  const faults = [...[...unique.values()].flatMap(read), ...missingYo(texts)]
  const once = new Map(faults.map(fault => [kindOf(fault), fault]))
  return [...once.values()].slice(0, IN_A_MESSAGE)
}
