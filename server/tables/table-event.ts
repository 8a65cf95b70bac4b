import * as v from 'valibot'
import type { Seat } from '../../kernel/seat.ts'
import { type EventData, type EventKind, TABLE_EVENTS } from '../../wire/table-events.ts'
import type { EventRow } from '../store/store.ts'

/** Whom an event is about: a seat, or the whole table. */
type SeatOf<K extends EventKind> = K extends 'close' ? null : Seat

/** Something that happened at a table in play. A table is the log of its events; everything else is derived. */
export type TableEvent = {
  readonly number: number
  readonly cause: EventRow['cause']
  readonly at: number
} & EventBody

/** An event before it has its number, cause and time. */
export type EventBody = { [K in EventKind]: { readonly kind: K; readonly seat: SeatOf<K> } & EventData<K> }[EventKind]

const WHOLE_TABLE = -1

export function rowOf(tableId: string, command: string, event: TableEvent): EventRow {
  const { number, kind, seat, cause, at, ...data } = event
  return {
    table_id: tableId,
    number,
    kind,
    seat: seat ?? WHOLE_TABLE,
    data: JSON.stringify('move' in data ? data.move : data),
    command,
    cause,
    at,
  }
}

/** Null for a row that no version of the program has written. */
export function eventOf({ number, kind, seat, cause, at, data }: EventRow): TableEvent | null {
  const stored = parsed(data)
  if (stored === undefined || !Object.hasOwn(TABLE_EVENTS, kind)) return null
  const schema: v.GenericSchema<unknown, object> = v.object(TABLE_EVENTS[kind].data)
  const read = v.safeParse(schema, kind === 'move' ? { move: stored } : stored)
  if (!read.success) return null
  return { number, cause, at, kind, seat: seat === WHOLE_TABLE ? null : seat, ...read.output } as TableEvent
}

/** Undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
