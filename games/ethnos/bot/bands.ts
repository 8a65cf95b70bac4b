import { type Card, kingdomOf, SKELETON, tribeOf } from '../cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { CENTAUR, DWARF, ELF, HARPY } from '../content/tribes.ts'
import { type EthnosMove, NONE } from '../position.ts'
import { mayPlace, sizeNeeded } from '../rules/marker.ts'
import { bandGlory } from '../rules/scoring.ts'
import { abilityWorth } from './abilities.ts'
import { type Glance, handWorth, markerWorth } from './glance.ts'
import { HandCount } from './hand.ts'
import type { Weighed } from './recruits.ts'

/** A band of all cards of the leader's tribe or of its colour. */
interface Plan {
  readonly leader: Card
  readonly isTribe: boolean
  readonly bones: number
  readonly kingdom: Kingdom | typeof NONE
  readonly gain: number
}

/**
 * The band that gains most: the largest under each leader, with all Skeletons, since what stays behind is lost. Only where
 * it is not (Centaurs, Elves) the smaller one is weighed too. Null if no band can be formed.
 */
export function bestBandMove(g: Glance): Weighed | null {
  const cards = g.p.hands[g.seat]
  let best: Plan | null = null
  for (let i = 0; i < cards.length; i++) {
    const leader = cards[i]
    if (leader === SKELETON || (i > 0 && cards[i - 1] === leader)) continue
    const inTribe = g.hand.tribes[tribeOf(leader)] > g.hand.kingdoms[kingdomOf(leader)]
    const larger = planOf(g, leader, inTribe)
    if (!best || larger.gain > best.gain) best = larger
    if (tribeOf(leader) !== CENTAUR && tribeOf(leader) !== ELF) continue
    const smaller = planOf(g, leader, !inTribe)
    if (smaller.gain > best.gain) best = smaller
  }
  return best && { move: moveOf(cards, best), gain: best.gain }
}

function planOf(g: Glance, leader: Card, isTribe: boolean): Plan {
  const { hand, time } = g
  const tribe = tribeOf(leader)
  const members = isTribe ? hand.tribes[tribe] : hand.kingdoms[kingdomOf(leader)]
  const bones = tribe === CENTAUR ? bonesNeeded(g, leader, members) : hand.skeletons
  const kingdom = bestKingdom(g, leader, members + bones)
  const placed = kingdom !== NONE
  const gain =
    g.points.bands * bandGlory(tribe === DWARF ? members + 1 : members) +
    (placed ? markerWorth(g, kingdom) : 0) +
    abilityWorth(g, leader, members + bones, placed) +
    restWorth(g, leader, isTribe, members, bones, placed) -
    time * handWorth(g, hand.largest, hand.skeletons, hand.cards)
  return { leader, isTribe, bones, kingdom, gain }
}

/** A Centaur saves its Skeletons for the next band. */
const bonesNeeded = ({ p, seat, hand }: Glance, leader: Card, members: number): number =>
  Math.min(hand.skeletons, Math.max(0, sizeNeeded(p, seat, leader, kingdomOf(leader)) - members))

function bestKingdom(g: Glance, leader: Card, size: number): Kingdom | typeof NONE {
  if (tribeOf(leader) !== HARPY) {
    const kingdom = kingdomOf(leader)
    return mayPlace(g.p, g.seat, leader, size, kingdom) ? kingdom : NONE
  }
  let best: Kingdom | typeof NONE = NONE
  let most = 0
  for (const kingdom of ALL_KINGDOMS) {
    if (!mayPlace(g.p, g.seat, leader, size, kingdom)) continue
    const worth = markerWorth(g, kingdom)
    if (worth <= most) continue
    most = worth
    best = kingdom
  }
  return best
}

const rest = new HandCount()

/** What stays in hand is worth something if the leader lets it be kept or played at once. */
function restWorth(g: Glance, leader: Card, isTribe: boolean, members: number, bones: number, placed: boolean): number {
  const tribe = tribeOf(leader)
  if (tribe === CENTAUR ? !placed : tribe !== ELF) return 0
  countRest(g, leader, isTribe)
  const skeletons = g.hand.skeletons - bones
  if (tribe === CENTAUR) return handWorth(g, rest.largest, skeletons, 0)
  const kept = Math.min(members + bones, rest.cards)
  return g.time * handWorth(g, Math.min(rest.largest, kept), 0, kept)
}

function countRest({ p, seat }: Glance, leader: Card, isTribe: boolean): void {
  rest.clear()
  for (const card of p.hands[seat]) if (card !== SKELETON && !goesWith(card, leader, isTribe)) rest.add(card)
}

const goesWith = (card: Card, leader: Card, isTribe: boolean): boolean =>
  isTribe ? tribeOf(card) === tribeOf(leader) : kingdomOf(card) === kingdomOf(leader)

function moveOf(hand: readonly Card[], { leader, isTribe, bones, kingdom }: Plan): EthnosMove {
  let left = bones
  const cards = hand.filter(card => (card === SKELETON ? left-- > 0 : goesWith(card, leader, isTribe)))
  return { kind: 'band', cards, leader, kingdom }
}
