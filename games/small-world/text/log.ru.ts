import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { type NameOf, pluralRu } from '../../../kernel/words.ts'
import type { IncomeLine, SmallWorldEvent, Source } from '../position.ts'
import { comboWord, raceWord, regionWord } from './names.ru.ts'

export const tokens = (count: number): string => pluralRu(count, 'жетон', 'жетона', 'жетонов')
/** Кого-чего: «1 монету, 2 монеты, 5 монет». */
export const coins = (count: number): string => pluralRu(count, 'монету', 'монеты', 'монет')
export const camps = (count: number): string => pluralRu(count, 'лагерь', 'лагеря', 'лагерей')
const regions = (count: number): string => pluralRu(count, 'регион', 'региона', 'регионов')

/** Что произошло — фразой летописи. Имена стоят в именительном падеже, поэтому народ назван в скобках. */
export function logLine(event: SmallWorldEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'round':
      return `Начинается раунд ${event.round}.`
    case 'turn':
      return `Ходит ${nameOf(event.seat)}.`
    case 'picked': {
      const price = event.price > 0 ? `, платит ${coins(event.price)}` : ''
      const found = event.found > 0 ? `, находит ${coins(event.found)}` : ''
      return `${nameOf(event.seat)} выбирает комбинацию «${comboWord(event.race, event.power)}»${price}${found} и берёт ${tokens(event.tokens)}.`
    }
    case 'offered':
      return `Новая комбинация на месте ${event.place + 1}: «${comboWord(event.race, event.power)}».`
    case 'badges-shuffled':
      return `Сброшенные способности перемешаны в новую стопку: ${pluralRu(event.count, 'жетон', 'жетона', 'жетонов')}.`
    case 'readied':
      return `${who(event, nameOf)} собирают войска: на руке ${tokens(event.hand)}.`
    case 'abandoned':
      return `${who(event, nameOf)} уходят из региона ${regionWord(event.at)}.`
    case 'rolled':
      return event.at
        ? `${nameOf(event.seat)} бросает кубик, цель — ${regionWord(event.at)}: ${pips(event.pips)}.`
        : `${nameOf(event.seat)} бросает кубик перед захватом: ${pips(event.pips)}.`
    case 'conquered':
      return conquered(event, nameOf)
    case 'repelled':
      return `${who(event, nameOf)} отброшены: ${regionWord(event.at)} не взять. Остаётся ${tokens(event.left)}.`
    case 'recruited':
      return `${who(event, nameOf)} получают из контейнера ${tokens(event.tokens)}.`
    case 'lifted':
      return `${nameOf(event.seat)} забирает ${tokens(event.tokens)} (${raceWord(event.race)}) из региона ${regionWord(event.at)}.`
    case 'placed':
      return `${nameOf(event.seat)} ставит ${tokens(event.tokens)} (${raceWord(event.race)}) в регион ${regionWord(event.at)}.`
    case 'vacated':
      return `${who(event, nameOf)} слишком малочисленны и уходят из региона ${regionWord(event.at)}.`
    case 'laid-aside':
      return `${nameOf(event.seat)} откладывает ${tokens(event.tokens)} (${raceWord(event.race)}).`
    case 'camps-lifted':
      return `${nameOf(event.seat)} забирает ${camps(event.camps)} из региона ${regionWord(event.at)}.`
    case 'encamped':
      return `${nameOf(event.seat)} ставит ${camps(event.camps)} в регион ${regionWord(event.at)}.`
    case 'fortified':
      return `${nameOf(event.seat)} строит крепость в регионе ${regionWord(event.at)}.`
    case 'hero':
      return `${nameOf(event.seat)} ставит героя в регион ${regionWord(event.at)}.`
    case 'scored': {
      const parts = event.lines.length > 0 ? `: ${event.lines.map(incomeLine).join(', ')}` : ''
      return `${nameOf(event.seat)} получает ${coins(event.total)}${parts}.`
    }
    case 'allied':
      return `${nameOf(event.seat)} заключает мир, союзник — ${nameOf(event.ally)}.`
    case 'declined':
      return `${who(event, nameOf)} приходят в упадок и занимают ${regions(event.regions)}.`
    case 'gone':
      return `${who(event, nameOf)} исчезают; их знамя ещё может вернуться на выбор.`
    case 'ended':
      return `Монеты открыты: ${seatsOf(event.coins.length)
        .map(seat => `${nameOf(seat)} — ${event.coins[seat]}`)
        .join(', ')}.`
  }
}

const who = (event: { seat: Seat; race: Parameters<typeof raceWord>[0] }, nameOf: NameOf): string =>
  `${raceWord(event.race)} (${nameOf(event.seat)})`

const pips = (count: number): string => (count === 0 ? 'пусто' : String(count))

const BY = { tokens: '', die: ' с помощью кубика', dragon: ' с помощью дракона', exchange: ' подменой' } as const

function conquered(event: SmallWorldEvent & { kind: 'conquered' }, nameOf: NameOf): string {
  const { victim } = event
  const parts = [`${who(event, nameOf)} захватывают ${regionWord(event.at)}${BY[event.by]}: ${tokens(event.tokens)}`]
  if (event.tribe) parts.push('забытого племени больше нет')
  if (victim) {
    const fates = [
      victim.lost > 0 ? `теряют ${tokens(victim.lost)}` : '',
      victim.withdrawn > 0 ? `отводят ${tokens(victim.withdrawn)}` : '',
      victim.camps > 0 ? `спасают ${camps(victim.camps)}` : '',
    ].filter(fate => fate !== '')
    parts.push(`${who(victim, nameOf)} ${fates.join(' и ')}`)
  }
  if (event.hole) parts.push('вырыта нора')
  return `${parts.join('; ')}.`
}

export const sources: Readonly<Record<Source, string>> = {
  start: 'Начальные монеты',
  price: 'Уплачено за комбинации',
  found: 'Найдено на комбинациях',
  regions: 'Регионы активного народа',
  declined: 'Регионы в упадке',
  race: 'Народы',
  power: 'Способности',
}

const INCOME: Readonly<Record<Source, string>> = {
  start: 'в начале',
  price: 'уплачено',
  found: 'найдено',
  regions: 'за регионы',
  declined: 'в упадке',
  race: 'за народ',
  power: 'за способность',
}

const incomeLine = (line: IncomeLine): string => `${line.points} ${INCOME[line.source]} (${raceWord(line.race)})`
