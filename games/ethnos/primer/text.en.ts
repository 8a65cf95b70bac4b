import { elementAt } from '../../../kernel/list.ts'
import { plural } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import { BAND_GLORY } from '../content/boards.ts'
import { KINGDOMS } from '../content/kingdoms.ts'
import { DRAGONS, HAND_LIMIT } from '../content/table.ts'
import { TRIBES } from '../content/tribes.ts'
import { kingdoms, tribes } from '../text/names.en.ts'
import { RULE_OF, ruleOfTribe } from '../text/rule-of.ts'
import { FEW, MANY, type Scenes } from './scenes.ts'

const markers = (n: number): string => plural(n, 'marker', 'markers')
const kingdomAt = (n: number): string => kingdoms[elementAt(KINGDOMS, n)].name

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'The aim',
    body: [
      `Six kingdoms lie without a ruler, and you want a hand in all of them. Over **${plural(MANY.ages, 'age', 'ages')}** (${FEW.ages} if you are two or three) you collect fighters of ${MANY.tribes} tribes, play them as bands and put your markers on the map. Whoever has the most **glory** after the last age wins.`,
      {
        picture: 'world',
        caption: ({ age }) =>
          `The continent in age ${age}. The standards are the players’ markers, each with its number; the wax seals are the glory that a kingdom pays.`,
        alt: ({ age }) =>
          `The map of six kingdoms in age ${age}. Standards in four colours stand in every kingdom, and each shows three wax seals with numbers.`,
      },
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      'You do one of two things. There is no passing.',
      [
        '**Take a card.** Choose one from the row or draw from the deck. Nothing replaces a card that leaves the row.',
        '**Play a band.** Lay out cards that share a colour or a tribe, as many as you like.',
      ],
      {
        picture: 'row',
        caption: ({ row }) =>
          `The row: ${plural(row, 'card', 'cards')} open to everybody. Below it the deck. The ribbon shows the colour, the picture the tribe.`,
        alt: ({ row }) => `The row of ${row} open fighter cards, and under it the deck with the number of its cards.`,
      },
      'One card of the band is its **leader**. The leader’s colour names the kingdom where your marker goes, and the leader’s tribe is the one power that works. The band must have **more cards than you have markers there**: one card for the first marker, two for the second, three for the third.',
      {
        picture: 'band',
        caption: ({ size, hand }) =>
          `Of the ${hand} cards in this hand, ${size} share a colour: that is a band. The one with the crown leads it. The other ${hand - size} go to the row.`,
        alt: ({ size, hand }) =>
          `A hand of ${hand} cards. ${size} cards of one colour are raised, and one of them wears a crown.`,
      },
      `Then **all cards left in your hand go to the row**, a present for whoever comes next. You never hold more than ${HAND_LIMIT}.`,
      `In the lower half of the deck sleep ${DRAGONS} dragons. The last one to appear ends the age on the spot, and whatever is still in a hand is lost.`,
    ],
  },
  points: {
    title: 'How glory is made',
    body: [
      'At the end of an age kingdoms pay first. In the first age only the player with most markers gets something, in the second age second place is paid as well, in the third age third place too. Markers stay, so one that you place early can pay three times.',
      {
        picture: 'kingdom',
        caption: ({ where, most, mine, first, second }) =>
          `${kingdomAt(where)} in the second age. First place has ${markers(most)} and gets ${first} glory; you have ${mine} and get ${second}.`,
        alt: ({ where, most, mine }) =>
          `${kingdomAt(where)} from near: three wax seals, and standards with different numbers. The highest is ${most}, yours is ${mine}.`,
      },
      `Then **every band pays by its size**: ${BAND_GLORY[2]} glory for two cards, ${BAND_GLORY[3]} for three, ${BAND_GLORY[4]} for four, ${BAND_GLORY[5]} for five, ${BAND_GLORY[6]} for six or more. A single card pays nothing. Some tribes bring glory in ways of their own: hover over a card, or tap it, to read how.`,
    ],
  },
  mistakes: {
    title: 'Three mistakes of beginners',
    three: [
      {
        title: 'Waiting for one card more',
        text: 'A perfect hand is worth nothing when the last dragon comes. Once two are out, play what you have.',
      },
      {
        title: 'Feeding the others',
        text: 'A small band played out of a full hand lays a feast in the row. Play when most of your hand goes into one band, and take what your neighbour is waiting for.',
      },
      {
        title: 'Being everywhere a little',
        text: 'Third place pays nothing before the last age. Be first somewhere early, where the seals are high, and spread out later.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...TRIBES.map(id => ({ name: tribes[id].many, rule: ruleOfTribe(id) })),
  ...Object.values(kingdoms).map(({ name }) => ({ name, rule: RULE_OF.kingdoms })),
  { name: 'Hand of cards', rule: RULE_OF.hand },
  { name: 'Band', rule: RULE_OF.band },
  { name: 'Crown of the leader', rule: RULE_OF.leader },
  { name: 'Standard', rule: RULE_OF.marker },
  { name: 'Wax seal', rule: RULE_OF.seal },
  { name: 'Row', rule: RULE_OF.row },
  { name: 'Deck', rule: RULE_OF.deck },
  { name: 'Dragon', rule: RULE_OF.dragon },
  { name: 'Horde board', rule: RULE_OF.horde },
  { name: 'Merfolk board', rule: RULE_OF.lane },
  { name: 'Giant token', rule: RULE_OF.giant },
  { name: 'Troll token', rule: RULE_OF.troll },
]
