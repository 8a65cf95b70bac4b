import type { Language } from '../../kernel/words.ts'

export interface AdviceWords {
  readonly hint: {
    readonly title: string
    readonly thinking: string
    readonly opinion: string
    /** What the reasons are that stand below several moves. */
    readonly below: string
    /** Where another move shows more than the one that is proposed. */
    readonly doubt: string
    /** Instead of reasons for or against a move, where there are none. */
    readonly same: string
    readonly only: string
    readonly share: (percent: string) => string
    readonly play: string
    readonly failed: string
  }
  /** What the rivals have, as a reason for or against a move. */
  readonly rivals: string
  readonly better: (term: string, points: string) => string
}

const en: AdviceWords = {
  hint: {
    title: 'What an Expert would do',
    thinking: 'Weighing the moves…',
    opinion: 'A bot’s opinion, from what your seat can see.',
    below: 'Below each move: what it brings by the end of your turn, compared with the others.',
    same: 'no difference by the end of the turn',
    doubt:
      'Another move looks a little better. That may be luck: an Expert drops its first idea only for a clear lead.',
    only: 'There is only one move to make.',
    share: percent => `wins ${percent}`,
    play: 'Play it',
    failed: 'No advice was found.',
  },
  rivals: 'rivals held back',
  better: (term, points) => `${term} ${points}`,
}

const ru: AdviceWords = {
  hint: {
    title: 'Как сыграл бы Эксперт',
    thinking: 'Бот взвешивает ходы…',
    opinion: 'Мнение бота: он видит только то, что видно с вашего места.',
    below: 'Под каждым ходом — что он даст к концу вашей очереди по сравнению с другими.',
    same: 'к концу хода разницы нет',
    doubt:
      'У другого хода чуть больше, но это может быть случайность: Эксперт меняет решение лишь ради явного перевеса.',
    only: 'Ход здесь только один.',
    share: percent => `побед ${percent}`,
    play: 'Сыграть так',
    failed: 'Совета не нашлось.',
  },
  rivals: 'помеха соперникам',
  better: (term, points) => `${term} ${points}`,
}

export const ADVICE_TEXT: Readonly<Record<Language, AdviceWords>> = { en, ru }
