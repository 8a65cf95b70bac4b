import { pluralRu } from '../../../kernel/words.ts'
import { name } from './namer.ru.ts'
import type { Refusals } from './refusal.ts'

const ROW = { top: 'Верхний ряд', bottom: 'Нижний ряд' } as const
const rowOf = (row: string | number): string => ROW[row === 'top' ? 'top' : 'bottom']
const card = (number: number | string): string => `«${name.card(Number(number))}»`
const gold = (count: number | string): string => pluralRu(Number(count), 'золото', 'золота', 'золота')
const building = (number: number | string): string => `«${name.building(Number(number))}»`

export const refusals: Refusals = {
  'not-now': () => 'Сейчас решается другое.',
  'not-your-turn': () => 'Сейчас вам нечего решать.',
  'not-in-packet': f => `Карты ${card(f.card)} нет в вашем наборе.`,
  'must-discard-one': () => 'По правилам для двоих нужно ещё и сбросить одну карту набора.',
  'not-in-trio': f => `Карты ${card(f.card)} нет среди открытых.`,
  'no-unit-there': () => 'На этом месте никого нет.',
  'already-decided': f => `О персонаже ${card(f.card)} вы уже решили.`,
  'nothing-to-restore': f => `Персонаж ${card(f.card)} и так остаётся на месте.`,
  'no-take-backs': f =>
    `За этот раунд вы забирали карты ${pluralRu(Number(f.limit), 'раз', 'раза', 'раз')}: теперь план окончателен.`,
  'not-in-hand': f => (f.card === undefined ? 'Этих карт у вас нет.' : `Свободной карты ${card(f.card)} у вас нет.`),
  'not-in-plan': f => `Карта ${card(f.card)} там не лежит.`,
  'not-a-unit': f => `${card(f.card)} — артефакт, ему не нужно место в ряду.`,
  'not-an-artifact': f => `${card(f.card)} — персонаж, ему нужно место в ряду.`,
  'row-full': f => `${rowOf(f.row)} занят: ${f.have} из ${f.spots}.`,
  'row-overfull': f =>
    `${rowOf(f.row)}: ${pluralRu(Number(f.have), 'персонаж', 'персонажа', 'персонажей')} на ${pluralRu(Number(f.spots), 'место', 'места', 'мест')}.`,
  'not-to-pay': () => 'Платят только за карты, выложенные в этом раунде.',
  'cannot-pay': f => `${f.units} за персонажей + ${f.artifacts} за артефакты = ${gold(f.need)}, а у вас ${f.have}.`,
  'could-pay-more': f => `Вы платите ${f.need} из ${f.have} золота: остатка хватит ещё на одну из карт.`,
  'no-target': () => 'Этого способность выбрать не может.',
  'cannot-decline': () => 'От этой способности нельзя отказаться.',
  'too-many-kept': f =>
    `Сохранить можно не больше ${pluralRu(Number(f.limit), 'карты', 'карт', 'карт')}, выбрано: ${f.have}.`,
  'not-available': f => `Здание ${building(f.building)} не участвует в игре.`,
  'already-built': f => `Здание ${building(f.building)} уже построено.`,
  'not-level-one': f => `Здание ${building(f.building)} не на уровне I.`,
  'missing-resources': f => `Ваше королевство не производит ресурсов, нужных для здания ${building(f.building)}.`,
  'too-expensive': f =>
    `${building(f.building)}: ${f.land} за землю + ${f.resources} за ресурсы = ${gold(f.need)}, а у вас ${f.have}.`,
  'not-dying': () => 'Этого персонажа так не спасти.',
  'too-many-saved': f =>
    `Спасти можно не больше ${pluralRu(Number(f.limit), 'персонажа', 'персонажей', 'персонажей')}, выбрано: ${f.have}.`,
  'cannot-pay-to-survive': f => `Жизнь стоит ${gold(f.need)}, а у вас ${f.have}.`,
  'no-drawn-buildings': () => 'С выбранными дополнениями эта настройка не действует.',
  'building-not-in-sets': () => 'Одно из выбранных зданий — из дополнения, которого нет в игре.',
  other: 'Такой ход невозможен.',
}
