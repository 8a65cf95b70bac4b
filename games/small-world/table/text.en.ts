import { plural } from '../../../kernel/words.ts'
import type { TableText } from './text.ts'
import { dieFaces, dieNeeded } from './text.ts'

export const text: TableText = {
  peoples: 'Combos',
  peoplesShort: 'Combos',
  army: 'Army',
  map: 'Map',
  coins: 'coins',
  thisTurn: 'this turn',
  coinsHidden: 'coins hidden',
  round: (round, rounds) => `round ${round} of ${rounds}`,
  roundName: round => `Round ${round}`,
  stacks: (races, powers) => `In the stacks: ${plural(races, 'race', 'races')}, ${plural(powers, 'power', 'powers')}`,

  price: coins => `Price: ${plural(coins, 'coin', 'coins')}`,
  free: 'Free',
  coinsOn: coins => `${plural(coins, 'coin', 'coins')} on it`,
  take: 'Pick this combo',
  choosePeople: 'Pick a combo: its two numbers add up to its tokens. You lay a coin on each combo above it.',

  inHand: 'In hand',
  noRace: 'no race yet',
  inDecline: 'in decline',
  declinedLine: (race, regions) => `${race}, ${plural(regions, 'region', 'regions')}`,
  perTurn: coins => `+${coins} a turn`,
  gain: coins => `+${coins} this turn`,
  onMap: 'tokens in play',
  peaceWith: name => `Peace with ${name}`,
  incomeNow: 'If the turn ended now',
  incomeStanding: 'What a turn pays as things stand',
  incomeNothing: 'No coins this turn.',
  lastTurn: 'Paid for your last turn',

  expand: 'Expand',
  decline: 'Go into decline',
  declineAsk: (name, coins) => `${name} go into decline; the turn ends and pays ${plural(coins, 'coin', 'coins')}.`,
  declineNow: 'Decline',
  cancel: 'Cancel',
  keepGoing: 'Or choose a glowing region to expand at once.',

  act: {
    conquer: 'Conquer',
    dragon: 'Send the dragon',
    exchange: 'Exchange',
    attempt: 'Last attempt',
    retreat: 'Fall back here',
    fortify: 'Build a fortress',
    hero: 'Place a hero',
    vacate: 'Abandon',
    abandon: 'Abandon',
  },
  actHint: (kind, need, have) => {
    switch (kind) {
      case 'conquer':
        return `${need} of ${have} in hand`
      case 'dragon':
        return '1 token'
      case 'exchange':
        return 'from the tray'
      case 'attempt':
        return `die: ${dieNeeded(need, have)} or more, ${dieFaces(need, have)} in 6`
      case 'fortify':
        return need > 0 ? `+1 defence, +${plural(need, 'coin', 'coins')}` : '+1 defence'
      case 'hero':
        return 'immune'
      case 'retreat':
        return 'all tokens in hand'
      case 'vacate':
      case 'abandon':
        return `+${plural(have, 'token', 'tokens')} in hand, −${plural(need, 'coin', 'coins')}`
    }
  },
  stop: 'Finish conquests',
  roll: 'Roll the die',
  rollHint: 'before the next conquest',
  rolled: pips => (pips === 0 ? 'A blank' : `Rolled ${pips}`),
  rolledBy: (name, pips) => `${name}: ${pips === 0 ? 'a blank' : pips}`,
  die: 'Die',
  notRolled: 'not rolled yet',
  chooseRegion: 'Point at a region to see its price.',
  abandonHint: 'Short of tokens? Choose a region you held before this turn and abandon it.',
  chooseRetreat: 'Choose a region for the tokens in hand.',

  spread: 'Spread the rest evenly',
  takeOff: 'Take them off the highest piles',
  gather: 'Gather the troops',
  reset: 'Undo changes',
  done: 'Done',
  toPlace: (what, count) =>
    what === 'tokens'
      ? `${plural(count, 'token', 'tokens')} to place`
      : `${plural(count, 'encampment', 'encampments')} to place`,
  toTakeOff: count => `${plural(count, 'token', 'tokens')} to take off`,
  allPlaced: 'all placed',
  confirmPlaced: 'All are placed. Confirm, and you are paid.',
  addOne: region => `One more in ${region}`,
  takeOne: region => `One less in ${region}`,
  arrangeHint: 'Click a region to put one down, Shift-click to take one up, or drag from region to region.',
  arrangeHintTouch: 'Tap a region to put one down, drag from region to region, or use − and +.',

  chooseFortress: 'Choose the region for the fortress.',
  noFortress: 'No fortress',
  chooseHeroes: 'Choose two regions for the heroes.',
  peace: name => `Peace with ${name}`,
  noPeace: 'No peace',
  stoutDecline: 'Decline now',
  stoutKeep: 'Stay active',

  parts: {
    base: () => 'region',
    mountain: () => 'mountain',
    tokens: count => (count === 1 ? 'defender' : 'defenders'),
    tribe: () => 'lost tribe',
    fortress: () => 'fortress',
    lair: () => 'lair',
    camps: count => (count === 1 ? 'encampment' : 'encampments'),
    discount: () => 'discount',
    pips: () => 'die',
  },
  need: 'needed',
  defence: 'defence',
  have: (have, need) => (have >= need ? `You have ${have}, ${have - need} left` : `You have ${have}`),
  enough: 'enough',
  short: count => `${count} short`,
  byDie: (pips, faces) => `die: ${pips}+ (${faces} in 6)`,

  heldBy: (race, name, tokens) => `${race} of ${name}, ${plural(tokens, 'token', 'tokens')}`,
  heldDeclined: (race, name, tokens) => `${race} of ${name} in decline, ${plural(tokens, 'token', 'tokens')}`,
  empty: 'empty',
  lostTribe: 'lost tribe',
  markers: {
    lair: () => 'lair',
    fortress: () => 'fortress',
    camp: count => plural(count, 'encampment', 'encampments'),
    hole: () => 'hole, immune',
    hero: () => 'hero, immune',
    dragon: () => 'dragon, immune',
  },
  costs: (need, have) => `conquest costs ${need}, you have ${have}`,
  chosen: 'chosen',
  legendCan: 'possible',
  legendDie: 'with the die',
  legendLeave: 'can be abandoned',
}
