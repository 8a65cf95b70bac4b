import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SvelteMap } from 'svelte/reactivity'
import type { Judged } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { Move, Outcome } from '../../kernel/game.ts'
import type { MatchSetup } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Persona } from '../cast/personas.ts'
import type { Colour } from '../pieces/heraldry.ts'

export interface StoredSeat {
  readonly name: string
  readonly colour: Colour
  readonly control: 'human' | 'bot'
  readonly level: Level
  /** Which bot it is. */
  readonly persona?: Persona
}

export type StoredResult = Pick<Outcome, 'places' | 'scores'>
export const resultOf = ({ places, scores }: Outcome): StoredResult => ({ places, scores })

/** A match as this browser stores it: enough to continue exactly where it stood. */
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
  /** How it ended. */
  readonly result?: StoredResult
  /** It goes on from a position of another match. */
  readonly branch?: true
  /** The challenge it is played for, by its id. */
  readonly challenge?: string
  /** The day whose challenge it is a try of. */
  readonly daily?: number
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch }
}
type MatchDatabase = IDBPDatabase<Schema>

const VERSION = 1
let connection: Promise<MatchDatabase> | undefined

function connect(): Promise<MatchDatabase> {
  connection ??= openDB<Schema>('pentarchy', VERSION, {
    upgrade: database => void database.createObjectStore('matches', { keyPath: 'id' }),
    // A page of a newer build is waiting to upgrade the database.
    blocking: disconnect,
    terminated: disconnect,
  })
  return connection
}

function disconnect(): void {
  connection?.then(database => database.close()).catch(() => undefined)
  connection = undefined
}

const PATIENCE_MS = 5000

/** An upgrade blocked by other pages, or a request that the browser forgot, never ends by itself. */
function within<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(reject, PATIENCE_MS, new Error('The browser’s storage does not answer'))
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/**
 * Browsers close connections of background pages, and Safari does not report it. The first attempt may therefore fail
 * on a dead connection; only a failure on a new one is real. Everything done here may be done twice.
 */
async function attempt<T>(work: (database: MatchDatabase) => Promise<T>): Promise<T> {
  const once = async (): Promise<T> => within(work(await within(connect())))
  try {
    return await once()
  } catch {
    disconnect()
    return once()
  }
}

async function write(match: StoredMatch): Promise<void> {
  await attempt(async database => {
    const transaction = database.transaction('matches', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.put(match), transaction.done])
  })
  if (match.log.length > 0) askToPersist()
}

let asked = false

/** Asks once, when there is a game to lose: some browsers ask the player. */
function askToPersist(): void {
  if (asked) return
  asked = true
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Matches the browser refused to store. They last as long as this page; `Unsaved.svelte` warns the player. */
export const unsaved = new SvelteMap<string, StoredMatch>()

/** Writes happen in the order of the moves: each waits for the one before. */
let queue: Promise<unknown> = Promise.resolve()

/** How each match stands now. Bots may move faster than a disk writes: what is behind by then is never written. */
const newest = new Map<string, StoredMatch>()
const waiting = new Set<string>()

const store = (match: StoredMatch): Promise<unknown> =>
  write(match).then(
    () => unsaved.delete(match.id),
    () => newest.get(match.id) === match && unsaved.set(match.id, match),
  )

async function flush(id: string): Promise<void> {
  const match = newest.get(id)
  if (match && waiting.delete(id)) await store(match)
}

/** A page that is left, or that the system may end in the background, does not wait for its turn. */
for (const leaving of ['pagehide', 'visibilitychange'])
  globalThis.addEventListener?.(leaving, () => waiting.forEach(id => void flush(id)))

export const matches = {
  /** Never rejects: what cannot be stored is kept in `unsaved`. */
  save(match: StoredMatch): Promise<unknown> {
    newest.set(match.id, match)
    waiting.add(match.id)
    queue = queue.then(() => flush(match.id))
    return queue
  },
  /** Tries again to store what could not be stored. */
  saveAgain(): Promise<unknown> {
    queue = queue.then(() => Promise.all([...unsaved.values()].map(store)))
    return queue
  },
  async load(id: string): Promise<StoredMatch | undefined> {
    if (waiting.has(id)) await queue
    return unsaved.get(id) ?? (await attempt(database => database.get('matches', id)))
  },
  async list(): Promise<StoredMatch[]> {
    const stored = await attempt(database => database.getAll('matches'))
    const all = [...unsaved.values(), ...stored.filter(({ id }) => !unsaved.has(id))]
    return all.sort((a, b) => b.played - a.played)
  },
  async remove(id: string): Promise<void> {
    waiting.delete(id)
    unsaved.delete(id)
    await attempt(database => database.delete('matches', id))
  },
}
