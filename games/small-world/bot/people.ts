import type { Seat } from '../../../kernel/seat.ts'
import { DECLINED, NONE, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import { DECLINE, EXPAND, PICK, SKIP } from '../rules/choices.ts'
import { lingersOn } from '../rules/decline.ts'
import { canPick, priceOf, tokensWith } from '../rules/offer.ts'
import { lore } from '../rules/traits.ts'
import { type PeopleWeights, scaleOf, worthOf } from './prospects.ts'
import { copyRealm, countRealms, emptyRealm, type Realm, safetyOf } from './realm.ts'

/* Which people to take, and when to leave it. Nobody else gains or loses by it, so only one's own realm is weighed. */

const tried = emptyRealm()

export function bestCombo(p: SmallWorldPosition, seat: Seat, weights: PeopleWeights): SmallWorldMove {
  const scale = scaleOf(weights)
  const realm = countRealms(p, weights.figures)[seat]
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < p.offerRaces.length; place++) {
    if (!canPick(p, seat, place)) continue
    const worth = worthOf(withCombo(p, realm, place), scale)
    if (worth <= most) continue
    most = worth
    best = place
  }
  return PICK[best]
}

function withCombo(p: SmallWorldPosition, realm: Realm, place: number): Realm {
  const race = p.offerRaces[place]
  const power = p.offerPowers[place]
  const traits = lore(p).peoples[race][power + 1]
  copyRealm(realm, tried)
  tried.purse += p.offerCoins[place] - priceOf(place)
  tried.traits = traits
  tried.hand = tokensWith(p, race, power)
  tried.reserve = 0
  tried.isConquering = true
  tried.once = traits.debutCoins
  tried.land = 0
  tried.income = traits.turnCoins
  tried.spare = 0
  tried.safety = 0
  return tried
}

export function stayOrLeave(p: SmallWorldPosition, seat: Seat, weights: PeopleWeights): SmallWorldMove {
  const scale = scaleOf(weights)
  const realm = countRealms(p, weights.figures)[seat]
  const stayed = worthOf(gathered(p, seat, realm, weights), scale)
  const fallen = fallenAfter(p, seat)
  copyRealm(realm, tried)
  tried.traits = null
  tried.fallen = fallen
  // That ends the turn, and it is paid.
  tried.purse += fallen
  tried.turns--
  return worthOf(tried, scale) > stayed ? DECLINE : EXPAND
}

export function leaveLate(p: SmallWorldPosition, seat: Seat, weights: PeopleWeights): SmallWorldMove {
  const scale = scaleOf(weights)
  const realm = countRealms(p, weights.figures)[seat]
  const stayed = worthOf(realm, scale)
  copyRealm(realm, tried)
  tried.traits = null
  tried.fallen = fallenAfter(p, seat)
  return worthOf(tried, scale) >= stayed ? DECLINE : SKIP
}

/** All tokens in hand except one in each region, ready to conquer. */
function gathered(p: SmallWorldPosition, seat: Seat, realm: Realm, { figures }: PeopleWeights): Realm {
  const race = p.active[seat]
  copyRealm(realm, tried)
  tried.hand += p.aside[race] + realm.spare
  tried.reserve -= p.aside[race]
  tried.spare = 0
  tried.isConquering = true
  tried.safety = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) tried.safety += safetyOf(p, region, 1, p.camps[region], p.marks[region], figures)
  return tried
}

/** What the seat's races in decline will pay each turn once the active one has joined them. */
function fallenAfter(p: SmallWorldPosition, seat: Seat): number {
  const { races, peoples } = lore(p)
  const active = p.active[seat]
  const staysBeside = peoples[active][p.power[active] + 1].lingers
  let coins = 0
  for (let region = 0; region < p.holder.length; region++) {
    const race = p.holder[region]
    if (race === NONE || p.owner[race] !== seat) continue
    if (race !== active && !staysBeside && p.standing[race] === DECLINED && !lingersOn(p, race)) continue
    coins += 1 + races[race].declinedCoins[region]
  }
  return coins
}
