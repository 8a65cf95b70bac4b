import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { listOf, type NameOf, pluralRu, winnersOf } from '../../../kernel/words.ts'
import { FACTIONS } from '../content/factions.ts'
import { FLAG, LAST_REFRESH } from '../content/figures.ts'
import { SIDE_IDS } from '../content/map.ts'
import { type EndReason, NONE, type Source, type TekEvent } from '../position.ts'
import { atRegion, fromRegion, names, spent, toRegion } from './names.ru.ts'

/* Что произошло — предложениями. */

const { units } = names

/** Грань кубика войны. */
export const die = (face: number): string => (face === FLAG ? 'белый флаг' : String(face))

const territory = (side: number): string => names.territories[elementAt(SIDE_IDS, side)]

export const cardName = (card: number): string => `${territory(2 * card)} / ${territory(2 * card + 1)}`

export const REASONS = {
  enter: 'за вход в область',
  treasure: 'сокровище',
  gift: 'дар хозяина',
  breakfast: 'второй завтрак',
  harvest: 'жатва душ',
  spoils: 'добыча',
  scavenge: 'мародёры',
  restless: 'неупокоенные',
} as const

const END: Readonly<Record<EndReason, string>> = {
  none: '',
  armies: 'выводит в игру все семь армий',
  tower: 'достраивает башню доверху',
  magic: 'изучает всю магию',
  long: `Домашнее правило: на ${LAST_REFRESH}-м обновлении игра заканчивается.`,
}

const armies = (count: number): string => pluralRu(count, 'армию', 'армии', 'армий')

/** "Galson (Anna: 2 mana, 1 food)" */
const homes = ({ homes, stock }: Extract<TekEvent, { kind: 'charters-opened' }>, nameOf: NameOf): string =>
  seatsOf(homes.length)
    .map(seat => {
      const [mana = 0, ore = 0, food = 0] = stock.slice(3 * seat, 3 * seat + 3)
      return `${territory(elementAt(homes, seat))} (${nameOf(seat)}: ${units({ mana, ore, food })})`
    })
    .join(', ')

