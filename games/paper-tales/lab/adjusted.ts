import type { CardId } from '../content/cards.ts'
import type { Share } from './statistics.ts'

interface Adjusted {
  readonly id: CardId
  readonly change: string
  /** Wins of its owners with the figures of rules version 1, measured with the command on the page. */
  readonly before: Share
}

/** Cards of our own whose figures were changed because of what the page showed. */
export const ADJUSTED: readonly Adjusted[] = []
