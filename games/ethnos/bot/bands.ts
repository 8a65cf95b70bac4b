import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { CENTAUR, DWARF, ELF, HARPY } from '../content/tribes.ts'
import { type EthnosMove, NONE } from '../position.ts'
import { mayDecline } from '../rules/ability.ts'
import { mayPlace, sizeNeeded } from '../rules/marker.ts'
import { bandGlory } from '../rules/scoring.ts'
import { abilityWorth, savesLastMarker } from './abilities.ts'
import type { Appraisal } from './appraisal.ts'
import { LEFT_BEHIND } from './habits.ts'
import { HandCount } from './hand.ts'
import type { Weighed } from './recruits.ts'

/** A band of all cards of the leader's tribe, or of its colour, with some Skeletons. */
interface Muster {
  readonly leader: Card
  readonly isTribe: boolean
  readonly members: number
  readonly bones: number
  readonly kingdom: Kingdom | typeof NONE
}

/**
 * The band that gains most: the largest under each leader, with all Skeletons, since cards left behind are lost. Only
 * where they are not (Centaurs, Elves) smaller bands count too. Null if no band can be formed.
 */
export function bestBandMove(g: Appraisal): Weighed | null {
  const hand = g.p.hands[g.seat]
  let best: Muster | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < hand.length; i++) {
    const leader = hand[i]
    if (leader === SKELETON || (i > 0 && hand[i - 1] === leader)) continue
    const isTribe = g.hand.tribes[tribeOf(leader)] > g.hand.kingdoms[kingdomOf(leader)]
    const ways = tribeOf(leader) === CENTAUR || tribeOf(leader) === ELF ? 2 : 1
    for (let way = 0; way < ways; way++) {
      const band = muster(g, leader, isTribe === (way === 0))
      const gain = bandWorth(g, band)
      if (gain <= most) continue
      most = gain
      best = band
    }
  }
  if (!best) return null
  const given = g.time * g.handWorth(g.hand.largest, g.hand.skeletons, g.hand.cards)
  return { move: moveOf(g, best), gain: most - given }
}

function muster(g: Appraisal, leader: Card, isTribe: boolean): Muster {
  const tribe = tribeOf(leader)
  const members = isTribe ? g.hand.tribes[tribe] : g.hand.kingdoms[kingdomOf(leader)]
  const bones = tribe === CENTAUR ? bonesNeeded(g, leader, members) : g.hand.skeletons
  return { leader, isTribe, members, bones, kingdom: bestKingdom(g, leader, members + bones) }
}

/** A Centaur saves its Skeletons for the next band. */
const bonesNeeded = ({ p, seat, hand }: Appraisal, leader: Card, members: number): number =>
  Math.min(hand.skeletons, Math.max(0, sizeNeeded(p, seat, leader, kingdomOf(leader)) - members))

function bestKingdom(g: Appraisal, leader: Card, size: number): Kingdom | typeof NONE {
  if (tribeOf(leader) !== HARPY) {
    const kingdom = kingdomOf(leader)
    return mayPlace(g.p, g.seat, leader, size, kingdom) ? kingdom : NONE
  }
  let best: Kingdom | typeof NONE = NONE
  let most = Number.NEGATIVE_INFINITY
  for (const kingdom of ALL_KINGDOMS) {
    if (!mayPlace(g.p, g.seat, leader, size, kingdom)) continue
    const worth = g.markerWorth(kingdom)
    if (worth <= most) continue
    most = worth
    best = kingdom
  }
  return best
}

/** What the band brings, not counting the loss of its cards from the hand. */
function bandWorth(g: Appraisal, band: Muster): number {
  const { leader, members, bones, kingdom } = band
  const placed = kingdom !== NONE
  return (
    g.points.bands * bandGlory(tribeOf(leader) === DWARF ? members + 1 : members) +
    (placed ? g.markerWorth(kingdom) : 0) +
    abilityWorth(g, leader, members + bones, placed) +
    restWorth(g, band)
  )
}

const rest = new HandCount()

/** Cards outside the band go to the rivals, unless the leader lets them be played at once or kept. */
function restWorth(g: Appraisal, band: Muster): number {
  const { members, bones } = band
  const others = g.hand.cards - members - bones
  if (others === 0) return 0
  const tribe = tribeOf(band.leader)
  if (tribe === CENTAUR && band.kingdom !== NONE) {
    countRest(g, band)
    return g.handWorth(rest.largest, g.hand.skeletons - bones, 0)
  }
  if (tribe !== ELF) return -LEFT_BEHIND * others
  countRest(g, band)
  const kept = Math.min(members + bones, others)
  return g.time * g.handWorth(Math.min(rest.largest, kept), 0, kept) - LEFT_BEHIND * (others - kept)
}

function countRest({ p, seat }: Appraisal, band: Muster): void {
  rest.clear()
  for (const card of p.hands[seat]) if (card !== SKELETON && !belongs(card, band)) rest.add(card)
}

/** Not called for Skeletons, which go with everybody. */
export const belongs = (card: Card, { leader, isTribe }: Pick<Muster, 'leader' | 'isTribe'>): boolean =>
  isTribe ? tribeOf(card) === tribeOf(leader) : kingdomOf(card) === kingdomOf(leader)

function moveOf(g: Appraisal, band: Muster): EthnosMove {
  const { leader, kingdom } = band
  const { p, seat } = g
  let bones = band.bones
  const cards = p.hands[seat].filter(card => (card === SKELETON ? bones-- > 0 : belongs(card, band)))
  const placed = kingdom !== NONE
  const declines = mayDecline(p, seat, leader, cards.length, placed) && savesLastMarker(g, leader, placed)
  return { kind: 'band', cards, leader, kingdom, ...(declines ? { decline: true } : {}) }
}
