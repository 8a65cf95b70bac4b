import type { Emit, GameEvent } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { FactionId } from './content/factions.ts'
import type { Action } from './content/figures.ts'
import type { Resource } from './content/resources.ts'
import type { SideId } from './content/territories.ts'
import type { Token } from './content/tokens.ts'

/** No seat, no region, no side. */
export const NONE = -2
/** A sealed choice not made yet. (`HIDDEN`, -1, is one made by somebody else.) */
export const NOT_SET = -2

/** Owner of the neutral armies of the Lost Kingdom (TEK-2P-1). */
export const NEUTRAL: Seat = 6

/** What lies in a region: nothing, a face-down token, or (2 + its number) a permanent token. */
export const NO_TOKEN = 0
export const FACE_DOWN = 1
export const FACE_UP = 2

export const SOURCES = [
  'armies',
  'magic',
  'ability',
  'tower',
  'capitals',
  'crown',
  'cities',
  'lost-kingdom',
  'trophies',
] as const
export type Source = (typeof SOURCES)[number]

export const END_REASONS = ['none', 'armies', 'tower', 'magic', 'long'] as const
export type EndReason = (typeof END_REASONS)[number]

export type WarStage =
  | 'dice'
  | 'raise'
  | 'result'
  | 'attacker-pays'
  | 'defender-pays'
  | 'aftermath'
  | 'lair'
  | 'fates'
  | 'spoils'

/** A war in progress. The dice are sealed: each is masked for everybody but its owner until both are set. */
export interface War {
  readonly kind: 'war'
  readonly region: number
  readonly attacker: Seat
  readonly defender: Seat
  /** The two were allies when it began (TEK-R-63). */
  readonly allied: boolean
  stage: WarStage
  /** Attacker's, defender's: 0 the flag, 1 to 11, or NOT_SET. */
  dice: number[]
  /** What Orcs 4 added after the reveal. */
  raised: number[]
  winner: Seat | typeof NONE
  /** Regions where the loser's army awaits its fate, ascending. */
  lost: number[]
  /** The Dragon's Lair spares the army in the contested region (TEK-TOKEN-DRAGON-1). */
  spared: boolean
  /** The loser's army in the contested region was returned to supply (Undead 3). */
  fallen: boolean
}

export type GainReason = 'enter' | 'treasure' | 'gift' | 'breakfast' | 'harvest' | 'spoils'

/** What is to be decided or done, the next one on top. Frames other than wars are never changed in place. */
export type Frame =
  | War
  | { readonly kind: 'draft' | 'card' | 'settle' | 'bare' | 'select' | 'respond' | 'exchange'; readonly seat: Seat }
  | { readonly kind: 'charters' }
  /** A further Patrol step; `stood` if the first step only stood an army up. */
  | {
      readonly kind: 'again'
      readonly seat: Seat
      readonly why: 'gallop' | 'swarm' | 'tireless'
      readonly region: number
      readonly stood: boolean
    }
  /** Units of choice; `capture` is a neutral army's region that must stay affordable, or NONE. */
  | {
      readonly kind: 'gain'
      readonly seat: Seat
      readonly count: number
      readonly why: GainReason
      readonly capture: number
    }
  /** `single`: the discount for paying with one type only (Humans 3). */
  | { readonly kind: 'pay'; readonly seat: Seat; readonly due: number; readonly single: number }
  | { readonly kind: 'raise'; readonly seat: Seat; readonly due: number; readonly single: number }
  | { readonly kind: 'give'; readonly seat: Seat; readonly to: Seat; readonly count: number }
  | { readonly kind: 'lair' | 'fate'; readonly seat: Seat }
  | { readonly kind: 'plunder'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'rise'; readonly seat: Seat; readonly region: number }
  | { readonly kind: 'bandit'; readonly seat: Seat; readonly region: number }
  /** Nobody is asked: armies of two players are about to fight, or an army is about to turn up a token. */
  | { readonly kind: 'clash' | 'token'; readonly seat: Seat; readonly region: number }

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

