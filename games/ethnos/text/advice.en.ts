import { type ConsequenceWords, form, plural } from '../../../kernel/words.ts'
import type { EthnosKinds } from '../advice.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { cards } from './log.en.ts'
import { kingdom as kingdomWords } from './names.en.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const NOW = 'if the age ends now'
const nameOfKingdom = (kingdom: number): string => kingdomWords(kingdom as Kingdom).name

/** What a move leads to. */
export const consequences: ConsequenceWords<EthnosKinds> = {
  place: ({ kingdom, place, shared, gain }) =>
    `${shared > 0 ? 'level for ' : ''}${PLACES[place - 1]} in ${nameOfKingdom(kingdom)}: ${gain} more glory ${NOW}`,
  marker: ({ kingdom, markers }) =>
    `${plural(markers, 'marker', 'markers')} in ${nameOfKingdom(kingdom)}, not yet worth more glory`,
  rival: ({ kingdom, seat, loss }, nameOf) =>
    `${nameOf(seat)} gets ${loss} glory less for ${nameOfKingdom(kingdom)} ${NOW}`,
  band: ({ size, skeletons, glory }) =>
    `a band of ${size} that brings ${glory} glory at the end of the age${skeletons > 0 ? `: ${form(skeletons, 'its skeleton leaves', `its ${skeletons} skeletons leave`)} before that, and ${cards(size - skeletons)} ${form(size - skeletons, 'counts', 'count')}` : ''}`,
  glory: ({ gain }) => `${gain} glory at once`,
  giant: ({ gain }) => `the giant token: ${gain} glory at the end of the age, unless a larger giant-led band comes`,
  swim: ({ cell, gain }) => `cell ${cell} of the merfolk board${gain > 0 ? `: ${gain} more glory there ${NOW}` : ''}`,
  extra: ({ markers }) => `${plural(markers, 'extra marker', 'extra markers')} in any kingdom`,
  trolls: ({ sum }) => `troll tokens worth ${sum} in all, to win ties`,
  horde: ({ markers, glory }) =>
    `${plural(markers, 'marker', 'markers')} on your horde board, which would bring ${glory} glory`,
  laid: count => `${cards(count.cards)} of yours ${form(count.cards, 'goes', 'go')} to the row, for others to take`,
  kept: count => `${cards(count.cards)} ${form(count.cards, 'stays', 'stay')} in your hand`,
  drawn: count => `${plural(count.cards, 'new card', 'new cards')} from the deck`,
  idle: ({ size }) => `a band of ${size} is worth no glory by itself`,
  secret: () => 'a card that nobody else sees',
  joins: count => `it goes with ${cards(count.cards)} in your hand`,
  grows: ({ size }) => `your largest band in hand grows to ${cards(size)}`,
  reach: ({ kingdom, need }) => `enough in hand for a marker in ${nameOfKingdom(kingdom)}, which takes ${cards(need)}`,
  next: ({ size, glory, more }) =>
    `your largest band keeps growing: with ${cards(size)} it brings ${more} glory instead of ${glory}`,
  fits: ({ fitting, unseen }) =>
    `of ${plural(unseen, 'card', 'cards')} you have not seen, ${fitting} would make your largest band larger`,
  ends: count => `1 of the ${cards(count.cards)} left in the deck is the dragon that ends the age`,
  ended: ({ gain }) => `the age ends, and you gain ${gain} glory`,
}
