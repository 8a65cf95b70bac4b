import type { Judged } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { Move } from '../../kernel/game.ts'
import type { MatchSetup } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Colour } from '../pieces/heraldry.ts'

export interface StoredSeat {
  readonly name: string
  readonly colour: Colour
  readonly control: 'human' | 'bot'
  readonly level: Level
}

/** A match as this browser keeps it: enough to go on exactly where it stood. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly setup: MatchSetup
  readonly seats: readonly StoredSeat[]
  readonly log: readonly { readonly seat: Seat; readonly move: Move }[]
  readonly over: boolean
  readonly begun: number
  readonly played: number
  readonly analysis?: readonly Judged[]
}

const NAME = 'pentarchy'
const STORE = 'matches'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function ask<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = what(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })
}

/** Moves are written in the order they are made: each write waits for the one before. */
let queue: Promise<unknown> = Promise.resolve()

export const matches = {
  save(match: StoredMatch): Promise<void> {
    const written = queue.then(() => ask('readwrite', store => store.put(match))).then(() => undefined)
    queue = written.catch(() => undefined)
    return written
  },
  load: (id: string): Promise<StoredMatch | undefined> =>
    ask('readonly', store => store.get(id) as IDBRequest<StoredMatch | undefined>),
  async list(): Promise<StoredMatch[]> {
    const all = await ask('readonly', store => store.getAll() as IDBRequest<StoredMatch[]>)
    return all.sort((a, b) => b.played - a.played)
  },
  remove: (id: string): Promise<void> => ask('readwrite', store => store.delete(id)).then(() => undefined),
}
