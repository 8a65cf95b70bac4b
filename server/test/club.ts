import WebSocket from 'ws'
import type { Game, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { applyPatch } from '../../kernel/patch.ts'
import type { Seat } from '../../kernel/seat.ts'
import { SOCKET_PATH } from '../../wire/http.ts'
import type { HistoryStep, PlayState, ServerMessage } from '../../wire/server-message.ts'
import { type Config, readConfig } from '../config.ts'
import { createApp, type Environment } from '../net/app.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { notice } from './until.ts'

const UNLIMITED = { points: 1e9, seconds: 1 }

/** A club server on a free local port. */
export async function openClub(
  place: string | Store = ':memory:',
  changes: Partial<Config> = {},
  world: Environment = {},
) {
  const store = typeof place === 'string' ? new Store(openSqlite(place)) : place
  await store.migrate()
  const config = readConfig({ LOG_LEVEL: 'silent' })
  if (!config.ok) throw new Error(config.error)
  const app = await createApp(
    store,
    {
      ...config.value,
      messageLimit: UNLIMITED,
      matchLimit: UNLIMITED,
      wishLimit: UNLIMITED,
      loginLimit: UNLIMITED,
      ...changes,
    },
    null,
    world,
  )
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  return { address, store, app, close: () => app.close() }
}

export type Club = Awaited<ReturnType<typeof openClub>>

type Data = Record<string, unknown>

/** Ids are unique, even for the same person on another connection. */
let questions = 0

/** A person with a browser: a cookie, requests, and a socket that keeps its views. */
export class Visitor {
  readonly heard: ServerMessage[] = []
  view: Position | null = null
  number = -1
  moves = 0
  state: PlayState | null = null
  history: HistoryStep[] = []
  private readonly club: { readonly address: string }
  cookie = ''
  private socket: WebSocket | null = null
  private readonly waiting = new Set<() => void>()

  constructor(club: { readonly address: string }) {
    this.club = club
  }

  async arrive(name: string): Promise<this> {
    await this.post('/api/guest', { name })
    return this
  }

  /** With an account of this name. */
  async register(name: string, password = 'long enough'): Promise<this> {
    await this.post('/api/register', { name, password })
    return this
  }

  /** The same person in another browser. */
  as({ cookie }: Visitor): this {
    this.cookie = cookie
    return this
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: Data }> {
    const reply = await fetch(this.club.address + path, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    this.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return { status: reply.status, body: (await reply.json()) as Data }
  }

  post(path: string, body: unknown = {}) {
    return this.request('POST', path, body)
  }

  /** The reply to a request, as the type the caller expects. */
  async made<T extends object>(path: string, body: unknown = {}): Promise<T> {
    return (await this.post(path, body)).body as T
  }

  /** The reply at this address, as the type the caller expects. */
  async read<T extends object = Data>(path: string): Promise<T> {
    return (await this.request('GET', path)).body as T
  }

  /** Its id on the server. */
  async id(): Promise<string> {
    const { you } = await this.read('/api/club')
    return String((you as Data).id)
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.club.address.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.cookie },
    })
    this.socket = socket
    socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return this
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message)
    if (message.kind === 'view') {
      this.view = message.view
      this.number = message.number
      this.moves = message.moves
      this.state = message.state
      this.history = [...this.history.slice(0, message.history.from), ...message.history.steps]
    }
    if (message.kind === 'step' || message.kind === 'back' || message.kind === 'state') {
      if (message.number !== this.number + 1) throw new Error('something is missing')
      this.number = message.number
    }
    if (message.kind === 'step' || message.kind === 'back') {
      if (message.patch) this.view = applyPatch(this.view, message.patch) as Position
      this.moves = message.moves
    }
    if (message.kind === 'step') this.history.push(message)
    if (message.kind === 'back') this.history.length = message.moves
    if (message.kind === 'back' || message.kind === 'state') this.state = message.state
    for (const check of [...this.waiting]) check()
    notice()
  }

  say(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends something and waits for the answer. */
  async ask(message: Data): Promise<ServerMessage> {
    const id = `q${++questions}`
    this.say({ ...message, id })
    return this.until(
      message =>
        (message.kind === 'answer' || message.kind === 'error' || message.kind === 'look') && message.id === id,
    )
  }

  until(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('nothing came')), 10_000)
      const check = () => {
        const found = this.heard.find(wanted)
        if (!found) return
        clearTimeout(timer)
        this.waiting.delete(check)
        resolve(found)
      }
      this.waiting.add(check)
      check()
    })
  }

  /** Watches a table and waits until it is known. */
  async watch(table: string, since?: number): Promise<void> {
    const before = this.heard.length
    this.say({ kind: 'watch', table, ...(since !== undefined && { since }) })
    await this.until(() => this.heard.slice(before).some(({ kind }) => kind === 'chats' || kind === 'error'))
  }

  /** Every message of a kind so far. */
  all<K extends ServerMessage['kind']>(kind: K): (ServerMessage & { kind: K })[] {
    return this.heard.filter((message): message is ServerMessage & { kind: K } => message.kind === kind)
  }

  /** Makes the first or last legal move of the seat, as a page would. */
  async move(game: Game, table: string, seat: Seat, which: 'first' | 'last' = 'first'): Promise<ServerMessage> {
    const moves = this.view ? game.moves(this.view, seat) : []
    const move = which === 'first' ? moves[0] : moves[moves.length - 1]
    const { number } = this
    const answer = await this.ask({ kind: 'move', table, seen: number, move })
    if (answer.kind === 'answer' && answer.answer.kind === 'accepted') await this.until(() => this.number > number)
    return answer
  }

  /** Connects and returns the code with which the server closes. */
  refused(): Promise<number> {
    const socket = new WebSocket(`${this.club.address.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.cookie },
    })
    return new Promise(resolve => socket.once('close', resolve))
  }

  /** Resolves with the code when the server closes the connection. */
  closed(): Promise<number> {
    return new Promise(resolve => this.socket?.once('close', resolve))
  }

  hangUp(): void {
    this.socket?.terminate()
  }
}

export const OPEN = { kind: 'open' } as const
export const BOT = { kind: 'bot', level: 'steady' } as const

type Address = { readonly address: string }
type PeopleOf<Names extends readonly string[]> = { readonly [Name in keyof Names]: Visitor }

/** One guest for each name. */
export function arrive<const Names extends readonly string[]>(club: Address, ...names: Names): Promise<PeopleOf<Names>>
export function arrive(club: Address, ...names: readonly string[]): Promise<readonly Visitor[]> {
  return Promise.all(names.map(name => new Visitor(club).arrive(name)))
}

/** The same with accounts. */
export function register<const Names extends readonly string[]>(
  club: Address,
  ...names: Names
): Promise<PeopleOf<Names>>
export function register(club: Address, ...names: readonly string[]): Promise<readonly Visitor[]> {
  return Promise.all(names.map(name => new Visitor(club).register(name)))
}

/** Guests of these names at a started table of Ethnos, all watching it. */
export const playing = async <const Names extends readonly string[]>(club: Address, names: Names, wanted: Data = {}) =>
  playingAs(await arrive(club, ...names), wanted)

/** The same with accounts. */
export const accountsPlaying = async <const Names extends readonly string[]>(
  club: Address,
  names: Names,
  wanted: Data = {},
) => playingAs(await register(club, ...names), wanted)

export async function playingAs<const People extends readonly Visitor[]>(people: People, wanted: Data = {}) {
  const host = elementAt(people, 0)
  const { body } = await host.post('/api/tables', { game: 'ethnos', seats: people.map(() => OPEN), ...wanted })
  const table = String(body.id)
  for (const [seat, person] of people.entries()) {
    if (seat > 0) {
      if (body.invite) await person.post(`/api/tables/${table}/enter`, { key: body.invite })
      await person.post(`/api/tables/${table}/sit`, { seat })
    }
    await person.connect()
    await person.watch(table)
  }
  const started = await host.post(`/api/tables/${table}/start`)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  for (const person of people) await person.until(() => person.view !== null)
  return { people, table }
}

/** The visitor to move at a table that all watch, with their first move. */
export function nextMove(game: Game, people: readonly Visitor[]) {
  const { view, number } = elementAt(people, 0)
  if (!view) throw new Error('there is no view yet')
  const seat = elementAt(game.toMove(view), 0)
  const person = elementAt(people, seat)
  return { person, seat, move: game.moves(person.view ?? view, seat)[0], seen: number }
}
