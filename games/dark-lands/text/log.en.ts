import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { type NameOf, plural } from '../../../kernel/words.ts'
import { PAIRS } from '../content/figures.ts'
import type { DarkLandsEvent, DrawReason } from '../position.ts'
import { sumOf } from '../queries.ts'
import { names } from './names.en.ts'
import { cardName, cardsOf, coins, companion, list, pair, rallied, region, sumText } from './phrases.en.ts'

const REASONS: Readonly<Record<DrawReason, string>> = {
  turn: '',
  insight: ` for ${names.cards.insight}`,
  exchange: ' in exchange',
  redraw: ' as a new hand',
}

/** What happened, as a line of the game log. */
export function logLine(e: DarkLandsEvent, nameOf: NameOf): string {
  const who = 'seat' in e ? nameOf(e.seat) : ''
  switch (e.kind) {
    case 'chose':
      return `${who} has chosen two companions.`
    case 'companions':
      return `The companions are revealed: ${seatsOf(e.pairs.length)
        .map(seat => `${nameOf(seat)} takes ${pair(elementAt(PAIRS, elementAt(e.pairs, seat)))}`)
        .join('; ')}. ${nameOf(e.first)} goes first.`
    case 'turn':
      return `Round ${e.round}: ${who}’s turn.`
    case 'redrew':
      return `${who} can capture nothing, shows ${list(e.cards)} and draws a new hand.`
    case 'rechose':
      return `${who} now starts with ${pair(e.companions)}.`
    case 'bought':
      return `${who} buys ${companion(e.companion)} for ${coins(e.price)}.`
    case 'captured':
      return `${who} captures ${names.levels[e.level - 1]} (${region(e.cell)}, level ${e.level}) with ${cardName(e.card)}: ${sumText(
        { ...e.strength },
        sumOf(e.strength),
      )}. It pays ${coins(e.coins)}${e.bonus > 0 ? ` and ${e.bonus} more for ${names.cards['treasure-map']}` : ''}.`
    case 'fortified':
      return `${who} builds ${cardName(e.card)} in ${region(e.cell)}: support ${e.support}.`
    case 'cast':
      return `${who} plays ${cardName(e.card)}.`
    case 'charged':
      return `${who}’s next Troop card: ${[
        e.attack > 0 ? `${e.attack} more attack` : '',
        e.coins > 0 ? `${coins(e.coins)} more for the region` : '',
      ]
        .filter(part => part !== '')
        .join(', ')}.`
    case 'named-region':
      return `${who} names ${region(e.cell)}: support ${e.support}.`
    case 'claimed':
      return `${who} claims ${region(e.cell)}.`
    case 'claim-ended':
      return `${who}’s claim on ${region(e.cell)} ends.`
    case 'recruited':
      return `${who} recruits ${companion(e.companion)} for ${coins(e.price)}.`
    case 'rallied':
      return `${who} readies ${rallied(e.warriors, e.artisans)}.`
    case 'levitated':
      return `${who} moves ${cardName(e.card)} from ${region(e.from)} to ${region(e.to)}.`
    case 'earned':
      return `${who} takes ${coins(e.coins)} for ${plural(e.regions, 'region', 'regions')}.`
    case 'transmuted':
      return `${who} discards ${cardName(e.card)} and takes ${coins(e.coins)}.`
    case 'discarded':
      return `${who} discards ${cardName(e.card)}.`
    case 'looked':
      return `${who} looks at ${e.cards.includes(HIDDEN) ? cardsOf(e.cards.length) : list(e.cards)} from the deck.`
    case 'scouted':
      return `${who} takes ${list(e.took)}${e.under.length > 0 ? ` and puts ${list(e.under)} under the deck` : ''}.`
    case 'reshuffled':
      return `The discard pile becomes the new deck: ${cardsOf(e.cards)}.`
    case 'drew':
      return `${who} draws ${list(e.cards)}${REASONS[e.why]}.`
    case 'turn-ended':
      return `${who} ends the turn${e.active ? '' : ' without a capture or a Claim'}${
        e.idleMages > 0 ? `, with ${plural(e.idleMages, 'Mage', 'Mages')} idle` : ''
      }.`
    case 'gave':
      return `${who} lays ${list(e.cards)} aside for the exchange.`
    case 'exchanged':
      return `${who} exchanges ${list(e.cards)}.`
    case 'declined':
      return `${who} exchanges nothing.`
    case 'ended':
      return e.why === 'full'
        ? 'Every region is captured: the game is over.'
        : 'Nobody captured or claimed anything in their last turn: the game is over.'
    case 'compensated':
      return `${who} gets ${coins(e.coins)} for an early place in the first round.`
  }
}
