import { SPOTS } from '../content/figures.ts'
import { NONE } from '../position.ts'
import { amountOf } from './counting.ts'
import type { Deed } from './deed.ts'
import { HAS, LORE } from './lore.ts'
import type { Realm } from './realm.ts'

/** Deaths and tokens, carried out in the realm. */
export function aging(realm: Realm): number {
  const points = realm.has & HAS.aging ? yearGains(realm) : 0
  const { units, age, spared } = realm
  realm.deaths = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (units[spot] === NONE) continue
    if (spared[spot] || age[spot] < LORE[units[spot]].diesAt) age[spot]++
    else {
      units[spot] = NONE
      age[spot] = 0
      realm.deaths++
    }
  }
  spared.fill(0)
  return points
}

/** What the year brings, including what dying units leave behind. */
function yearGains(realm: Realm): number {
  const { units, age, dying, spared } = realm
  realm.deaths = realm.ageOnDying = realm.survivors = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    dying[spot] = units[spot] !== NONE && !spared[spot] && age[spot] >= LORE[units[spot]].diesAt ? 1 : 0
    if (dying[spot]) {
      realm.deaths++
      realm.ageOnDying += age[spot]
    } else if (units[spot] !== NONE && age[spot] > 0) realm.survivors++
  }
  let points = 0
  for (let i = 0; i < realm.inPlay; i++) {
    const lore = realm.lores[i]
    if (!(lore.has & HAS.aging)) continue
    if (lore.aging.length > 0) points += yearly(realm, lore.aging, realm.spots[i])
    if (lore.deaths.length > 0) points += legacies(realm, lore.deaths, realm.spots[i])
  }
  return points
}

function yearly(realm: Realm, deeds: readonly Deed[], spot: number): number {
  let points = 0
  for (let i = 0; i < deeds.length; i++) points += earn(realm, deeds[i], amountOf(realm, deeds[i], spot))
  return points
}

function legacies(realm: Realm, deeds: readonly Deed[], spot: number): number {
  let points = 0
  for (let i = 0; i < deeds.length; i++) {
    const deed = deeds[i]
    if (deed.isOwn && !realm.dying[spot]) continue
    points += earn(realm, deed, amountOf(realm, deed, spot) * (deed.isForEach ? realm.deaths : 1))
  }
  return points
}

/** Gold goes to the treasury, points are returned. */
function earn(realm: Realm, deed: Deed, amount: number): number {
  if (!deed.isGold) return amount
  realm.gold += amount
  return 0
}
