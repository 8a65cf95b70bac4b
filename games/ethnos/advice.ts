import { type Advice, type Consequence, consequencesOf, known, type Piece, type Played } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { type Card, SKELETON, withCard, without } from './content/cards.ts'
import { ALL_KINGDOMS, KINGDOMS, type Kingdom } from './content/kingdoms.ts'
import { DRAGONS } from './content/table.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from './position.ts'
import {
  gainsIfAgeEnded,
  gloryOfBand,
  hordeOf,
  isAlike,
  kingdomCounts,
  kingdomGains,
  kingdomsInReach,
  largestBand,
  markerGain,
  nextMarker,
  placeIn,
  trollSum,
  unseenCopies,
} from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface EthnosKinds {
  /** `shared`: how many others also hold the place. */
  readonly place: { readonly kingdom: number; readonly place: number; readonly shared: number; readonly gain: number }
  readonly marker: { readonly kingdom: number; readonly markers: number }
  readonly rival: { readonly kingdom: number; readonly seat: Seat; readonly loss: number }
  /** `skeletons` leave before bands are paid. */
  readonly band: { readonly size: number; readonly skeletons: number; readonly glory: number }
  readonly glory: { readonly gain: number }
  readonly giant: { readonly gain: number }
  readonly swim: { readonly cell: number; readonly gain: number }
  readonly extra: { readonly markers: number }
  readonly trolls: { readonly sum: number }
  readonly horde: { readonly markers: number; readonly glory: number }
  readonly laid: { readonly cards: number }
  readonly kept: { readonly cards: number }
  readonly drawn: { readonly cards: number }
  readonly idle: { readonly size: number }
  readonly secret: Readonly<Record<never, never>>
  readonly joins: { readonly cards: number }
  readonly grows: { readonly size: number }
  /** What one more card would make of the largest band in hand. */
  readonly next: { readonly size: number; readonly glory: number; readonly more: number }
  readonly fits: { readonly fitting: number; readonly unseen: number }
  readonly reach: { readonly kingdom: number; readonly need: number }
  readonly ends: { readonly cards: number }
  readonly ended: { readonly gain: number }
}

const tell = consequencesOf<EthnosKinds>()
type Moment = Played<EthnosPosition, EthnosMove, EthnosEvent>

const inKingdom = (kingdom: Kingdom): Piece => `kingdom:${KINGDOMS[kingdom]}`
const inHand = (cards: readonly Card[]): Piece[] => cards.map(card => `hand:${card}`)

function pieces(move: EthnosMove, p: EthnosPosition, seat: Seat): readonly Piece[] {
  switch (move.kind) {
    case 'recruit':
      return [`recruit:${move.card}`]
    case 'band':
      return [...inHand(move.cards), ...(move.kingdom === NONE ? [] : [inKingdom(move.kingdom)])]
    case 'bonus':
      return move.kingdom === NONE ? [] : [inKingdom(move.kingdom)]
    case 'troll':
      return [`troll:${move.value}`]
    case 'keep':
      return inHand(move.cards)
    case 'scatter':
      return inHand(elementAt(p.hands, seat))
    case 'draw':
    case 'wizard':
    case 'stop':
    case 'hordes':
      return [move.kind]
  }
}

function consequences(moment: Moment): readonly Consequence[] {
  const { events, before, after, seat } = moment
  if (events.some(({ kind }) => kind === 'age-ended')) {
    const gain = elementAt(after.glory, seat) - elementAt(before.glory, seat)
    return [tell('ended', {}, { gain }, 3), ...ofDeck(moment)]
  }
  return [...inKingdoms(moment), ...onBoards(moment), ...ofBand(moment), ...ofHand(moment), ...ofDeck(moment)]
}

/** Markers placed, and what everybody would be paid now. */
function inKingdoms({ before, after, seat }: Moment): Consequence[] {
  return ALL_KINGDOMS.flatMap(kingdom => {
    const light = [inKingdom(kingdom)]
    const gains = kingdomGains(after, kingdom).map((glory, at) => glory - elementAt(kingdomGains(before, kingdom), at))
    const gain = elementAt(gains, seat)
    const markers = elementAt(kingdomCounts(after, kingdom), seat)
    const own =
      gain > 0
        ? [tell('place', { kingdom }, { ...placeIn(after, kingdom, seat), gain }, 1 + gain, light)]
        : markers > elementAt(kingdomCounts(before, kingdom), seat)
          ? [tell('marker', { kingdom }, { markers }, 1, light)]
          : []
    const rivals = seatsOf(before.seats)
      .filter(other => other !== seat && elementAt(gains, other) < 0)
      .sort((a, b) => elementAt(gains, a) - elementAt(gains, b))
      .slice(0, 1)
      .map(other => {
        const loss = -elementAt(gains, other)
        return tell('rival', { kingdom, seat: other }, { loss }, loss / 2, [...light, `seat:${other}`])
      })
    return [...own, ...rivals]
  })
}

