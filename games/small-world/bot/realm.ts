import { ATLAS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import { DECLINED, FORTRESS, IMMUNE, NONE, type SmallWorldPosition } from '../position.ts'
import { lore, type Traits, traitsOf } from '../rules/traits.ts'
import type { PeopleFigures } from '../weights/figures.ts'

/** What a seat has, counted once: the effect of a move is added to it without playing the move. */
export interface Realm {
  purse: number
  /** How often it will still score, including this turn if it has not been paid yet. */
  turns: number
  /** What its races in decline pay a turn. */
  fallen: number
  /** About the active race, like all that follows; null without one. */
  traits: Traits | null
  hand: number
  /** Withdrawn or laid aside: not usable this turn. */
  reserve: number
  isConquering: boolean
  /** Coins of this turn alone. */
  once: number
  land: number
  income: number
  spare: number
  safety: number
}

export const emptyRealm = (): Realm => ({
  purse: 0,
  turns: 0,
  fallen: 0,
  traits: null,
  hand: 0,
  reserve: 0,
  isConquering: false,
  once: 0,
  land: 0,
  income: 0,
  spare: 0,
  safety: 0,
})

export function copyRealm(from: Realm, to: Realm): Realm {
  to.purse = from.purse
  to.turns = from.turns
  to.fallen = from.fallen
  to.traits = from.traits
  to.hand = from.hand
  to.reserve = from.reserve
  to.isConquering = from.isConquering
  to.once = from.once
  to.land = from.land
  to.income = from.income
  to.spare = from.spare
  to.safety = from.safety
  return to
}

const REALMS: readonly Realm[] = Array.from({ length: 5 }, emptyRealm)

/** What everybody has, by seat. Overwritten by the next count. */
export function countRealms(p: SmallWorldPosition, f: PeopleFigures): readonly Realm[] {
  for (let seat = 0; seat < p.seats; seat++) countHand(p, seat, REALMS[seat])
  const { races } = lore(p)
  for (let region = 0; region < p.holder.length; region++) {
    const race = p.holder[region]
    if (race === NONE) continue
    const realm = REALMS[p.owner[race]]
    if (p.standing[race] === DECLINED) realm.fallen += 1 + races[race].declinedCoins[region]
    else if (realm.traits !== null) {
      realm.land++
      realm.income += coinsOf(realm.traits, p.marks[region], region)
      realm.spare += p.tokens[region] - 1
      realm.safety += safetyOf(p, region, p.tokens[region], p.camps[region], p.marks[region], f)
    }
  }
  return REALMS
}

function countHand(p: SmallWorldPosition, seat: number, realm: Realm): void {
  const race = p.active[seat]
  realm.purse = p.coins[seat]
  realm.turns = turnsToScore(p, seat)
  realm.fallen = 0
  realm.traits = null
  if (race === NONE) return
  const traits = traitsOf(p, race)
  realm.traits = traits
  realm.hand = p.hand[race]
  realm.reserve = p.withdrawn[race] + p.aside[race]
  realm.isConquering = isConquering(p, race)
  realm.once = traits.conquestCoins * p.conquests[race] + (p.debuted[seat] ? 0 : traits.debutCoins)
  realm.land = 0
  realm.income = traits.turnCoins
  realm.spare = 0
  realm.safety = 0
}

/** What a region pays its active race, including what stands in it. */
export const coinsOf = (traits: Traits, marks: number, region: number): number =>
  1 + traits.regionCoins[region] + (traits.fortifies && marks & FORTRESS ? traits.fortressCoins : 0)

/** Well-guarded land lasts. */
export function safetyOf(
  p: SmallWorldPosition,
  region: number,
  tokens: number,
  camps: number,
  marks: number,
  f: PeopleFigures,
): number {
  if (marks & IMMUNE) return f.immune
  const walls = camps + (marks & FORTRESS ? 1 : 0) + (ATLAS[p.map].mountain[region] ? 1 : 0)
  return Math.min(f.safest, Math.sqrt(tokens + walls) * f.guard)
}

function turnsToScore(p: SmallWorldPosition, seat: number): number {
  if (p.agenda.length === 0) return 0
  const rest = MAPS[p.map].rounds - p.round
  const place = (seat - p.first + p.seats) % p.seats
  const current = (p.turn - p.first + p.seats) % p.seats
  if (place > current) return rest + 1
  return place === current && !isPaid(p) ? rest + 1 : rest
}

function isPaid(p: SmallWorldPosition): boolean {
  for (let at = 0; at < p.agenda.length; at++) {
    const { kind } = p.agenda[at]
    if (kind === 'score' || kind === 'pick' || kind === 'turn') return false
  }
  return true
}

function isConquering(p: SmallWorldPosition, race: number): boolean {
  for (let at = 0; at < p.agenda.length; at++) {
    const frame = p.agenda[at]
    if (frame.kind === 'conquer' && frame.race === race) return true
  }
  return false
}
