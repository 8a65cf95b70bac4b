import type { Json } from './json.ts'

interface SpecBase {
  readonly id: string
  /** The numbers of players for which the option exists; all if absent. */
  readonly seats?: readonly number[]
}

/** How an option is asked for in a form and checked at every boundary. Its words are in the game's texts. */
export type OptionSpec = SpecBase &
  (
    | {
        readonly kind: 'choice'
        readonly values: readonly string[]
        readonly default: string
        /** The numbers of players for which a value can be chosen; all for values not listed here. */
        readonly valueSeats?: Readonly<Record<string, readonly number[]>>
      }
    | { readonly kind: 'flag'; readonly default: boolean }
    /** Exactly `counts[players]` different values in any order, or `'random'`. */
    | {
        readonly kind: 'picks'
        readonly values: readonly string[]
        readonly counts: Readonly<Record<number, number>>
        readonly default: 'random'
      }
    | { readonly kind: 'text'; readonly maxLength: number; readonly default: string }
    /** Content supplied by a player and checked by the game. The example shows the format. */
    | { readonly kind: 'data'; readonly default: null; readonly example?: Json }
  )
