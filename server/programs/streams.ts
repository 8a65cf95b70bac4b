import type { ServerResponse } from 'node:http'
import { BOT_PROTOCOL, type StreamEvent } from '../../wire/programs.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Lobby } from '../net/lobby.ts'
import type { Member, Rooms } from '../net/rooms.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Known } from '../people/people.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { questionTo } from './questions.ts'

export interface StreamParts {
  readonly registry: TableRegistry
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly now: () => number
  readonly failed: ReportFailure
}

const MOST_STREAMS = 4
/** A program that reads too slowly is cut off. */
const MOST_UNSENT_BYTES = 1_000_000
const BEAT_MS = 15_000

/** The open streams of this server. */
export class Streams {
  private readonly parts: StreamParts
  private readonly open = new Set<Stream>()
  private readonly beat: NodeJS.Timeout

  constructor(parts: StreamParts) {
    this.parts = parts
    this.beat = setInterval(() => {
      for (const stream of this.open) stream.beat()
    }, BEAT_MS)
    this.beat.unref()
  }

  hasPlaceFor(personId: string): boolean {
    return [...this.open].filter(({ id }) => id === personId).length < MOST_STREAMS
  }

  /** Writes to the response until either side ends it. */
  start(known: Known, response: ServerResponse, withLobby: boolean): void {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' })
    const stream = new Stream(known, response, this.parts)
    this.open.add(stream)
    response.once('close', () => {
      this.open.delete(stream)
      stream.leave()
    })
    void stream.begin(withLobby)
  }

  stop(): void {
    clearInterval(this.beat)
    for (const stream of this.open) stream.close()
  }
}

/** A program that listens: it hears what its seats are asked, and of its tables. */
class Stream implements Member {
  readonly id: string
  readonly name: string
  readonly session: string
  private readonly response: ServerResponse
  private readonly parts: StreamParts
  private readonly part: () => void
  /** How to leave each table's room. */
  private readonly tables = new Map<string, () => void>()
  /** The last question at each table, asked once. */
  private readonly asked = new Map<string, string>()

  constructor({ person, session }: Known, response: ServerResponse, parts: StreamParts) {
    this.id = person.id
    this.name = person.name
    this.session = session.id
    this.response = response
    this.parts = parts
    this.part = parts.rooms.join(this)
  }

  async begin(withLobby: boolean): Promise<void> {
    this.write({ kind: 'hello', you: { id: this.id, name: this.name }, protocol: BOT_PROTOCOL })
    try {
      for (const { table } of await this.parts.lobby.mine(this.id)) {
        this.write({ kind: 'table', table })
        this.follow(table.id)
        if (table.state === 'playing') await this.ask(table.id)
      }
      if (!withLobby) return
      this.parts.rooms.visitLobby(this, true)
      for (const table of await this.parts.lobby.tables()) this.write({ kind: 'lobby', table })
    } catch (error) {
      this.parts.failed(error, { operation: 'begin a stream' })
      this.close()
    }
  }

  send(message: ServerMessage): void {
    switch (message.kind) {
      case 'turn':
        this.follow(message.table)
        if (message.yours) this.lookAt(message.table)
        break
      case 'table':
        this.write({ kind: 'table', table: message.table })
        break
      case 'lobby-change':
        this.write({ kind: 'lobby', table: message.table })
        break
      default:
    }
  }

  lookAt(tableId: string): void {
    this.ask(tableId).catch(error => this.parts.failed(error, { operation: 'ask a program', table: tableId }))
  }

  private async ask(tableId: string): Promise<void> {
    const runner = await this.parts.registry.open(tableId)
    if (typeof runner === 'string') return
    const question = questionTo(this.id, runner, this.parts.now())
    if (!question || this.asked.get(tableId) === question.id) return
    this.asked.set(tableId, question.id)
    this.write(question)
  }

  private follow(tableId: string): void {
    if (!this.tables.has(tableId)) this.tables.set(tableId, this.parts.rooms.enter(tableId, this))
  }

  /** Programs are at all their tables: they hear of the change as everybody there. */
  seated({ id }: TableInfo): void {
    this.follow(id)
  }

  expel(tableId: string): void {
    this.tables.get(tableId)?.()
    this.tables.delete(tableId)
    this.asked.delete(tableId)
  }

  beat(): void {
    if (!this.response.writableEnded) this.response.write('\n')
  }

  private write(event: StreamEvent): void {
    if (this.response.writableEnded) return
    if (this.response.writableLength > MOST_UNSENT_BYTES) this.response.destroy()
    else this.response.write(`${JSON.stringify(event)}\n`)
  }

  leave(): void {
    this.part()
    for (const tableId of [...this.tables.keys()]) this.expel(tableId)
  }

  close(): void {
    this.response.end()
  }

  /** Programs hear no chat. */
  hasBlocked(): boolean {
    return false
  }
  block(): void {}
  blockOnly(): void {}
}
