import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, kingdomOf, SKELETON, tribeOf, without } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { finishTurn, mayDecline, useAbility } from './ability.ts'
import { placeMarker, targets } from './marker.ts'

/** Every band the hand allows, with every leader and every kingdom that may be named (ET-BAND-2, ET-BAND-3). */
export function listBands(p: EthnosPosition, seat: Seat, out: EthnosMove[]): void {
  const hand = p.hands[seat]
  const skeletons = hand.filter(card => card === SKELETON).length
  for (const kingdom of ALL_KINGDOMS) {
    const members = hand.filter(card => card !== SKELETON && kingdomOf(card) === kingdom)
    listSubsets(p, seat, members, skeletons, false, out)
  }
  // Bands of one colour are already listed, so a tribe adds only those of several colours.
  for (const tribe of new Set(hand.map(tribeOf))) {
    const members = hand.filter(card => tribeOf(card) === tribe)
    listSubsets(p, seat, members, skeletons, true, out)
  }
}

/** Walks through the sub-multisets of sorted `members`; copies of a card are interchangeable. */
function listSubsets(
  p: EthnosPosition,
  seat: Seat,
  members: readonly Card[],
  skeletons: number,
  mixedOnly: boolean,
  out: EthnosMove[],
): void {
  const chosen: Card[] = []
  const descend = (at: number): void => {
    if (at === members.length) {
      if (chosen.length === 0 || (mixedOnly && chosen[0] === chosen[chosen.length - 1])) return
      for (let bones = 0; bones <= skeletons; bones++) listLeaders(p, seat, chosen, bones, out)
      return
    }
    let next = at + 1
    while (members[next] === members[at]) next++
    descend(next)
    for (let copies = 1; copies <= next - at; copies++) {
      chosen.push(members[at])
      descend(next)
    }
    chosen.length -= next - at
  }
  descend(0)
}

/** `chosen` is sorted, so copies of a leader follow one another. */
function listLeaders(p: EthnosPosition, seat: Seat, chosen: readonly Card[], bones: number, out: EthnosMove[]): void {
  const cards = withSkeletons(chosen, bones)
  let former: Card | undefined
  for (const leader of chosen) {
    if (leader === former) continue
    former = leader
    for (const kingdom of targets(p, seat, leader, cards.length)) {
      out.push({ kind: 'band', cards, leader, kingdom })
      if (mayDecline(p, seat, leader, cards.length, kingdom !== NONE))
        out.push({ kind: 'band', cards, leader, kingdom, decline: true })
    }
  }
}

function withSkeletons(members: readonly Card[], bones: number): Card[] {
  if (bones === 0) return members.slice()
  const bare = members.filter(card => card < SKELETON)
  return [...bare, ...new Array<Card>(bones).fill(SKELETON), ...members.slice(bare.length)]
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
