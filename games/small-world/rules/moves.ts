import type { Seat } from '../../../kernel/seat.ts'
import { FORTRESS, HERO, NONE, PLACING, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import {
  ABANDON,
  ALLY,
  ATTEMPT,
  CAMP,
  CONQUER,
  DECLINE,
  DONE,
  DRAGON,
  EXCHANGE,
  EXPAND,
  FORTIFY,
  LIFT,
  LIFT_CAMPS,
  PICK,
  PLACE,
  PLACE_HERO,
  RETREAT,
  ROLL,
  SKIP,
  SPREAD,
  STOP,
  VACATE,
} from './choices.ts'
import { canAbandon, canExchange, canSendDragon, isWithinDie, survey } from './conquest.ts'
import { alliesFor } from './diplomacy.ts'
import { heroesToPlace } from './markers.ts'
import { canPick } from './offer.ts'
import { campsInHand } from './people.ts'
import { spareOf } from './redeploy.ts'
import { traitsOf } from './traits.ts'
import { now } from './turn.ts'

export function moves(p: SmallWorldPosition, seat: Seat): SmallWorldMove[] {
  const { kind, race } = now(p)
  switch (kind) {
    case 'pick':
      return picks(p, seat)
    case 'turn':
      return [EXPAND, DECLINE]
    case 'conquer':
      return conquests(p, race)
    case 'retreat':
      return retreats(p, race)
    case 'redeploy':
      return redeployments(p, race)
    case 'regroup':
      return placements(p, race, p.hand[race])
    case 'encamp':
      return encampments(p, race, p.arranging !== PLACING)
    case 'reencamp':
      return encampments(p, race, false)
    case 'fortify':
      return fortresses(p, race)
    case 'heroes':
      return heroes(p, race)
    case 'ally':
      return allies(p, seat)
    case 'late-decline':
      return [DECLINE, SKIP]
    default:
      return []
  }
}

function picks(p: SmallWorldPosition, seat: Seat): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  for (let place = 0; place < p.offerRaces.length; place++) if (canPick(p, seat, place)) list.push(PICK[place])
  return list
}

function conquests(p: SmallWorldPosition, race: number): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  // SW-CONQ-6: whatever the race or power.
  if (p.hand[race] > 0) listTargets(p, race, list)
  for (let region = 0; region < p.holder.length; region++) if (canAbandon(p, race, region)) list.push(ABANDON[region])
  list.push(STOP)
  return list
}

function listTargets(p: SmallWorldPosition, race: number, list: SmallWorldMove[]): void {
  const traits = traitsOf(p, race)
  const hand = p.hand[race]
  const table = survey(p, race)
  let targets = 0
  for (let region = 0; region < p.holder.length; region++) {
    const price = table[region]
    if (price === 0) continue
    targets++
    if (price <= hand) list.push(CONQUER[region])
    // SW-RUL-44: a Berserk race makes no last attempt.
    else if (!traits.rollsFirst && isWithinDie(hand, price)) list.push(ATTEMPT[region])
    if (canSendDragon(p, region, traits)) list.push(DRAGON[region])
    if (canExchange(p, race, region, traits)) list.push(EXCHANGE[region])
  }
  if (traits.rollsFirst && p.pips === NONE && targets > 0) list.push(ROLL)
}

/** SW-DIE-4 */
function retreats(p: SmallWorldPosition, race: number): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) list.push(RETREAT[region])
  return list
}

function redeployments(p: SmallWorldPosition, race: number): SmallWorldMove[] {
  const spare = spareOf(p, race)
  const list = placements(p, race, spare)
  if (p.arranging !== PLACING) {
    let canLift = false
    for (let region = 0; region < p.holder.length; region++)
      if (p.holder[region] === race && p.tokens[region] > 1) {
        list.push(LIFT[region])
        canLift = true
      }
    if (canLift) return list
  }
  if (spare < 0)
    for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) list.push(VACATE[region])
  return list
}

/** Tokens to place, and confirmation once none is left. */
function placements(p: SmallWorldPosition, race: number, spare: number): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  if (spare === 0) list.push(DONE)
  if (spare <= 0) return list
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) for (let count = 1; count <= spare; count++) list.push(PLACE[region][count])
  list.push(SPREAD)
  return list
}

function encampments(p: SmallWorldPosition, race: number, mayLift: boolean): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  const spare = campsInHand(p, race)
  if (spare === 0) list.push(DONE)
  for (let region = 0; region < p.holder.length; region++) {
    if (p.holder[region] !== race) continue
    for (let count = 1; count <= spare; count++) list.push(CAMP[region][count])
    if (mayLift && p.camps[region] > 0) list.push(LIFT_CAMPS[region])
  }
  return list
}

function fortresses(p: SmallWorldPosition, race: number): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race && (p.marks[region] & FORTRESS) === 0) list.push(FORTIFY[region])
  list.push(SKIP)
  return list
}

function heroes(p: SmallWorldPosition, race: number): SmallWorldMove[] {
  if (heroesToPlace(p, race) === 0) return [DONE]
  const list: SmallWorldMove[] = []
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race && (p.marks[region] & HERO) === 0) list.push(PLACE_HERO[region])
  return list
}

function allies(p: SmallWorldPosition, seat: Seat): SmallWorldMove[] {
  const list: SmallWorldMove[] = []
  const bits = alliesFor(p, seat)
  for (let other = 0; other < p.seats; other++) if (bits & (1 << other)) list.push(ALLY[other])
  list.push(SKIP)
  return list
}
