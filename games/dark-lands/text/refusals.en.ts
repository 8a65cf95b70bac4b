import { plural, type Refusals } from '../../../kernel/words.ts'
import { SCOUTING_TAKE, SECOND_WIND_COMPANIONS } from '../content/magic.ts'
import type { ObjectionCode } from '../queries.ts'
import { cardsOf, coins, sumText } from './phrases.en.ts'

export const refusals: Refusals<ObjectionCode> = {
  'not-asked': () => 'It is not your decision now.',
  'other-decision': () => 'Something else has to be decided first.',
  'exchange-first': () => 'Finish your exchange first.',
  'exchange-closed': () => 'You have no exchange open: there is one a turn, after drawing.',
  'odd-exchange': f => `Cards are exchanged in pairs, and ${f.cards} is an odd number.`,
  'one-pair': f => `Lay one pair aside at a time, not ${cardsOf(Number(f.cards))}.`,
  'two-companions': f => `Choose ${plural(Number(f.free), 'companion', 'companions')}, not ${f.chosen}.`,
  'chosen-already': () => 'You have chosen your companions already.',
  'not-first-turn': f => `A new hand can be drawn only in the first turn; this is round ${f.round}.`,
  'can-capture': () => 'This hand could capture a region with the right companions, so it cannot be replaced.',
  'bought-already': () => 'You have bought a companion this turn.',
  'buying-over': () => 'That can be done only at the beginning of the turn.',
  'buying-first': () => 'First decide whether to buy a companion.',
  'coins-short': f => `This costs ${coins(Number(f.price))}, and you have ${f.coins}.`,
  'not-in-hand': () => 'You do not hold that card.',
  'wrong-card': () => 'This card cannot be used that way.',
  'companions-short': f =>
    `This takes ${[
      need(Number(f.warriors), Number(f.readyWarriors), 'Warrior', 'Warriors'),
      need(Number(f.artisans), Number(f.readyArtisans), 'Artisan', 'Artisans'),
      need(Number(f.mages), Number(f.readyMages), 'Mage', 'Mages'),
    ]
      .filter(part => part !== '')
      .join(', ')}.`,
  'no-such-region': f => `This board has ${plural(Number(f.regions), 'region', 'regions')}.`,
  'captured-already': () => 'This region is captured already.',
  'claimed-by-other': () => 'Another player has claimed this region.',
  'too-weak': f => `Not strong enough: ${sumText(f, Number(f.have))}, and the level is ${f.need}.`,
  'not-your-region': () => 'This region is not yours.',
  'fortified-already': () => 'There is a Fortification here already.',
  'claimed-already': () => 'This region is claimed already.',
  'not-beside-yours': () => 'None of your regions is beside this one.',
  'not-a-rival': () => 'This region does not belong to another player.',
  'nothing-to-see': () => 'There is no card left to look at.',
  'no-other-card': () => 'You have no other card to discard.',
  'not-so-many-spent': f =>
    `Ready at least one companion, ${SECOND_WIND_COMPANIONS} at most. Spent: ${plural(Number(f.spentWarriors), 'Warrior', 'Warriors')}, ${plural(Number(f.spentArtisans), 'Artisan', 'Artisans')}.`,
  'no-border': () => 'None of your regions is beside another player’s.',
  'no-fortification': () => 'There is no Fortification to move.',
  'same-region': () => 'Choose two different regions.',
  'no-high-region': f => `You have no region of level ${f.level} or more.`,
  'not-seen': f => `Take ${SCOUTING_TAKE} of the ${cardsOf(Number(f.of))} you see and put all others under the deck.`,
  'one-at-least': () => 'Discard at least one card.',
  'board-players': f => `This board is not for ${plural(Number(f.seats), 'player', 'players')}.`,
  'no-such-seat': f => `There is no seat ${f.seat} at a table of ${f.seats}.`,
}

const need = (wanted: number, ready: number, one: string, other: string): string =>
  wanted > 0 ? `${plural(wanted, one, other)} (${ready} ready)` : ''
