import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import {
  campsInHand,
  comboAt,
  comboPrice,
  conquestPrice,
  heroesToPlace,
  isLastRound,
  isLastTurn,
  spareOf,
} from '../queries.ts'
import { camps, coins, logLine, sources, tokens } from './log.en.ts'
import { comboIn, names, raceIn, regionIn } from './names.en.ts'
import { optionValues } from './options.ts'
import { refusals } from './refusals.en.ts'

export const tableWords: TableWords<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = {
  title: 'Small World',
  tagline: 'Too many races, too little land. Know when to decline.',
  options: {
    map: {
      label: 'Map',
      hint: 'A map for more players gives everybody more room.',
      values: {
        'by-players': 'For the number of players',
        'map-2p': 'For two, 10 rounds',
        'map-3p': 'For three, 10 rounds',
        'map-4p': 'For four, 9 rounds',
        'map-5p': 'For five, 8 rounds',
      },
    },
    first: {
      label: 'First player',
      values: { random: 'Drawn at random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', 5: 'Seat 5' },
    },
    races: {
      label: 'First six races',
      hint: 'From the free combo down. Each goes with the power in the same place.',
      values: optionValues(names.races, 'Random'),
    },
    powers: {
      label: 'First six powers',
      hint: 'From the free combo down.',
      values: optionValues(names.powers, 'Random'),
    },
    withoutDiplomat: {
      label: 'Without the Diplomat',
      hint: 'With two players a peace can lock somebody out.',
    },
    openCoins: { label: 'Show everybody’s coins', hint: 'Otherwise totals are secret until the end.' },
    custom: { label: 'Home-made race and power', hint: 'A file with the blank banner, the blank badge, or both.' },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(sources),
}

function prompt(p: SmallWorldPosition, seat: Seat): string {
  const frame = p.agenda.at(-1)
  if (!frame) return 'The game is over.'
  if (frame.seat !== seat) return 'It is another player’s turn.'
  const { race } = frame
  switch (frame.kind) {
    case 'pick':
      return 'Pick a race and its power to conquer land with; each one above it gets one of your coins.'
    case 'turn':
      if (isLastRound(p)) return 'Your last turn: expand, for the land you hold at its end pays once more.'
      return 'Expand to hold more land, or put your race in decline: it goes on paying while you begin with a new one.'
    case 'conquer':
      return conquerPrompt(p, race)
    case 'retreat':
      return `The attempt failed: choose a region of the ${raceIn(p, race)} to guard with ${tokens(elementAt(p.hand, race))}.`
    case 'redeploy': {
      const spare = spareOf(p, race)
      if (spare > 0 && isLastTurn(p)) return `Nobody can attack you any more: place ${tokens(spare)} anywhere.`
      if (spare > 0) return `Redeploy the ${raceIn(p, race)} to guard your land: ${tokens(spare)} to place.`
      if (spare < 0) return `Some ${raceIn(p, race)} only help to conquer: take ${tokens(-spare)} more off the map.`
      if (isLastTurn(p)) return 'The last turn is over, and nobody can attack you any more: take your coins.'
      return `Redeploy the ${raceIn(p, race)} to guard your land, or keep them as they stand.`
    }
    case 'regroup': {
      const driven = elementAt(p.hand, race)
      return driven > 0
        ? `Your ${raceIn(p, race)} were driven off: place ${tokens(driven)} in their other regions to guard them.`
        : `The withdrawn ${raceIn(p, race)} are placed: confirm.`
    }
    case 'encamp':
    case 'reencamp': {
      const left = campsInHand(p, race)
      return left > 0
        ? `Place ${camps(left)} where an attack may come: each makes a region dearer.`
        : 'Move your encampments to where an attack may come, or keep them as they stand.'
    }
    case 'fortify':
      return 'Build a fortress in one of your regions: it guards it and pays each turn. Or build none.'
    case 'heroes': {
      const left = heroesToPlace(p, race)
      return left > 0
        ? `Nobody can attack a region with a hero: place ${left} more, each in another region.`
        : 'Your heroes are in place: confirm.'
    }
    case 'ally':
      return 'Name an opponent who may not attack your race until your next turn, or nobody.'
    case 'late-decline':
      return 'Put your Stout race in decline now, without losing a turn for it, or keep it active.'
    default:
      return 'Wait a moment.'
  }
}

function conquerPrompt(p: SmallWorldPosition, race: number): string {
  const hand = tokens(elementAt(p.hand, race))
  if (p.pips === 0)
    return `You rolled a blank, so prices stay: conquer with the ${raceIn(p, race)}, or finish (${hand} in hand).`
  if (p.pips !== NONE)
    return `You rolled ${p.pips}, so the next conquest is cheaper: conquer with the ${raceIn(p, race)}, or finish (${hand} in hand).`
  if (elementAt(p.hand, race) === 0)
    return `No ${raceIn(p, race)} are left in hand: finish, or abandon a region to attack elsewhere.`
  return `Conquer with the ${raceIn(p, race)}, since each region pays you every turn, or finish (${hand} in hand).`
}

function move(order: SmallWorldMove, p: SmallWorldPosition, seat: Seat): string {
  const frame = p.agenda.at(-1)
  const race = frame?.race ?? NONE
  switch (order.kind) {
    case 'pick': {
      const { place } = order
      const { race, power, found } = comboAt(p, place)
      const lying = found > 0 ? `, with ${coins(found)} on it` : ''
      const price = place === 0 ? 'free' : `for ${coins(comboPrice(place))}`
      return `Pick the ${comboIn(p, race, power)} ${price}${lying}`
    }
    case 'expand':
      return `Expand with the ${raceIn(p, elementAt(p.active, seat))}`
    case 'decline':
      return `Put the ${raceIn(p, elementAt(p.active, seat))} in decline`
    case 'abandon':
      return `Abandon ${regionIn(p, order.region)}`
    case 'conquer':
      return `Conquer ${regionIn(p, order.region)} for ${tokens(conquestPrice(p, race, order.region).need)}`
    case 'dragon':
      return `Send the dragon to ${regionIn(p, order.region)} with 1 token`
    case 'exchange':
      return `Exchange the token in ${regionIn(p, order.region)}`
    case 'roll':
      return 'Roll the die before the next conquest'
    case 'attempt': {
      const { need, have } = conquestPrice(p, race, order.region)
      return `Make a last attempt on ${regionIn(p, order.region)}: roll ${need - have} or more`
    }
    case 'stop':
      return 'Finish conquests'
    case 'retreat':
      return `Fall back to ${regionIn(p, order.region)} with ${tokens(elementAt(p.hand, race))}`
    case 'lift':
      return `Lift ${tokens(elementAt(p.tokens, order.region) - 1)} from ${regionIn(p, order.region)}`
    case 'place':
      return `Place ${tokens(order.count)} in ${regionIn(p, order.region)}`
    case 'spread':
      return 'Spread the rest evenly'
    case 'vacate':
      return `Abandon ${regionIn(p, order.region)}`
    case 'lift-camps':
      return `Take ${camps(elementAt(p.camps, order.region))} from ${regionIn(p, order.region)}`
    case 'camp':
      return `Place ${camps(order.count)} in ${regionIn(p, order.region)}`
    case 'fortify':
      return `Build a fortress in ${regionIn(p, order.region)}`
    case 'hero':
      return `Place a hero in ${regionIn(p, order.region)}`
    case 'ally':
      return `Make peace with seat ${order.seat + 1}`
    case 'done':
      return 'Keep everything as it stands'
    case 'skip':
      return frame?.kind === 'fortify'
        ? 'Build nothing'
        : frame?.kind === 'ally'
          ? 'Name no ally'
          : 'Keep the race active'
  }
}
