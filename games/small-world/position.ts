import type { InLanguages } from '../../kernel/languages.ts'
import type { Seat } from '../../kernel/seat.ts'
import { MOST_ROUNDS } from './content/maps.ts'
import type { PowerId } from './content/powers.ts'
import type { RaceId } from './content/races.ts'
import type { Effects } from './rules/effects.ts'

/** No race, no power, no player, no roll. */
export const NONE = -1

/** What stands in a region besides tokens and encampments, as bits of `marks`. */
export const TRIBE = 1
export const FORTRESS = 2
export const HOLE = 4
export const HERO = 8
export const DRAGON = 16
/** Taken this turn: its tokens stay until redeployment. SW-CONQ-7 SW-RUL-16 */
export const TAKEN = 32
/** No opponent can touch a region with one of these. */
export const IMMUNE = HOLE | HERO | DRAGON

/** How a race stands: `standing[race]`. */
export const UNUSED = 0
export const ACTIVE = 1
export const DECLINED = 2

/** The state of an arrangement: what has been put down is not lifted again. `arranging` */
export const UNTOUCHED = 0
export const LIFTING = 1
export const PLACING = 2

/**
 * What is being decided, or done next. The last entry of the agenda is current. rules/turn.ts lays out a turn's agenda
 * in the order of SW-TURN-4; steps without a decision are carried out without asking.
 */
export const STEPS = [
  'pick',
  'turn',
  'ready',
  'conquer',
  'retreat',
  'muster',
  'redeploy',
  'encamp',
  'fortify',
  'rally',
  'heroes',
  'score',
  'ally',
  'late-decline',
  'victims',
  'regroup',
  'reencamp',
  'pass',
] as const

export interface Frame {
  readonly kind: (typeof STEPS)[number]
  readonly seat: Seat
  /** The race it is about, or NONE. */
  readonly race: number
}

/** Words that a player has written on the blank banner or badge. */
export type Printed = InLanguages<string>

export interface CustomRace {
  readonly name: Printed
  readonly text: Printed
  readonly number: number
  /** Whose tokens it uses; that banner stays in the box. */
  readonly tokensOf: RaceId
  readonly effects: Effects
}

export interface CustomPower {
  readonly name: Printed
  readonly text: Printed
  readonly number: number
  readonly effects: Effects
}

export interface Custom {
  readonly race: CustomRace | null
  readonly power: CustomPower | null
}

/** Where coins came from, in the order of the score sheet. */
export const SOURCES = ['start', 'price', 'found', 'regions', 'declined', 'race', 'power'] as const
export type Source = (typeof SOURCES)[number]

/**
 * Races, powers and regions are numbers: indices in the tables of content/. Readonly lists are never changed in place:
 * clones share them.
 */
export interface SmallWorldPosition {
  readonly map: number
  readonly seats: number
  readonly first: Seat
  readonly openCoins: boolean
  readonly custom: Custom | null

  round: number
  turn: Seat
  agenda: Frame[]

  /** By region: the race that holds it or NONE, its tokens, its encampments, and the bits above. */
  holder: number[]
  tokens: number[]
  camps: number[]
  marks: number[]

  /** By race: tokens in the tray, in hand, withdrawn this turn and not usable in it, and laid aside (Amazons). */
  tray: number[]
  hand: number[]
  withdrawn: number[]
  aside: number[]
  /** By race: whose it is, how it stands, the badge beside it, and its non-empty conquests of this turn. */
  owner: readonly number[]
  standing: readonly number[]
  power: readonly number[]
  conquests: number[]

  /** By seat: the active race or NONE; coins (hidden from others); whether the combo has been paid out once; holes dug; the ally named. */
  active: number[]
  coins: number[]
  debuted: number[]
  dug: number[]
  ally: number[]
  /** Coins by seat, round and source, as everybody has seen them: see `ledgerAt`. */
  ledger: readonly number[]

  /** Of this turn: pips of a Berserk roll or NONE; how far an arrangement has come. */
  pips: number
  /** What the die on the table showed last; NONE before the first roll. */
  die: number
  arranging: number
  dragonUsed: number
  /** Bits of opponents: robbed by an exchange; whose active race was attacked. */
  exchanged: number
  attacked: number

  /** The combos on offer, from the free one down. */
  offerRaces: readonly number[]
  offerPowers: readonly number[]
  offerCoins: readonly number[]
  /** Below the tops: banners in unknown order, then those put to the bottom in known order. */
  banners: readonly number[]
  returned: readonly number[]
  badges: readonly number[]
  discards: readonly number[]
}

export const ledgerAt = (seat: number, round: number, source: number): number =>
  (seat * MOST_ROUNDS + round - 1) * SOURCES.length + source

export const LEDGER_OF_SEAT = MOST_ROUNDS * SOURCES.length