/** Readonly lists are never changed in place: clones share them. */
export interface TekPosition {
  readonly seats: number
  /** How players get factions and cards. */
  readonly factionsBy: 'random' | 'drafted' | 'chosen'
  readonly cardsBy: 'random' | 'chosen'
  readonly exploring: boolean
  /** Factions still available. */
  pool: readonly number[]
  factions: readonly number[]
  /** Territory card and, once the charters are open, its side: the home. */
  cards: readonly number[]
  homes: readonly number[]
  lost: number
  /** Sealed founding choices, one for each seat: see charters.ts. Masked for everybody but their owner. */
  sealed: readonly number[]
  /** Sides on the table: the homes by seat, then the Lost Kingdom. */
  lands: readonly number[]
  /**
   * Two places for each region, `2 * region` and the next: 0, or owner + 1, plus 8 if the army lies. The lower number
   * first.
   */
  armies: readonly number[]
  inPlay: number[]
  neutrals: number
  /** Mana, ore, food, seat by seat: see `slot`. */
  stock: number[]
  tower: number[]
  magic: number[]
  /** One for each action: 1 with a shield. */
  shields: number[]
  refreshes: number
  readonly first: Seat
  active: Seat
  /** The selected action's number, or NONE between turns. */
  action: number
  /** How many have acted or collected this turn. */
  answered: number
  ending: EndReason
  over: boolean
  tokens: readonly number[]
  /** Unseen tokens by kind: face down, or left in the box. */
  bag: readonly number[]
  crown: Seat | typeof NONE
  trophies: readonly number[]
  warsWon: readonly number[]
  /** Where the army that moves in this action is now; NONE if it is gone. */
  mover: number
  /** Points by source, `SOURCES.length * seat + source`; filled in at the end. */
  ledger: readonly number[]
  agenda: Frame[]
}

export interface Units {
  readonly mana: number
  readonly ore: number
  readonly food: number
}

export type TekMove =
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'card'; readonly card: number }
  | ({ readonly kind: 'found'; readonly side: SideId } & Units)
  | { readonly kind: 'settle' | 'bare'; readonly region: number }
  | { readonly kind: 'select'; readonly action: Action }
  | { readonly kind: 'pass' | 'done' | 'build' | 'research' | 'hold' }
  | { readonly kind: 'patrol' | 'quest' | 'swap'; readonly from: number; readonly to: number }
  | { readonly kind: 'stand'; readonly region: number }
  /** `ore` units replace food (Constructs 1). */
  | { readonly kind: 'mobilise'; readonly region: number; readonly ore: number }
  | { readonly kind: 'trade'; readonly give: Resource; readonly take: Resource; readonly count: number }
  /** The units are those of free choice. */
  | ({ readonly kind: 'collect' | 'gain' | 'pay' | 'give' } & Units)
  /** 0 is the white flag. */
  | { readonly kind: 'die'; readonly face: number }
  | { readonly kind: 'raise'; readonly resource: Resource }
  | { readonly kind: 'plunder'; readonly resource: Resource }
  | { readonly kind: 'lair'; readonly use: boolean }
  | { readonly kind: 'rise'; readonly use: boolean }
  | { readonly kind: 'retreat' | 'carry' | 'church' | 'relocate'; readonly from: number; readonly to: number }
  | { readonly kind: 'give-up'; readonly from: number }
  /** Pays off the bandit with the units, or loses the army. */
  | ({ readonly kind: 'bribe' } & Units)
  | { readonly kind: 'lose' }

export type MoveOf<K extends TekMove['kind']> = Extract<TekMove, { kind: K }>

