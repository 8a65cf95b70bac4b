import type { InLanguages } from '../../../kernel/languages.ts'
import { plural, pluralRu } from '../../../kernel/words.ts'

/** Words of the table that the game itself does not need. */
interface TableText {
  readonly points: string
  readonly hand: string
  readonly across: string
  readonly behind: string
  readonly ferry: (room: number) => string
  readonly crossing: (n: number, of: number) => string
  readonly round: (n: number) => string
  readonly holds: (crates: number) => string
  readonly crate: (weight: number) => string
  readonly load: (weight: number) => string
  readonly loadNone: string
  readonly pickFirst: string
  readonly board: string
}

export const TEXT: InLanguages<TableText> = {
  en: {
    points: 'points',
    hand: 'Your crates',
    across: 'Got across',
    behind: 'Left behind',
    ferry: room => `The ferry carries ${room}`,
    crossing: (n, of) => `Crossing ${n} of ${of}`,
    round: n => `Crossing ${n}`,
    holds: crates => plural(crates, 'crate', 'crates'),
    crate: weight => `A crate of weight ${weight}`,
    load: weight => `Load the crate of weight ${weight}`,
    loadNone: 'Load a crate',
    pickFirst: 'Pick a crate first.',
    board: 'The river: the far bank with what got across last time, the ferry, the near bank with what stayed behind',
  },
  ru: {
    points: 'очки',
    hand: 'Ваши ящики',
    across: 'Переправлены',
    behind: 'Остались',
    ferry: room => `Паром поднимает ${room}`,
    crossing: (n, of) => `Рейс ${n} из ${of}`,
    round: n => `Рейс ${n}`,
    holds: crates => pluralRu(crates, 'ящик', 'ящика', 'ящиков'),
    crate: weight => `Ящик весом ${weight}`,
    load: weight => `Погрузить ящик весом ${weight}`,
    loadNone: 'Погрузить ящик',
    pickFirst: 'Сначала выберите ящик.',
    board: 'Река: на том берегу переправленное в прошлый раз, посередине паром, на этом берегу оставшееся',
  },
}
