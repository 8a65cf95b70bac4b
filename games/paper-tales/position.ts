import type { GameEvent } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { TAKE_BACKS } from './content/figures.ts'
import type { Phase, Row } from './content/vocabulary.ts'

/**
 * The current decision. Nothing nests in this game: everybody answers the same question, or one seat its next effect.
 */
export const STAGES = ['recruit', 'plan', 'pay', 'effects', 'keep', 'build', 'aging', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** No unit on a spot. */
export const NONE = -2

/** What a plan does with a unit already in the kingdom. */
export const STAY = 0
export const MOVE = 1
export const DISCARD = 2

/** Lists of cards are sorted and replaced, never changed in place, so clones share them. */
export type Cards = readonly number[]

/** A player's draft of the deployment, seen by nobody else until everybody is ready. */
export interface Plan {
  /** STAY, MOVE or DISCARD for the unit on each spot; all hidden in the view of others. */
  readonly old: readonly number[]
  /** Units from the hand for each row, artifacts from the hand. The cards stay in the hand until the reveal. */
  readonly top: Cards
  readonly bottom: Cards
  readonly artifacts: Cards
  readonly takeBacks: number
}

export const NO_PLAN: Plan = {
  old: [STAY, STAY, STAY, STAY, STAY],
  top: [],
  bottom: [],
  artifacts: [],
  takeBacks: TAKE_BACKS,
}

/** A packet somebody chose from, and what they took. */
export interface DraftPick {
  readonly packet: Cards
  readonly card: number
  /** With two players: what was laid off with it; otherwise NONE. */
  readonly discard: number
}

export interface Kingdom {
  gold: number
  vp: number
  /** By spot: 0 to 2 top row, 3 and 4 bottom row. */
  units: number[]
  age: number[]
  /** 0: of an earlier round; 1: deployed this round; 2: found by a Shapeshifter this round. */
  fresh: number[]
  /** Top-row spots of this round: 2, or 3 if the round began with a level II building. */
  top: number
  /** In order of deployment; the last `freshArtifacts` came this round. */
  artifacts: Cards
  freshArtifacts: number
  /** Laid face down and not yet paid. */
  pending: Cards
  /** The level of every building of the game: 0 unbuilt, 1 or 2. */
  buildings: number[]
  packet: Cards
  /** This round's choices in order, until plans are revealed: players remember what they passed on. */
  draft: readonly DraftPick[]
  hand: Cards
  kept: Cards
  plan: Plan
  /** As compared in the latest war. */
  strength: number
  warsWon: number
}

/** The opponent of the solo game; empty with more players. */
export interface Lich {
  cards: readonly number[]
  /** Turned up so far, one a round. */
  necropolis: readonly number[]
  leftCrypt: Cards
  rightCrypt: Cards
  left: number
  right: number
  vp: number
}

export interface PaperTalesPosition {
  readonly seats: number
  readonly gatesUnits: boolean
  readonly forge: boolean
  /** The special rules for two are in force. */
  readonly duel: boolean
  /** The buildings everybody may build, by number. */
  readonly available: readonly number[]
  round: number
  stage: Stage
  /** Whose answers are still awaited. */
  asked: readonly Seat[]
  /** Copies of each card in the draw pile and in the discard pile; hidden from all. */
  pile: number[]
  pileSize: number
  discard: number[]
  discardSize: number
  /** Copies of each card that everybody saw go to the discard pile since it was last shuffled. */
  buried: number[]
  kingdoms: Kingdom[]
  /** Answers that wait for the others; null when not given, and in the view of others. */
  sealed: (PaperTalesMove | null)[]
  /** The order in which this round's Deployment effects resolve, and how many seats are done. */
  order: readonly Seat[]
  turn: number
  /** The step of the effects being resolved (1 to 10), and its remaining sources. */
  step: number
  sources: readonly number[]
  /** Spots whose flip abilities a Shadow repeats this round. */
  shadowed: readonly number[]
  /** Where points came from: triples of source, round and points, one list a seat. */
  ledger: (readonly number[])[]
  lich: Lich
}

/** Each effect type lists its kinds, so that `Extract` finds each of them. */
type Each<K extends string, Fields> = K extends string ? { readonly kind: K } & Fields : never

export type PaperTalesMove =
  | { readonly kind: 'pick'; readonly card: number }
  /** Two players: keep one, discard one. */
  | { readonly kind: 'split'; readonly card: number; readonly discard: number }
  /** Solo: take one, lay one in the left crypt; the third goes right. */
  | { readonly kind: 'muster'; readonly card: number; readonly left: number }
  | Each<'dismiss' | 'move' | 'restore', { readonly spot: number }>
  | Each<'place' | 'withdraw', { readonly card: number; readonly row: Row }>
  | Each<'equip' | 'unequip', { readonly card: number }>
  | { readonly kind: 'ready' }
  /** The newly revealed units (by spot) and artifacts that get the gold. */
  | { readonly kind: 'pay'; readonly spots: readonly number[]; readonly artifacts: Cards }
  | { readonly kind: 'target'; readonly spot: number }
  | { readonly kind: 'found'; readonly building: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'keep'; readonly cards: Cards }
  | { readonly kind: 'build'; readonly building: number; readonly level: number }
  | { readonly kind: 'upgrade'; readonly building: number }
  | { readonly kind: 'pass' }
  /** Units saved by Healers, and units that pay to survive. */
  | { readonly kind: 'spare'; readonly saved: readonly number[]; readonly paying: readonly number[] }

export type MoveKind = PaperTalesMove['kind']

interface Gained {
  readonly seat: Seat
  /** A source of the ledger (see rules/ledger.ts). */
  readonly source: number
  readonly amount: number
}

export type PaperTalesEvent = GameEvent &
  (
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'phase'; readonly phase: Phase }
    | { readonly kind: 'dealt'; readonly cards: number }
    | { readonly kind: 'reshuffled'; readonly cards: number }
    /** A sealed answer has been given. */
    | { readonly kind: 'answered'; readonly seat: Seat; readonly stage: Stage }
    /** Several sealed answers are opened at once. */
    | { readonly kind: 'opened'; readonly stage: Stage; readonly shows: true }
    | { readonly kind: 'passed'; readonly direction: 'left' | 'right'; readonly cards: number; readonly shows: true }
    | { readonly kind: 'took-up'; readonly seat: Seat; readonly cards: number }
    | { readonly kind: 'entombed'; readonly left: number; readonly right: number; readonly shows: true }
    | {
        readonly kind: 'revealed'
        readonly seat: Seat
        readonly dismissed: Cards
        readonly units: readonly number[]
        readonly fresh: readonly number[]
        readonly artifacts: number
        readonly shows: true
      }
    | { readonly kind: 'paid'; readonly seat: Seat; readonly cards: Cards; readonly gold: number; readonly shows: true }
    /** Unpaid artifacts are discarded unseen: only their number is public. */
    | { readonly kind: 'unpaid'; readonly seat: Seat; readonly units: Cards; readonly artifacts: number }
    | { readonly kind: 'order'; readonly order: readonly Seat[] }
    | {
        readonly kind: 'shapeshifted'
        readonly seat: Seat
        readonly spot: number
        /** NONE when the whole pile held nothing suitable. */
        readonly card: number
        readonly turned: Cards
        readonly shows: true
      }
    | { readonly kind: 'shadowed'; readonly seat: Seat; readonly spot: number; readonly card: number }
    | Each<'founded' | 'raised', { readonly seat: Seat; readonly building: number }>
    | {
        readonly kind: 'aged'
        readonly seat: Seat
        readonly spot: number
        readonly card: number
        /** Negative when tokens were taken off. */
        readonly tokens: number
        readonly source: number
      }
    | Each<'gold' | 'vp', Gained>
    | { readonly kind: 'kept'; readonly seat: Seat; readonly cards: Cards; readonly discarded: number }
    | {
        readonly kind: 'strength'
        readonly seat: Seat
        /** What each spot adds to the total. */
        readonly spots: readonly number[]
        readonly bonus: number
        readonly total: number
      }
    | {
        readonly kind: 'war'
        readonly seat: Seat
        /** The neighbour; in the solo game `army` says which army it is. */
        readonly against: Seat
        readonly army: 'left' | 'right' | null
        readonly own: number
        readonly other: number
        readonly won: number
      }
    | { readonly kind: 'necropolis'; readonly source: number; readonly left: number; readonly right: number }
    | { readonly kind: 'lich-vp'; readonly source: number; readonly amount: number }
    | Each<
        'built' | 'upgraded',
        {
          readonly seat: Seat
          readonly building: number
          readonly level: number
          readonly land: number
          readonly gold: number
        }
      >
    | { readonly kind: 'saved'; readonly seat: Seat; readonly spot: number; readonly card: number }
    | {
        readonly kind: 'reborn'
        readonly seat: Seat
        readonly spot: number
        readonly card: number
        readonly gold: number
      }
    | {
        readonly kind: 'died'
        readonly seat: Seat
        readonly spot: number
        readonly card: number
        readonly tokens: number
      }
    | { readonly kind: 'time-passed'; readonly seat: Seat; readonly spots: readonly number[] }
    | { readonly kind: 'ended'; readonly places: readonly number[]; readonly scores: readonly number[] }
  )

