import { form, plural } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import { MOST_ROUNDS } from '../content/maps.ts'
import { BASE_PRICE, COMBOS_ON_OFFER, DIE, STARTING_COINS } from '../content/pieces.ts'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import { names } from '../text/names.en.ts'
import { RULE_OF, ruleOfPower, ruleOfRace } from '../text/rule-of.ts'
import { FEWEST_ROUNDS, type Scenes } from './scenes.ts'

const tokens = (n: number): string => plural(n, 'token', 'tokens')
const coins = (n: number): string => plural(n, 'coin', 'coins')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'The aim',
    body: [
      `There is not enough land for everybody. Races come over the border, spread, tire and make way for the next, and whoever leads them gets rich on it. After the last round (${FEWEST_ROUNDS} to ${MOST_ROUNDS} rounds, more if you are few) whoever has the most **coins** wins. You begin with ${STARTING_COINS}.`,
      {
        picture: 'world',
        caption: ({ round, seats }) =>
          `Round ${round} with ${seats} players. Bright tokens belong to active races; the grey ones belong to races in decline, which still earn.`,
        alt: ({ round, seats }) =>
          `The map in round ${round}: stacks of tokens in the colours of ${seats} players hold most regions, some of them turned grey.`,
      },
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      `Without a race you first **pick a combo**: a race with a power beside it. ${COMBOS_ON_OFFER} lie in a column. The top one is free; for any other you lay a coin on each combo that you pass over. Both numbers together are the tokens you get, and you get no more later.`,
      {
        picture: 'offer',
        caption: ({ tokens: sum, first, second, price, found }) =>
          `The third combo costs ${coins(price)} and brings ${first} + ${second} = ${tokens(sum)}. On it ${form(found, 'lies a coin', 'lie coins')} that others left: yours if you pick it.`,
        alt: ({ tokens: sum, price }) =>
          `The combos on offer, each with its banner, its badge and its number of tokens. The third one costs ${price} and has ${sum} tokens.`,
      },
      'Then the turn runs like this:',
      [
        `**Conquer.** A new race enters at the edge of the map, then goes from region to region. A region costs **${BASE_PRICE} tokens and one more for everything that stands in it**: a lost tribe, a mountain, every token of another race. The tokens you paid stay there for now.`,
        `**Last attempt.** If you are a few tokens short, name one region and roll the die. It shows up to ${Math.max(...DIE)}, but half its faces are blank.`,
        '**Redeploy.** Move your tokens about among your regions, at least one in each.',
      ],
      {
        picture: 'conquest',
        caption: ({ hand }) =>
          `With ${tokens(hand)} in hand: what glows can be reached, and the number says what it costs. Dashed numbers need the die.`,
        alt: ({ hand }) =>
          `The map of two players. Regions that can be conquered with ${tokens(hand)} glow and show their price.`,
      },
      'Whoever loses a region loses one token there; the others withdraw and are placed elsewhere when your turn is over.',
      'On later turns you take up all tokens but one in each region and go on conquering. Or you put the race **in decline**.',
    ],
  },
  points: {
    title: 'How coins are made',
    body: [
      'When your turn ends, **every region pays a coin**, those of your race in decline as well. Races and powers add coins of their own: for farmland, for hills, for every conquest.',
      {
        picture: 'income',
        caption: ({ total }) => `What one turn brings: regions, and what race and power add. Here that makes ${total}.`,
        alt: ({ total }) => `A sum of coins with three parts and the total ${total}.`,
      },
      'A **decline** takes a whole turn, but one token stays in each region and goes on paying, while on your next turn you start afresh with a new combo. Only one race stays in decline: when the next one follows, the older leaves the map.',
    ],
  },
  mistakes: {
    title: 'Three mistakes of beginners',
    three: [
      {
        title: 'Declining too late',
        text: 'A race that can take nothing new has done its work. Two or three good turns, then decline; but not in the last two rounds, when a turn without conquests is not earned back.',
      },
      {
        title: 'Piling up tokens',
        text: 'A region pays one coin whether one token stands there or five. Spread out to earn, and stack only where somebody can come.',
      },
      {
        title: 'Saving at the column',
        text: 'A coin or two for a combo with more tokens comes back in a turn. And a combo on which others have left coins may cost you nothing at all.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...RACES.map(({ id }) => ({ name: names.races[id].name, rule: ruleOfRace(id) })),
  ...POWERS.map(({ id }) => ({ name: names.powers[id].name, rule: ruleOfPower(id) })),
  { name: 'Combo', rule: RULE_OF.offer },
  { name: 'Price', rule: RULE_OF.price },
  { name: 'Border of the map', rule: RULE_OF.border },
  { name: 'Lost tribe', rule: RULE_OF.tribe },
  { name: names.terrains.mountain, rule: RULE_OF.mountain },
  { name: names.terrains.sea, rule: RULE_OF.water },
  { name: names.terrains.lake, rule: RULE_OF.water },
  { name: names.terrains.farmland, rule: RULE_OF.farmland },
  { name: names.terrains.forest, rule: RULE_OF.forest },
  { name: names.terrains.hill, rule: RULE_OF.hill },
  { name: names.terrains.swamp, rule: RULE_OF.swamp },
  { name: names.symbols.mine, rule: RULE_OF.mine },
  { name: names.symbols.magic, rule: RULE_OF.magic },
  { name: names.symbols.cavern, rule: RULE_OF.cavern },
  { name: 'Reinforcement die', rule: RULE_OF.die },
  { name: 'Coins', rule: RULE_OF.coins },
  { name: 'Decline', rule: RULE_OF.decline },
  { name: 'Dragon', rule: RULE_OF.dragon },
  { name: 'Hero', rule: RULE_OF.hero },
  { name: 'Fortress', rule: RULE_OF.fortress },
  { name: 'Encampment', rule: RULE_OF.camp },
  { name: 'Lair', rule: RULE_OF.lair },
  { name: 'Hole', rule: RULE_OF.hole },
]
