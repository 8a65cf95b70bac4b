import type { Seat } from '../../../kernel/seat.ts'
import { GIANT_CLAIM_GLORY, ORC_GLORY } from '../content/boards.ts'
import { type Card, kingdomOf, tribeOf } from '../content/cards.ts'
import { GIANT, MERFOLK, ORC, TROLL, WIZARD } from '../content/tribes.ts'
import { type EthnosPosition, NONE } from '../position.ts'
import { bonusesBetween, highestTroll, isInHorde, outgrowsGiants, swimsTo } from '../rules/ability.ts'
import { hordeSize } from '../rules/age-end.ts'
import type { Appraisal } from './appraisal.ts'
import { SEA } from './payments.ts'
import { giantGlory } from './prospects.ts'
import { rise } from './standing.ts'
import { blindHand } from './typical.ts'

/** What the leader's ability brings, including the choices it offers. */
export function abilityWorth(g: Appraisal, leader: Card, size: number, placed: boolean): number {
  switch (tribeOf(leader)) {
    case GIANT:
      return giantWorth(g, size)
    case MERFOLK:
      return swimWorth(g, size, placed)
    case ORC:
      return hordeWorth(g, leader, placed)
    case TROLL:
      return g.points.trolls * highestTroll(g.p, size)
    case WIZARD:
      return g.time * blindHand(g, size)
    default:
      return 0
  }
}

function giantWorth(g: Appraisal, size: number): number {
  const { p, seat, points } = g
  if (!outgrowsGiants(p, size, p.bands.length)) return 0
  const claimed = points.glory * GIANT_CLAIM_GLORY
  const held = points.giant * giantGlory(p)
  if (p.giant === NONE) return claimed + held
  const holder = p.bands[p.giant].seat
  return claimed + (holder === seat ? 0 : held * (1 + g.shareOf(holder)))
}

function swimWorth(g: Appraisal, size: number, placed: boolean): number {
  const { p, seat, points } = g
  const from = p.merfolk[seat]
  const to = swimsTo(from, size)
  const bonuses = Math.min(bonusesBetween(from, to), p.supply[seat] - (placed ? 1 : 0))
  return (
    points.swimmers * (to - from) +
    points.merfolk * rise(g, SEA, to) +
    (bonuses === 0 ? 0 : bonuses * g.markerWorth(bestMarker(g)))
  )
}

/** The kingdom where a freely placed marker does most. */
export function bestMarker(g: Appraisal): number {
  let best = 0
  for (let kingdom = 1; kingdom < 6; kingdom++) if (g.markerWorth(kingdom) > g.markerWorth(best)) best = kingdom
  return best
}

/** With few markers left, a horde may take one that a kingdom needs, and a bonus without a marker is lost. */
export function mayPayToDecline(p: EthnosPosition, seat: Seat, leader: Card, size: number, placed: boolean): boolean {
  const left = p.supply[seat] - (placed ? 1 : 0)
  if (tribeOf(leader) === ORC) return left <= SCARCE
  const from = p.merfolk[seat]
  return tribeOf(leader) === MERFOLK && p.hordes[seat] !== 0 && left < bonusesBetween(from, swimsTo(from, size))
}

const SCARCE = 2

/** Is the last marker better kept for a kingdom than put on the horde board? */
export const savesLastMarker = (g: Appraisal, leader: Card, placed: boolean): boolean =>
  tribeOf(leader) === ORC &&
  g.p.supply[g.seat] === (placed ? 2 : 1) &&
  g.time * g.markerWorth(bestMarker(g)) > hordeWorth(g, leader, placed)

function hordeWorth({ p, seat, points }: Appraisal, leader: Card, placed: boolean): number {
  if (isInHorde(p, seat, kingdomOf(leader)) || p.supply[seat] === (placed ? 1 : 0)) return 0
  const size = hordeSize(p, seat)
  return points.horde * (ORC_GLORY[size + 1] - ORC_GLORY[size])
}
