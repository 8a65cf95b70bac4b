import { CLOSE } from '../../wire/http.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Store } from '../store/store.ts'
import { infoOf } from '../tables/table-info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { Chat } from './chat.ts'
import type { Lobby } from './lobby.ts'
import type { Rooms } from './rooms.ts'

const LOOK_MS = 1000
const CHECK_MS = 15_000
/** Older lines were sent, or newcomers will read them from the store. Servers' clocks differ by less. */
const LATE_MS = 20_000
const AT_ONCE = 500

export interface SweeperParts {
  readonly store: Store
  readonly registry: TableRegistry
  readonly rooms: Rooms
  readonly chat: Chat
  readonly lobby: Lobby
  readonly failed: ReportFailure
}

/**
 * Announcements between servers can get lost, so this polls the store for what they would have told: every second for
 * what people see, more rarely for ended sessions and bans, and at once when announcements were missed.
 */
export class ConnectionSweeper {
  private readonly parts: SweeperParts
  private readonly timers: readonly NodeJS.Timeout[]
  private readonly versions = new Map<string, number>()
  private looking = false

  constructor(parts: SweeperParts) {
    this.parts = parts
    this.timers = [
      setInterval(() => void this.look(), LOOK_MS).unref(),
      setInterval(
        () => void this.check().catch(error => parts.failed(error, { operation: 'check sessions and admissions' })),
        CHECK_MS,
      ).unref(),
    ]
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer)
  }

  /** Announcements were missed: check everything and resend what may have changed. */
  async lookAnew(): Promise<void> {
    const { rooms, chat, lobby, store } = this.parts
    try {
      rooms.askAgain()
      await this.look()
      await this.check()
      if (rooms.hasLobby) rooms.tellLobby({ kind: 'lobby', tables: await lobby.tables() })
      for (const id of rooms.tables) {
        const row = await store.table(id)
        if (!row) continue
        for (const member of rooms.membersAt(id))
          member.send({ kind: 'chats', table: id, lines: await chat.recent(infoOf(row), member) })
      }
    } catch (error) {
      this.parts.failed(error, { operation: 'look anew after missed messages' })
    }
  }

  async look(): Promise<void> {
    // A slow store is not asked twice at the same time.
    if (this.looking) return
    this.looking = true
    try {
      await this.parts.registry.readMissedEvents()
      for (const ids of inParts(this.parts.rooms.tables)) {
        await this.lookAtTables(ids)
        await this.parts.chat.tellLate(await this.parts.store.chatSince(ids, Date.now() - LATE_MS))
      }
    } catch (error) {
      this.parts.failed(error, { operation: 'look for missed messages' })
    } finally {
      this.looking = false
    }
  }

  private async lookAtTables(ids: readonly string[]): Promise<void> {
    const { store, rooms } = this.parts
    for (const { id, version } of await store.versions(ids)) {
      if (this.versions.get(id) === version) continue
      const row = await store.table(id)
      if (row) rooms.tellChange(infoOf(row))
      this.versions.set(id, version)
    }
    for (const id of this.versions.keys()) if (rooms.membersAt(id).length === 0) this.versions.delete(id)
  }

  /** Ended sessions, lost admissions, new blocks. */
  private async check(): Promise<void> {
    const { store, rooms } = this.parts
    for (const ids of inParts(rooms.tables))
      for (const { table_id, person_id } of await store.expelled(ids))
        for (const member of rooms.membersAt(table_id)) if (member.id === person_id) member.expel(table_id, 'kicked')
    for (const members of inParts(rooms.members)) {
      const people = [...new Set(members.map(({ id }) => id))]
      const open = new Set((await store.people.openSessions(people)).map(({ id }) => id))
      const blocks = await store.people.blocksOf(people)
      for (const member of members) {
        if (!open.has(member.session)) member.close(CLOSE.ended, 'the session was ended')
        member.blockOnly(blocks.flatMap(({ person_id, blocked_id }) => (person_id === member.id ? blocked_id : [])))
      }
    }
  }
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) => all.slice(n * AT_ONCE, (n + 1) * AT_ONCE))