export type TekEvent = GameEvent &
  (
    | { readonly kind: 'faction-taken'; readonly seat: Seat; readonly faction: number }
    | { readonly kind: 'card-taken'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'lost-kingdom'; readonly side: number }
    | { readonly kind: 'charter-sealed'; readonly seat: Seat }
    | {
        readonly kind: 'charters-opened'
        readonly homes: readonly number[]
        readonly stock: readonly number[]
        readonly shows: true
      }
    | { readonly kind: 'settled' | 'left-bare'; readonly seat: Seat; readonly region: number }
    | { readonly kind: 'tokens-laid'; readonly count: number }
    | { readonly kind: 'refreshed'; readonly seat: Seat; readonly skips: boolean }
    | { readonly kind: 'selected'; readonly seat: Seat; readonly action: Action }
    | { readonly kind: 'passed'; readonly seat: Seat }
    | {
        readonly kind: 'moved'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly how: 'patrol' | 'quest'
      }
    | {
        readonly kind: 'swapped'
        readonly seat: Seat
        readonly other: Seat
        readonly from: number
        readonly to: number
      }
    | { readonly kind: 'stood'; readonly seat: Seat; readonly region: number }
    | { readonly kind: 'built'; readonly seat: Seat; readonly level: number; readonly ore: number }
    | { readonly kind: 'researched'; readonly seat: Seat; readonly level: number; readonly mana: number }
    | {
        readonly kind: 'mobilised'
        readonly seat: Seat
        readonly region: number
        readonly food: number
        readonly ore: number
      }
    | {
        readonly kind: 'traded'
        readonly seat: Seat
        readonly give: Resource
        readonly take: Resource
        readonly count: number
        readonly got: number
      }
    | ({ readonly kind: 'collected'; readonly seat: Seat } & Units)
    | ({ readonly kind: 'gained'; readonly seat: Seat; readonly why: GainReason | 'scavenge' | 'restless' } & Units)
    | {
        readonly kind: 'war-began'
        readonly region: number
        readonly attacker: Seat
        readonly defender: Seat
        readonly allied: boolean
      }
    | { readonly kind: 'die-set'; readonly seat: Seat }
    | {
        readonly kind: 'dice-shown'
        readonly attacker: Seat
        readonly defender: Seat
        readonly dice: readonly number[]
        readonly shows: true
      }
    | { readonly kind: 'raised'; readonly seat: Seat; readonly resource: Resource; readonly total: number }
    | { readonly kind: 'allied'; readonly region: number; readonly attacker: Seat; readonly defender: Seat }
    | {
        readonly kind: 'war-won'
        readonly region: number
        readonly winner: Seat
        readonly loser: Seat
        readonly totals: readonly number[]
      }
    | {
        readonly kind: 'alliance-broken'
        readonly winner: Seat
        readonly loser: Seat
        readonly regions: readonly number[]
      }
    | ({ readonly kind: 'paid'; readonly seat: Seat; readonly due: number } & Units)
    | ({ readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat } & Units)
    | { readonly kind: 'captured'; readonly seat: Seat; readonly region: number; readonly left: number }
    | { readonly kind: 'tower-burnt'; readonly seat: Seat; readonly by: Seat; readonly level: number }
    | {
        readonly kind: 'withdrew'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly how: 'retreat' | 'carry' | 'church' | 'relocate' | 'spared'
        readonly food: number
      }
    | { readonly kind: 'stayed'; readonly seat: Seat; readonly region: number }
    | { readonly kind: 'fell'; readonly seat: Seat; readonly region: number; readonly why: 'war' | 'bandit' }
    | { readonly kind: 'crown-moved'; readonly seat: Seat; readonly from: Seat | typeof NONE }
    | { readonly kind: 'plundered'; readonly seat: Seat; readonly from: Seat; readonly resource: Resource }
    | { readonly kind: 'rose'; readonly seat: Seat; readonly region: number; readonly food: number }
    | { readonly kind: 'token-found'; readonly seat: Seat; readonly region: number; readonly token: Token }
    | ({ readonly kind: 'bribed'; readonly seat: Seat } & Units)
    | { readonly kind: 'end-near'; readonly seat: Seat | typeof NONE; readonly why: EndReason }
    | { readonly kind: 'lost-in-ruins'; readonly seat: Seat; readonly region: number; readonly count: number }
    | { readonly kind: 'scored'; readonly seat: Seat; readonly source: Source; readonly points: number }
    | { readonly kind: 'game-ended'; readonly places: readonly number[] }
  )

/** The listener for events, if any. */
export type Tell = Emit<TekEvent> | null

const cloneFrame = (frame: Frame): Frame =>
  frame.kind === 'war'
    ? {
        kind: 'war',
        region: frame.region,
        attacker: frame.attacker,
        defender: frame.defender,
        allied: frame.allied,
        stage: frame.stage,
        dice: frame.dice.slice(),
        raised: frame.raised.slice(),
        winner: frame.winner,
        lost: frame.lost.slice(),
        spared: frame.spared,
        fallen: frame.fallen,
      }
    : frame

export const clonePosition = (p: TekPosition): TekPosition => ({
  seats: p.seats,
  factionsBy: p.factionsBy,
  cardsBy: p.cardsBy,
  exploring: p.exploring,
  pool: p.pool,
  factions: p.factions,
  cards: p.cards,
  homes: p.homes,
  lost: p.lost,
  sealed: p.sealed,
  lands: p.lands,
  armies: p.armies,
  inPlay: p.inPlay.slice(),
  neutrals: p.neutrals,
  stock: p.stock.slice(),
  tower: p.tower.slice(),
  magic: p.magic.slice(),
  shields: p.shields.slice(),
  refreshes: p.refreshes,
  first: p.first,
  active: p.active,
  action: p.action,
  answered: p.answered,
  ending: p.ending,
  over: p.over,
  tokens: p.tokens,
  bag: p.bag,
  crown: p.crown,
  trophies: p.trophies,
  warsWon: p.warsWon,
  mover: p.mover,
  ledger: p.ledger,
  agenda: p.agenda.map(cloneFrame),
})

/** The index in `stock` of a seat's units of a resource. */
export const slot = (seat: Seat, resource: number): number => 3 * seat + resource

export const topFrame = (p: TekPosition): Frame | undefined => p.agenda[p.agenda.length - 1]

/** The war being fought, if any: the topmost one. */
export function warOf(p: TekPosition): War | undefined {
  for (let at = p.agenda.length - 1; at >= 0; at--) {
    const frame = p.agenda[at]
    if (frame.kind === 'war') return frame
  }
  return undefined
}
