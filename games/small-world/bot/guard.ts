import type { Seat } from '../../../kernel/seat.ts'
import { FORTRESS, HERO, NONE, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import { ALLY, CAMP, DONE, FORTIFY, LIFT, PLACE_HERO, SKIP, SPREAD, VACATE } from '../rules/choices.ts'
import { alliesFor } from '../rules/diplomacy.ts'
import { heroesToPlace } from '../rules/markers.ts'
import { campsInHand, tokensOnMap } from '../rules/people.ts'
import { canLiftSome } from '../rules/redeploy.ts'
import { traitsOf } from '../rules/traits.ts'
import type { PeopleFigures } from '../weights/figures.ts'
import type { PeopleWeights } from './prospects.ts'
import { coinsOf, safetyOf } from './realm.ts'

/* What is done to protect the land that was taken. */

/** The race's region with the most in its favour. */
function choose(p: SmallWorldPosition, race: number, worth: (region: number) => number): number {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let region = 0; region < p.holder.length; region++) {
    if (p.holder[region] !== race) continue
    const here = worth(region)
    if (here <= most) continue
    most = here
    best = region
  }
  return best
}

/** Places tokens or, if too many stand on the map, gathers them; land is left only when none can be gathered. */
export function settleTokens(
  p: SmallWorldPosition,
  race: number,
  spare: number,
  weights: PeopleWeights,
): SmallWorldMove {
  if (spare > 0) return SPREAD
  if (spare === 0) return DONE
  if (canLiftSome(p, race)) return LIFT[choose(p, race, region => p.tokens[region])]
  return VACATE[choose(p, race, region => -landWorth(p, race, region, weights))]
}

/** The cost of leaving a region. */
export const landWorth = (
  p: SmallWorldPosition,
  race: number,
  region: number,
  { points, figures }: PeopleWeights,
): number =>
  points.income * coinsOf(traitsOf(p, race), p.marks[region], region) +
  points.safety * safetyOf(p, region, 1, p.camps[region], p.marks[region], figures)

/** How much safer one more encampment or mark makes a region. */
function relief(p: SmallWorldPosition, region: number, camps: number, marks: number, f: PeopleFigures): number {
  const tokens = p.tokens[region]
  return (
    safetyOf(p, region, tokens, p.camps[region] + camps, p.marks[region] | marks, f) -
    safetyOf(p, region, tokens, p.camps[region], p.marks[region], f)
  )
}

export const encamp = (p: SmallWorldPosition, race: number, f: PeopleFigures): SmallWorldMove =>
  campsInHand(p, race) === 0 ? DONE : CAMP[choose(p, race, region => relief(p, region, 1, 0, f))][1]

export const fortify = (p: SmallWorldPosition, race: number, f: PeopleFigures): SmallWorldMove =>
  FORTIFY[choose(p, race, region => (p.marks[region] & FORTRESS ? -1 : relief(p, region, 0, FORTRESS, f)))]

export const sendHero = (p: SmallWorldPosition, race: number, f: PeopleFigures): SmallWorldMove =>
  heroesToPlace(p, race) === 0
    ? DONE
    : PLACE_HERO[choose(p, race, region => (p.marks[region] & HERO ? -1 : relief(p, region, 0, HERO, f)))]

/** Tokens of a player who is about to take a new people. */
const FRESH_TOKENS = 10

/** Peace with the player who has most to attack with. */
export function makePeace(p: SmallWorldPosition, seat: Seat): SmallWorldMove {
  const willing = alliesFor(p, seat)
  let best: SmallWorldMove = SKIP
  let most = 0
  for (let other = 0; other < p.seats; other++) {
    if ((willing & (1 << other)) === 0) continue
    const race = p.active[other]
    const tokens = race === NONE ? FRESH_TOKENS : p.hand[race] + p.aside[race] + tokensOnMap(p, race)
    if (tokens <= most) continue
    most = tokens
    best = ALLY[other]
  }
  return best
}
