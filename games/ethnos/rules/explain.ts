import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, contains, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { HAND_LIMIT } from '../content/table.ts'
import { HALFLING, HARPY, MINOTAUR } from '../content/tribes.ts'
import { answered, type EthnosMove, type EthnosPosition, type Frame, NONE } from '../position.ts'
import { mayDecline } from './ability.ts'
import { markersAgainst, sizeNeeded } from './marker.ts'
import { refuse } from './objections.ts'
import { hasRoom } from './recruit.ts'
import { canFormBand, isAlike } from './together.ts'

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
  const frame = answered(p)
  if (!ANSWERS[frame.kind].includes(move.kind)) return refuse('not-now')
  const hand = p.hands[seat]
  switch (move.kind) {
    case 'draw':
      return hasRoom(hand) ? null : refuse('hand-full', { limit: HAND_LIMIT })
    case 'recruit':
      if (!hasRoom(hand)) return refuse('hand-full', { limit: HAND_LIMIT })
      return p.row.includes(move.card) ? null : refuse('not-in-row')
    case 'scatter':
      return hasRoom(hand) || canFormBand(hand) ? refuse('cannot-scatter') : null
    case 'band':
      return (
        bandObjection(p, seat, move.cards, move.leader) ??
        markerObjection(p, seat, move) ??
        declineObjection(p, seat, move)
      )
    case 'troll':
      if (move.value > frame.amount) return refuse('troll-too-high', { value: move.value, size: frame.amount })
      return move.value === 0 || p.trolls[move.value - 1] === NONE ? null : refuse('troll-taken', { value: move.value })
    case 'keep':
      if (!contains(hand, move.cards)) return refuse('not-in-hand')
      return move.cards.length <= frame.amount ? null : refuse('keep-too-many', { most: frame.amount })
    case 'bonus':
    case 'stop':
    case 'wizard':
    case 'hordes':
      return null
  }
}

function bandObjection(p: EthnosPosition, seat: Seat, cards: readonly Card[], leader: Card): Objection | null {
  if (!contains(p.hands[seat], cards)) return refuse('not-in-hand')
  if (!canFormBand(cards)) return refuse('only-skeletons')
  if (!isAlike(cards)) return refuse('no-band')
  if (leader === SKELETON) return refuse('skeleton-leader')
  return cards.includes(leader) ? null : refuse('leader-not-in-band')
}

function markerObjection(p: EthnosPosition, seat: Seat, move: EthnosMove & { kind: 'band' }): Objection | null {
  const { leader, kingdom, cards } = move
  if (kingdom === NONE) return null
  if (tribeOf(leader) === HALFLING) return refuse('halfling-leader')
  if (tribeOf(leader) !== HARPY && kingdomOf(leader) !== kingdom)
    return refuse('other-kingdom', { kingdom: KINGDOMS[kingdomOf(leader)] })
  if (p.supply[seat] === 0) return refuse('no-supply')
  return cards.length >= sizeNeeded(p, seat, leader, kingdom) ? null : tooSmall(p, seat, leader, kingdom, cards.length)
}

function declineObjection(p: EthnosPosition, seat: Seat, move: EthnosMove & { kind: 'band' }): Objection | null {
  const { leader, cards, kingdom, decline } = move
  return !decline || mayDecline(p, seat, leader, cards.length, kingdom !== NONE) ? null : refuse('nothing-to-decline')
}

/** The price as a sum: markers that count, one more, one less for a minotaur. */
function tooSmall(p: EthnosPosition, seat: Seat, leader: Card, kingdom: Kingdom, size: number): Objection {
  return refuse(p.seats === 2 ? 'too-small-for-two' : 'too-small', {
    kingdom: KINGDOMS[kingdom],
    markers: markersAgainst(p, seat, kingdom),
    minotaur: tribeOf(leader) === MINOTAUR ? 1 : 0,
    need: sizeNeeded(p, seat, leader, kingdom),
    size,
  })
}
