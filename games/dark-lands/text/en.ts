import { HIDDEN, type Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type NameOf, plural, type Words } from '../../../kernel/words.ts'
import { type Card, idOf } from '../cards.ts'
import { COMPANION_PRICE, COMPANIONS, type Companion, EXCHANGE_RATE } from '../content/figures.ts'
import { SCOUTING_TAKE, SECOND_WIND_COMPANIONS, TRANSMUTATION_COINS } from '../content/magic.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition, DrawReason, Source, Strength } from '../position.ts'
import { topFrame } from '../position.ts'
import { nobodyWasActive, wouldEnd } from '../rules/end.ts'
import { PAIRS } from '../rules/free-companions.ts'
import type { ObjectionCode } from '../rules/objections.ts'
import { strengthOf, sumOf } from '../rules/strength.ts'
import { names } from './names.en.ts'
import { drawTable, listOf } from './sketch.ts'
import { terms } from './terms.en.ts'

const coins = (n: number) => plural(n, 'coin', 'coins')
const cardsOf = (n: number) => plural(n, 'card', 'cards')
const cardName = (card: Card) => names.cards[idOf(card)]
/** "a Warrior", "an Artisan" */
const companion = (type: Companion) => {
  const name = names.companions[COMPANIONS[type]]
  return `${name.startsWith('A') ? 'an' : 'a'} ${name}`
}
const pair = ([a, b]: readonly Companion[]) =>
  a === b ? `two ${names.companions[COMPANIONS[a]]}s` : `${companion(a)} and ${companion(b)}`
const list = (cards: readonly Card[]) => (cards.includes(HIDDEN) ? cardsOf(cards.length) : listOf(cards, names))
const region = (cell: number) => `region ${cell + 1}`
const levelled = (p: DarkLandsPosition, cell: number) => `${region(cell)} (level ${p.levels[cell]})`

const STRENGTH_PARTS: readonly (readonly [keyof Strength, string])[] = [
  ['attack', 'attack'],
  ['charge', 'charges'],
  ['support', 'support'],
  ['portal', 'portal'],
  ['alliance', 'alliance'],
  ['claim', 'claim'],
]

/** "attack 2 + support 4 = 6" */
function sumText(parts: Readonly<Record<string, number | string>>, total: number | string): string {
  const shown = STRENGTH_PARTS.filter(([key]) => key === 'attack' || Number(parts[key]) > 0)
  const sum = shown.map(([key, word]) => `${word} ${parts[key]}`).join(' + ')
  return shown.length === 1 ? sum : `${sum} = ${total}`
}

const rallied = (warriors: number, artisans: number) =>
  [
    warriors > 0 ? plural(warriors, 'Warrior', 'Warriors') : '',
    artisans > 0 ? plural(artisans, 'Artisan', 'Artisans') : '',
  ]
    .filter(part => part !== '')
    .join(' and ')

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
    case 'close':
      return p.named[seat].length === 0
        ? 'Exchange nothing'
        : `Exchange ${cardsOf(p.named[seat].length)} for ${p.named[seat].length / EXCHANGE_RATE}`
  }
}

function prompt(p: DarkLandsPosition, seat: Seat): string {
  const frame = topFrame(p)
  if (!frame) return 'The game is over.'
  if (p.exchanging[seat])
    return p.named[seat].length === 0
      ? 'You may exchange cards: draw one for every two that you lay aside.'
      : `${cardsOf(p.named[seat].length)} laid aside: lay another pair aside, or exchange.`
  if (frame.kind === 'companions' && p.sealed[seat] < 0 && p.sealed[seat] !== HIDDEN)
    return 'Choose your two free companions.'
  if (frame.seat !== seat) return 'Wait for the others.'
  switch (frame.kind) {
    case 'companions':
      return 'Wait for the others.'
    case 'rechoose':
      return 'Choose your two free companions again.'
    case 'buy':
      return `You may buy a companion for ${coins(COMPANION_PRICE)}.`
    case 'play':
      return nobodyWasActive(p)
        ? 'Play cards. If you end your turn without a capture or a Claim, the game is over.'
        : 'Play cards, or end your turn.'
    case 'insight':
      return 'Discard one card.'
    case 'transmutation':
      return `Discard ${frame.amount === 0 ? 'a' : 'another'} card for ${coins(TRANSMUTATION_COINS)}${frame.amount === 0 ? '' : ', or stop'}.`
    case 'scouting':
      return `Take ${SCOUTING_TAKE} of the cards you see and put the rest under the deck.`
  }
}

const REASONS: Readonly<Record<DrawReason, string>> = {
  turn: '',
  insight: ` for ${names.cards.insight}`,
  exchange: ' in exchange',
  redraw: ' as a new hand',
}

function event(e: DarkLandsEvent, nameOf: NameOf): string {
  const who = 'seat' in e ? nameOf(e.seat) : ''
  switch (e.kind) {
    case 'chose':
      return `${who} has chosen two companions.`
    case 'companions':
      return `The companions are revealed: ${e.pairs
        .map((number, seat) => `${nameOf(seat as Seat)} takes ${pair(PAIRS[number])}`)
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

type Figures = Objection['figures']

const OBJECTION_TEXTS: Readonly<Record<ObjectionCode, (f: Figures) => string>> = {
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
      need(f.warriors, f.readyWarriors, 'Warrior', 'Warriors'),
      need(f.artisans, f.readyArtisans, 'Artisan', 'Artisans'),
      need(f.mages, f.readyMages, 'Mage', 'Mages'),
    ]
      .filter(part => part !== '')
      .join(', ')}.`,
  'no-such-region': f => `This board has ${plural(Number(f.regions), 'region', 'regions')}.`,
  'captured-already': () => 'This region is captured already.',
  'claimed-by-other': () => 'Another player has claimed this region.',
  'too-weak': f => `Not strong enough: ${sumText(f, f.have)}, and the level is ${f.need}.`,
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

const need = (wanted: number | string, ready: number | string, one: string, other: string): string =>
  Number(wanted) > 0 ? `${plural(Number(wanted), one, other)} (${ready} ready)` : ''

const isKnown = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTION_TEXTS, code)

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

const isSource = (source: string): source is Source => Object.hasOwn(SOURCE_WORDS, source)

export const en: Words<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  title: 'Dark Lands',
  tagline: 'Win the land back hex by hex: every captured region supports the next.',
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
  event,
  objection: objection =>
    isKnown(objection.code) ? OBJECTION_TEXTS[objection.code](objection.figures) : objection.code,
  source: source => (isSource(source) ? SOURCE_WORDS[source] : source),
  terms,
  sketch: (p, viewer, nameOf) =>
    drawTable(
      p,
      viewer,
      nameOf,
      {
        legend: '(8) open, level 8; small letter: claimed; R2+3: Red’s, support of Troop and Fortification',
        round: round => (round === 0 ? 'Before the first round' : `Round ${round}`),
        piles: (deck, discard) => `Deck ${deck} · discard pile ${discard}`,
        player: f =>
          `${f.name}: ${coins(f.coins)} · Warriors ${f.companions[0]} · Artisans ${f.companions[1]} · Mages ${
            f.companions[2]
          } · ${cardsOf(f.cards)} · ${plural(f.regions, 'region', 'regions')}`,
        hand: cards => `Hand: ${cards}`,
      },
      names,
    ),
}
