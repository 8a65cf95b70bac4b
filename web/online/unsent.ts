import type { Move } from '../../kernel/game.ts'
import { isIntegerIn, isRecord } from '../../kernel/json.ts'

/** A move with the id under which it is sent: however often that happens, it is made once. */
export interface Unsent {
  readonly id: string
  readonly move: Move
}

/** Own moves the server has not answered yet, and after how many moves of the match they were made. */
export interface Left {
  readonly after: number
  readonly wishes: readonly Unsent[]
}

const keyOf = (table: string, person: string): string => `pentarchy-unsent ${person} ${table}`

/** Kept where a reload, and a phone that ends the page, do not reach. */
export function keepUnsent(table: string, person: string, left: Left): void {
  try {
    if (left.wishes.length === 0) localStorage.removeItem(keyOf(table, person))
    else localStorage.setItem(keyOf(table, person), JSON.stringify(left))
  } catch {
    // A browser that keeps nothing: the move is still sent from here.
  }
}

export function leftUnsent(table: string, person: string): Left {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(keyOf(table, person)) ?? 'null')
    if (isRecord(data) && isIntegerIn(data.after, 0, Number.MAX_SAFE_INTEGER) && Array.isArray(data.wishes))
      return { after: data.after, wishes: data.wishes.filter(isUnsent) }
  } catch {
    // Damaged is as good as none.
  }
  return { after: 0, wishes: [] }
}

const isUnsent = (data: unknown): data is Unsent =>
  isRecord(data) && typeof data.id === 'string' && isRecord(data.move) && typeof data.move.kind === 'string'