export type SmallWorldMove =
  /** Counted from the free combo. */
  | { readonly kind: 'pick'; readonly place: number }
  | { readonly kind: 'expand' }
  /** At the start of the turn, or after scoring for a race that may. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'abandon'; readonly region: number }
  | { readonly kind: 'conquer'; readonly region: number }
  | { readonly kind: 'dragon'; readonly region: number }
  | { readonly kind: 'exchange'; readonly region: number }
  | { readonly kind: 'roll' }
  /** The last attempt, with the die. */
  | { readonly kind: 'attempt'; readonly region: number }
  | { readonly kind: 'stop' }
  /** Where the tokens of a failed attempt go, all together. */
  | { readonly kind: 'retreat'; readonly region: number }
  /** Takes all tokens but one in hand. */
  | { readonly kind: 'lift'; readonly region: number }
  | { readonly kind: 'place'; readonly region: number; readonly count: number }
  /** Places the rest evenly, weakest region first. */
  | { readonly kind: 'spread' }
  /** Amazons without enough tokens: leaves a region. */
  | { readonly kind: 'vacate'; readonly region: number }
  | { readonly kind: 'lift-camps'; readonly region: number }
  | { readonly kind: 'camp'; readonly region: number; readonly count: number }
  | { readonly kind: 'fortify'; readonly region: number }
  | { readonly kind: 'hero'; readonly region: number }
  | { readonly kind: 'ally'; readonly seat: number }
  /** The arrangement stands. */
  | { readonly kind: 'done' }
  /** No fortress, no ally, no decline. */
  | { readonly kind: 'skip' }

/** A race or power in an event: its id, or the words on the blank one. */
export type RaceName = RaceId | Printed
export type PowerName = PowerId | Printed

/** A region in an event: its number means nothing without the map. */
export interface Spot {
  readonly map: number
  readonly region: number
}

export interface IncomeLine {
  readonly source: Source
  readonly race: RaceName
  readonly points: number
}

export type SmallWorldEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'picked'
      readonly seat: Seat
      readonly race: RaceName
      readonly power: PowerName
      readonly place: number
      readonly price: number
      readonly found: number
      readonly tokens: number
    }
  | { readonly kind: 'offered'; readonly race: RaceName; readonly power: PowerName; readonly place: number }
  | { readonly kind: 'badges-shuffled'; readonly count: number }
  | { readonly kind: 'readied'; readonly seat: Seat; readonly race: RaceName; readonly hand: number }
  | { readonly kind: 'abandoned'; readonly seat: Seat; readonly race: RaceName; readonly at: Spot }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly pips: number; readonly at: Spot | null }
  | {
      readonly kind: 'conquered'
      readonly seat: Seat
      readonly race: RaceName
      readonly at: Spot
      readonly by: 'tokens' | 'die' | 'dragon' | 'exchange'
      readonly tokens: number
      readonly tribe: boolean
      /** Who held the region, and what became of the tokens; null if nobody did. */
      readonly victim: {
        readonly seat: Seat
        readonly race: RaceName
        readonly lost: number
        readonly withdrawn: number
        readonly camps: number
      } | null
      readonly hole: boolean
    }
  | {
      readonly kind: 'repelled'
      readonly seat: Seat
      readonly race: RaceName
      readonly at: Spot
      readonly left: number
    }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly race: RaceName; readonly tokens: number }
  | {
      readonly kind: 'lifted'
      readonly seat: Seat
      readonly race: RaceName
      readonly at: Spot
      readonly tokens: number
    }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly race: RaceName
      readonly at: Spot
      readonly tokens: number
    }
  | { readonly kind: 'vacated'; readonly seat: Seat; readonly race: RaceName; readonly at: Spot }
  | { readonly kind: 'laid-aside'; readonly seat: Seat; readonly race: RaceName; readonly tokens: number }
  | { readonly kind: 'camps-lifted'; readonly seat: Seat; readonly at: Spot; readonly camps: number }
  | { readonly kind: 'encamped'; readonly seat: Seat; readonly at: Spot; readonly camps: number }
  | { readonly kind: 'fortified'; readonly seat: Seat; readonly at: Spot }
  | { readonly kind: 'hero'; readonly seat: Seat; readonly at: Spot }
  | {
      readonly kind: 'scored'
      readonly seat: Seat
      readonly lines: readonly IncomeLine[]
      readonly total: number
    }
  | { readonly kind: 'allied'; readonly seat: Seat; readonly ally: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly race: RaceName; readonly regions: number }
  | { readonly kind: 'gone'; readonly seat: Seat; readonly race: RaceName }
  | { readonly kind: 'ended'; readonly coins: readonly number[]; readonly shows: true }

export function clonePosition(p: SmallWorldPosition): SmallWorldPosition {
  return {
    map: p.map,
    seats: p.seats,
    first: p.first,
    openCoins: p.openCoins,
    custom: p.custom,
    round: p.round,
    turn: p.turn,
    agenda: p.agenda.slice(),
    holder: p.holder.slice(),
    tokens: p.tokens.slice(),
    camps: p.camps.slice(),
    marks: p.marks.slice(),
    tray: p.tray.slice(),
    hand: p.hand.slice(),
    withdrawn: p.withdrawn.slice(),
    aside: p.aside.slice(),
    owner: p.owner,
    standing: p.standing,
    power: p.power,
    conquests: p.conquests.slice(),
    active: p.active.slice(),
    coins: p.coins.slice(),
    debuted: p.debuted.slice(),
    dug: p.dug.slice(),
    ally: p.ally.slice(),
    ledger: p.ledger,
    pips: p.pips,
    die: p.die,
    arranging: p.arranging,
    dragonUsed: p.dragonUsed,
    exchanged: p.exchanged,
    attacked: p.attacked,
    offerRaces: p.offerRaces,
    offerPowers: p.offerPowers,
    offerCoins: p.offerCoins,
    banners: p.banners,
    returned: p.returned,
    badges: p.badges,
    discards: p.discards,
  }
}