export type EventKind = PaperTalesEvent['kind']

const cloneKingdom = (k: Kingdom): Kingdom => ({
  gold: k.gold,
  vp: k.vp,
  units: k.units.slice(),
  age: k.age.slice(),
  fresh: k.fresh.slice(),
  top: k.top,
  artifacts: k.artifacts,
  freshArtifacts: k.freshArtifacts,
  pending: k.pending,
  buildings: k.buildings.slice(),
  packet: k.packet,
  draft: k.draft,
  hand: k.hand,
  kept: k.kept,
  plan: k.plan,
  strength: k.strength,
  warsWon: k.warsWon,
})

const cloneLich = (lich: Lich): Lich => ({
  cards: lich.cards,
  necropolis: lich.necropolis,
  leftCrypt: lich.leftCrypt,
  rightCrypt: lich.rightCrypt,
  left: lich.left,
  right: lich.right,
  vp: lich.vp,
})

function cloneKingdoms(kingdoms: readonly Kingdom[]): Kingdom[] {
  const copies: Kingdom[] = []
  for (let seat = 0; seat < kingdoms.length; seat++) copies.push(cloneKingdom(kingdoms[seat]))
  return copies
}

export const clonePosition = (p: PaperTalesPosition): PaperTalesPosition => ({
  seats: p.seats,
  gatesUnits: p.gatesUnits,
  forge: p.forge,
  duel: p.duel,
  available: p.available,
  round: p.round,
  stage: p.stage,
  asked: p.asked,
  pile: p.pile.slice(),
  pileSize: p.pileSize,
  discard: p.discard.slice(),
  discardSize: p.discardSize,
  buried: p.buried.slice(),
  kingdoms: cloneKingdoms(p.kingdoms),
  sealed: p.sealed.slice(),
  order: p.order,
  turn: p.turn,
  step: p.step,
  sources: p.sources,
  shadowed: p.shadowed,
  ledger: p.ledger.slice(),
  lich: cloneLich(p.lich),
})
