import type { InLanguages } from '../../kernel/languages.ts'
import type { Closeness } from './hint.ts'
import type { Reason } from './reasons.ts'

/** Texts of hints for page and terminal. Everything about the game comes from the game's own words. */
export interface HintWords {
  /** Before a phrase that is not certain. */
  readonly unsure: Readonly<Record<Exclude<Reason['certainty'], 'certain'>, Readonly<Record<Reason['when'], string>>>>
  /** Before the result of playing the turn to its end. */
  readonly afterwards: string
  /** Before a reason against a move. */
  readonly but: string
  /** How the proposed move compares with the runner-up. */
  readonly closeness: Readonly<Record<Closeness, string>>
  readonly runnerUp: string
  /** If there are no reasons. */
  readonly nothing: string
  readonly only: string
}

const en: HintWords = {
  unsure: {
    probable: { move: 'probably', turn: 'then, probably,' },
    average: { move: 'on average', turn: 'then, on average,' },
  },
  afterwards: 'then',
  but: 'but',
  closeness: {
    clear: 'Clearly better than the next best move',
    slight: 'A little better than the next best move',
    equal: 'About as good as the next best move',
  },
  runnerUp: 'Next best',
  nothing: 'Brings nothing for now.',
  only: 'There is only one move to make.',
}

const ru: HintWords = {
  unsure: {
    probable: { move: 'скорее всего,', turn: 'затем, скорее всего,' },
    average: { move: 'в среднем', turn: 'затем в среднем' },
  },
  afterwards: 'затем',
  but: 'но',
  closeness: {
    clear: 'Заметно лучше второго по силе хода',
    slight: 'Чуть лучше второго по силе хода',
    equal: 'Почти не отличается от второго по силе хода',
  },
  runnerUp: 'Второй по силе ход',
  nothing: 'Пока ничего не даёт.',
  only: 'Ход здесь только один.',
}

export const HINT_WORDS: InLanguages<HintWords> = { en, ru }
