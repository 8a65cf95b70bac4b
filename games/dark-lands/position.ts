import type { GameEvent } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { BoardId, Cell } from './content/boards.ts'
import type { Card } from './content/deck.ts'
import type { Companion } from './content/figures.ts'

/** The current decision, and whose it is. Exchanges run beside it (`exchanging`). */
export interface Frame {
  readonly kind: 'companions' | 'buy' | 'rechoose' | 'play' | 'insight' | 'scouting' | 'transmutation'
  /** All seats that have yet to choose their free companions. */
  readonly seat: Seat | typeof NONE
  /** Transmutation: cards discarded so far; play: companions bought this turn. */
  readonly amount: number
}

/** No seat, no card, or a choice not made yet. */
export const NONE = -2

/** Never changed in place: clones share it. */
export interface Claim {
  readonly cell: Cell
  readonly seat: Seat
  /** Its owner's next turn has come: it is stronger now, and gone when the turn ends (DL-MC-6). */
  readonly ripe: boolean
}

export const SOURCES = [
  'start',
  'regions',
  'treasure-map',
  'transmutation',
  'toll',
  'royal-decree',
  'companions',
  'recruitment',
  'compensation',
] as const
export type Source = (typeof SOURCES)[number]

export interface DarkLandsPosition {
  readonly seats: number
  readonly board: BoardId
  /** Of each region. */
  readonly levels: readonly number[]
  /** Levels of the tiles left out of the short board. */
  readonly aside: readonly number[]
  readonly compensation: boolean
  /** First player of round 1: chosen by the table, or drawn after the free companions are revealed. */
  first: Seat | typeof NONE
  round: number
  /** Turns begun so far, including the current one. */
  turn: number

  /**
   * For each region its owner, Troop and Fortification. Never changed in place, like the support: clones share them.
   */
  owners: readonly (Seat | typeof NONE)[]
  troops: readonly (Card | typeof NONE)[]
  forts: readonly (Card | typeof NONE)[]
  /** What a seat's neighbouring regions add to its capture of a region: `seat * regions + region`. */
  support: readonly number[]
  /** Regions nobody has captured. */
  open: number
  claims: readonly Claim[]

  coins: number[]
  /** Owned, and how many of them face up: `seat * 3 + type`. */
  companions: number[]
  ready: number[]
  /** The free pair each seat has chosen (`PAIRS`). Hidden from the others until all have. */
  sealed: number[]

  /** Sorted. Hidden from the others. */
  hands: (readonly Card[])[]
  /** Copies of each card in the deck, except those known to lie at its bottom. Hidden from all. */
  deck: number[]
  deckSize: number
  /** The bottom of the deck as Scouting left it, highest first, and who arranged it. Hidden from all others. */
  under: readonly Card[]
  underBy: readonly Seat[]
  /** Copies of each card in the discard pile. */
  discard: number[]
  discardSize: number
  /** Claims that were played (DL-RUL-41). */
  removed: number

  /** Charges that wait for the next Troop card of this turn (DL-MC-2). */
  attackCharge: number
  treasureCharge: number
  /** Regions named by Portal (own) and Alliance (others'). */
  remote: readonly Cell[]
  /** Cards seen by Scouting while the choice is open. Sorted. Hidden from the others. */
  looked: readonly Card[]

  /** Seats with an open exchange, and the cards they have named so far. Sorted; hidden from the others. */
  exchanging: boolean[]
  named: (readonly Card[])[]

  /** Captured or claimed in their latest turn (DL-RUL-31). */
  active: boolean[]
  /** Where coins came from, for each seat: triples of round, source and coins. */
  ledger: (readonly number[])[]
  /** The top frame is the current decision; empty when the game is over. */
  agenda: Frame[]
}

export type DarkLandsMove =
  /** The two free companions, sorted. */
  | { readonly kind: 'choose'; readonly companions: readonly Companion[] }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'buy'; readonly companion: Companion }
  /** Leaves step 1 without buying. */
  | { readonly kind: 'proceed' }
  | { readonly kind: 'capture'; readonly card: Card; readonly cell: Cell }
  | { readonly kind: 'fortify'; readonly card: Card; readonly cell: Cell }
  /** Magic that needs no target. */
  | { readonly kind: 'cast'; readonly card: Card }
  /** Claim, Portal, Alliance. */
  | { readonly kind: 'aim'; readonly card: Card; readonly cell: Cell }
  | { readonly kind: 'recruit'; readonly companion: Companion }
  /** Second Wind. */
  | { readonly kind: 'rally'; readonly warriors: number; readonly artisans: number }
  | { readonly kind: 'levitate'; readonly from: Cell; readonly to: Cell }
  /** For Insight and Transmutation. */
  | { readonly kind: 'discard'; readonly card: Card }
  /** No more cards for Transmutation. */
  | { readonly kind: 'stop' }
  /** `take` is sorted; `under` is an order, highest first. */
  | { readonly kind: 'scout'; readonly take: readonly Card[]; readonly under: readonly Card[] }
  /** Ends step 2. */
  | { readonly kind: 'end' }
  /** Names a pair for the exchange, sorted. */
  | { readonly kind: 'give'; readonly cards: readonly Card[] }
  /** Carries out the exchange with the pairs named, or declines it if there are none. */
  | { readonly kind: 'close' }