/** The boards of merfolk, giants, trolls and orcs; glory at once. */
function onBoards({ before, after, seat, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  const gain = elementAt(after.glory, seat) - elementAt(before.glory, seat)
  if (gain > 0) told.push(tell('glory', {}, { gain }, gain))
  const ended = [before, after].map(p => elementAt(gainsIfAgeEnded(p), seat))
  const more = (source: 'merfolk' | 'giants'): number => elementAt(ended, 1)[source] - elementAt(ended, 0)[source]
  if (more('giants') > 0) told.push(tell('giant', {}, { gain: more('giants') }, more('giants') * 0.7))
  const cell = elementAt(after.merfolk, seat)
  const swum = cell - elementAt(before.merfolk, seat)
  if (swum > 0) told.push(tell('swim', {}, { cell, gain: Math.max(0, more('merfolk')) }, more('merfolk') + swum * 0.3))
  const markers = events.reduce((sum, event) => sum + (event.kind === 'swam' ? event.bonuses : 0), 0)
  if (markers > 0) told.push(tell('extra', {}, { markers }, 2 * markers))
  const sum = trollSum(after, seat)
  if (sum > trollSum(before, seat)) told.push(tell('trolls', {}, { sum }, 1 + sum / 6))
  const horde = hordeOf(after, seat)
  const rise = horde.glory - hordeOf(before, seat).glory
  if (rise > 0) told.push(tell('horde', {}, { markers: horde.markers, glory: horde.glory }, rise))
  return told
}

/** What the bands played are worth by themselves. */
const ofBand = ({ before, after, seat, move }: Moment): Consequence[] =>
  after.bands
    .slice(before.bands.length)
    .filter(band => band.seat === seat)
    .map(band => ({
      size: band.cards.length,
      skeletons: band.cards.filter(card => card === SKELETON).length,
      glory: gloryOfBand(band),
    }))
    .map(({ size, skeletons, glory }) =>
      glory > 0 ? tell('band', { size, skeletons }, { glory }, glory) : tell('idle', { size }, {}, -0.5),
    )
    .filter(({ kind }) => kind === 'band' || move.kind !== 'band' || move.kingdom === NONE)

/** Cards gained, kept or laid open; what the hand is good for now. */
function ofHand(moment: Moment): Consequence[] {
  const { before, after, seat, move, events } = moment
  const told: Consequence[] = []
  const [had, has] = [before, after].map(p => elementAt(p.hands, seat))
  if (!had || !has) return told
  const laid = events.flatMap(event => (event.kind === 'laid-out' && event.seat === seat ? event.cards : []))
  if (laid.length > 0)
    told.push(tell('laid', {}, { cards: laid.length }, -laid.length * 0.4, inHand(without(laid, without(laid, had)))))
  if (events.some(({ kind }) => kind === 'kept')) told.push(tell('kept', {}, { cards: has.length }, has.length * 0.8))
  const drawn = events.filter(event => event.kind === 'drew' && event.seat === seat).length
  if (drawn > 0 && move.kind !== 'draw') told.push(tell('drawn', {}, { cards: drawn }, drawn * 0.8))
  return move.kind === 'draw' || move.kind === 'recruit' ? [...told, ...ofGathering(moment)] : told
}

/** The effect of one more card. */
function ofGathering({ before, after, seat, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const hand = elementAt(before.hands, seat)
  const largest = largestBand(hand).length
  const size = largestBand(elementAt(after.hands, seat)).length
  if (size > largest && size > 1)
    told.push(tell('grows', {}, { size }, size / 2, inHand(largestBand(elementAt(after.hands, seat)))))
  const within = kingdomsInReach(before, seat)
  const [reached] = kingdomsInReach(after, seat)
    .filter(kingdom => !within.includes(kingdom))
    .sort((a, b) => markerGain(after, seat, b) - markerGain(after, seat, a))
  if (reached !== undefined) {
    const need = nextMarker(after, seat, reached, null).usual
    told.push(tell('reach', { kingdom: reached }, { need }, 1 + need / 2, [inKingdom(reached)]))
  }
  if (move.kind === 'recruit' && size === largest) {
    const alike = hand.filter(card => isAlike([card, move.card]))
    if (alike.length > 0) told.push(tell('joins', {}, { cards: alike.length }, 0.5 * alike.length, inHand(alike)))
  }
  return told
}

/** What drawing may bring, whatever card comes. */
function ofDeck({ before, seat, move }: Moment): Consequence[] {
  if (move.kind !== 'draw') return []
  const hand = elementAt(before.hands, seat)
  const band = largestBand(hand)
  const largest = band.length
  const told = [known(tell('secret', {}, {}, 0.3, ['draw']))]
  if (largest > 0) {
    const leaders = band.filter(card => card !== SKELETON)
    const glory = Math.max(...leaders.map(leader => gloryOfBand({ leader, cards: band })))
    const more = Math.max(...leaders.map(leader => gloryOfBand({ leader, cards: [...band, leader] })))
    if (more > glory) told.push(known(tell('next', {}, { size: largest + 1, glory, more }, (more - glory) / 2)))
    const copies = unseenCopies(before)
    const unseen = copies.reduce((sum, count) => sum + count, 0)
    const fitting = copies.reduce(
      (sum, count, card) => sum + (largestBand(withCard(hand, card)).length > largest ? count : 0),
      0,
    )
    told.push(known(tell('fits', {}, { fitting, unseen }, 1, inHand(band))))
  }
  // With two dragons seen, the next one ends the age.
  if (before.upper === 0 && before.dragons === DRAGONS - 1)
    told.push(known(tell('ends', {}, { cards: before.lower + 1 }, -1, ['draw'])))
  return told
}

export const advice: Advice<EthnosPosition, EthnosMove, EthnosEvent> = { pieces, consequences }
