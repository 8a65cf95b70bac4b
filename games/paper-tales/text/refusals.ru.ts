import { type Figures, pluralRu, type Refusals } from '../../../kernel/words.ts'
import type { ObjectionCode } from '../queries.ts'
import { name } from './namer.ru.ts'

const ROW = { top: 'Верхний ряд', bottom: 'Нижний ряд' } as const
const rowOf = ({ row }: Figures): string => ROW[row === 'top' ? 'top' : 'bottom']
const card = (f: Figures): string => `«${name.card(Number(f.card))}»`
const gold = (count: number): string => pluralRu(count, 'золото', 'золота', 'золота')
const building = (f: Figures): string => `«${name.building(Number(f.building))}»`

export const refusals: Refusals<ObjectionCode> = {
  'not-now': () => 'Сейчас решается другое.',
  'not-your-turn': () => 'Сейчас вам нечего решать.',
  'not-in-packet': f => `Карты ${card(f)} нет в вашем наборе.`,
  'must-discard-one': () => 'По правилам для двоих нужно ещё и сбросить одну карту набора.',
  'not-in-trio': f => `Карты ${card(f)} нет среди открытых.`,
  'no-unit-there': () => 'На этом месте никого нет.',
  'already-decided': f => `О персонаже ${card(f)} вы уже решили.`,
  'nothing-to-restore': f => `Персонаж ${card(f)} и так остаётся на месте.`,
  'no-take-backs': f =>
    `За этот раунд вы забирали карты ${pluralRu(Number(f.limit), 'раз', 'раза', 'раз')}: теперь план окончателен.`,
  'not-in-hand': f => (f.card === undefined ? 'Этих карт у вас нет.' : `Свободной карты ${card(f)} у вас нет.`),
  'not-in-plan': f => `Карта ${card(f)} там не лежит.`,
  'not-a-unit': f => `${card(f)} — артефакт, ему не нужно место в ряду.`,
  'not-an-artifact': f => `${card(f)} — персонаж, ему нужно место в ряду.`,
  'row-full': f => `${rowOf(f)} занят: ${f.have} из ${f.spots}.`,
  'row-overfull': f =>
    `${rowOf(f)}: ${pluralRu(Number(f.have), 'персонаж', 'персонажа', 'персонажей')} на ${pluralRu(Number(f.spots), 'место', 'места', 'мест')}.`,
  'not-to-pay': () => 'Платят только за карты, выложенные в этом раунде.',
  'cannot-pay': f =>
    `${f.units} за персонажей + ${f.artifacts} за артефакты = ${gold(Number(f.need))}, а у вас ${f.have}.`,
  'could-pay-more': f => `Вы платите ${f.need} из ${f.have} золота: остатка хватит ещё на одну из карт.`,
  'no-target': () => 'Этого способность выбрать не может.',
  'cannot-decline': () => 'От этой способности нельзя отказаться.',
  'too-many-kept': f =>
    `Сохранить можно не больше ${pluralRu(Number(f.limit), 'карты', 'карт', 'карт')}, выбрано: ${f.have}.`,
  'not-available': f => `Здание ${building(f)} не участвует в игре.`,
  'already-built': f => `Здание ${building(f)} уже построено.`,
  'not-level-one': f => `Здание ${building(f)} не на уровне I.`,
  'missing-resources': f => `Ваше королевство не производит ресурсов, нужных для здания ${building(f)}.`,
  'too-expensive': f =>
    `${building(f)}: ${f.land} за землю + ${f.resources} за ресурсы = ${gold(Number(f.need))}, а у вас ${f.have}.`,
  'not-dying': () => 'Этого персонажа так не спасти.',
  'too-many-saved': f =>
    `Спасти можно не больше ${pluralRu(Number(f.limit), 'персонажа', 'персонажей', 'персонажей')}, выбрано: ${f.have}.`,
  'cannot-pay-to-survive': f => `Жизнь стоит ${gold(Number(f.need))}, а у вас ${f.have}.`,
  'no-drawn-buildings': () => 'С выбранными дополнениями эта настройка не действует.',
  'building-not-in-sets': () => 'Одно из выбранных зданий — из дополнения, которого нет в игре.',
}
