import { plural } from '../../../kernel/words.ts'
import { ATTACK, IS_RESERVE, idOf, KIND, SUPPORT } from '../content/deck.ts'
import { COMPANION_PRICE, COMPANIONS, MAGE } from '../content/figures.ts'
import { SCOUTING_TAKE } from '../content/magic.ts'
import { exchangedFor } from '../queries.ts'
import { names as english } from '../text/names.en.ts'
import type { TableText } from './text.ts'
import { costOf } from './text.ts'

const EN_ONE: readonly [string, string, string] = ['a Warrior', 'an Artisan', 'a Mage']
const EN_PRICE = plural(COMPANION_PRICE, 'coin', 'coins')

export const text: TableText = {
  names: english,
  idOf,
  card: card => english.cards[idOf(card)],
  cardInFull: card => `${english.cards[idOf(card)]}, ${text.cardFigures(card)}`,
  cardFigures: card =>
    [
      ...(KIND[card] === 'troop' ? [`attack ${ATTACK[card]}`] : []),
      ...(KIND[card] === 'magic' ? [] : [`support ${SUPPORT[card]}`]),
      `costs ${costOf(card)
        .map(([type, n]) => plural(n, english.companions[COMPANIONS[type]], text.types[type]))
        .join(' and ')}`,
      ...(IS_RESERVE[card] ? [text.reserve] : []),
    ].join(', '),

  hand: 'Hand',
  handOf: n => plural(n, 'card', 'cards'),
  land: 'The Dark Lands',
  forces: 'Your forces',
  companions: 'Companions',
  types: ['Warriors', 'Artisans', 'Mages'],
  companionUse: type =>
    `Each pays for one such sign at the foot of a card, once a turn.${type === MAGE ? ' One that stays ready at the end of the turn draws a card instead.' : ''}`,
  companionState: (type, ready, spent) => `${text.types[type]}: ${ready} ready${spent > 0 ? `, ${spent} spent` : ''}`,
  coins: 'coins',
  regionsOf: n => plural(n, 'region', 'regions'),
  round: n => `Round ${n}`,
  direction: clockwise => (clockwise ? 'clockwise' : 'counter-clockwise'),
  stages: ['Companion', 'Cards', 'Exchange'],
  deck: (deck, discard) => `Deck ${deck}, discard pile ${discard}`,
  box: 'All cards',
  boxHint: 'How many of each card there are, and how many lie in the discard pile.',
  inDiscard: n => `${n} discarded`,
  copies: n => plural(n, 'copy', 'copies'),
  kinds: { troop: 'Troops', fortification: 'Fortifications', magic: 'Magic' },
  reserve: 'reserve',
  aside: levels => `Tiles set aside: ${levels.join(', ')}`,
  exchanging: 'is exchanging',
  goesFirst: 'goes first',
  bonus: n => `+${n} at the end`,
  purse: purse => `Coins: ${purse.map(([id, n]) => `${n} ${english.coins[id]}`).join(', ')}`,
  sealedPair: 'has chosen',
  choosing: 'is choosing',

  region: (cell, level) => `Region ${cell + 1}, ${english.levels[level - 1]}`,
  levelOf: level => `level ${level}`,
  booty: (level, coins) => `level ${level}, pays ${plural(coins, 'coin', 'coins')}`,
  ownedBy: name => `captured by ${name}`,
  holds: (troop, support) => `${troop}, support ${support}`,
  fortified: (fort, support) => `${fort}, support ${support}`,
  claimedBy: name => `claimed by ${name}`,
  namedForHelp: 'named for help',
  planned: 'in your plan',
  supportHere: n => `your support here ${n}`,
  reaches: (have, level) => `strength ${have} of ${level}, can be captured`,
  lacking: n => `${n} short`,
  lackingMark: n => `That is what the mark means: −${n}.`,
  marks: fortified =>
    `The number on the shield is its support${fortified ? ', on the tower that of the Fortification' : ''}; the dark circle shows the level.`,
  canBeFortified: 'can be fortified',
  canBeChosen: 'can be chosen',

  attack: 'attack',
  support: 'support',
  parts: { charge: 'magic', portal: 'portal', alliance: 'alliance', claim: 'claim' },
  outOf: level => `need ${level}`,
  capture: 'Capture',
  build: 'Build here',
  cast: 'Play the card',
  move: 'Move it here',
  aim: 'Choose it',
  take: companion => `Take ${EN_ONE[companion]}`,
  rally: (warriors, artisans) =>
    [
      warriors > 0 ? plural(warriors, 'Warrior', 'Warriors') : '',
      artisans > 0 ? plural(artisans, 'Artisan', 'Artisans') : '',
    ]
      .filter(part => part !== '')
      .join(' and '),

  canTake: (regions, coins) =>
    `can capture ${plural(regions, 'region', 'regions')}, for up to ${plural(coins, 'coin', 'coins')}`,
  canStand: regions => `can be built in ${plural(regions, 'region', 'regions')}`,
  playable: 'can be played',
  missing: (companion, n) =>
    `${plural(n, `more ${english.companions[COMPANIONS[companion]]}`, `more ${text.types[companion]}`)} needed`,
  shortOf: n => `${n} more support needed`,

  charges: (attack, coins) =>
    `For your next Troop card: ${[
      attack > 0 ? `attack +${attack}` : '',
      coins > 0 ? `+${plural(coins, 'coin', 'coins')}` : '',
    ]
      .filter(part => part !== '')
      .join(', ')}`,
  planTitle: 'Your plan',
  planEmpty: 'Nothing planned yet',
  planHint: 'Nobody sees your plan. You can take steps back until you end the turn or draw cards.',
  backTo: step => `Take back from here: ${step}`,
  stepBack: 'Step back',
  endTurn: 'End the turn',
  endGame: 'this ends the game',
  endsIdle:
    'Nobody else captured or claimed anything in their last turn. If you do not either, ending your turn ends the game.',
  endDraws: n => `then draw ${n}`,
  finish: 'Finish the game',
  lastRegion: 'This captures the last region: the game is over then.',
  cannotUndo: 'This shows you new cards: your plan so far cannot be taken back then.',

  buy: companion => `Buy ${EN_ONE[companion]} for ${EN_PRICE}`,
  buyHint: `One companion for ${EN_PRICE}, before the first card.`,
  nothingLeft: 'No card can be used any more: end your turn to draw new ones.',
  buyOrPlay: `Buy a companion for ${EN_PRICE} to pay for more cards, or play cards to capture regions straight away.`,
  chooseCard: 'Choose a card, or a region to capture.',
  chooseTarget: card => `${card}: choose a glowing region.`,
  chooseWhat: card => `${card}: choose what it does.`,
  chooseFort: 'Choose the Fortification to move.',
  chooseNewPlace: 'Choose its new region.',
  chooseForRegion: 'Choose a card for this region.',
  takePair: 'Take these two',
  pairHint: 'Free of charge, and hidden from the others until all have chosen.',
  waitForPairs: 'Your choice is sealed. It opens when everybody has chosen.',
  redraw: 'Show this hand and draw a new one',
  redrawHint: 'Whatever companions you chose, this hand could capture nothing.',
  stopDiscarding: 'Stop discarding',
  giveHint: 'Two cards for one: choose the cards to give away, in pairs.',
  exchangeFirst: 'Your next turn begins when the exchange is done.',
  give: n => `Exchange ${n} for ${exchangedFor(n)}`,
  oneMore: 'Choose one more: cards are exchanged in pairs.',
  keepAll: 'Keep all cards',
  besides: name => `Meanwhile: ${name}’s turn`,
  passScreen: name => `Exchange later, pass the screen to ${name}`,
  scoutHint: `Choose ${SCOUTING_TAKE} cards to take. The others go under the deck as they lie, or in the order in which you choose them.`,
  scoutTake: 'take',
  scoutUnder: place => `under the deck: ${place}`,
  confirm: 'Take these cards',
  watching: 'You are watching: hands stay hidden.',
  waiting: 'Wait for the others.',
}
