import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { pluralRu, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import {
  campsInHand,
  comboAt,
  comboPrice,
  conquestPrice,
  heroesToPlace,
  isLastRound,
  isLastTurn,
  spareOf,
} from '../queries.ts'
import { camps, coins, logLine, sources, tokens } from './log.ru.ts'
import { comboIn, names, raceIn, regionIn } from './names.ru.ts'
import { optionValues } from './options.ts'
import { refusals } from './refusals.ru.ts'

export const tableWords: TableWords<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = {
  title: 'Маленький мир',
  tagline: 'Народов много, земли мало. Вовремя уйдите в упадок.',
  options: {
    map: {
      label: 'Карта',
      hint: 'На карте для большего числа игроков всем просторнее.',
      values: {
        'by-players': 'По числу игроков',
        'map-2p': 'На двоих, 10 раундов',
        'map-3p': 'На троих, 10 раундов',
        'map-4p': 'На четверых, 9 раундов',
        'map-5p': 'На пятерых, 8 раундов',
      },
    },
    first: {
      label: 'Первый игрок',
      values: { random: 'По жребию', 1: 'Место 1', 2: 'Место 2', 3: 'Место 3', 4: 'Место 4', 5: 'Место 5' },
    },
    races: {
      label: 'Первые шесть народов',
      hint: 'Начиная с бесплатной комбинации. Каждому достаётся способность на том же месте.',
      values: optionValues(names.races, 'Случайно'),
    },
    powers: {
      label: 'Первые шесть способностей',
      hint: 'Начиная с бесплатной комбинации.',
      values: optionValues(names.powers, 'Случайно'),
    },
    withoutDiplomat: {
      label: 'Без мирных',
      hint: 'Вдвоём мир может запереть соперника.',
    },
    openCoins: { label: 'Монеты у всех на виду', hint: 'Иначе суммы скрыты до конца игры.' },
    custom: {
      label: 'Придуманные народ и способность',
      hint: 'Файл с пустым знаменем, пустым жетоном или с обоими.',
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(sources),
}

function prompt(p: SmallWorldPosition, seat: Seat): string {
  const frame = p.agenda.at(-1)
  if (!frame) return 'Игра окончена.'
  if (frame.seat !== seat) return 'Ходит другой игрок.'
  const { race } = frame
  switch (frame.kind) {
    case 'pick':
      return 'Выберите народ и способность для захватов; на каждую пару, что выше, ляжет ваша монета.'
    case 'turn':
      if (isLastRound(p)) return 'Ваш последний ход: захватывайте дальше, ведь регионы принесут монеты ещё раз.'
      return 'Захватывайте дальше или приведите народ в упадок: он продолжит приносить монеты, а вы начнёте с новым.'
    case 'conquer':
      return conquerPrompt(p, race)
    case 'retreat':
      return `${raceIn(p, race)}: попытка не удалась, поставьте ${tokens(elementAt(p.hand, race))} на защиту одного из их регионов.`
    case 'redeploy': {
      const spare = spareOf(p, race)
      if (spare > 0 && isLastTurn(p)) return `Атак больше не будет: поставьте ${tokens(spare)} куда угодно.`
      if (spare > 0) return `${raceIn(p, race)}: расставьте войска для защиты, осталось поставить ${tokens(spare)}.`
      if (spare < 0)
        return `${raceIn(p, race)}: часть войска помогает только захватывать, заберите с поля ещё ${tokens(-spare)}.`
      if (isLastTurn(p)) return 'Последний ход окончен, атак больше не будет: возьмите монеты.'
      return `${raceIn(p, race)}: расставьте войска для защиты или оставьте всё как есть.`
    }
    case 'regroup': {
      const driven = elementAt(p.hand, race)
      return driven > 0
        ? `${raceIn(p, race)} отступили: поставьте ${tokens(driven)} на защиту других их регионов.`
        : `${raceIn(p, race)} расставлены: подтвердите.`
    }
    case 'encamp':
    case 'reencamp': {
      const left = campsInHand(p, race)
      return left > 0
        ? `Поставьте ${camps(left)} туда, где ждёте атаки: лагерь удорожает захват.`
        : 'Перенесите лагеря туда, где ждёте атаки, или оставьте всё как есть.'
    }
    case 'fortify':
      return 'Постройте крепость в своём регионе: она защищает и каждый ход приносит монету. Или не стройте.'
    case 'heroes': {
      const left = heroesToPlace(p, race)
      return left > 0
        ? `Регион с героем никто не может атаковать: поставьте героев в разные регионы, осталось: ${left}.`
        : 'Герои на местах: подтвердите.'
    }
    case 'ally':
      return 'Назовите соперника, который до вашего следующего хода не сможет атаковать ваш народ, или никого.'
    case 'late-decline':
      return 'Приведите стойкий народ в упадок сейчас, не теряя на это хода, или оставьте его активным.'
    default:
      return 'Подождите немного.'
  }
}

function conquerPrompt(p: SmallWorldPosition, race: number): string {
  const hand = `на руке ${tokens(elementAt(p.hand, race))}`
  if (p.pips === 0) return `${raceIn(p, race)}: грань пустая, цены прежние; захватите регион или закончите (${hand}).`
  if (p.pips !== NONE)
    return `${raceIn(p, race)}: выпало ${p.pips}, следующий захват дешевле; захватите регион или закончите (${hand}).`
  if (elementAt(p.hand, race) === 0)
    return `${raceIn(p, race)}: жетонов на руке нет. Закончите или уйдите из региона, чтобы захватить другой.`
  return `${raceIn(p, race)}: захватывайте регионы, каждый ход они приносят монеты, или закончите (${hand}).`
}

function move(order: SmallWorldMove, p: SmallWorldPosition, seat: Seat): string {
  const frame = p.agenda.at(-1)
  const race = frame?.race ?? NONE
  switch (order.kind) {
    case 'pick': {
      const { place } = order
      const { race, power, found } = comboAt(p, place)
      const lying = found > 0 ? `, на ней ${pluralRu(found, 'монета', 'монеты', 'монет')}` : ''
      const price = place === 0 ? 'бесплатно' : `за ${coins(comboPrice(place))}`
      return `Взять комбинацию «${comboIn(p, race, power)}» ${price}${lying}`
    }
    case 'expand':
      return `Продолжить захваты (${raceIn(p, elementAt(p.active, seat))})`
    case 'decline':
      return `Привести народ в упадок (${raceIn(p, elementAt(p.active, seat))})`
    case 'abandon':
      return `Уйти из региона ${regionIn(p, order.region)}`
    case 'conquer':
      return `Захватить ${regionIn(p, order.region)} за ${tokens(conquestPrice(p, race, order.region).need)}`
    case 'dragon':
      return `Послать дракона в регион ${regionIn(p, order.region)} с 1 жетоном`
    case 'exchange':
      return `Подменить жетон в регионе ${regionIn(p, order.region)}`
    case 'roll':
      return 'Бросить кубик перед следующим захватом'
    case 'attempt': {
      const { need, have } = conquestPrice(p, race, order.region)
      return `Последняя попытка: ${regionIn(p, order.region)}, нужно выбросить не меньше ${need - have}`
    }
    case 'stop':
      return 'Закончить захваты'
    case 'retreat':
      return `Поставить ${tokens(elementAt(p.hand, race))} в регион ${regionIn(p, order.region)}`
    case 'lift':
      return `Забрать ${tokens(elementAt(p.tokens, order.region) - 1)} из региона ${regionIn(p, order.region)}`
    case 'place':
      return `Поставить ${tokens(order.count)} в регион ${regionIn(p, order.region)}`
    case 'spread':
      return 'Остальные поровну'
    case 'vacate':
      return `Уйти из региона ${regionIn(p, order.region)}`
    case 'lift-camps':
      return `Забрать ${camps(elementAt(p.camps, order.region))} из региона ${regionIn(p, order.region)}`
    case 'camp':
      return `Поставить ${camps(order.count)} в регион ${regionIn(p, order.region)}`
    case 'fortify':
      return `Построить крепость в регионе ${regionIn(p, order.region)}`
    case 'hero':
      return `Поставить героя в регион ${regionIn(p, order.region)}`
    case 'ally':
      return `Заключить мир с местом ${order.seat + 1}`
    case 'done':
      return 'Оставить всё как есть'
    case 'skip':
      return frame?.kind === 'fortify'
        ? 'Ничего не строить'
        : frame?.kind === 'ally'
          ? 'Не называть союзника'
          : 'Оставить народ активным'
  }
}
