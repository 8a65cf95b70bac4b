import type { Seat } from '../../../../kernel/seat.ts'
import { ATTACK, type Card } from '../../content/deck.ts'
import type { DarkLandsPosition } from '../../position.ts'
import type { DarkLandsWeights } from '../../weights/index.ts'
import { lacking } from '../worth.ts'
import { measureReach, survey } from './board.ts'
import { appraise, purse } from './hand.ts'
import { overlook } from './land.ts'

/** The decision: what is asked, of whom, and the open regions. */
export interface Sight {
  readonly p: DarkLandsPosition
  readonly seat: Seat
  readonly weights: DarkLandsWeights
  readonly count: number
  /** The value of capturing anything this turn. */
  readonly activity: number
}

export function look(p: DarkLandsPosition, seat: Seat, weights: DarkLandsWeights): Sight {
  appraise(p, seat, weights)
  overlook(p, seat, weights)
  const count = survey(p, seat)
  measureReach(p.levels, count)
  return { p, seat, weights, count, activity: activityOf(p, seat, weights) }
}

/** A capture keeps the game going, and with it the promise of the cards (DL-END-2). */
const activityOf = (p: DarkLandsPosition, seat: Seat, { figures }: DarkLandsWeights): number =>
  p.active[seat] ? 0 : (1 - purse.goesOn) * (1 - figures.idleAfterActive) * purse.hand

/** The attack of a seat without a usable Troop card. */
const NO_TROOP = -100

/** The strongest Troop card other than the one being played, with these companions and this many to spare. */
export function strongest(
  hand: readonly Card[],
  played: Card,
  warriors: number,
  artisans: number,
  mages: number,
  spare = 0,
): number {
  let most = 0
  let isSkipped = false
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === played && !isSkipped) isSkipped = true
    else if (ATTACK[card] > most && lacking(card, warriors, artisans, mages) <= spare) most = ATTACK[card]
  }
  return most === 0 ? NO_TROOP : most
}
