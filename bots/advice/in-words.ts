import type { Move, Position } from '../../kernel/game.ts'
import { inLanguage, type Language } from '../../kernel/languages.ts'
import { type GameModule, loadAdviceGame } from '../../kernel/module.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { NameOf, Words } from '../../kernel/words.ts'
import { type Hint, type HintedMove, isPrice } from './hint.ts'
import { type Reason, reasonsFor } from './reasons.ts'
import { HINT_WORDS } from './text.ts'

/** The language, the game's words and the names of the players. */
export interface Speech {
  readonly language: Language
  readonly words: Words
  readonly nameOf: NameOf
}

/** A reason as a sentence. */
export function reasonInWords(reason: Reason, { language, words, nameOf }: Speech): string {
  const { but, afterwards, unsure } = inLanguage(HINT_WORDS, language)
  const { consequence, certainty, when } = reason
  const parts = [
    isPrice(reason) ? but : '',
    certainty !== 'certain' ? unsure[certainty][when] : when === 'turn' && !consequence.isKnown ? afterwards : '',
    words.consequence(consequence, nameOf),
  ]
  const text = parts.filter(part => part !== '').join(' ')
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`
}

/** A hint in lines of plain text. */
export function hintInLines({ best, runnerUp, closeness }: Hint, view: Position, seat: Seat, speech: Speech): string[] {
  const { words, language } = speech
  const say = inLanguage(HINT_WORDS, language)
  const told = ({ move, reasons }: HintedMove): string[] => [
    words.move(move, view, seat),
    ...(reasons.length > 0 ? reasons.map(reason => reasonInWords(reason, speech)) : [say.nothing]).map(
      line => `  ${line}`,
    ),
  ]
  if (!runnerUp) return told(best)
  const [next = '', ...itsReasons] = told(runnerUp)
  return [...told(best), `${say.runnerUp}: ${next}`, ...itsReasons, `${say.closeness[closeness]}.`]
}

/** What moves lead to, in words: sentences for each move, the most important first. */
export async function movesInWords(
  module: GameModule,
  view: Position,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  speech: Omit<Speech, 'words'>,
): Promise<string[][]> {
  const words = await module.words[speech.language]()
  return reasonsFor(await loadAdviceGame(module), view, seat, moves, rng).map(reasons =>
    reasons.map(reason => reasonInWords(reason, { ...speech, words })),
  )
}
