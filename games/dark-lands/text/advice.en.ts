import { elementAt } from '../../../kernel/list.ts'
import { type ConsequenceWords, form, plural } from '../../../kernel/words.ts'
import type { DarkLandsKinds } from '../advice.ts'
import { COMPANIONS } from '../content/figures.ts'
import { names } from './names.en.ts'
import { cardsOf, coins } from './phrases.en.ts'

const regions = (count: number): string => plural(count, 'region', 'regions')

/** What a move leads to. */
export const consequences: ConsequenceWords<DarkLandsKinds> = {
  coins: ({ gain }) => `${coins(gain)} gained`,
  spends: count => `it costs ${coins(count.coins)}`,
  land: count => `${regions(count.regions)} captured in all`,
  support: count => `support for the capture of ${plural(count.regions, 'open region', 'open regions')} beside yours`,
  opens: count => `${regions(count.regions)} more that you can capture this turn`,
  captures: count => `${regions(count.regions)} that you can still capture this turn`,
  companion: ({ companion, owned }) =>
    `a companion for the rest of the game: ${names.companions[elementAt(COMPANIONS, companion)]}, ${owned} in all`,
  pays: count => `your companions can now pay for ${plural(count.cards, 'more card', 'more cards')} of your hand`,
  idle: () => 'a Mage that stays idle draws one more card at the end of every turn',
  cards: count => `${plural(count.cards, 'new card', 'new cards')}`,
  given: count => `${cardsOf(count.cards)} ${form(count.cards, 'leaves', 'leave')} your hand`,
  draws: count => `only ${cardsOf(count.cards)} to draw at the end of your turn`,
  claim: () => 'nobody else can capture the region, and you are stronger there next turn',
  ends: ({ lead }) => `the game ends, and you win by ${coins(lead)}`,
  trails: ({ behind }) =>
    behind > 0 ? `the game ends, and you are ${coins(behind)} short` : 'the game ends, and coins are level',
}
