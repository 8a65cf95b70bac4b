import { drawItem } from '../../../kernel/bag.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { COMBOS_ON_OFFER } from '../content/pieces.ts'
import { ACTIVE, type SmallWorldPosition, SOURCES } from '../position.ts'
import { earn } from './ledger.ts'
import { badgeNumber, bannerNumber, powerName, raceName } from './people.ts'
import type { Step } from './step.ts'
import { lore } from './traits.ts'

const PRICE = SOURCES.indexOf('price')
const FOUND = SOURCES.indexOf('found')

/** One coin on each combo above. SW-PICK-2 */
export const priceOf = (place: number): number => place

export const canPick = (p: SmallWorldPosition, seat: Seat, place: number): boolean =>
  place < p.offerRaces.length && p.coins[seat] >= priceOf(place)

/** How many tokens a race comes with; the tray is a hard limit. SW-COMP-5 */
export function tokensWith(p: SmallWorldPosition, race: number, power: number): number {
  const printed = bannerNumber(p, race) + badgeNumber(p, power) + lore(p).peoples[race][power + 1].raiders
  return Math.min(printed, p.tray[race])
}

export function pick(step: Step, seat: Seat, place: number): void {
  const { p, emit } = step
  const race = p.offerRaces[place]
  const power = p.offerPowers[place]
  const found = p.offerCoins[place]
  earn(p, seat, PRICE, -priceOf(place))
  earn(p, seat, FOUND, found)
  p.offerRaces = p.offerRaces.toSpliced(place, 1)
  p.offerPowers = p.offerPowers.toSpliced(place, 1)
  p.offerCoins = p.offerCoins.map((coins, at) => (at < place ? coins + 1 : coins)).toSpliced(place, 1)
  p.owner = replaced(p.owner, race, seat)
  p.standing = replaced(p.standing, race, ACTIVE)
  p.power = replaced(p.power, race, power)
  p.active[seat] = race
  p.debuted[seat] = 0
  p.dug[seat] = 0
  const tokens = tokensWith(p, race, power)
  p.tray[race] -= tokens
  p.hand[race] = tokens
  emit?.({
    kind: 'picked',
    seat,
    race: raceName(p, race),
    power: powerName(p, power),
    place,
    price: priceOf(place),
    found,
    tokens,
  })
  refill(step)
}

/** The queue moves up; as long as there are banners, six combos are open. SW-PICK-7 SW-RUL-11 */
export function refill(step: Step): void {
  const { p, emit } = step
  while (p.offerRaces.length < COMBOS_ON_OFFER && p.banners.length + p.returned.length > 0) {
    const race = drawBanner(step)
    const power = drawBadge(step)
    p.offerRaces = [...p.offerRaces, race]
    p.offerPowers = [...p.offerPowers, power]
    p.offerCoins = [...p.offerCoins, 0]
    const place = p.offerRaces.length - 1
    emit?.({ kind: 'offered', race: raceName(p, race), power: powerName(p, power), place })
  }
}

function drawBanner({ p, rng }: Step): number {
  if (p.banners.length === 0) {
    const [bottom, ...rest] = p.returned
    p.returned = rest
    return bottom
  }
  const banners = p.banners.slice()
  const race = drawItem(banners, rng)
  p.banners = banners
  return race
}

/** SW-PICK-9 */
function drawBadge({ p, rng, emit }: Step): number {
  if (p.badges.length === 0) {
    emit?.({ kind: 'badges-shuffled', count: p.discards.length })
    p.badges = p.discards
    p.discards = []
  }
  const badges = p.badges.slice()
  const power = drawItem(badges, rng)
  p.badges = badges
  return power
}

/** To the bottom of the stack, or straight into the column if there is none. SW-PICK-8 */
export function retireBanner(step: Step, race: number): void {
  step.p.returned = [...step.p.returned, race]
  refill(step)
}
