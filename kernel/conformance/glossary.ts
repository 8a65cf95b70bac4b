import type { ProofreadLanguage } from './proofread-languages.ts'

/** A counted English noun. */
export interface EnglishNoun {
  readonly one: string
  readonly other: string
}

/** A counted Russian noun: «1 карта, 2 карты, 5 карт», and the cases it takes after a number. */
export interface RussianNoun {
  readonly one: string
  readonly few: string
  readonly many: string
  /** Genitive (кого, чего?), if it is not the form after 2: «мастерового». */
  readonly gen?: string
  /** Accusative (что?), if it is not the form after 1: «карту». */
  readonly acc?: string
  /** Animate: after a number the accusative equals the genitive («нанять 2 воинов»). */
  readonly animate?: true
  /** Has a number as its name: «ячейка 5». The word after the number is not counted. */
  readonly numbered?: true
  /** Other cases of the singular: «карте», «картой». */
  readonly singular?: readonly string[]
  /** Other cases of the plural: «картам», «картами», «картах». */
  readonly plural?: readonly string[]
}

/** A concept and its one name. A name that is not counted is a string: "glory". */
export interface Concept {
  readonly en: string | EnglishNoun
  readonly ru: string | RussianNoun
  /** Words it must not be called. `лагер*` matches every ending; `VP` in capitals matches only itself. */
  readonly not?: Partial<Readonly<Record<ProofreadLanguage, readonly string[]>>>
  /** Phrases in which these words are right: "in a row". */
  readonly but?: Partial<Readonly<Record<ProofreadLanguage, readonly string[]>>>
}

/** Every concept of a game, by an id. */
export type Glossary = Readonly<Record<string, Concept>>

const noun = (
  en: string,
  other: string,
  [one, few, many]: readonly [string, string, string],
  rest: Omit<RussianNoun, 'one' | 'few' | 'many'> = {},
): Concept => ({ en: { one: en, other }, ru: { one, few, many, ...rest } })

/** Concepts shared by all games and the page. */
export const COMMON: Glossary = {
  card: noun('card', 'cards', ['карта', 'карты', 'карт'], {
    acc: 'карту',
    singular: ['карте', 'картой'],
    plural: ['картам', 'картами', 'картах'],
  }),
  player: noun('player', 'players', ['игрок', 'игрока', 'игроков'], {
    animate: true,
    singular: ['игроку', 'игроком', 'игроке'],
    plural: ['игрокам', 'игроками', 'игроках'],
  }),
  opponent: noun('opponent', 'opponents', ['соперник', 'соперника', 'соперников'], {
    animate: true,
    singular: ['сопернику', 'соперником'],
    plural: ['соперникам', 'соперниками'],
  }),
  token: noun('token', 'tokens', ['жетон', 'жетона', 'жетонов'], {
    singular: ['жетону', 'жетоном'],
    plural: ['жетонам', 'жетонами', 'жетонах'],
  }),
  coin: noun('coin', 'coins', ['монета', 'монеты', 'монет'], {
    acc: 'монету',
    singular: ['монете', 'монетой'],
    plural: ['монетам', 'монетами'],
  }),
  point: noun('point', 'points', ['очко', 'очка', 'очков'], {
    singular: ['очку', 'очком'],
    plural: ['очкам', 'очками'],
  }),
  turn: noun('turn', 'turns', ['ход', 'хода', 'ходов'], { singular: ['ходу', 'ходом'], plural: ['ходам', 'ходами'] }),
  move: noun('move', 'moves', ['ход', 'хода', 'ходов']),
  round: noun('round', 'rounds', ['раунд', 'раунда', 'раундов'], { plural: ['раундам', 'раундами'] }),
  game: noun('game', 'games', ['партия', 'партии', 'партий'], { acc: 'партию', plural: ['партиям', 'партиях'] }),
  time: noun('time', 'times', ['раз', 'раза', 'раз']),
  step: noun('step', 'steps', ['шаг', 'шага', 'шагов']),
  choice: noun('choice', 'choices', ['выбор', 'выбора', 'выборов']),
  region: noun('region', 'regions', ['регион', 'региона', 'регионов'], {
    singular: ['региону', 'регионом', 'регионе'],
    plural: ['регионам', 'регионами', 'регионах'],
    numbered: true,
  }),
  die: noun('die', 'dice', ['кубик', 'кубика', 'кубиков']),
  seat: noun('seat', 'seats', ['место', 'места', 'мест'], { plural: ['местам', 'местами', 'местах'] }),
  year: noun('year', 'years', ['год', 'года', 'лет']),
  day: noun('day', 'days', ['день', 'дня', 'дней']),
  hour: noun('hour', 'hours', ['час', 'часа', 'часов']),
  minute: noun('minute', 'minutes', ['минута', 'минуты', 'минут'], { acc: 'минуту' }),
  second: noun('second', 'seconds', ['секунда', 'секунды', 'секунд'], { acc: 'секунду' }),
  character: noun('character', 'characters', ['знак', 'знака', 'знаков']),
}
