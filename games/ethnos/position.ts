import type { GameEvent } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Card } from './content/cards.ts'
import type { Kingdom } from './content/kingdoms.ts'
import type { Tribe } from './content/tribes.ts'

/** Bands are never changed in place, so clones share them. */
export interface Band {
  readonly seat: Seat
  readonly leader: Card
  readonly cards: readonly Card[]
}

/** The current decision, and whose it is. `amount` is the band's size, or how many bonus markers are left to place. */
export interface Frame {
  readonly kind: 'turn' | 'bonus' | 'troll' | 'chain' | 'keep' | 'wizard' | 'hordes'
  readonly seat: Seat
  readonly amount: number
}

/** No seat, no band, no kingdom. */
export const NONE = -2

export const SOURCES = ['kingdoms', 'merfolk', 'giants', 'bands', 'hordes'] as const
export type Source = (typeof SOURCES)[number]
export const AGES_IN_LEDGER = 3
export const LEDGER_WIDTH = SOURCES.length * AGES_IN_LEDGER

export interface EthnosPosition {
  readonly seats: number
  /** In play, in canonical order. */
  readonly tribes: readonly Tribe[]
  /** Values on the spaces I, II (and III) of each kingdom, kingdom by kingdom. */
  readonly tokens: readonly number[]
  age: number
  /** Copies of each kind in the deck, upper and lower part together. Hidden from all. */
  deck: number[]
  /** Cards left above and below the point where the dragons begin, dragons not counted. */
  upper: number
  lower: number
  /** Dragons seen this age. */
  dragons: number
  /** Who revealed the third dragon of the latest age that ended. */
  herald: Seat | typeof NONE
  row: Card[]
  /** Sorted. Hidden from the others, except what `known` shows. */
  hands: (readonly Card[])[]
  /** Cards that everybody saw enter a hand and nobody saw leave. Sorted. */
  known: (readonly Card[])[]
  bands: Band[]
  /** Cards laid off at the end of an age (ET-END-11). Hidden from all. */
  discard: Card[]
  supply: number[]
  /** Markers in kingdoms: `seat * 6 + kingdom`. */
  markers: number[]
  glory: number[]
  /** Cells reached on the merfolk board. */
  merfolk: number[]
  /** One bit per kingdom for each marker on the horde board. */
  hordes: number[]
  /** Owner of the troll token of value `index + 1`. */
  trolls: (Seat | typeof NONE)[]
  /** The band that holds the giant token. */
  giant: number
  /** Where glory came from: `seat * LEDGER_WIDTH + (age - 1) * SOURCES.length + source`. */
  ledger: number[]
  /** The top frame is the current decision; empty when the game is over. */
  agenda: Frame[]
}

export type EthnosMove =
  | { readonly kind: 'recruit'; readonly card: Card }
  | { readonly kind: 'draw' }
  | {
      readonly kind: 'band'
      readonly cards: readonly Card[]
      readonly leader: Card
      readonly kingdom: Kingdom | typeof NONE
      /** The leader's ability is not used (ET-R-6). */
      readonly decline?: true
    }
  | { readonly kind: 'scatter' }
  | { readonly kind: 'bonus'; readonly kingdom: Kingdom | typeof NONE }
  /** Value 0: none. */
  | { readonly kind: 'troll'; readonly value: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'keep'; readonly cards: readonly Card[] }
  | { readonly kind: 'wizard'; readonly draw: boolean }
  | { readonly kind: 'hordes'; readonly cash: boolean }

export type EthnosEvent = GameEvent &
  (
    | { readonly kind: 'age-began'; readonly age: number; readonly first: Seat }
    | { readonly kind: 'recruited'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'dragon'; readonly seat: Seat; readonly number: number }
    | {
        readonly kind: 'band'
        readonly seat: Seat
        readonly cards: readonly Card[]
        readonly leader: Card
        readonly shows: true
      }
    | { readonly kind: 'marker'; readonly seat: Seat; readonly kingdom: Kingdom; readonly total: number }
    | { readonly kind: 'declined'; readonly seat: Seat; readonly leader: Card }
    | { readonly kind: 'giant'; readonly seat: Seat; readonly size: number; readonly glory: number }
    | {
        readonly kind: 'swam'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly bonuses: number
      }
    | { readonly kind: 'troll'; readonly seat: Seat; readonly value: number }
    | { readonly kind: 'horde'; readonly seat: Seat; readonly kingdom: Kingdom }
    | { readonly kind: 'laid-out'; readonly seat: Seat; readonly cards: readonly Card[]; readonly shows: true }
    | { readonly kind: 'kept'; readonly seat: Seat; readonly count: number }
    | {
        readonly kind: 'age-ended'
        readonly age: number
        readonly seat: Seat
        /** Which band and which seats held the tokens that now return (ET-END-8). Absent under the first rules. */
        readonly giant?: number
        readonly trolls?: readonly (Seat | typeof NONE)[]
      }
    | { readonly kind: 'kingdom-scored'; readonly kingdom: Kingdom; readonly gains: readonly number[] }
    | { readonly kind: 'merfolk-scored'; readonly gains: readonly number[] }
    | { readonly kind: 'giant-scored'; readonly seat: Seat; readonly glory: number }
    | { readonly kind: 'skeletons-left'; readonly count: number }
    | { readonly kind: 'bands-scored'; readonly seat: Seat; readonly sizes: readonly number[]; readonly glory: number }
    | { readonly kind: 'hordes-cashed'; readonly seat: Seat; readonly count: number; readonly glory: number }
    | { readonly kind: 'hordes-kept'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'game-ended'; readonly places: readonly number[] }
  )

export const clonePosition = (p: EthnosPosition): EthnosPosition => ({
  seats: p.seats,
  tribes: p.tribes,
  tokens: p.tokens,
  age: p.age,
  deck: p.deck.slice(),
  upper: p.upper,
  lower: p.lower,
  dragons: p.dragons,
  herald: p.herald,
  row: p.row.slice(),
  hands: p.hands.slice(),
  known: p.known.slice(),
  bands: p.bands.slice(),
  discard: p.discard.slice(),
  supply: p.supply.slice(),
  markers: p.markers.slice(),
  glory: p.glory.slice(),
  merfolk: p.merfolk.slice(),
  hordes: p.hordes.slice(),
  trolls: p.trolls.slice(),
  giant: p.giant,
  ledger: p.ledger.slice(),
  agenda: p.agenda.slice(),
})

export const topFrame = (p: EthnosPosition): Frame | undefined => p.agenda[p.agenda.length - 1]

/** The frame that a seat is asked about: there is one whenever somebody is to move. */
export const answered = (p: EthnosPosition): Frame => p.agenda[p.agenda.length - 1]
