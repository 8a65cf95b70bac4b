import type { Move } from '../../kernel/game.ts'
import { isIntegerIn, isRecord } from '../../kernel/json.ts'

/** A move of ours that the server has not confirmed. Sent again under the same id, it takes effect once. */
export interface PendingMove {
  readonly id: string
  readonly move: Move
}

/** Our moves on their way, and after how many moves of the match they were made. */
export interface StoredPending {
  readonly after: number
  readonly pending: readonly PendingMove[]
}

/** Where pending moves outlive the page; a part of `Storage`. */
export type PendingStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (table: string, person: string): string => `pentarchy-pending ${person} ${table}`
/** Where pages up to 0.2.0 kept them, as `wishes`. */
const formerKeyOf = (table: string, person: string): string => `pentarchy-unsent ${person} ${table}`

/** They survive a reload, and a phone that ends the page. */
export function storePending(store: PendingStore, table: string, person: string, stored: StoredPending): void {
  const { after, pending } = stored
  try {
    store.removeItem(formerKeyOf(table, person))
    if (pending.length === 0) store.removeItem(keyOf(table, person))
    else store.setItem(keyOf(table, person), JSON.stringify({ after, pending }))
  } catch {
    // Storage may be forbidden: the moves are still sent from here.
  }
}

export function loadPending(store: PendingStore, table: string, person: string): StoredPending {
  try {
    const text = store.getItem(keyOf(table, person)) ?? store.getItem(formerKeyOf(table, person))
    const data: unknown = JSON.parse(text ?? 'null')
    const moves = isRecord(data) && (data.pending ?? data.wishes)
    if (isRecord(data) && isIntegerIn(data.after, 0, Number.MAX_SAFE_INTEGER) && Array.isArray(moves))
      return { after: data.after, pending: moves.filter(isPending) }
  } catch {
    // Storage is forbidden or damaged: nothing is pending.
  }
  return { after: 0, pending: [] }
}

const isPending = (data: unknown): data is PendingMove =>
  isRecord(data) && typeof data.id === 'string' && isRecord(data.move) && typeof data.move.kind === 'string'
