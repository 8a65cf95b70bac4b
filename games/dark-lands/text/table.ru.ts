import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { COMPANION_PRICE } from '../content/figures.ts'
import { SCOUTING_TAKE, TRANSMUTATION_COINS } from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, type Source, topFrame } from '../position.ts'
import { exchangedFor, strengthOf, sumOf, wouldEnd } from '../queries.ts'
import { logLine } from './log.ru.ts'
import { names } from './names.ru.ts'
import {
  cardsAccusative,
  cardsOf,
  coinsAccusative,
  companion,
  levelled,
  list,
  pair,
  quoted,
  rallied,
  region,
  sumText,
} from './phrases.ru.ts'
import { refusals } from './refusals.ru.ts'

function move(m: DarkLandsMove, p: DarkLandsPosition, seat: Seat): string {
  switch (m.kind) {
    case 'choose':
      return `Взять ${pair(m.companions)}`
    case 'redraw':
      return 'Показать руку и взять новую'
    case 'buy':
      return `Нанять ${companion(m.companion)}`
    case 'proceed':
      return 'Никого не нанимать'
    case 'capture': {
      const strength = strengthOf(p, seat, m.card, m.cell)
      const sum = sumText({ ...strength }, sumOf(strength))
      return `Захватить ${levelled(p, m.cell)} картой ${quoted(m.card)}: ${sum}${wouldEnd(p, m) ? '. Игра на этом кончится' : ''}`
    }
    case 'fortify':
      return `Укрепить ${region(m.cell)} картой ${quoted(m.card)}`
    case 'cast':
      return `Сыграть карту ${quoted(m.card)}`
    case 'aim':
      return `Сыграть карту ${quoted(m.card)} на ${levelled(p, m.cell)}`
    case 'recruit':
      return `Сыграть карту «${names.cards.recruitment}»: взять ${companion(m.companion)}`
    case 'rally':
      return `Сыграть карту «${names.cards['second-wind']}»: вернуть в строй ${rallied(m.warriors, m.artisans)}`
    case 'levitate':
      return `Сыграть карту «${names.cards.levitation}»: из региона ${m.from + 1} в регион ${m.to + 1}`
    case 'discard':
      return `Сбросить карту ${quoted(m.card)}`
    case 'stop':
      return 'Больше не сбрасывать'
    case 'scout':
      return m.under.length === 0
        ? `Взять: ${list(m.take)}`
        : `Взять: ${list(m.take)}; под колоду: ${m.under.map(quoted).join(', затем ')}`
    case 'end':
      return wouldEnd(p, m) ? 'Закончить ход, а с ним и игру' : 'Закончить ход'
    case 'give':
      return `Отложить для обмена: ${m.cards.map(quoted).join(' и ')}`
    case 'close': {
      const named = elementAt(p.named, seat).length
      return named === 0 ? 'Ничего не менять' : `Обменять ${cardsAccusative(named)} на ${exchangedFor(named)}`
    }
  }
}

function prompt(p: DarkLandsPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'Игра окончена.'
  if (p.exchanging[seat])
    return elementAt(p.named, seat).length === 0
      ? 'Обменяйте карты, которые не пригодятся: за каждые две отложенные вы берёте одну. Или оставьте все.'
      : `Отложено: ${cardsOf(elementAt(p.named, seat).length)}. Отложите ещё пару или обменяйте.`
  if (frame.kind === 'companions' && elementAt(p.sealed, seat) < 0 && p.sealed[seat] !== HIDDEN)
    return 'Выберите двух бесплатных Соратников: ход за ходом они оплачивают карты, которыми захватывают регионы.'
  if (frame.seat !== seat) return 'Подождите остальных.'
  switch (frame.kind) {
    case 'companions':
      return 'Подождите остальных.'
    case 'rechoose':
      return 'Выберите двух бесплатных Соратников заново: им оплачивать карты новой руки.'
    case 'buy':
      return `Можно нанять Соратника за ${coinsAccusative(COMPANION_PRICE)}: он оплачивает карты каждый ход.`
    case 'play':
      return wouldEnd(p, { kind: 'end' })
        ? 'Играйте карты, чтобы захватывать регионы. Если закончить ход без захвата и без «Заявки», игра кончится.'
        : 'Играйте карты, чтобы захватывать регионы и получать монеты, или закончите ход и возьмите новые карты.'
    case 'insight':
      return 'Сбросьте карту, которая нужна меньше всего.'
    case 'transmutation':
      return `Сбросьте ${frame.amount === 0 ? '' : 'ещё '}карту за ${coinsAccusative(TRANSMUTATION_COINS)}${frame.amount === 0 ? '' : ' или остановитесь'}.`
    case 'scouting':
      return `Возьмите на руку ${cardsAccusative(SCOUTING_TAKE)}, остальные лягут под колоду в вашем порядке.`
  }
}

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  start: 'Начальные монеты',
  regions: 'Захваченные регионы',
  'treasure-map': names.cards['treasure-map'],
  transmutation: names.cards.transmutation,
  toll: names.cards.toll,
  'royal-decree': names.cards['royal-decree'],
  companions: 'Наём Соратников',
  recruitment: names.cards.recruitment,
  compensation: 'Надбавка за место',
}

export const tableWords: TableWords<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  title: 'Тёмные Земли',
  tagline: 'Отбейте край у чудовищ, гекс за гексом.',
  options: {
    board: {
      label: 'Поле',
      hint: 'Само по себе поле малое для двоих и троих, большое для четверых и пятерых. На большом играют дольше.',
      values: {
        'by-players': 'По числу игроков',
        small: 'Малое, 37 регионов',
        short: 'Короткое, 51 регион',
        large: 'Большое, 61 регион',
      },
    },
    first: {
      label: 'Первый игрок',
      values: { random: 'По жребию', 1: 'Место 1', 2: 'Место 2', 3: 'Место 3', 4: 'Место 4', 5: 'Место 5' },
    },
    layout: {
      label: 'Слово карты',
      hint: 'Одно и то же слово даёт одну и ту же карту на том же поле при том же числе игроков. Без слова карта случайна.',
    },
    compensation: {
      label: 'Надбавка за место',
      hint: 'В конце добавляет монеты тем, кто ходил раньше в первом круге.',
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(SOURCE_WORDS),
}
