import { createHash } from 'node:crypto'
import type { ChatLine } from '../../wire/server-message.ts'
import type { SeatHolder, TableInfo } from '../../wire/table.ts'
import type { Announcement } from '../bus/announcement.ts'
import type { ChatRow, Store } from '../store/store.ts'
import { infoOf, seatOf } from '../tables/table-info.ts'
import { RateLimiter } from './rate-limiter.ts'
import type { Member, Rooms } from './rooms.ts'

const LINES_SHOWN = 100
const LIMIT = { points: 8, seconds: 16 }
/** How many lines we remember having sent: more than can arrive while an announcement is late. */
const TOLD_KEPT = 2000

/** Chat at tables. Text is stored and sent as written, so pages must never render it as HTML. */
export class Chat {
  private readonly store: Store
  private readonly rooms: Rooms
  private readonly announce: (announcement: Announcement) => void
  private readonly limiter = new RateLimiter(LIMIT)
  private readonly told = new Set<string>()

  constructor(store: Store, rooms: Rooms, announce: (announcement: Announcement) => void) {
    this.store = store
    this.rooms = rooms
    this.announce = announce
  }

  /** False if this person talks too fast. A repeated command is one line. */
  async say(table: TableInfo, member: Member, command: string, text: string): Promise<boolean> {
    if (!this.limiter.allows(member.id)) return false
    const row: ChatRow = {
      id: createHash('sha256').update(`${table.id} ${member.id} ${command}`).digest('base64url').slice(0, 22),
      table_id: table.id,
      person_id: member.id,
      name: member.name,
      room: seatOf(table.seats, member.id) === null ? 'spectators' : 'seats',
      text,
      at: Date.now(),
    }
    if (!(await this.store.addChat(row))) return true
    this.tell(row, table)
    this.announce({ kind: 'chat', table: table.id, line: row.id })
    return true
  }

  private tell(row: ChatRow, table: TableInfo): void {
    if (this.told.has(row.id)) return
    this.told.add(row.id)
    for (const oldest of this.told) if (this.told.size > TOLD_KEPT) this.told.delete(oldest)
    const line = lineOf(row, table.seats)
    this.rooms.tell(table.id, { kind: 'chat', table: table.id, line }, other => mayHear(other, line, table))
  }

  /** A line that reached us through another server. */
  async heard(tableId: string, lineId: string): Promise<void> {
    if (this.rooms.membersAt(tableId).length === 0 || this.told.has(lineId)) return
    const row = await this.store.chatLine(lineId)
    if (row) await this.tellLate([row])
  }

  /** Sends those lines from the store that nobody here has seen yet. */
  async tellLate(rows: readonly ChatRow[]): Promise<void> {
    for (const row of rows) {
      if (this.told.has(row.id)) continue
      const table = await this.store.table(row.table_id)
      if (table) this.tell(row, infoOf(table))
    }
  }

  async recent(table: TableInfo, member: Member): Promise<ChatLine[]> {
    const rows = await this.store.chat(table.id, LINES_SHOWN)
    return rows.map(row => lineOf(row, table.seats)).filter(line => mayHear(member, line, table))
  }

  async delete(tableId: string, lineId: string): Promise<void> {
    await this.store.deleteChat(lineId)
    this.deleted(tableId, lineId)
  }

  deleted(tableId: string, lineId: string): void {
    this.gone(tableId, lineId)
    this.announce({ kind: 'chat-gone', table: tableId, line: lineId })
  }

  gone(tableId: string, lineId: string): void {
    this.rooms.tell(tableId, { kind: 'chat-gone', table: tableId, line: lineId })
  }
}

/** People do not see lines of those they blocked; seats do not see spectators' lines during the match. */
function mayHear(member: Member, line: ChatLine, table: TableInfo): boolean {
  if (member.hasBlocked(line.person)) return false
  return line.room === 'seats' || table.state !== 'playing' || seatOf(table.seats, member.id) === null
}

export const lineOf = (row: ChatRow, seats: readonly SeatHolder[]): ChatLine => ({
  id: row.id,
  person: row.person_id,
  name: row.name,
  seat: seatOf(seats, row.person_id),
  room: row.room,
  text: row.text,
  at: row.at,
})
