import { elementAt } from '../../../kernel/list.ts'
import { plural, ruleBook } from '../../../kernel/words.ts'
import { BOARD, HIGHEST_LEVEL } from '../content/boards.ts'
import type { MagicId } from '../content/cards.ts'
import { IS_RESERVE, MAGES_FOR, SPELL } from '../content/deck.ts'
import { COIN, COMPANION_PRICE, STARTING_COINS, STARTING_HAND } from '../content/figures.ts'
import {
  CLAIM_STRENGTH,
  DECREE_COINS,
  DECREE_LEVEL,
  DECREE_MOST,
  INSIGHT_DRAW,
  MAGIC_SWORD_ATTACK,
  RECRUITMENT_PRICE,
  SCOUTING_LOOK,
  SCOUTING_TAKE,
  SECOND_WIND_COMPANIONS,
  STRENGTH_POTION_ATTACK,
  TOLL_COINS,
  TOLL_MOST,
  TRANSMUTATION_CARDS,
  TRANSMUTATION_COINS,
  TREASURE_MAP_COINS,
} from '../content/magic.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  components: 'What is in the box',
  goal: 'The aim',
  setup: 'Setting up',
  order: 'The order of turns',
  turn: 'Your turn',
  buying: 'Step 1: buying a companion',
  playing: 'Step 2: playing cards',
  capture: 'Capturing a region',
  'first-turn': 'A new hand in the first turn',
  fortifying: 'Fortifying',
  magic: 'Using magic',
  drawing: 'Step 3: drawing and exchanging',
  deck: 'The deck and the reserve',
  readying: 'Step 4: readying, and overlapping turns',
  end: 'The end of the game',
  'magic-cards': 'The Magic cards',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const cards = (n: number) => plural(n, 'card', 'cards')
const coins = (n: number) => plural(n, 'coin', 'coins')
const mages = (id: MagicId) =>
  `${plural(elementAt(MAGES_FOR, SPELL[id]), 'Mage', 'Mages')}${IS_RESERVE[SPELL[id]] ? ', reserve' : ''}`

