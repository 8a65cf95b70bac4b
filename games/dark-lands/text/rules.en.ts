import { ruleBook } from '../../../kernel/words.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  components: 'What is in the box',
  goal: 'The aim',
  setup: 'Setting up',
  order: 'Who plays when',
  turn: 'Your turn',
  buying: 'Step 1: buying a companion',
  playing: 'Step 2: using cards',
  capture: 'Capturing a region',
  'first-turn': 'A new hand in the first turn',
  fortifying: 'Building fortifications',
  magic: 'Using magic',
  drawing: 'Step 3: drawing and exchanging',
  deck: 'The deck and the reserve',
  readying: 'Step 4: readying, and overlapping turns',
  end: 'The end of the game',
  'magic-cards': 'The Magic cards',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const texts: RuleTexts = {
  'DL-COMP-1':
    'The land is made of hexagonal tiles, its regions. Each bears a level from 1 to 12: the higher, the harder to free.',
  'DL-COMP-2': 'There are 61 tiles.',
  'DL-COMP-3': 'One deck serves all players. A card is a Troop, a Fortification or Magic, never two of these.',
  'DL-COMP-4': 'Companions are Warriors, Artisans or Mages.',
  'DL-COMP-5': 'Coins are tin (1), bronze (5), silver (10) and gold (25). Only their sum matters.',
  'DL-COMP-6': 'There are five colours. Markers of your colour show which regions are yours.',
  'DL-COMP-7': 'A Troop card has an attack, a cost in companions, and a support for neighbouring regions.',
  'DL-COMP-8': 'A Fortification card has a cost and a support, but no attack.',
  'DL-COMP-9': 'A Magic card costs one or more Mages; its text says when it is used and what it does.',
  'DL-COMP-10': 'Some cards are marked as reserve and join later.',

  'DL-GOAL-1': 'Have the most coins at the end.',
  'DL-GOAL-2':
    'Coins come mostly from capturing: a region pays its level once, when you capture it, and nothing afterwards.',

  'DL-SETUP-1': 'Lay the tiles at random, so that every game has another map.',
  'DL-SETUP-2': 'Five players use all 61 tiles in the large shape.',
  'DL-SETUP-3':
    'Four players use the same large shape, or for a shorter game the shape of 51 regions, with ten tiles set aside.',
  'DL-SETUP-4':
    'Two or three players can use the small shape with 37 tiles: 12 once; 10 and 11 twice; 6 to 9 three times each; 1 to 5 four times each.',
  'DL-SETUP-5': 'Take all reserve cards out and lay them on the discard pile.',
  'DL-SETUP-6': 'The other cards are shuffled and form the face-down deck.',
  'DL-SETUP-7': 'Companions lie in three open stacks, one for each type.',
  'DL-SETUP-8': 'All coins that nobody owns are the treasury.',
  'DL-SETUP-9': 'Every player gets 25 coins, 8 cards and the markers of one colour.',
  'DL-SETUP-10': 'Nobody else sees your hand.',
  'DL-SETUP-11': 'Having seen your hand, take two companions for free, of any types; both may be of the same type.',
  'DL-SETUP-12': 'Companions lie open before their player, face up while they are ready.',
  'DL-SETUP-13': 'The last step is to decide who goes first.',

  'DL-ORDER-1': 'In the first round turns go counter-clockwise from the first player, one for each.',
  'DL-ORDER-2': 'From the second round on turns go clockwise.',
  'DL-ORDER-3':
    'Whoever came last in the first round begins the second and every later one, and so has two turns in a row. The first player of the game is last in all rounds after the first.',

  'DL-TURN-1': 'A turn has four steps: buy a companion, use cards, draw and exchange, ready your companions.',
  'DL-TURN-2': 'You need not buy, use cards or exchange. Drawing and readying always happen.',

  'DL-BUY-1': 'At the beginning of your turn you may pay 5 coins to the treasury and take a companion of any type.',
  'DL-BUY-2': 'One companion a turn, no more.',
  'DL-BUY-3': 'Once you have begun to use cards it is too late to buy.',
  'DL-BUY-4': 'The new companion comes face up and can work this very turn.',
  'DL-BUY-5': 'You may buy in your first turn too: then three companions work for you.',
  'DL-BUY-6': 'With fewer than 5 coins you cannot buy.',
  'DL-BUY-7': 'Companions stay with you to the end. They are never sold, returned or lost.',

  'DL-PLAY-1': 'Play as many cards from your hand as you like, or none.',
  'DL-PLAY-2': 'Troops capture, Fortifications strengthen, Magic does what it says. Mix them in any order.',
  'DL-PLAY-3': 'Every card needs all the companions of its cost, type by type, from those of yours that are ready.',
  'DL-PLAY-4': 'Companions used for a card are turned face down at once.',
  'DL-PLAY-5': 'No companion works twice in a turn.',
  'DL-PLAY-6': 'You may go on while cards and ready companions last: several captures in a turn are fine.',
  'DL-PLAY-7': 'If you cannot pay the whole cost, you cannot play the card.',
  'DL-PLAY-8': 'No card is free. Without a ready companion there is nothing to do in this step.',

  'DL-CAPTURE-1': 'To capture a region, lay one Troop card on it. The card stays there to the end of the game.',
  'DL-CAPTURE-2':
    'Add the card’s attack to the support of all your own cards on the regions around the target. The sum must reach the target’s level.',
  'DL-CAPTURE-3': 'Cards of other players give you no support.',
  'DL-CAPTURE-4': 'A card gives support from the moment it lies on the board, still in the same turn.',
  'DL-CAPTURE-5': 'Only a region that nobody has captured can be captured, and only once.',
  'DL-CAPTURE-6': 'A region holds one Troop card at most.',
  'DL-CAPTURE-7': 'Mark the captured region with your colour.',
  'DL-CAPTURE-8': 'You are paid the level of the region in coins, at once.',
  'DL-CAPTURE-9': 'A Fortification captures nothing, however much support there is.',
  'DL-CAPTURE-10': 'A Troop card cannot be added to a region that is yours already.',

  'DL-FIRST-1':
    'If in your first turn your hand could capture no region with any choice of companions, you may replace it.',
  'DL-FIRST-2': 'Show the hand to all, discard it whole and draw 8 new cards.',
  'DL-FIRST-3': 'Do so before anything else in the turn, before buying too.',
  'DL-FIRST-4': 'You may also keep such a hand.',

  'DL-FORT-1': 'A Fortification costs companions like any other card.',
  'DL-FORT-2': 'Build it on a region of yours; one you have just captured will do.',
  'DL-FORT-3': 'A region holds one Fortification, which is never replaced.',
  'DL-FORT-4': 'A fortified region supports your captures around it with Troop and Fortification together.',
  'DL-FORT-5': 'Building brings no coins.',
  'DL-FORT-6': 'The support of both cards stays visible.',

  'DL-MAGIC-1': 'A Magic card needs its Mages, one or more, and they must be ready.',
  'DL-MAGIC-2': 'Do what the card says when it says so, even against another rule.',
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
    'The next player may begin as soon as you have used your cards: drawing, exchanging and readying run beside it.',

  'DL-END-1': 'The game ends when every region is captured.',
  'DL-END-2': 'It also ends when no player captured a region or used Claim in their last turn.',
  'DL-WIN-1': 'Most coins win; the others are ranked by their coins.',
  'DL-WIN-2': 'Nothing else counts: not companions, not cards, not regions.',

  'DL-MC-1':
    'Magic is played in step 2 of your own turn. If its condition is not met or it has no target, it cannot be played.',
  'DL-MC-2':
    'A charge waits for your next Troop card this turn. All charges serve that one card, needed or not, and add up. Those left when you stop playing cards are lost. You may charge without holding a Troop card.',
  'DL-MC-3':
    'The strength of a capture is attack, attack charges, own support around it, Portal, Alliance and claim together. No region counts twice in one capture.',
  'DL-MC-4': 'Strength Potion (1 Mage): your next Troop card attacks with 2 more.',
  'DL-MC-5': 'Magic Sword (2 Mages): your next Troop card attacks with 4 more.',
  'DL-MC-6':
    'Claim (1 Mage): claim an open, unclaimed region beside one of yours. Others cannot capture it. The claim ends when you capture the region or when you have played your cards in your next turn; in that next turn you capture it with 2 more strength. A claim gives no support and no coins, but the turn counts as active.',
  'DL-MC-7':
    'Insight (1 Mage): draw 3 cards, or as many as there are, then discard one card from your hand. You may play what you drew at once.',
  'DL-MC-8':
    'Scouting (1 Mage): look at the top 5 cards of the deck, fewer if it holds fewer, take 2 and put the rest under the deck in your order. An empty deck is renewed first. Until you have chosen, the cards you look at are not in the deck.',
  'DL-MC-9': 'Transmutation (1 Mage): discard 1, 2 or 3 other cards and take 2 coins for each.',
  'DL-MC-10':
    'Portal (2 Mages): name a region of yours. Its support counts for your next Troop card although it is not adjacent; if it is, it counts once as always.',
  'DL-MC-11':
    'Alliance (1 Mage): name a region of another player. If your next Troop card lands beside it, its support counts for you. Otherwise the charge is wasted.',
  'DL-MC-12': 'Treasure Map (1 Mage): the next region you capture this turn pays 4 coins more.',
  'DL-MC-13':
    'Recruitment (1 Mage): pay 3 coins and take a companion of any type, ready at once. Your purchase of step 1 does not matter.',
  'DL-MC-14':
    'Second Wind (1 Mage): ready 1 or 2 of your spent Warriors and Artisans; they may work again this turn. Mages cannot be readied.',
  'DL-MC-15':
    'Border Toll (1 Mage): take 1 coin for each region of yours that touches another player’s, 4 at most. One such region is needed.',
  'DL-MC-16':
    'Levitation (1 Mage, reserve): move a Fortification of yours to another region of yours that has none. The region left behind may be fortified again.',
  'DL-MC-17':
    'Royal Decree (2 Mages, reserve): take 2 coins for each region of yours of level 8 or more, 8 at most. One such region is needed.',
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...rulings })
