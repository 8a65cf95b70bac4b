import type { CardId, MagicId } from '../content/cards.ts'
import type { CoinId, ColourId, CompanionId } from '../content/figures.ts'

/** One language's names for everything on the table. */
export interface Names {
  readonly cards: Readonly<Record<CardId, string>>
  /** A Magic card's effect, as printed on the card. */
  readonly effects: Readonly<Record<MagicId, string>>
  /** The same in a few words, for a small card. */
  readonly briefs: Readonly<Record<MagicId, string>>
  readonly companions: Readonly<Record<CompanionId, string>>
  readonly colours: Readonly<Record<ColourId, string>>
  readonly coins: Readonly<Record<CoinId, string>>
  /** Who holds a region of level 1, 2 ... 12. */
  readonly levels: readonly string[]
}
