import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, pluralRu } from '../../../kernel/words.ts'
import type { TekKinds } from '../advice.ts'
import { ACTIONS } from '../content/figures.ts'
import { NEUTRAL } from '../position.ts'
import { names } from './names.ru.ts'

const NOW = 'если игра закончится сейчас'
const points = (count: number): string => pluralRu(count, 'очко', 'очка', 'очков')
const units = (count: number): string => pluralRu(count, 'ресурс', 'ресурса', 'ресурсов')
const PAYS: Readonly<Record<string, string>> = {
  build: 'следующий уровень башни',
  research: 'следующий уровень магии',
  expand: 'новую армию',
}

const harvest = ({ choice, ...rest }: TekKinds['harvest']): string =>
  [
    ...(rest.mana + rest.ore + rest.food > 0 ? [names.units(rest)] : []),
    ...(choice > 0 ? [`${units(choice)} на выбор`] : []),
  ].join(', ')

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<TekKinds> = {
  points: ({ gain }) => `ещё ${points(gain)}, ${NOW}`,
  fewer: ({ loss }) => `на ${points(loss)} меньше, ${NOW}`,
  rival: ({ seat, loss }, nameOf) => `${nameOf(seat)} получит на ${points(loss)} меньше, ${NOW}`,
  gets: gained => `вы получите ${names.units(gained)}`,
  spends: spent => `это стоит ${names.units(spent)}`,
  army: count => `ещё одна армия, всего ${pluralRu(count.armies, 'армия', 'армии', 'армий')}`,
  lost: count => `вы потеряете ${pluralRu(count.armies, 'армию', 'армии', 'армий')}`,
  tower: ({ level }) => `башня вырастет до уровня ${level}`,
  magic: ({ level }) => `магия вырастет до уровня ${level}`,
  harvest: more => `сбор принесёт на ${harvest(more)} больше`,
  thinner: less => `сбор принесёт на ${harvest(less)} меньше`,
  keeps: stock => `вы сохраните ${names.units(stock)}`,
  afford: ({ action }) => `хватит на ${PAYS[elementAt(ACTIONS, action)]}`,
  war: ({ seat }, nameOf) =>
    seat === NEUTRAL ? 'придётся платить за нейтральную армию' : `начнётся война, соперник — ${nameOf(seat)}`,
  won: ({ seat }, nameOf) =>
    seat === NEUTRAL ? 'вы займёте область нейтральной армии' : `вы выиграете войну, проиграет ${nameOf(seat)}`,
  beaten: ({ seat }, nameOf) => `войну выиграет ${nameOf(seat)}`,
  alliance: ({ seat }, nameOf) => `альянс, союзник — ${nameOf(seat)}`,
  bid: ({ due }) => `за это число придётся заплатить ${due}`,
  ending: () => 'игра близится к концу',
}
