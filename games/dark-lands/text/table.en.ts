import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import { COMPANION_PRICE } from '../content/figures.ts'
import { SCOUTING_TAKE, TRANSMUTATION_COINS } from '../content/magic.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition, Source } from '../position.ts'
import { topFrame } from '../position.ts'
import { exchangedFor, strengthOf, sumOf, wouldEnd } from '../queries.ts'
import { logLine } from './log.en.ts'
import { names } from './names.en.ts'
import { cardName, cardsOf, coins, companion, levelled, list, pair, rallied, region, sumText } from './phrases.en.ts'
import { refusals } from './refusals.en.ts'

function move(m: DarkLandsMove, p: DarkLandsPosition, seat: Seat): string {
  switch (m.kind) {
    case 'choose':
      return `Take ${pair(m.companions)}`
    case 'redraw':
      return 'Show your hand and draw a new one'
    case 'buy':
      return `Buy ${companion(m.companion)}`
    case 'proceed':
      return 'Buy no companion'
    case 'capture': {
      const strength = strengthOf(p, seat, m.card, m.cell)
      const sum = sumText({ ...strength }, sumOf(strength))
      return `Capture ${levelled(p, m.cell)} with ${cardName(m.card)}: ${sum}${wouldEnd(p, m) ? '. This ends the game' : ''}`
    }
    case 'fortify':
      return `Build ${cardName(m.card)} in ${region(m.cell)}`
    case 'cast':
      return `Play ${cardName(m.card)}`
    case 'aim':
      return `Play ${cardName(m.card)} on ${levelled(p, m.cell)}`
    case 'recruit':
      return `Play ${names.cards.recruitment}: take ${companion(m.companion)}`
    case 'rally':
      return `Play ${names.cards['second-wind']}: ready ${rallied(m.warriors, m.artisans)}`
    case 'levitate':
      return `Play ${names.cards.levitation}: from ${region(m.from)} to ${region(m.to)}`
    case 'discard':
      return `Discard ${cardName(m.card)}`
    case 'stop':
      return 'Stop discarding'
    case 'scout':
      return m.under.length === 0
        ? `Take ${list(m.take)}`
        : `Take ${list(m.take)}; under the deck: ${m.under.map(cardName).join(', then ')}`
    case 'end':
      return wouldEnd(p, m) ? 'End your turn, and with it the game' : 'End your turn'
    case 'give':
      return `Give away ${m.cards.map(cardName).join(' and ')}`
    case 'close': {
      const named = elementAt(p.named, seat).length
      return named === 0 ? 'Exchange nothing' : `Exchange ${cardsOf(named)} for ${exchangedFor(named)}`
    }
  }
}

function prompt(p: DarkLandsPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'The game is over.'
  if (p.exchanging[seat])
    return elementAt(p.named, seat).length === 0
      ? 'Exchange cards you cannot use: draw one for every two that you lay aside. Or keep them all.'
      : `${cardsOf(elementAt(p.named, seat).length)} laid aside: lay another pair aside, or exchange.`
  if (frame.kind === 'companions' && elementAt(p.sealed, seat) < 0 && p.sealed[seat] !== HIDDEN)
    return 'Choose two free companions: turn after turn they pay for the cards with which you capture regions.'
  if (frame.seat !== seat) return 'Wait for the others.'
  switch (frame.kind) {
    case 'companions':
      return 'Wait for the others.'
    case 'rechoose':
      return 'Choose your two free companions again: they must pay for the cards of your new hand.'
    case 'buy':
      return `You may buy a companion for ${coins(COMPANION_PRICE)}: it pays for cards in every turn.`
    case 'play':
      return wouldEnd(p, { kind: 'end' })
        ? 'Play cards to capture regions. If you end your turn without a capture or a Claim, the game is over.'
        : 'Play cards to capture regions, which pay coins, or end your turn to draw cards.'
    case 'insight':
      return 'Discard the card that you need least.'
    case 'transmutation':
      return `Discard ${frame.amount === 0 ? 'a' : 'another'} card for ${coins(TRANSMUTATION_COINS)}${frame.amount === 0 ? '' : ', or stop'}.`
    case 'scouting':
      return `Take ${SCOUTING_TAKE} of these cards for your hand; the rest goes under the deck, in your order.`
  }
}

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  start: 'Starting coins',
  regions: 'Captured regions',
  'treasure-map': names.cards['treasure-map'],
  transmutation: names.cards.transmutation,
  toll: names.cards.toll,
  'royal-decree': names.cards['royal-decree'],
  companions: 'Companions bought',
  recruitment: names.cards.recruitment,
  compensation: 'Seat compensation',
}

export const tableWords: TableWords<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  title: 'Dark Lands',
  tagline: 'Win the land back from monsters, hex by hex.',
  options: {
    board: {
      label: 'Board',
      hint: 'By itself it is small for two and three, large for four and five. A larger board takes longer.',
      values: {
        'by-players': 'For the number of players',
        small: 'Small, 37 regions',
        short: 'Short, 51 regions',
        large: 'Large, 61 regions',
      },
    },
    first: {
      label: 'First player',
      values: { random: 'Drawn at random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', 5: 'Seat 5' },
    },
    layout: {
      label: 'Map word',
      hint: 'The same word gives the same map, on the same board with as many players. Left empty, the map is random.',
    },
    compensation: {
      label: 'Seat compensation',
      hint: 'Adds coins at the end to those who went early in the first round.',
    },
  },
  prompt,
  move,
  event: logLine,
  objection: refusalText(refusals),
  source: wordFrom(SOURCE_WORDS),
}
