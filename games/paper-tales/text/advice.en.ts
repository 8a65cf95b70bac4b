import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, form, plural } from '../../../kernel/words.ts'
import type { PaperTalesKinds } from '../advice.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { buildings, cards } from './names.en.ts'

const points = (count: number): string => plural(count, 'point', 'points')
const units = (count: number): string => plural(count, 'unit', 'units')
const cardsOf = (count: number): string => plural(count, 'card', 'cards')
const card = (number: number): string => cards[elementAt(CARDS, number).id]
const resources = ({ food, wood, diamond }: PaperTalesKinds['makes']): string =>
  [
    ...(food > 0 ? [`${food} food`] : []),
    ...(wood > 0 ? [`${wood} wood`] : []),
    ...(diamond > 0 ? [plural(diamond, 'diamond', 'diamonds')] : []),
  ].join(', ')

/** What a move leads to. */
export const consequences: ConsequenceWords<PaperTalesKinds> = {
  points: ({ gain }) => plural(gain, 'more point', 'more points'),
  gold: ({ gain }) => `${gain} more gold`,
  spends: ({ gold }) => `${gold} gold less`,
  strength: ({ strength, gain }) => `strength ${strength} for the wars, ${gain} more than before`,
  weaker: ({ strength, loss }) => `only strength ${strength} for the wars, ${loss} less than before`,
  ahead: ({ seat, strength }, nameOf) => `stronger than what ${nameOf(seat)} has in play, which is ${strength}`,
  income: ({ gold }) => `${gold} more gold of income`,
  makes: made => `production of ${resources(made)} to build with`,
  price: ({ gold }) => `deploying it costs ${gold} gold`,
  short: ({ gold }) => `you are ${gold} gold short for the plan`,
  unit: ({ card: number, strength, cost }) =>
    `${card(number)}: strength ${strength}, ${cost > 0 ? `costs ${cost} gold` : 'costs nothing'}`,
  artifact: count => `${card(count.card)}: ${points(count.points)} at the end`,
  symbols: made => `${card(made.card)}: produces ${resources(made)}`,
  denies: ({ card: number }) => `nobody else gets the ${card(number)}`,
  building: made =>
    `${buildings[elementAt(BUILDINGS, made.building).id]} at level ${made.level === 1 ? 'I' : 'II'}: ${points(made.points)} at the end`,
  costs: ({ gold }) => `it costs ${gold} gold`,
  war: ({ strength }) => `with what you have laid you go to war with strength ${strength}`,
  frees: () => 'a spot is free for another card',
  keeps: count => `${cardsOf(count.cards)} for the next round`,
  saves: count => `${units(count.units)} ${form(count.units, 'stays', 'stay')} alive`,
  drops: count => `${cardsOf(count.cards)} ${form(count.cards, 'is', 'are')} discarded unpaid`,
}