/** The parts of a capture's strength (DL-MC-3). */
export interface Strength {
  readonly attack: number
  readonly charge: number
  readonly support: number
  readonly portal: number
  readonly alliance: number
  readonly claim: number
}

export type DrawReason = 'turn' | 'insight' | 'exchange' | 'redraw'

export type DarkLandsEvent = GameEvent &
  (
    | { readonly kind: 'chose'; readonly seat: Seat }
    | { readonly kind: 'companions'; readonly pairs: readonly number[]; readonly first: Seat; readonly shows: true }
    | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
    | { readonly kind: 'redrew'; readonly seat: Seat; readonly cards: readonly Card[]; readonly shows: true }
    | { readonly kind: 'rechose'; readonly seat: Seat; readonly companions: readonly Companion[] }
    | { readonly kind: 'bought'; readonly seat: Seat; readonly companion: Companion; readonly price: number }
    | {
        readonly kind: 'captured'
        readonly seat: Seat
        readonly card: Card
        readonly cell: Cell
        readonly level: number
        readonly strength: Strength
        readonly coins: number
        readonly bonus: number
        readonly shows: true
      }
    | {
        readonly kind: 'fortified'
        readonly seat: Seat
        readonly card: Card
        readonly cell: Cell
        readonly support: number
        readonly shows: true
      }
    | { readonly kind: 'cast'; readonly seat: Seat; readonly card: Card; readonly shows: true }
    | { readonly kind: 'charged'; readonly seat: Seat; readonly attack: number; readonly coins: number }
    | {
        readonly kind: 'named-region'
        readonly seat: Seat
        readonly card: Card
        readonly cell: Cell
        readonly support: number
      }
    | { readonly kind: 'claimed'; readonly seat: Seat; readonly cell: Cell }
    | { readonly kind: 'claim-ended'; readonly seat: Seat; readonly cell: Cell }
    | { readonly kind: 'recruited'; readonly seat: Seat; readonly companion: Companion; readonly price: number }
    | { readonly kind: 'rallied'; readonly seat: Seat; readonly warriors: number; readonly artisans: number }
    | { readonly kind: 'levitated'; readonly seat: Seat; readonly card: Card; readonly from: Cell; readonly to: Cell }
    | {
        readonly kind: 'earned'
        readonly seat: Seat
        readonly card: Card
        readonly regions: number
        readonly coins: number
      }
    | {
        readonly kind: 'transmuted'
        readonly seat: Seat
        readonly card: Card
        readonly coins: number
        readonly shows: true
      }
    | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card; readonly shows: true }
    | { readonly kind: 'looked'; readonly seat: Seat; readonly cards: readonly Card[]; readonly shows: true }
    | {
        readonly kind: 'scouted'
        readonly seat: Seat
        readonly took: readonly Card[]
        readonly under: readonly Card[]
        readonly shows: true
      }
    | { readonly kind: 'reshuffled'; readonly cards: number }
    | {
        readonly kind: 'drew'
        readonly seat: Seat
        readonly cards: readonly Card[]
        readonly why: DrawReason
        readonly shows: true
      }
    | { readonly kind: 'turn-ended'; readonly seat: Seat; readonly active: boolean; readonly idleMages: number }
    | { readonly kind: 'gave'; readonly seat: Seat; readonly cards: readonly Card[]; readonly shows: true }
    | { readonly kind: 'exchanged'; readonly seat: Seat; readonly cards: readonly Card[]; readonly shows: true }
    | { readonly kind: 'declined'; readonly seat: Seat }
    | { readonly kind: 'ended'; readonly why: 'full' | 'inactive' }
    | { readonly kind: 'compensated'; readonly seat: Seat; readonly coins: number }
  )

export const clonePosition = (p: DarkLandsPosition): DarkLandsPosition => ({
  seats: p.seats,
  board: p.board,
  levels: p.levels,
  aside: p.aside,
  compensation: p.compensation,
  first: p.first,
  round: p.round,
  turn: p.turn,
  owners: p.owners,
  troops: p.troops,
  forts: p.forts,
  support: p.support,
  open: p.open,
  claims: p.claims,
  coins: p.coins.slice(),
  companions: p.companions.slice(),
  ready: p.ready.slice(),
  sealed: p.sealed.slice(),
  hands: p.hands.slice(),
  deck: p.deck.slice(),
  deckSize: p.deckSize,
  under: p.under,
  underBy: p.underBy,
  discard: p.discard.slice(),
  discardSize: p.discardSize,
  removed: p.removed,
  attackCharge: p.attackCharge,
  treasureCharge: p.treasureCharge,
  remote: p.remote,
  looked: p.looked,
  exchanging: p.exchanging.slice(),
  named: p.named.slice(),
  active: p.active.slice(),
  ledger: p.ledger.slice(),
  agenda: p.agenda.slice(),
})

export const topFrame = (p: DarkLandsPosition): Frame | undefined => p.agenda[p.agenda.length - 1]
