import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { TekKinds } from '../advice.ts'
import { ACTIONS } from '../content/figures.ts'
import { NEUTRAL } from '../position.ts'
import { names } from './names.en.ts'

const NOW = 'if the game ended now'
const points = (count: number): string => plural(count, 'point', 'points')
const units = (count: number): string => plural(count, 'unit', 'units')
const armies = (count: number): string => plural(count, 'army', 'armies')
const PAYS: Readonly<Record<string, string>> = {
  build: 'the next level of your tower',
  research: 'the next level of magic',
  expand: 'another army',
}

const harvest = ({ choice, ...rest }: TekKinds['harvest']): string =>
  [
    ...(rest.mana + rest.ore + rest.food > 0 ? [names.units(rest)] : []),
    ...(choice > 0 ? [`${units(choice)} of your choice`] : []),
  ].join(', ')

/** What a move leads to. */
export const consequences: ConsequenceWords<TekKinds> = {
  points: ({ gain }) => `${plural(gain, 'more point', 'more points')} ${NOW}`,
  fewer: ({ loss }) => `${points(loss)} less ${NOW}`,
  rival: ({ seat, loss }, nameOf) => `${points(loss)} less for ${nameOf(seat)} ${NOW}`,
  gets: gained => `you get ${names.units(gained)}`,
  spends: spent => `it costs ${names.units(spent)}`,
  army: count => `one more army: ${armies(count.armies)} in all`,
  lost: count => `you lose ${armies(count.armies)}`,
  tower: ({ level }) => `your tower reaches level ${level}`,
  magic: ({ level }) => `your magic reaches level ${level}`,
  harvest: more => `collecting would bring ${harvest(more)} more`,
  thinner: less => `collecting would bring ${harvest(less)} less`,
  keeps: stock => `you keep ${names.units(stock)}`,
  afford: ({ action }) => `enough in hand for ${PAYS[elementAt(ACTIONS, action)]}`,
  war: ({ seat }, nameOf) =>
    seat === NEUTRAL ? 'a neutral army must be paid off' : `it means war with ${nameOf(seat)}`,
  won: ({ seat }, nameOf) =>
    seat === NEUTRAL ? 'you take a neutral army’s region' : `you win the war against ${nameOf(seat)}`,
  beaten: ({ seat }, nameOf) => `${nameOf(seat)} wins the war`,
  alliance: ({ seat }, nameOf) => `an alliance with ${nameOf(seat)}`,
  bid: ({ due }) => `you pay ${due} for this number`,
  ending: () => 'the game is about to end',
}
