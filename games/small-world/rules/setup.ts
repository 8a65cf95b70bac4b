import { drawItem } from '../../../kernel/bag.ts'
import type { Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { seatAt } from '../../../kernel/seat.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAP_IDS, MAPS } from '../content/maps.ts'
import { STARTING_COINS } from '../content/pieces.ts'
import { CUSTOM_POWER, POWER_IDS } from '../content/powers.ts'
import { CUSTOM_RACE, RACE_IDS, RACES } from '../content/races.ts'
import type { SmallWorldOptions } from '../facts.ts'
import { type Custom, LEDGER_OF_SEAT, NONE, type SmallWorldPosition, SOURCES, TRIBE, UNTOUCHED } from '../position.ts'
import { customObjection, readCustom } from './custom.ts'
import { earn } from './ledger.ts'
import { refuse } from './objections.ts'
import { refill } from './offer.ts'
import { settle, startTurn } from './turn.ts'

const START = SOURCES.indexOf('start')
const DIPLOMAT = POWER_IDS.indexOf('diplomat')

const many = (count: number, value: number): number[] => new Array<number>(count).fill(value)

/** The map for the number of players, or the one that was chosen. SW-SETUP-1 */
export const mapFor = (options: SmallWorldOptions, seats: number): number =>
  options.map === 'by-players' ? MAPS.findIndex(map => map.players === seats) : MAP_IDS.indexOf(options.map)

export function setup(options: SmallWorldOptions, seats: number, rng: Rng): SmallWorldPosition {
  const map = mapFor(options, seats)
  const custom = readCustom(options.custom)
  // SW-ROUND-1 SW-RUL-1
  const first = seatAt(options.first === 'random' ? rng.below(seats) : Number(options.first) - 1)
  const races = RACE_IDS.length
  const p: SmallWorldPosition = {
    map,
    seats,
    first,
    openCoins: options.openCoins,
    custom,
    round: 1,
    turn: first,
    agenda: [],
    holder: many(ATLAS[map].size, NONE),
    tokens: many(ATLAS[map].size, 0),
    camps: many(ATLAS[map].size, 0),
    marks: MAPS[map].regions.map(region => (region.tribe ? TRIBE : 0)),
    tray: trayOf(custom),
    hand: many(races, 0),
    withdrawn: many(races, 0),
    aside: many(races, 0),
    owner: many(races, NONE),
    standing: many(races, 0),
    power: many(races, NONE),
    conquests: many(races, 0),
    active: many(seats, NONE),
    coins: many(seats, 0),
    debuted: many(seats, 0),
    dug: many(seats, 0),
    ally: many(seats, NONE),
    ledger: many(seats * LEDGER_OF_SEAT, 0),
    pips: NONE,
    die: NONE,
    arranging: UNTOUCHED,
    dragonUsed: 0,
    exchanged: 0,
    attacked: 0,
    offerRaces: [],
    offerPowers: [],
    offerCoins: [],
    banners: bannersFor(custom),
    returned: [],
    badges: badgesFor(custom, options.withoutDiplomat),
    discards: [],
  }
  for (let seat = 0; seat < seats; seat++) earn(p, seat, START, STARTING_COINS)
  layOut(p, options, rng)
  const step = { p, rng, emit: null }
  refill(step)
  startTurn(step)
  settle(step)
  return p
}

/** A home-made race has the tokens of another, whose own are then not in the game. SW-CUSTOM-1 */
function trayOf(custom: Custom | null): number[] {
  const tray: number[] = [...RACES.map(race => race.tokens), 0]
  if (custom?.race) {
    const lender = RACE_IDS.indexOf(custom.race.tokensOf)
    tray[CUSTOM_RACE] = tray[lender]
    tray[lender] = 0
  }
  return tray
}

function bannersFor(custom: Custom | null): number[] {
  const banners = RACES.map((_, race) => race)
  if (!custom?.race) return banners
  banners.push(CUSTOM_RACE)
  return banners.filter(race => RACE_IDS[race] !== custom.race?.tokensOf)
}

function badgesFor(custom: Custom | null, withoutDiplomat: boolean): number[] {
  const badges = POWER_IDS.map((_, power) => power).filter(power => power !== CUSTOM_POWER || custom?.power)
  return withoutDiplomat ? badges.filter(power => power !== DIPLOMAT) : badges
}

/** The first combos as the table chose them, race and power pair by pair; the rest is random. */
function layOut(p: SmallWorldPosition, options: SmallWorldOptions, rng: Rng): void {
  const races = options.races === 'random' ? [] : options.races.map(id => RACE_IDS.indexOf(id))
  const powers = options.powers === 'random' ? [] : options.powers.map(id => POWER_IDS.indexOf(id))
  const banners = p.banners.filter(race => !races.includes(race))
  const badges = p.badges.filter(power => !powers.includes(power))
  for (let place = 0; place < Math.max(races.length, powers.length); place++) {
    p.offerRaces = [...p.offerRaces, place < races.length ? races[place] : drawItem(banners, rng)]
    p.offerPowers = [...p.offerPowers, place < powers.length ? powers[place] : drawItem(badges, rng)]
    p.offerCoins = [...p.offerCoins, 0]
  }
  p.banners = banners
  p.badges = badges
}

export function optionsObjection(options: SmallWorldOptions, seats: number): Objection | null {
  const { players } = MAPS[mapFor(options, seats)]
  if (players < seats) return refuse('map-too-small', { players, seats })
  if (options.first !== 'random' && Number(options.first) > seats)
    return refuse('no-such-seat', { seat: Number(options.first), seats })
  return customObjection(options.custom) ?? boxObjection(options)
}

/** Nothing may be laid out that other options left in the box. */
function boxObjection(options: SmallWorldOptions): Objection | null {
  const custom = readCustom(options.custom)
  if (options.races !== 'random')
    for (const id of options.races)
      if (id === custom?.race?.tokensOf || (id === 'custom' && !custom?.race)) return refuse('not-in-the-box', { id })
  if (options.powers !== 'random')
    for (const id of options.powers)
      if ((id === 'diplomat' && options.withoutDiplomat) || (id === 'custom' && !custom?.power))
        return refuse('not-in-the-box', { id })
  return null
}
