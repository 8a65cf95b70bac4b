import { plural } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS, ARMIES, HIGHEST_BID, MAGIC, POINTS, SHIELDS, TOWER } from '../content/figures.ts'
import { WAR_VALUE } from '../content/resources.ts'
import { TERRAINS } from '../content/terrains.ts'
import { TOKENS } from '../content/tokens.ts'
import { names } from '../text/names.en.ts'
import { RULE_OF, RULE_OF_ACTION, RULE_OF_TERRAIN, RULE_OF_TOKEN, ruleOfFaction } from '../text/rule-of.ts'
import type { Scenes } from './scenes.ts'

const points = (n: number): string => plural(n, 'point', 'points')
const units = (n: number): string => plural(n, 'unit', 'units')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'The aim',
    body: [
      `You lead a people with a home, ${ARMIES.start} armies and great plans. You can grow in three ways: **more armies, a higher tower, deeper magic**. As soon as somebody has ${ARMIES.endTrigger} armies, tower level ${TOWER.top} or magic level ${MAGIC.top}, the end is near. Then whoever has the most **points** wins.`,
      {
        picture: 'lands',
        caption: ({ seats }) =>
          `The table of ${seats} players: everybody’s home is a territory of its own. The figures are armies, and some have gone abroad.`,
        alt: ({ seats }) =>
          `${plural(seats, 'territory', 'territories')} with forests, mountains, plains, ruins and capitals. Armies in different colours stand in the regions.`,
      },
    ],
  },
  turn: {
    title: 'A turn',
    body: [
      'Turns are short, and everybody takes part in each of them:',
      [
        '**One selects.** The active player puts a shield on a free action and may perform it first.',
        '**All the others answer.** Each performs the same action or **collects**. The active player never collects.',
      ],
      {
        picture: 'card',
        caption: ({ left }) =>
          `The action card with ${plural(left, 'shield', 'shields')} left. Dashed places are free; an action under a shield is closed until the card is full and refreshed.`,
        alt: ({ left }) =>
          `The list of six actions. Some carry a golden shield, the others are free; ${plural(left, 'shield is', 'shields are')} left.`,
      },
      `Patrol and Quest move an army, within a territory or to another one. Build, Research and Mobilise buy the next tower level, magic level or army for ore, mana or food, and **the next one costs its own number**. Trade turns one resource into another. There are ${SHIELDS} shields for ${ACTIONS.length} actions, so one action is left out each time.`,
      'To collect, you take one unit for each region you hold: **forests give mana, mountains ore, plains food**. Two armies in a region collect no more than one.',
      {
        picture: 'home',
        caption: ({ units: all }) =>
          `A home whose armies stand apart: collecting brings ${units(all)}. Together in one region they would bring one.`,
        alt: ({ units: all }) => `A territory with armies in three regions, which together give ${units(all)}.`,
      },
      `If you enter a region where somebody else’s army stands alone, there is **war**. Both secretly set a number up to ${HIGHEST_BID} or the white flag; the higher one wins, and **both pay**. A mana covers ${WAR_VALUE.mana}, an ore ${WAR_VALUE.ore}. Two flags make you allies who share the region.`,
    ],
  },
  points: {
    title: 'How points are made',
    body: [
      `An army in play is worth ${points(POINTS.army)}, a magic level ${POINTS.magicLevel}, a capital you hold alone ${POINTS.capitalAlone}. Of the tower only your own level counts: ${TOWER.points.slice(1, -1).join(', ')} and at the top ${TOWER.points[TOWER.top]}. The last magic level scores in a way of its own for each people.`,
      {
        picture: 'tower',
        caption: ({ level, points: worth, magic }) =>
          `Tower level ${level} is worth ${points(worth)} so far. In the book ${plural(magic, 'level of magic works', 'levels of magic work')} already.`,
        alt: ({ level, magic }) =>
          `The tower with the shields of all players, yours at level ${level}, and the book of your people with ${magic} known abilities.`,
      },
      'When the end has been triggered, all play on until the action card is full. Armies in ruins are lost before the count.',
    ],
  },
  mistakes: {
    title: 'Three mistakes of beginners',
    three: [
      {
        title: 'Selecting what you cannot pay for',
        text: 'Then the others act or collect, and you get nothing. Select what you can use and your neighbours cannot.',
      },
      {
        title: 'Having no mana left',
        text: 'Everybody sees what you have. Whoever cannot pay in war invites one. Keep a little mana and the food for a retreat.',
      },
      {
        title: 'Missing the end',
        text: 'The end comes with the next refresh, not at once. Watch who is a step away, count the shields, and have your last army or level ready.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...FACTIONS.map(id => ({ name: names.factions[id], rule: ruleOfFaction(id) })),
  ...ACTIONS.map(id => ({ name: names.actions[id], rule: RULE_OF_ACTION[id] })),
  ...TERRAINS.map(id => ({ name: names.terrains[id], rule: RULE_OF_TERRAIN[id] })),
  ...TOKENS.map(id => ({ name: names.tokens[id], rule: RULE_OF_TOKEN[id] })),
  { name: 'Shield', rule: RULE_OF.shield },
  { name: 'Army', rule: RULE_OF.army },
  { name: 'Tower', rule: RULE_OF.tower },
  { name: 'Book of magic', rule: RULE_OF.magic },
  { name: 'Resources', rule: RULE_OF.stock },
  { name: 'War die', rule: RULE_OF.die },
  { name: 'White flag', rule: RULE_OF.flag },
  { name: 'Ally', rule: RULE_OF.ally },
  { name: 'River', rule: RULE_OF.river },
]