export function logLine(event: TekEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'faction-taken':
      return `${nameOf(event.seat)} возглавляет народ: ${names.factions[elementAt(FACTIONS, event.faction)]}.`
    case 'card-taken':
      return `${nameOf(event.seat)} берёт карту ${cardName(event.card)}.`
    case 'lost-kingdom':
      return `Потерянное королевство — ${territory(event.side)}.`
    case 'charter-sealed':
      return `${nameOf(event.seat)} выбирает вотчину втайне.`
    case 'charters-opened':
      return `Вотчины: ${homes(event, nameOf)}.`
    case 'settled':
      return `${nameOf(event.seat)} ставит армии: ${names.region(event.region)}.`
    case 'left-bare':
      return `${nameOf(event.seat)} оставляет область без жетона: ${names.region(event.region)}.`
    case 'tokens-laid':
      return `Лицом вниз выложено: ${pluralRu(event.count, 'жетон', 'жетона', 'жетонов')}.`
    case 'refreshed':
      return `${nameOf(event.seat)} обновляет карту действий${event.skips ? ' и пропускает ход' : ''}.`
    case 'selected':
      return `${nameOf(event.seat)} выбирает действие «${names.actions[event.action]}».`
    case 'passed':
      return `${nameOf(event.seat)} ничего не делает.`
    case 'moved':
      return `${nameOf(event.seat)} ${event.how === 'patrol' ? 'патрулирует' : 'отправляется в поход'} ${fromRegion(event.from)} ${toRegion(event.to)}.`
    case 'swapped':
      return `${nameOf(event.seat)} и ${nameOf(event.other)} меняются армиями: ${names.region(event.from)} и ${names.region(event.to)}.`
    case 'stood':
      return `${nameOf(event.seat)} ставит на ноги армию ${atRegion(event.region)}.`
    case 'built':
      return `${nameOf(event.seat)} строит ${event.level}-й уровень башни за ${spent('ore', event.ore)}.`
    case 'researched':
      return `${nameOf(event.seat)} изучает ${event.level}-й уровень магии за ${spent('mana', event.mana)}.`
    case 'mobilised':
      return `${nameOf(event.seat)} мобилизует армию ${atRegion(event.region)} за ${units({ mana: 0, ore: event.ore, food: event.food })}.`
    case 'traded':
      return `${nameOf(event.seat)} отдаёт ${units({ mana: 0, ore: 0, food: 0, [event.give]: event.count })} и получает ${units({ mana: 0, ore: 0, food: 0, [event.take]: event.got })}.`
    case 'collected':
      return event.mana + event.ore + event.food > 0
        ? `${nameOf(event.seat)} собирает ${units(event)}.`
        : `${nameOf(event.seat)} ничего не собирает.`
    case 'gained':
      return event.mana + event.ore + event.food > 0
        ? `${nameOf(event.seat)} получает ${units(event)} (${REASONS[event.why]}).`
        : `${nameOf(event.seat)} ничего не получает: больше девяти не бывает (${REASONS[event.why]}).`
    case 'war-began':
      return `${nameOf(event.attacker)} нападает${event.allied ? ' на союзника' : ''}: ${names.region(event.region)}, защищается ${nameOf(event.defender)}.`
    case 'die-set':
      return `${nameOf(event.seat)} выставляет кубик под ладонью.`
    case 'dice-shown':
      return `Кубики открыты: ${nameOf(event.attacker)} — ${die(elementAt(event.dice, 0))}, ${nameOf(event.defender)} — ${die(elementAt(event.dice, 1))}.`
    case 'raised':
      return `${nameOf(event.seat)} добавляет ${units({ mana: 0, ore: 0, food: 0, [event.resource]: 1 })}: теперь ${event.total}.`
    case 'allied':
      return `${nameOf(event.attacker)} и ${nameOf(event.defender)} заключают альянс: ${names.region(event.region)}.`
    case 'war-won':
      return `${nameOf(event.winner)} побеждает в войне (${event.totals[0]} : ${event.totals[1]}): ${names.region(event.region)}. Проигрывает ${nameOf(event.loser)}.`
    case 'alliance-broken':
      return `Альянс нарушен: ${nameOf(event.loser)} покидает области, которые занимает ${nameOf(event.winner)}: ${event.regions.map(names.region).join(', ')}.`
    case 'paid':
      return event.mana + event.ore + event.food > 0
        ? `${nameOf(event.seat)} платит за войну ${units(event)} (цена ${event.due}).`
        : `${nameOf(event.seat)} ничего не платит за войну (цена ${event.due}).`
    case 'gave':
      return `${nameOf(event.seat)} отдаёт ${units(event)}; получает ${nameOf(event.to)}.`
    case 'captured':
      return `${nameOf(event.seat)} захватывает нейтральную армию ${atRegion(event.region)}; таких армий осталось: ${event.left}.`
    case 'tower-burnt':
      return `${nameOf(event.by)} посылает дракона: ${nameOf(event.seat)} теряет уровень башни, теперь ${event.level}-й.`
    case 'withdrew':
      return `${nameOf(event.seat)} ${WITHDRAWALS[event.how]} ${fromRegion(event.from)} ${toRegion(event.to)}${event.food > 0 ? ` за ${units({ mana: 0, ore: 0, food: event.food })}` : ''}.`
    case 'stayed':
      return `${nameOf(event.seat)} не находит свободной области: последняя армия остаётся ${atRegion(event.region)}.`
    case 'fell':
      return `${nameOf(event.seat)} теряет армию ${atRegion(event.region)}${event.why === 'bandit' ? ': засада разбойников' : ''}.`
    case 'crown-moved':
      return event.from === NONE
        ? `${nameOf(event.seat)} находит корону.`
        : `${nameOf(event.seat)} забирает корону, прежний владелец — ${nameOf(event.from)}.`
    case 'plundered':
      return `${nameOf(event.seat)} забирает ${units({ mana: 0, ore: 0, food: 0, [event.resource]: 1 })}, теряет ${nameOf(event.from)}.`
    case 'rose':
      return `${nameOf(event.seat)} поднимает павших ${atRegion(event.region)} за ${units({ mana: 0, ore: 0, food: event.food })}.`
    case 'token-found':
      return `${nameOf(event.seat)} открывает жетон ${atRegion(event.region)}: ${names.tokens[event.token]}.`
    case 'bribed':
      return event.mana + event.ore + event.food > 0
        ? `${nameOf(event.seat)} откупается от разбойников: ${units(event)}.`
        : `${nameOf(event.seat)} ничего не может отдать разбойникам и сохраняет армию.`
    case 'end-near':
      return event.seat === NONE
        ? END[event.why]
        : `${nameOf(event.seat)} ${END[event.why]}: игра закончится при ближайшем обновлении карты действий.`
    case 'lost-in-ruins':
      return `${nameOf(event.seat)} теряет ${armies(event.count)} ${atRegion(event.region)}.`
    case 'scored':
      return `${nameOf(event.seat)} получает ${pluralRu(event.points, 'очко', 'очка', 'очков')}: ${SCORES[event.source]}.`
    case 'game-ended': {
      const winners = winnersOf(event.places, nameOf)
      return `Игра окончена. ${winners.length > 1 ? 'Побеждают' : 'Побеждает'} ${listOf('ru', winners)}.`
    }
  }
}

const WITHDRAWALS = {
  retreat: 'отступает',
  carry: 'уносит армию',
  church: 'укрывает армию в церкви, уходя',
  relocate: 'спасает последнюю армию, уходя',
  spared: 'отступает бесплатно',
} as const

export const SCORES: Readonly<Record<Source, string>> = {
  armies: 'армии в игре',
  magic: 'магия',
  ability: 'пятый уровень магии народа',
  tower: 'башня',
  capitals: 'столицы',
  crown: 'корона',
  cities: 'города',
  'lost-kingdom': 'области Потерянного королевства',
  trophies: 'трофеи',
}
