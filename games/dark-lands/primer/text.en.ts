import { plural } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import {
  BASIC_DRAW,
  COMPANION_PRICE,
  EXCHANGE_RATE,
  FREE_COMPANIONS,
  STARTING_COINS,
  STARTING_HAND,
} from '../content/figures.ts'
import { names } from '../text/names.en.ts'
import { RULE_OF, sightsOfCards } from '../text/rule-of.ts'
import type { Scenes } from './scenes.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')
const coins = (n: number): string => plural(n, 'coin', 'coins')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'The aim',
    body: [
      'Night lies over the land, and monsters hold every region of it. You capture it region by region, and the crown pays for each. Whoever has the most **coins** at the end wins; companions, cards and regions are worth nothing then.',
      {
        picture: 'board',
        caption: ({ open, all }) =>
          `The land in mid-game: of ${all} regions ${open} are still dark. The number is a region’s level, and the bright ones with a coloured rim have been captured.`,
        alt: ({ open, all }) =>
          `A board of ${all} hexagons at dusk. Some are bright and bear a Troop in a player’s colour, ${open} are dark with a monster and a level.`,
      },
      `You begin with ${coins(STARTING_COINS)}, ${cards(STARTING_HAND)} and ${plural(FREE_COMPANIONS, 'companion', 'companions')} of your choice.`,
    ],
  },
  turn: {
    title: 'Your turn',
    body: [
      [
        `**Buy a companion**, if you like: a Warrior, an Artisan or a Mage for ${coins(COMPANION_PRICE)}. One a turn, and only before you play a card.`,
        '**Play cards**, as many as your companions can pay for. The signs at the foot of a card say whom it needs. Whoever has worked is spent for this turn.',
        `**Draw** ${cards(BASIC_DRAW)}, and one more for each Mage who has not worked. Then you may exchange once: ${EXCHANGE_RATE} cards for each new one, as many pairs as you like.`,
        '**Ready** all your companions again. They stay with you to the end.',
      ],
      {
        picture: 'hand',
        caption: ({ cards: all }) =>
          `A hand of ${cards(all)}. The sword shows the attack, the shield the support. Below each card stands what it would bring at once, or whom it lacks.`,
        alt: ({ cards: all }) =>
          `A hand of ${cards(all)}: Troops with attack and support, a Fortification with support only, and Magic. Companions are shown at the foot of each card.`,
      },
      '**Troops** capture regions. **Fortifications** add support to a region that you hold. **Magic** gives you one strong moment. Until you end your turn everything is only a plan: any step can be taken back, as long as no new card has been seen.',
    ],
  },
  points: {
    title: 'How coins are made',
    body: [
      'To capture a region you lay a Troop on it, anywhere on the board. **Its attack and the support of your own regions beside it must reach the level**; then you are paid that level in coins, once. The card stays there for good and supports you from now on, even in the same turn.',
      {
        picture: 'capture',
        caption: ({ attack, support, level, pay }) =>
          `A Troop with attack ${attack} is chosen. Glowing regions are within its reach; the best one adds ${support} from its neighbours, which makes ${level} and pays ${coins(pay)}.`,
        alt: ({ attack, level }) =>
          `The board with a Troop of attack ${attack} chosen. Regions that it can capture glow, the highest of them has level ${level}.`,
      },
      'So coins grow where you stand together: one capture opens the way to the next, higher one. Nobody can take a region from you.',
      'The game ends when every region is captured, or when **everybody has ended their last turn without a capture**.',
    ],
  },
  mistakes: {
    title: 'Three mistakes of beginners',
    three: [
      {
        title: 'Saving at the beginning',
        text: 'A companion bought in the first rounds pays for itself many times over. Buy while the land is still dark; late in the game keep your coins.',
      },
      {
        title: 'Standing far apart',
        text: 'A lone region supports nobody. Capture side by side, around one high level, and begin with the card that gives most support.',
      },
      {
        title: 'Being surprised by the end',
        text: 'If nobody captures for a whole round, the game is over at once. Do not end such a turn idly unless you are ahead.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...sightsOfCards(names.cards),
  { name: 'Level', rule: RULE_OF.level },
  { name: 'Companion', rule: RULE_OF.companion },
  { name: 'Idle Mage', rule: RULE_OF.mage },
  { name: 'Deck', rule: RULE_OF.deck },
  { name: 'Coins', rule: RULE_OF.purse },
  { name: 'Hand', rule: RULE_OF.hand },
  { name: 'Shield with support', rule: RULE_OF.support },
  { name: 'Reserve', rule: RULE_OF.reserve },
  { name: 'Exchange', rule: RULE_OF.exchange },
]
