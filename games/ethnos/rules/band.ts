import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, kingdomOf, SKELETON, tribeOf, without } from '../cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { finishTurn, mayDecline, useAbility } from './ability.ts'
import { placeMarker, targets } from './marker.ts'

/** ET-BAND-1: one tribe or one colour, skeletons aside; somebody must be able to lead (ET-TRIBE-SKELETON-2, ET-R-24). */
export function isBand(cards: readonly Card[]): boolean {
  const first = cards.find(card => card !== SKELETON)
  if (first === undefined) return false
  const fits = (same: (card: Card) => number) => cards.every(card => card === SKELETON || same(card) === same(first))
  return fits(tribeOf) || fits(kingdomOf)
}

export const canFormBand = (hand: readonly Card[]): boolean => {
  for (let i = 0; i < hand.length; i++) if (hand[i] !== SKELETON) return true
  return false
}

/** Every band the hand allows, with every leader and every kingdom that may be named (ET-BAND-2, ET-BAND-3). */
export function listBands(p: EthnosPosition, seat: Seat, out: EthnosMove[]): void {
  const hand = p.hands[seat]
  let skeletons = 0
  for (let i = 0; i < hand.length; i++) if (hand[i] === SKELETON) skeletons++
  if (skeletons === hand.length) return
  for (let kingdom = 0; kingdom < 6; kingdom++) {
    const members = hand.filter(card => card !== SKELETON && kingdomOf(card) === kingdom)
    if (members.length > 0) listSubsets(p, seat, members, skeletons, false, out)
  }
  for (let from = 0; from < hand.length; ) {
    const tribe = tribeOf(hand[from])
    let to = from + 1
    while (to < hand.length && tribeOf(hand[to]) === tribe) to++
    // Bands of one colour are listed already, so a tribe adds only those of two colours and more.
    if (hand[from] !== SKELETON) listSubsets(p, seat, hand.slice(from, to), skeletons, true, out)
    from = to
  }
}

const chosen: Card[] = []

/** Goes through the sub-multisets of sorted `members`, copies of a card being interchangeable. */
function listSubsets(
  p: EthnosPosition,
  seat: Seat,
  members: readonly Card[],
  skeletons: number,
  mixedOnly: boolean,
  out: EthnosMove[],
): void {
  const descend = (at: number): void => {
    if (at === members.length) {
      if (mixedOnly && chosen[0] === chosen[chosen.length - 1]) return
      for (let bones = 0; bones <= skeletons; bones++) listLeaders(p, seat, bones, out)
      return
    }
    let next = at + 1
    while (next < members.length && members[next] === members[at]) next++
    descend(next)
    for (let copies = 1; copies <= next - at; copies++) {
      chosen.push(members[at])
      descend(next)
    }
    chosen.length -= next - at
  }
  chosen.length = 0
  descend(0)
}

function listLeaders(p: EthnosPosition, seat: Seat, bones: number, out: EthnosMove[]): void {
  const cards = bones === 0 ? chosen.slice() : withSkeletons(chosen, bones)
  for (let i = 0; i < chosen.length; i++) {
    const leader = chosen[i]
    if (i > 0 && chosen[i - 1] === leader) continue
    const kingdoms = targets(p, seat, leader, cards.length)
    for (let k = 0; k < kingdoms.length; k++) {
      const kingdom = kingdoms[k]
      out.push({ kind: 'band', cards, leader, kingdom })
      if (mayDecline(p, seat, leader, cards.length, kingdom !== NONE))
        out.push({ kind: 'band', cards, leader, kingdom, decline: true })
    }
  }
}

function withSkeletons(members: readonly Card[], bones: number): Card[] {
  const cards: Card[] = []
  let left = bones
  for (let i = 0; i < members.length; i++) {
    if (members[i] > SKELETON) for (; left > 0; left--) cards.push(SKELETON)
    cards.push(members[i])
  }
  for (; left > 0; left--) cards.push(SKELETON)
  return cards
}

/** ET-BAND-3: lay out, leader, marker, ability; the discard follows when the turn's last band is done. */
export function playBand(
  p: EthnosPosition,
  seat: Seat,
  cards: readonly Card[],
  leader: Card,
  kingdom: Kingdom | typeof NONE,
  declines: boolean,
  emit: Emit<EthnosEvent> | null,
): void {
  p.hands[seat] = without(p.hands[seat], cards)
  p.known[seat] = without(p.known[seat], cards)
  p.bands.push({ seat, leader, cards })
  emit?.({ kind: 'band', seat, cards, leader, shows: true })
  if (kingdom !== NONE) placeMarker(p, seat, kingdom, emit)
  if (!declines) return useAbility(p, seat, leader, cards.length, kingdom !== NONE, emit)
  emit?.({ kind: 'declined', seat, leader })
  finishTurn(p, seat, emit)
}
