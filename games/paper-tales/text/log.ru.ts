import { elementAt } from '../../../kernel/list.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { formRu, pluralRu } from '../../../kernel/words.ts'
import { NONE, type PaperTalesEvent, type Stage } from '../position.ts'
import { name } from './namer.ru.ts'
import { phases } from './names.ru.ts'

const cards = (count: number) => pluralRu(count, 'карта', 'карты', 'карт')
const ofCards = (count: number) => pluralRu(count, 'карты', 'карт', 'карт')
const tokens = (count: number) => pluralRu(count, 'жетон старения', 'жетона старения', 'жетонов старения')
const artifacts = (count: number) => pluralRu(count, 'артефакт', 'артефакта', 'артефактов')
const points = (count: number) => pluralRu(count, 'очко', 'очка', 'очков')
const gold = (count: number) => pluralRu(count, 'золото', 'золота', 'золота')
const card = (number: number) => `«${name.card(number)}»`
const list = (numbers: readonly number[]) => numbers.map(card).join(', ')
const building = (number: number) => `«${name.building(number)}»`

/** Без рода и падежа имени игрока: «Маша: план готов». */
const ANSWERED: Readonly<Record<Stage, string>> = {
  recruit: 'карта выбрана',
  plan: 'план готов',
  pay: 'решено, за что платить',
  effects: 'решение принято',
  keep: 'решено, что сохранить',
  build: 'решено, что строить',
  aging: 'решено, кого спасти',
  over: 'всё готово',
}

export function logLine(event: PaperTalesEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'round':
      return `Начинается раунд ${event.round}.`
    case 'phase':
      return `${phases[event.phase]}.`
    case 'dealt':
      return `Каждому роздано по ${pluralRu(event.cards, 'карте', 'карты', 'карт')}.`
    case 'reshuffled':
      return `Стопка пуста: перемешан сброс — ${cards(event.cards)}.`
    case 'answered':
      return `${nameOf(event.seat)}: ${ANSWERED[event.stage]}.`
    case 'opened':
      return 'Все решения открыты.'
    case 'passed':
      return `Наборы из ${ofCards(event.cards)} переходят ${event.direction === 'left' ? 'налево' : 'направо'}.`
    case 'took-up':
      return `${nameOf(event.seat)}: на руке ${cards(event.cards)}.`
    case 'entombed':
      return `${card(event.left)} — в левом склепе, ${card(event.right)} — в правом.`
    case 'revealed':
      return revealed(event, nameOf)
    case 'paid':
      return `${nameOf(event.seat)}: оплачено ${list(event.cards)}, цена — ${gold(event.gold)}.`
    case 'unpaid':
      return unpaid(event, nameOf)
    case 'order':
      return `Способности размещения применяются в таком порядке: ${event.order.map(nameOf).join(', ')}.`
    case 'shapeshifted':
      return event.card === NONE
        ? `${nameOf(event.seat)}: Оборотень никого не нашёл и остаётся.`
        : `${nameOf(event.seat)}: Оборотень превращается в карту ${card(event.card)}${event.turned.length > 0 ? `, открыв ${list(event.turned)}` : ''}.`
    case 'shadowed':
      return `${nameOf(event.seat)}: Тень повторяет способности карты ${card(event.card)}.`
    case 'founded':
      return `${nameOf(event.seat)}: Титан вводит в игру здание ${building(event.building)}.`
    case 'raised':
      return `${nameOf(event.seat)}: Голем улучшает здание ${building(event.building)} до уровня II.`
    case 'aged':
      return event.tokens < 0
        ? `${nameOf(event.seat)}: карта ${card(event.card)} теряет ${tokens(-event.tokens)} (${name.source(event.source)}).`
        : `${nameOf(event.seat)}: карта ${card(event.card)} получает ${tokens(event.tokens)} (${name.source(event.source)}).`
    case 'gold':
      return `${nameOf(event.seat)}: +${gold(event.amount)} (${name.source(event.source)}).`
    case 'vp':
      return `${nameOf(event.seat)}: ${event.amount < 0 ? '−' : '+'}${points(Math.abs(event.amount))} (${name.source(event.source)}).`
    case 'kept':
      return `${nameOf(event.seat)}: ${event.cards.length === 0 ? 'ничего не сохранено' : `сохранено ${list(event.cards)}`}${event.discarded > 0 ? `, в сброс — ${cards(event.discarded)}` : ''}.`
    case 'strength':
      return `${nameOf(event.seat)}: сила ${event.total}${event.bonus > 0 ? ` (${event.total - event.bonus} + ${event.bonus})` : ''}.`
    case 'war':
      return war(event, nameOf)
    case 'necropolis':
      return `${name.source(event.source)}: сила армий Короля-лича — ${event.left} и ${event.right}.`
    case 'lich-vp':
      return `Король-лич получает ${points(event.amount)} (${name.source(event.source)}).`
    case 'built':
      return `${nameOf(event.seat)}: построено здание ${building(event.building)} уровня ${event.level === 1 ? 'I' : 'II'}, цена — ${gold(event.land + event.gold)}${event.land > 0 && event.gold > 0 ? `, из них ${event.land} за землю` : ''}.`
    case 'upgraded':
      return `${nameOf(event.seat)}: улучшено здание ${building(event.building)}, цена — ${gold(event.gold)}.`
    case 'saved':
      return `${nameOf(event.seat)}: персонаж ${card(event.card)} спасён.`
    case 'reborn':
      return `${nameOf(event.seat)}: за ${gold(event.gold)} возрождается ${card(event.card)}.`
    case 'died':
      return `${nameOf(event.seat)}: умирает ${card(event.card)}, на карте ${tokens(event.tokens)}.`
    case 'time-passed':
      return `${nameOf(event.seat)}: ${formRu(event.spots.length, 'стареет', 'стареют', 'стареют')} ${pluralRu(event.spots.length, 'персонаж', 'персонажа', 'персонажей')}.`
    case 'ended':
      return 'Хроника завершена.'
  }
}

type Of<K extends PaperTalesEvent['kind']> = Extract<PaperTalesEvent, { kind: K }>

function revealed(event: Of<'revealed'>, nameOf: NameOf): string {
  const placed = event.units.filter((_, spot) => elementAt(event.fresh, spot) > 0)
  const parts = [
    placed.length > 0 ? `открыто ${list(placed)}` : 'новых персонажей нет',
    event.artifacts > 0 ? `лицом вниз лежит ${artifacts(event.artifacts)}` : '',
    event.dismissed.length > 0 ? `сброшено ${list(event.dismissed)}` : '',
  ]
  return `${nameOf(event.seat)}: ${parts.filter(part => part !== '').join('; ')}.`
}

function unpaid(event: Of<'unpaid'>, nameOf: NameOf): string {
  const parts = [event.units.length > 0 ? list(event.units) : '', event.artifacts > 0 ? artifacts(event.artifacts) : '']
  return `${nameOf(event.seat)}: не оплачено и сброшено — ${parts.filter(part => part !== '').join(', ')}.`
}

function war(event: Of<'war'>, nameOf: NameOf): string {
  const enemy = event.army === null ? nameOf(event.against) : event.army === 'left' ? 'левая армия' : 'правая армия'
  const result = event.won === 0 ? 'поражение' : event.won === 1 ? 'победа' : 'двойная победа'
  return `${nameOf(event.seat)} — ${enemy}: ${event.own} против ${event.other}, ${result}.`
}
