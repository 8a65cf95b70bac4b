import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { pluralRu, refusalText, type TableWords } from '../../../kernel/words.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { directionOf, effectStep, keepLimit } from '../queries.ts'
import { logLine } from './log.ru.ts'
import { name } from './namer.ru.ts'
import { buildings } from './names.ru.ts'
import { refusals } from './refusals.ru.ts'

export const tableWords: TableWords<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = {
  title: 'Королевские хроники',
  tagline: 'Бумажный театр, где персонажи стареют на глазах.',
  options: {
    gates: {
      label: '«За вратами»',
      hint: 'Первое дополнение: новые персонажи, новые здания или то и другое.',
      values: {
        none: 'Без дополнения',
        units: 'Только персонажи',
        buildings: 'Только здания',
        both: 'Персонажи и здания',
      },
    },
    forge: { label: '«Кузница легенд»', hint: 'Второе дополнение: персонажи, здания и легендарные артефакты.' },
    buildings: {
      label: 'Здания при игре с дополнением «За вратами»',
      hint: 'Три здания вдобавок к центральной площади, таверне, шахте и храму. Только со зданиями «За вратами».',
      values: { random: 'Случайные', ...buildings },
    },
    forgeBuildings: {
      label: 'Здания при игре с «Кузницей легенд»',
      hint: 'Два здания вдобавок к пяти основным. Только с «Кузницей легенд» и без зданий «За вратами».',
      values: {
        random: 'Случайные',
        inn: buildings.inn,
        sawmill: buildings.sawmill,
        'royal-palace': buildings['royal-palace'],
      },
    },
    duel: { label: 'Особые правила для двоих', hint: 'Раздача по девять карт, а двойная сила приносит две победы.' },
    difficulty: {
      label: 'Сложность',
      hint: 'Сколько карт Короля-лича участвует в игре.',
      values: { 0: '0: знакомство', 1: '1: легко', 2: '2: средне', 3: '3: трудно', 4: '4: беспощадно' },
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: source => name.source(source),
  heading: name.heading,
}

function prompt(p: PaperTalesPosition, seat: Seat): string {
  if (p.stage === 'over') return 'Игра окончена.'
  if (!p.asked.includes(seat))
    return p.stage === 'effects' ? 'Другой игрок применяет способности размещения.' : 'Остальные ещё решают.'
  const k = elementAt(p.kingdoms, seat)
  switch (p.stage) {
    case 'recruit':
      if (p.seats === 1)
        return 'Возьмите карту на руку, одну положите в левый склеп; последняя ляжет в правый. Склепы усиливают Короля-лича.'
      if (p.duel)
        return `Возьмите на руку одну карту из ${k.packet.length} и сбросьте ту, что не должна достаться сопернику.`
      return `Возьмите на руку одну карту из ${k.packet.length}; остальные уйдут ${directionOf(p.round) === 'left' ? 'налево' : 'направо'}.`
    case 'plan':
      return 'Составьте план: верхний ряд сражается, нижний трудится. Выложите карты, перенесите или сбросьте прежних персонажей и нажмите «Готово».'
    case 'pay':
      return `У вас ${gold(k.gold)}, на всё не хватает: выберите, за что заплатить, остальное уйдёт в сброс.`
    case 'effects':
      return effectPrompt(p)
    case 'keep':
      return `Сохраните до следующего раунда не больше ${pluralRu(keepLimit(k), 'карты', 'карт', 'карт')}; остальные уйдут в сброс.`
    case 'build':
      return `Постройте или улучшите одно здание ради бонуса и очков или ничего не делайте. У вас ${gold(k.gold)}.`
    case 'aging':
      return 'Решите, кого из умирающих персонажей спасти, чтобы он послужил ещё раунд.'
  }
}

function effectPrompt(p: PaperTalesPosition): string {
  switch (effectStep(p)) {
    case 'shadow':
      return 'Тень: выберите персонажа этого раунда, чьи разовые способности она повторит, или откажитесь.'
    case 'found':
      return 'Титан: выберите здание, которое войдёт в игру бесплатно, или откажитесь.'
    case 'rejuvenate':
      return 'Привратник: выберите персонажа, с которого снимается жетон старения, или откажитесь.'
    case 'ageEveryRound':
      return 'Серебряные песочные часы: выберите персонажа, который получит жетон старения, или откажитесь.'
    case 'agePerCount':
      return 'Магистр алхимии: выберите персонажа, который получит жетоны старения.'
    default:
      return 'Часовщик: выберите персонажа, который получит жетоны старения.'
  }
}

const gold = (count: number): string => pluralRu(count, 'золото', 'золота', 'золота')

const INTO = { top: 'в верхний ряд', bottom: 'в нижний ряд' } as const
const FROM = { top: 'из верхнего ряда', bottom: 'из нижнего ряда' } as const

/** Ходы названы неопределённой формой, как принято на кнопках; имена карт не склоняются. */
function move(order: PaperTalesMove, p: PaperTalesPosition, seat: Seat): string {
  const k = elementAt(p.kingdoms, seat)
  const card = (number: number) => `«${name.card(number)}»`
  const unit = (spot: number) => card(elementAt(k.units, spot))
  const units = (spots: readonly number[]) => spots.map(unit).join(', ')
  switch (order.kind) {
    case 'pick':
      return `Взять карту ${card(order.card)}`
    case 'split':
      return `Взять карту ${card(order.card)}, сбросить карту ${card(order.discard)}`
    case 'muster':
      return `Взять карту ${card(order.card)}, карту ${card(order.left)} — в левый склеп`
    case 'dismiss':
      return `Сбросить персонажа ${unit(order.spot)}`
    case 'move':
      return `Перенести персонажа ${unit(order.spot)} в другой ряд`
    case 'restore':
      return `Вернуть персонажа ${unit(order.spot)} на прежнее место`
    case 'place':
      return `Выложить карту ${card(order.card)} ${INTO[order.row]}`
    case 'withdraw':
      return `Забрать карту ${card(order.card)} ${FROM[order.row]}`
    case 'equip':
      return `Выложить артефакт ${card(order.card)}`
    case 'unequip':
      return `Забрать артефакт ${card(order.card)}`
    case 'ready':
      return 'Готово'
    case 'pay': {
      const paid = [...order.spots.map(unit), ...order.artifacts.map(card)]
      return paid.length === 0 ? 'Не платить ни за что' : `Заплатить за карты: ${paid.join(', ')}`
    }
    case 'target':
      return `Выбрать персонажа ${unit(order.spot)}`
    case 'found':
      return `Ввести в игру здание «${name.building(order.building)}»`
    case 'decline':
      return 'Отказаться'
    case 'keep':
      return order.cards.length === 0 ? 'Ничего не сохранять' : `Сохранить: ${order.cards.map(card).join(', ')}`
    case 'build':
      return `Построить здание «${name.building(order.building)}» уровня ${order.level === 1 ? 'I' : 'II'}`
    case 'upgrade':
      return `Улучшить здание «${name.building(order.building)}»`
    case 'pass':
      return 'Ничего не строить'
    case 'spare': {
      if (order.saved.length + order.paying.length === 0) return 'Никого не спасать'
      const saved = order.saved.length > 0 ? `Спасти: ${units(order.saved)}` : ''
      const paying = order.paying.length > 0 ? `Заплатить за жизнь: ${units(order.paying)}` : ''
      return [saved, paying].filter(part => part !== '').join('. ')
    }
  }
}