const texts: RuleTexts = {
  'DL-COMP-1': `The land is made of hexagonal tiles, its regions. Each bears a level from 1 to ${HIGHEST_LEVEL}: the strength that it takes to capture the region.`,
  'DL-COMP-2': `There are ${BOARD.large.size} tiles.`,
  'DL-COMP-3': 'One deck serves all players. A card is a Troop, a Fortification or Magic, never two of these.',
  'DL-COMP-4': 'Companions are Warriors, Artisans or Mages.',
  'DL-COMP-5': `Coins are tin (${COIN.tin}), bronze (${COIN.bronze}), silver (${COIN.silver}) and gold (${COIN.gold}). Only their sum matters.`,
  'DL-COMP-6': 'There are five colours. Markers of your colour show which regions are yours.',
  'DL-COMP-7': 'A Troop card has an attack, a cost in companions, and a support for neighbouring regions.',
  'DL-COMP-8': 'A Fortification card has a cost and a support, but no attack.',
  'DL-COMP-9': 'A Magic card costs one or more Mages. Its text says when it is played and what it does.',
  'DL-COMP-10': 'Some cards are marked as reserve and come into play later.',

  'DL-GOAL-1': 'Have the most coins at the end.',
  'DL-GOAL-2':
    'Coins come mostly from capturing: a region pays its level once, when you capture it, and nothing afterwards.',

  'DL-SETUP-1': 'Lay the tiles at random: the map is different every time.',
  'DL-SETUP-2': 'Five players use the large board with all 61 tiles.',
  'DL-SETUP-3':
    'Four players use the large board too, or for a shorter game the short board of 51 regions, with ten tiles set aside.',
  'DL-SETUP-4':
    'Two or three players can use the small board with 37 tiles: 12 once; 10 and 11 twice; 6 to 9 three times each; 1 to 5 four times each.',
  'DL-SETUP-5': 'The reserve cards start in the discard pile.',
  'DL-SETUP-6': 'The other cards are shuffled and form the face-down deck.',
  'DL-SETUP-7': 'Companions lie in three open stacks, one for each type.',
  'DL-SETUP-8': 'All coins that nobody owns are the treasury.',
  'DL-SETUP-9': `Every player gets ${coins(STARTING_COINS)}, ${cards(STARTING_HAND)} and the markers of one colour.`,
  'DL-SETUP-10': 'Nobody else sees your hand.',
  'DL-SETUP-11':
    'When you have seen your hand, take two companions for free, of any types. Both may be of the same type.',
  'DL-SETUP-12': 'Companions lie open before their player, face up while they are ready.',
  'DL-SETUP-13': 'The last step is to decide who goes first.',

  'DL-ORDER-1': 'In the first round turns go counter-clockwise from the first player, one for each.',
  'DL-ORDER-2': 'From the second round on turns go clockwise.',
  'DL-ORDER-3':
    'Whoever comes last in the first round begins the second and every later one, and so has two turns in a row. The first player of the game is last in all rounds after the first.',

  'DL-TURN-1': 'A turn has four steps: buy a companion, play cards, draw and exchange, ready your companions.',
  'DL-TURN-2': 'You need not buy, play cards or exchange. Drawing and readying always happen, unless the game is over.',

  'DL-BUY-1': `At the beginning of your turn you may buy a companion of any type for ${coins(COMPANION_PRICE)}.`,
  'DL-BUY-2': 'One companion a turn, no more.',
  'DL-BUY-3': 'Once you have begun to play cards it is too late to buy.',
  'DL-BUY-4': 'The new companion comes face up and can work this very turn.',
  'DL-BUY-5': 'You may buy in your first turn too: then three companions work for you.',
  'DL-BUY-6': `With fewer than ${coins(COMPANION_PRICE)} you cannot buy.`,
  'DL-BUY-7': 'Companions stay with you to the end. They are never sold, returned or lost.',

  'DL-PLAY-1': 'Play as many cards from your hand as you like, or none.',
  'DL-PLAY-2': 'Troops capture, Fortifications strengthen, Magic does what its text says. Play them in any order.',
  'DL-PLAY-3': 'Every card needs all the companions of its cost, type by type, from those of yours that are ready.',
  'DL-PLAY-4': 'Companions used for a card are turned face down at once.',
  'DL-PLAY-5': 'No companion works twice in a turn.',
  'DL-PLAY-6': 'You may go on while cards and ready companions last: several captures in a turn are fine.',
  'DL-PLAY-7': 'If you cannot pay the whole cost, you cannot play the card.',
  'DL-PLAY-8': 'No card is free. Without a ready companion there is nothing to do in this step.',

  'DL-CAPTURE-1': 'You capture a region by laying one Troop card on it. The card stays there to the end of the game.',
  'DL-CAPTURE-2':
    'Add the card’s attack to the support of all your own cards on the regions around the target. The sum must reach the target’s level.',
  'DL-CAPTURE-3': 'Cards of other players give you no support.',
  'DL-CAPTURE-4': 'A card gives support from the moment it lies on the board, in the same turn too.',
  'DL-CAPTURE-5': 'Only a region that nobody has captured can be captured, and only once.',
  'DL-CAPTURE-6': 'A region holds one Troop card at most.',
  'DL-CAPTURE-7': 'Mark the captured region with your colour.',
  'DL-CAPTURE-8': 'You are paid the level of the region in coins, at once.',
  'DL-CAPTURE-9': 'A Fortification captures nothing, however much support there is.',
  'DL-CAPTURE-10': 'A Troop card cannot be added to a region that is yours already.',

  'DL-FIRST-1':
    'If your hand could capture no region in your first turn, whatever companions you chose, you may replace it.',
  'DL-FIRST-2': `Show your hand to everybody, discard all of it and draw ${STARTING_HAND} new cards.`,
  'DL-FIRST-3': 'Do so before anything else in the turn, even before buying.',
  'DL-FIRST-4': 'You may also keep such a hand.',

  'DL-FORT-1': 'A Fortification costs companions like any other card.',
  'DL-FORT-2': 'Build it on a region of yours; one you have just captured will do.',
  'DL-FORT-3': 'A region holds one Fortification, which is never replaced.',
  'DL-FORT-4': 'A fortified region supports your captures around it with Troop and Fortification together.',
  'DL-FORT-5': 'Fortifying pays no coins.',
  'DL-FORT-6': 'The support of both cards stays visible.',

  'DL-MAGIC-1': 'A Magic card needs its Mages, one or more, and they must be ready.',
  'DL-MAGIC-2': 'Follow the text of the card, even against another rule.',
  'DL-MAGIC-3': 'Afterwards the card goes to the discard pile. Only Claim leaves the game.',

  'DL-DRAW-1': 'Draw one card.',
  'DL-DRAW-2': 'Draw one more for each of your Mages that did no work this turn, new ones included.',
  'DL-EXCH-1': 'Then you may exchange: for every two cards you discard you draw one.',
  'DL-EXCH-2': 'There is one exchange a turn, at this moment, with as many pairs as you like.',

  'DL-DECK-1': 'When a card is needed and the deck is empty, the whole discard pile is shuffled and becomes the deck.',
  'DL-DECK-2': 'So the reserve joins with the first new deck. From then on its cards are like all others.',
  'DL-DECK-3': 'Cards on the board stay there; they never come back to the deck.',

  'DL-READY-1': 'Turn all your companions face up again.',
  'DL-OVERLAP-1':
    'The next player may begin as soon as you have played your cards. Your drawing, exchanging and readying run beside that turn.',

  'DL-END-1': 'The game ends when every region is captured.',
  'DL-END-2': 'It also ends when nobody captured a region or played Claim in their last turn.',
  'DL-WIN-1': 'Whoever has the most coins wins; the others are ranked by their coins.',
  'DL-WIN-2': 'Nothing else counts: not companions, not cards, not regions.',

  'DL-MC-1':
    'Magic is played in step 2 of your own turn. If its condition is not met or it has no target, it cannot be played.',
  'DL-MC-2':
    'A charge waits for your next Troop card this turn. All charges add up and serve that one card, needed or not. Those left when you end your turn are lost. You may charge without a Troop card in hand.',
  'DL-MC-3':
    'The strength of a capture is the attack, the attack charges, your support around the target, Portal, Alliance and claim together. No region counts twice in one capture.',
  'DL-MC-4': `Strength Potion (${mages('strength-potion')}): your next Troop card attacks with ${STRENGTH_POTION_ATTACK} more.`,
  'DL-MC-5': `Magic Sword (${mages('magic-sword')}): your next Troop card attacks with ${MAGIC_SWORD_ATTACK} more.`,
  'DL-MC-6': `Claim (${mages('claim')}): claim an open, unclaimed region beside one of yours. Others cannot capture it. The claim ends when you capture the region, or when you have played your cards in your next turn. In that next turn you capture it with ${CLAIM_STRENGTH} more strength. A claim gives no support and no coins, but a turn with a Claim is an active one.`,
  'DL-MC-7': `Insight (${mages('insight')}): draw ${cards(INSIGHT_DRAW)}, or as many as there are, then discard one card from your hand. You may play what you drew at once.`,
  'DL-MC-8': `Scouting (${mages('scouting')}): look at the top ${cards(SCOUTING_LOOK)} of the deck, fewer if it holds fewer, take ${SCOUTING_TAKE} and put the rest under the deck in any order. An empty deck is renewed first. Until you have chosen, the cards you look at are not in the deck.`,
  'DL-MC-9': `Transmutation (${mages('transmutation')}): discard 1 to ${TRANSMUTATION_CARDS} other cards and take ${coins(TRANSMUTATION_COINS)} for each.`,
  'DL-MC-10': `Portal (${mages('portal')}): name a region of yours. Its support counts for your next Troop card wherever you play it. Beside that region it counts once, as always.`,
  'DL-MC-11': `Alliance (${mages('alliance')}): name a region of another player. If your next Troop card is played beside it, its support counts for you. Otherwise the charge is wasted.`,
  'DL-MC-12': `Treasure Map (${mages('treasure-map')}): the next region you capture this turn pays ${coins(TREASURE_MAP_COINS)} more.`,
  'DL-MC-13': `Recruitment (${mages('recruitment')}): pay ${coins(RECRUITMENT_PRICE)} and take a companion of any type, ready at once. You may do so whether or not you bought one in step 1.`,
  'DL-MC-14': `Second Wind (${mages('second-wind')}): ready one or more of your spent Warriors and Artisans, ${SECOND_WIND_COMPANIONS} at most. They may work again this turn. Mages cannot be readied.`,
  'DL-MC-15': `Border Toll (${mages('toll')}): take ${coins(TOLL_COINS)} for each region of yours beside another player’s, ${TOLL_MOST} at most. You need at least one such region.`,
  'DL-MC-16': `Levitation (${mages('levitation')}): move a Fortification of yours to another region of yours that has none. The region left behind may be fortified again.`,
  'DL-MC-17': `Royal Decree (${mages('royal-decree')}): take ${coins(DECREE_COINS)} for each region of yours of level ${DECREE_LEVEL} or more, ${DECREE_MOST} at most. You need at least one such region.`,
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...rulings })
