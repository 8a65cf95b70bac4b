import { type Language, plural, pluralRu } from '../../kernel/words.ts'

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
  readonly analysis: {
    readonly title: string
    readonly hint: string
    readonly start: string
    readonly stop: string
    readonly byClub: string
    readonly byPage: string
    readonly progress: (done: number, all: number) => string
    readonly stopped: string
    readonly failed: string
    readonly chances: string
    readonly graph: string
    readonly step: string
    readonly turning: string
    readonly swing: (name: string, percent: string) => string
    readonly slips: string
    readonly noSlips: string
    readonly slip: (name: string, percent: string) => string
    readonly played: (move: string) => string
    readonly instead: (move: string) => string
    readonly move: (number: number) => string
  }
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
  analysis: {
    title: 'Analysis',
    hint: 'Every move judged by what its player could see. A bot’s opinion: it errs too.',
    start: 'Analyse this match',
    stop: 'Stop',
    byClub:
      'The club’s server is working on it. The result stays with the match, for everybody; you need not wait here.',
    byPage: 'The club’s server is busy: this device does it, for you alone.',
    progress: (done, all) => `${done} of ${plural(all, 'move', 'moves')} judged`,
    stopped: 'Stopped.',
    failed: 'The analysis stopped because of an error.',
    chances: 'Chances to win',
    graph: 'Chances to win over the match, a line for every player; the table below it has the figures.',
    step: 'Move',
    turning: 'Turning points',
    swing: (name, percent) => `${name} ${percent}`,
    slips: 'Costly moves',
    noSlips: 'No costly move was found.',
    slip: (name, percent) => `${name}: ${percent} chance to win`,
    played: move => `Played: ${move}`,
    instead: move => `Better: ${move}`,
    move: number => `Move ${number}`,
  },
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
  analysis: {
    title: 'Разбор',
    hint: 'Каждый ход оценён по тому, что видел сам игрок. Это мнение бота: он тоже ошибается.',
    start: 'Разобрать партию',
    stop: 'Остановить',
    byClub: 'Разбором занят сервер клуба. Итог останется при партии и будет виден всем; ждать здесь не обязательно.',
    byPage: 'Сервер клуба занят: разбор делает ваше устройство, только для вас.',
    progress: (done, all) => `Оценено ${done} из ${pluralRu(all, 'хода', 'ходов', 'ходов')}`,
    stopped: 'Остановлено.',
    failed: 'Разбор прерван из-за ошибки.',
    chances: 'Вероятность победы',
    graph: 'Вероятность победы по ходу партии, линия на каждого игрока; цифры — в таблице ниже.',
    step: 'Ход',
    turning: 'Переломы',
    swing: (name, percent) => `${name} ${percent}`,
    slips: 'Крупные ошибки',
    noSlips: 'Крупных ошибок не нашлось.',
    slip: (name, percent) => `${name}: ${percent} к вероятности победы`,
    played: move => `Сделано: ${move}`,
    instead: move => `Лучше: ${move}`,
    move: number => `Ход ${number}`,
  },
}

export const ADVICE_TEXT: Readonly<Record<Language, AdviceWords>> = { en, ru }
