import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, contains, isCard, kingdomOf, SKELETON, tribeOf } from '../cards.ts'
import { TROLL_TOKENS } from '../content/boards.ts'
import { ALL_KINGDOMS, KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { HAND_LIMIT } from '../content/table.ts'
import { HALFLING, HARPY, MINOTAUR } from '../content/tribes.ts'
import { type EthnosMove, type EthnosPosition, type Frame, NONE, topFrame } from '../position.ts'
import { freeTrolls, mayDecline } from './ability.ts'
import { canFormBand, isAlike, listBands } from './band.ts'
import {
  BONUS_CHOICES,
  DRAW,
  HORDE_CHOICES,
  RECRUITS,
  SCATTER,
  STOP,
  TROLL_CHOICES,
  WIZARD_CHOICES,
} from './choices.ts'
import { listKeeps } from './discard.ts'
import { markersAgainst, sizeNeeded } from './marker.ts'
import { objectTo } from './objections.ts'

export function moves(p: EthnosPosition, seat: Seat): EthnosMove[] {
  const frame = topFrame(p)
  if (frame?.seat !== seat) return []
  switch (frame.kind) {
    case 'turn':
      return turnMoves(p, seat)
    case 'chain': {
      const list: EthnosMove[] = []
      listBands(p, seat, list)
      list.push(STOP)
      return list
    }
    case 'bonus':
      return BONUS_CHOICES.slice()
    case 'troll': {
      const values = freeTrolls(p, frame.amount).reverse()
      return [...values, 0].map(value => TROLL_CHOICES[value])
    }
    case 'keep': {
      const list: EthnosMove[] = []
      listKeeps(p.hands[seat], frame.amount, list)
      return list
    }
    case 'wizard':
      return WIZARD_CHOICES.slice()
    case 'hordes':
      return HORDE_CHOICES.slice()
  }
}

/** ET-TURN-1 to ET-TURN-4 */
function turnMoves(p: EthnosPosition, seat: Seat): EthnosMove[] {
  const list: EthnosMove[] = []
  const hand = p.hands[seat]
  if (hand.length < HAND_LIMIT) {
    for (const card of new Set(p.row)) list.push(RECRUITS[card])
    list.push(DRAW)
  } else if (!canFormBand(hand)) list.push(SCATTER)
  listBands(p, seat, list)
  return list
}

/** Which kinds of move answer which frame. */
const ANSWERS: Readonly<Record<Frame['kind'], readonly EthnosMove['kind'][]>> = {
  turn: ['recruit', 'draw', 'band', 'scatter'],
  chain: ['band', 'stop'],
  bonus: ['bonus'],
  troll: ['troll'],
  keep: ['keep'],
  wizard: ['wizard'],
  hordes: ['hordes'],
}

export function objection(p: EthnosPosition, seat: Seat, move: EthnosMove): Objection | null {
  const frame = topFrame(p)
  if (frame?.seat !== seat || !ANSWERS[frame.kind].includes(move.kind)) return objectTo('not-now')
  const hand = p.hands[seat]
  switch (move.kind) {
    case 'draw':
      return hand.length >= HAND_LIMIT ? objectTo('hand-full', { limit: HAND_LIMIT }) : null
    case 'recruit':
      if (hand.length >= HAND_LIMIT) return objectTo('hand-full', { limit: HAND_LIMIT })
      return p.row.includes(move.card) ? null : objectTo('not-in-row')
    case 'scatter':
      return hand.length >= HAND_LIMIT && !canFormBand(hand) ? null : objectTo('cannot-scatter')
    case 'band':
      return (
        bandObjection(p, seat, move.cards, move.leader) ??
        markerObjection(p, seat, move) ??
        declineObjection(p, seat, move)
      )
    case 'troll':
      if (move.value > frame.amount) return objectTo('troll-too-high', { value: move.value, size: frame.amount })
      return move.value === 0 || p.trolls[move.value - 1] === NONE
        ? null
        : objectTo('troll-taken', { value: move.value })
    case 'keep':
      if (!contains(hand, move.cards)) return objectTo('not-in-hand')
      return move.cards.length <= frame.amount ? null : objectTo('keep-too-many', { most: frame.amount })
    case 'bonus':
    case 'stop':
    case 'wizard':
    case 'hordes':
      return null
  }
}

function bandObjection(p: EthnosPosition, seat: Seat, cards: readonly Card[], leader: Card): Objection | null {
  if (!contains(p.hands[seat], cards)) return objectTo('not-in-hand')
  if (!canFormBand(cards)) return objectTo('only-skeletons')
  if (!isAlike(cards)) return objectTo('no-band')
  if (leader === SKELETON) return objectTo('skeleton-leader')
  return cards.includes(leader) ? null : objectTo('leader-not-in-band')
}

function markerObjection(p: EthnosPosition, seat: Seat, move: EthnosMove & { kind: 'band' }): Objection | null {
  const { leader, kingdom, cards } = move
  if (kingdom === NONE) return null
  if (tribeOf(leader) === HALFLING) return objectTo('halfling-leader')
  if (tribeOf(leader) !== HARPY && kingdomOf(leader) !== kingdom)
    return objectTo('other-kingdom', { kingdom: KINGDOMS[kingdomOf(leader)] })
  if (p.supply[seat] === 0) return objectTo('no-supply')
  return cards.length >= sizeNeeded(p, seat, leader, kingdom) ? null : tooSmall(p, seat, leader, kingdom, cards.length)
}

function declineObjection(p: EthnosPosition, seat: Seat, move: EthnosMove & { kind: 'band' }): Objection | null {
  const { leader, cards, kingdom, decline } = move
  return !decline || mayDecline(p, seat, leader, cards.length, kingdom !== NONE) ? null : objectTo('nothing-to-decline')
}

/** The price as a sum of its parts: markers that count, one more, one less for a minotaur. */
function tooSmall(p: EthnosPosition, seat: Seat, leader: Card, kingdom: Kingdom, size: number): Objection {
  return objectTo(p.seats === 2 ? 'too-small-for-two' : 'too-small', {
    kingdom: KINGDOMS[kingdom],
    markers: markersAgainst(p, seat, kingdom),
    minotaur: tribeOf(leader) === MINOTAUR ? 1 : 0,
    need: sizeNeeded(p, seat, leader, kingdom),
    size,
  })
}

const isSortedCards = (value: unknown): value is Card[] =>
  Array.isArray(value) &&
  value.length <= HAND_LIMIT &&
  value.every((card, i) => isCard(card) && (i === 0 || value[i - 1] <= card))

const isTarget = (value: unknown): value is Kingdom | typeof NONE =>
  value === NONE || ALL_KINGDOMS.some(kingdom => kingdom === value)

export const SHAPES: { readonly [K in EthnosMove['kind']]: Readonly<Record<string, (value: unknown) => boolean>> } = {
  recruit: { card: isCard },
  draw: {},
  band: {
    cards: isSortedCards,
    leader: isCard,
    kingdom: isTarget,
    decline: value => value === undefined || value === true,
  },
  scatter: {},
  bonus: { kingdom: isTarget },
  troll: {
    value: value => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TROLL_TOKENS.length,
  },
  stop: {},
  keep: { cards: isSortedCards },
  wizard: { draw: value => typeof value === 'boolean' },
  hordes: { cash: value => typeof value === 'boolean' },
}
