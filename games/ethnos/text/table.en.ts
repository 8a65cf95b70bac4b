import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { plural, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE, topFrame } from '../position.ts'
import { canFormBand, hasRoom, hordeOf } from '../queries.ts'
import { cards, logLine } from './log.en.ts'
import { cardName, kingdom, tribes } from './names.en.ts'
import { followers, listCards } from './names.ts'
import { tribeValues } from './options.ts'
import { refusals } from './refusals.en.ts'

export const tableWords: TableWords<EthnosPosition, EthnosMove, EthnosEvent> = {
  title: 'Ethnos',
  tagline: 'Gather a band and claim six ancient kingdoms.',
  options: {
    tribes: {
      label: 'Tribes',
      hint: 'Six tribes with four to six players, five with two or three.',
      values: tribeValues(tribes, 'Random'),
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom({
    kingdoms: 'Kingdoms',
    merfolk: 'Merfolk board',
    giants: 'Giants',
    bands: 'Bands',
    hordes: 'Orc hordes',
  }),
}

function prompt(p: EthnosPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'The game is over.'
  if (frame.seat !== seat) return 'Another player is to move.'
  switch (frame.kind) {
    case 'turn':
      return turnPrompt(p, seat)
    case 'bonus': {
      const left = frame.amount > 1 ? ` (${frame.amount} left)` : ''
      return `Your merfolk earned an extra marker: place it in the kingdom where it helps you most, or none${left}.`
    }
    case 'troll':
      return `Take a free troll token of value ${frame.amount} or less to win ties in kingdoms, or none.`
    case 'chain':
      return 'Your centaur placed a marker: play one more band at once, or end your turn.'
    case 'keep':
      return `Keep up to ${cards(frame.amount)} for your next band; the others go to the row.`
    case 'wizard':
      return `Draw ${cards(frame.amount)} from the deck for your next band, or none.`
    case 'hordes':
      return `Cash in your orc horde (${hordeDeal(p, seat)}), or let it grow in the next age.`
  }
}

function turnPrompt(p: EthnosPosition, seat: Seat): string {
  const hand = elementAt(p.hands, seat)
  if (!hasRoom(hand))
    return canFormBand(hand)
      ? 'Your hand is full: play a band to put a marker in a kingdom.'
      : 'A full hand of skeletons makes no band: lay it all out in the row.'
  return canFormBand(hand)
    ? 'Recruit a fighter for a larger band, or play a band to put a marker in a kingdom.'
    : 'Recruit a fighter: cards of one colour or one tribe will make a band.'
}

function move(order: EthnosMove, p: EthnosPosition, seat: Seat): string {
  switch (order.kind) {
    case 'recruit':
      return `Take the ${cardName(order.card)} from the row`
    case 'draw':
      return 'Draw a card from the deck'
    case 'band': {
      const rest = followers(order.cards, order.leader)
      const company = rest.length > 0 ? ` with ${listCards(rest, cardName)}` : ''
      const target = order.kingdom === NONE ? 'without a marker' : `marker in ${kingdom(order.kingdom).name}`
      return `Play a band of ${order.cards.length} led by the ${cardName(order.leader)}${company}; ${target}${order.decline ? ', ability not used' : ''}`
    }
    case 'scatter':
      return 'Lay your whole hand out in the row'
    case 'bonus':
      return order.kingdom === NONE
        ? 'Place no extra marker'
        : `Place the extra marker in ${kingdom(order.kingdom).name}`
    case 'troll':
      return order.value === 0 ? 'Take no troll token' : `Take troll token ${order.value}`
    case 'stop':
      return 'Play no further band and end the turn'
    case 'keep':
      return order.cards.length === 0 ? 'Keep no cards' : `Keep ${listCards(order.cards, cardName)}`
    case 'wizard':
      return order.draw ? `Draw ${cards(topFrame(p)?.amount ?? 0)} from the deck` : 'Draw no cards'
    case 'hordes':
      return order.cash ? `Cash in the orc horde: ${hordeDeal(p, seat)}` : 'Keep the orc horde for the next age'
  }
}

function hordeDeal(p: EthnosPosition, seat: Seat): string {
  const horde = hordeOf(p, seat)
  return `${plural(horde.markers, 'marker', 'markers')} for ${horde.glory} glory`
}
