import type { SymbolId, Terrain } from '../content/maps.ts'

/*
 * The vocabulary in which every race and power is written, printed or home-made: what happens, by the moment of a turn
 * when it happens. `traits.ts` reads it once; the rest of the rules uses the result.
 */

/** Which regions an effect applies to. All conditions must hold; without any, every region. */
export interface Where {
  readonly terrain?: readonly Terrain[]
  readonly symbol?: SymbolId
  /** Land on the shore of a sea or a lake. */
  readonly coastal?: true
  /** Borders a region of this terrain that the race holds. */
  readonly besideOwn?: Terrain
}

export const COIN_OCCASIONS = ['turn', 'debut', 'region', 'conquest'] as const

export type Effect =
  // pick
  /** This many extra tokens, for conquest only. */
  | { readonly effect: 'raiders'; readonly tokens: number }
  // reach
  | { readonly effect: 'enter-anywhere' }
  | { readonly effect: 'fly' }
  | { readonly effect: 'sail' }
  /** All regions with the symbol border one another. */
  | { readonly effect: 'tunnels'; readonly symbol: SymbolId }
  // cost
  | { readonly effect: 'discount'; readonly tokens: number; readonly where: Where }
  | { readonly effect: 'roll-first' }
  // conquest
  | { readonly effect: 'dragon' }
  | { readonly effect: 'exchange' }
  /** The first conquests, up to this number, each get a hole. */
  | { readonly effect: 'holes'; readonly count: number }
  // loss
  | { readonly effect: 'no-losses' }
  | { readonly effect: 'lairs' }
  // redeployment
  /** One new token for each group of this many non-empty conquests. */
  | { readonly effect: 'recruit'; readonly every: number }
  | { readonly effect: 'encampments'; readonly count: number }
  | { readonly effect: 'fortress'; readonly coins: number }
  | { readonly effect: 'heroes'; readonly count: number }
  // score
  /** Each turn, once at the first scoring, for each region held, or for each non-empty conquest of the turn. */
  | {
      readonly effect: 'coins'
      readonly coins: number
      readonly per: (typeof COIN_OCCASIONS)[number]
      readonly where?: Where
      /** Regions only: paid in decline too. */
      readonly inDecline?: true
    }
  // end of the turn
  | { readonly effect: 'peace' }
  | { readonly effect: 'late-decline' }
  // decline
  /** All tokens on the map stay and continue conquering. */
  | { readonly effect: 'undying' }
  /** Never counts as the one race in decline. */
  | { readonly effect: 'linger' }

export type EffectId = Effect['effect']
export type Effects = readonly Effect[]
