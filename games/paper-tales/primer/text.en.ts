import { plural } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import {
  BASE_INCOME,
  HAND_SIZE,
  KEEP_LIMIT,
  LAND_PER_BUILDING,
  ROUNDS,
  SPOTS,
  START_GOLD,
  WAR_VP,
} from '../content/figures.ts'
import { PHASES } from '../content/vocabulary.ts'
import { buildings, cards as cardNames, phases } from '../text/names.en.ts'
import { RULE_OF, RULE_OF_PHASE, sightsOfCards } from '../text/rule-of.ts'
import type { Scenes } from './scenes.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')
const points = (n: number): string => plural(n, 'point', 'points')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'The aim',
    body: [
      `You rule a paper kingdom for ${plural(ROUNDS, 'round', 'rounds')}, which is longer than most of your people live. Collect units, win wars against your neighbours, and leave buildings behind. Whoever has the most **points** at the end wins.`,
      {
        picture: 'kingdom',
        caption: ({ round, strength }) =>
          `A kingdom in round ${round}, with strength ${strength}. The top row fights, the bottom row works. The yellowed cards carry an age token and will not see another round.`,
        alt: ({ units }) =>
          `A stage with ${plural(units, 'unit', 'units')} as paper puppets in two rows, some of them yellowed, and below it strength, gold and resources.`,
      },
    ],
  },
  turn: {
    title: 'A round',
    body: [
      'All players do everything at the same time. A round has six phases:',
      [
        `**Recruit.** You get ${cards(HAND_SIZE)}, take one and pass the rest to your neighbour, until everybody has ${HAND_SIZE}.`,
        '**Deployment.** In secret you lay units on the spots of your kingdom. All are revealed together, and then you pay for the new ones. You may move and discard old units as you like.',
        '**War** with your left and your right neighbour.',
        `**Income.** Everybody gets ${BASE_INCOME} gold, and more from abilities.`,
        '**Build** or improve one building.',
        '**Aging.** Every unit with an age token dies. All others get one.',
      ],
      {
        picture: 'packet',
        caption: ({ cards: all }) =>
          `A packet of ${cards(all)} at the beginning. Top left is the cost in gold, top right the strength, at the foot what the unit does and in which phase.`,
        alt: ({ cards: all }) =>
          `${cards(all)} side by side, each with a cost, a strength, a puppet, its name and its ability.`,
      },
      `So most units live for two rounds and are paid for only once. You begin with ${START_GOLD} gold, and gold is always short: of the cards you do not deploy you may keep ${KEEP_LIMIT}, and the others are gone.`,
    ],
  },
  points: {
    title: 'How points are made',
    body: [
      `**Wars** are the steady source. Only your top row counts. If you are at least as strong as a neighbour, you win ${points(WAR_VP)}; with equal strength both of you do.`,
      {
        picture: 'wars',
        caption: ({ strength, stronger, weaker, points: worth }) =>
          `Strength ${strength} against ${weaker} wins ${points(worth)}, against ${stronger} nothing.`,
        alt: ({ strength, stronger, weaker }) =>
          `Two wars of a kingdom with strength ${strength}: one against ${weaker}, won, and one against ${stronger}, lost.`,
      },
      `**Buildings** score at the end, each by the level it has reached. They cost the resources that your cards show; these are not spent and serve again every round. Land for a new building costs ${LAND_PER_BUILDING} gold for each one you already have; improving one needs no land. Your first building at level II opens a fifth spot in the top row, ${SPOTS} in all.`,
      {
        picture: 'buildings',
        caption: ({ built, worth }) =>
          `${plural(built, 'building stands', 'buildings stand')} here, worth ${points(worth)} at the end. The others show what they would need.`,
        alt: ({ built }) =>
          `The list of buildings with their bonuses and costs at both levels. Of these ${plural(built, 'building is', 'buildings are')} built.`,
      },
      'The rest comes from abilities. An ability works only in the phase named on the card, so read when before you read what.',
    ],
  },
  mistakes: {
    title: 'Three mistakes of beginners',
    three: [
      {
        title: 'Forgetting that they die',
        text: 'A kingdom full of yellowed cards is empty next round. Deploy something young each round, and build with what the dying still produce.',
      },
      {
        title: 'Taking cards you cannot pay for',
        text: 'Five strong units and three gold make one strong unit. Count the costs while you choose, and take somebody who brings gold early.',
      },
      {
        title: 'Never building',
        text: 'Each round offers one construction, and it does not come back. A cheap building early beats a fine one never, and level II pays twice: in points and with the fifth spot.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...sightsOfCards({ cards: cardNames, buildings }),
  ...PHASES.map(phase => ({ name: phases[phase], rule: RULE_OF_PHASE[phase] })),
  { name: 'Strength', rule: RULE_OF.strength },
  { name: 'Gold', rule: RULE_OF.gold },
  { name: 'Food, wood, diamond', rule: RULE_OF.resource },
  { name: 'Age token', rule: RULE_OF.age },
  { name: 'Fifth spot', rule: RULE_OF.spot },
  { name: 'Flip mark', rule: RULE_OF.flip },
  { name: 'Bottom row', rule: RULE_OF.rows },
  { name: 'Land', rule: RULE_OF.land },
  { name: 'Lich King', rule: RULE_OF.lich },
]
