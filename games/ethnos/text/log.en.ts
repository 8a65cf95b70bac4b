import { HIDDEN } from '../../../kernel/game.ts'
import { type NameOf, plural, winnersOf } from '../../../kernel/words.ts'
import type { EthnosEvent } from '../position.ts'
import { bandSum, gainList } from './log.ts'
import { cardName, kingdom, tribe } from './names.en.ts'
import { followers, listCards } from './names.ts'

export const cards = (count: number): string => plural(count, 'card', 'cards')
export const markers = (count: number): string => plural(count, 'marker', 'markers')
const and = new Intl.ListFormat('en', { type: 'conjunction' })
const ORDINALS = ['first', 'second', 'third']

/** What happened, as a line of the game log. */
export function logLine(event: EthnosEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'age-began':
      return `The ${ORDINALS[event.age - 1]} age begins; ${nameOf(event.first)} goes first.`
    case 'recruited':
      return `${nameOf(event.seat)} takes the ${cardName(event.card)} from the row.`
    case 'drew':
      return `${nameOf(event.seat)} draws ${event.card === HIDDEN ? 'a card' : `the ${cardName(event.card)}`} from the deck.`
    case 'dragon':
      return `${nameOf(event.seat)} reveals the ${ORDINALS[event.number - 1]} dragon.`
    case 'band': {
      const rest = followers(event.cards, event.leader)
      const company = rest.length > 0 ? `, followed by ${listCards(rest, cardName)}` : ''
      return `${nameOf(event.seat)} plays a band of ${event.cards.length}: the ${cardName(event.leader)} leads${company}.`
    }
    case 'marker':
      return `${nameOf(event.seat)} places a marker in ${kingdom(event.kingdom).name} and has ${event.total} there.`
    case 'declined':
      return `${nameOf(event.seat)} does not use the ${tribe(event.leader).one}’s ability.`
    case 'giant':
      return `${nameOf(event.seat)} takes the giant token with a band of ${event.size} and gains ${event.glory} glory.`
    case 'swam':
      return swam(event, nameOf)
    case 'troll':
      return `${nameOf(event.seat)} takes troll token ${event.value}.`
    case 'horde':
      return `${nameOf(event.seat)} puts a marker on the ${kingdom(event.kingdom).colour} space of the horde board.`
    case 'laid-out':
      return `${nameOf(event.seat)} lays ${cards(event.cards.length)} in the row: ${listCards(event.cards, cardName)}.`
    case 'kept':
      return `${nameOf(event.seat)} keeps ${cards(event.count)} in hand.`
    case 'age-ended':
      return `The third dragon ends the ${ORDINALS[event.age - 1]} age.`
    case 'kingdom-scored':
      return `${kingdom(event.kingdom).name}: ${gainList(event.gains, nameOf) || 'nobody gains glory'}.`
    case 'merfolk-scored':
      return `Merfolk board: ${gainList(event.gains, nameOf) || 'nobody gains glory'}.`
    case 'giant-scored':
      return `${nameOf(event.seat)} gains ${event.glory} glory for the giant token.`
    case 'skeletons-left':
      return `${plural(event.count, 'skeleton leaves', 'skeletons leave')} the bands.`
    case 'bands-scored': {
      const bands = `${event.sizes.length > 1 ? 'bands' : 'a band'} of size ${and.format(event.sizes.map(String))}`
      return `${nameOf(event.seat)} gains ${event.glory} glory for ${bands}${bandSum(event.sizes)}.`
    }
    case 'hordes-cashed':
      return `${nameOf(event.seat)} cashes in ${markers(event.count)} of the orc horde for ${event.glory} glory.`
    case 'hordes-kept':
      return `${nameOf(event.seat)} keeps ${markers(event.count)} on the horde board.`
    case 'game-ended': {
      const names = winnersOf(event.places, nameOf)
      return names.length === 1 ? `${names[0]} wins the game.` : `${and.format(names)} share the victory.`
    }
  }
}

function swam(event: EthnosEvent & { kind: 'swam' }, nameOf: NameOf): string {
  if (event.from === event.to) return `${nameOf(event.seat)} is on the last merfolk cell already.`
  const bonus = event.bonuses > 0 ? `, for ${plural(event.bonuses, 'extra marker', 'extra markers')}` : ''
  return `${nameOf(event.seat)} swims from cell ${event.from} to cell ${event.to} of the merfolk board${bonus}.`
}
