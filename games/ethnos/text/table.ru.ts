import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE, topFrame } from '../position.ts'
import { canFormBand, hasRoom, hordeOf } from '../queries.ts'
import { cards, glory, logLine, markers, ofCards } from './log.ru.ts'
import { cardName, cardWhom, kingdom, tribes } from './names.ru.ts'
import { followers, listCards } from './names.ts'
import { tribeValues } from './options.ts'
import { refusals } from './refusals.ru.ts'

export const tableWords: TableWords<EthnosPosition, EthnosMove, EthnosEvent> = {
  title: 'Этнос',
  tagline: 'Соберите отряд и займите шесть древних королевств.',
  options: {
    tribes: {
      label: 'Племена',
      hint: 'Шесть племён при четырёх, пяти и шести игроках, пять — при двух и трёх.',
      values: tribeValues(tribes, 'Случайные'),
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom({
    kingdoms: 'Королевства',
    merfolk: 'Планшет тритонов',
    giants: 'Гиганты',
    bands: 'Отряды',
    hordes: 'Орды орков',
  }),
}

function prompt(p: EthnosPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'Игра окончена.'
  if (frame.seat !== seat) return 'Сейчас решает другой игрок.'
  switch (frame.kind) {
    case 'turn':
      return turnPrompt(p, seat)
    case 'bonus': {
      const left = frame.amount > 1 ? ` (осталось: ${frame.amount})` : ''
      return `Тритоны принесли ещё один маркер: поставьте его в королевство, где он нужнее всего, или откажитесь${left}.`
    }
    case 'troll':
      return `Возьмите свободный жетон тролля не больше ${frame.amount}, чтобы выигрывать при равенстве маркеров, или откажитесь.`
    case 'chain':
      return 'Кентавр поставил маркер: сразу сыграйте ещё один отряд или закончите ход.'
    case 'keep':
      return `Оставьте для следующего отряда не больше ${ofCards(frame.amount)}; остальные лягут в открытый ряд.`
    case 'wizard':
      return `Возьмите из колоды ${cards(frame.amount)} для следующего отряда или откажитесь.`
    case 'hordes':
      return `Снимите орды с планшета (${hordeDeal(p, seat)}) или дайте им вырасти в следующей эпохе.`
  }
}

function turnPrompt(p: EthnosPosition, seat: Seat): string {
  const hand = elementAt(p.hands, seat)
  if (!hasRoom(hand))
    return canFormBand(hand)
      ? 'Рука полна: сыграйте отряд, чтобы поставить маркер в королевство.'
      : 'Из одних скелетов отряда не собрать: выложите всю руку в открытый ряд.'
  return canFormBand(hand)
    ? 'Наймите бойца для отряда побольше или сыграйте отряд, чтобы поставить маркер в королевство.'
    : 'Наймите бойца: отряд составят карты одного цвета или одного племени.'
}

/** Ходы названы неопределённой формой, как принято на кнопках. */
function move(order: EthnosMove, p: EthnosPosition, seat: Seat): string {
  switch (order.kind) {
    case 'recruit':
      return `Взять ${cardWhom(order.card)} из открытого ряда`
    case 'draw':
      return 'Взять карту из колоды'
    case 'band': {
      const rest = followers(order.cards, order.leader)
      const company = rest.length > 0 ? `, и ещё ${listCards(rest, cardName)}` : ''
      const target = order.kingdom === NONE ? 'без маркера' : `маркер ${kingdom(order.kingdom).into}`
      return `Сыграть отряд из ${ofCards(order.cards.length)}: лидер — ${cardName(order.leader)}${company}; ${target}${order.decline ? ', без способности' : ''}`
    }
    case 'scatter':
      return 'Выложить всю руку в открытый ряд'
    case 'bonus':
      return order.kingdom === NONE
        ? 'Не ставить дополнительный маркер'
        : `Поставить дополнительный маркер ${kingdom(order.kingdom).into}`
    case 'troll':
      return order.value === 0 ? 'Не брать жетон тролля' : `Взять жетон тролля ${order.value}`
    case 'stop':
      return 'Не играть больше отрядов и закончить ход'
    case 'keep':
      return order.cards.length === 0 ? 'Не оставлять карт' : `Оставить на руке: ${listCards(order.cards, cardName)}`
    case 'wizard':
      return order.draw ? `Взять из колоды ${cards(topFrame(p)?.amount ?? 0)}` : 'Не брать карт'
    case 'hordes':
      return order.cash ? `Снять орды: ${hordeDeal(p, seat)}` : 'Оставить орды до следующей эпохи'
  }
}

function hordeDeal(p: EthnosPosition, seat: Seat): string {
  const horde = hordeOf(p, seat)
  return `${markers(horde.markers)} за ${glory(horde.glory)}`
}
