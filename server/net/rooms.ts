import type { PersonRef } from '../../wire/people.ts'
import type { Envelope } from '../../wire/sent.ts'
import type { TableInfo } from '../../wire/table.ts'

/** One connection, as the others know it. */
export interface Member extends PersonRef {
  readonly session: string
  send(envelope: Envelope): void
  /** Has this person blocked that one? */
  hasBlocked(personId: string): boolean
  block(personId: string, blocked: boolean): void
  /** The match has begun, or was opened anew: look at it. */
  lookAt(tableId: string): void
  expel(tableId: string, why: 'kicked' | 'closed'): void
  close(code: number, reason: string): void
}

/** Who is connected, who is at which table, and who looks at the lobby: all that is public is told through here. */
export class Rooms {
  private readonly rooms = new Map<string, Set<Member>>()
  private readonly people = new Map<string, Set<Member>>()
  private readonly lobby = new Set<Member>()

  join(member: Member): void {
    const connections = this.people.get(member.id) ?? new Set()
    this.people.set(member.id, connections.add(member))
  }

  part(member: Member): void {
    const connections = this.people.get(member.id)
    connections?.delete(member)
    if (connections?.size === 0) this.people.delete(member.id)
    this.lobby.delete(member)
  }

  enter(tableId: string, member: Member): () => void {
    const room = this.rooms.get(tableId) ?? new Set()
    this.rooms.set(tableId, room.add(member))
    this.tellPresence(tableId)
    return () => {
      room.delete(member)
      if (room.size === 0) this.rooms.delete(tableId)
      else this.tellPresence(tableId)
    }
  }

  /** Everybody once, however many pages they have open. */
  private tellPresence(tableId: string): void {
    const room = this.rooms.get(tableId) ?? []
    const here = new Map([...room].map(({ id, name }) => [id, { id, name }]))
    this.tell(tableId, { kind: 'presence', table: tableId, here: [...here.values()] })
  }

  tell(tableId: string, envelope: Envelope, to: (member: Member) => boolean = () => true): void {
    for (const member of this.rooms.get(tableId) ?? []) if (to(member)) member.send(envelope)
  }

  tellPerson(personId: string, envelope: Envelope): void {
    for (const member of this.people.get(personId) ?? []) member.send(envelope)
  }

  /** A table has changed: its room hears of it, and the lobby if it is public. */
  tellChange(table: TableInfo): void {
    this.tell(table.id, { kind: 'table', table })
    if (table.state === 'playing') for (const member of this.rooms.get(table.id) ?? []) member.lookAt(table.id)
    if (table.state === 'over' && table.startedAt === null)
      for (const member of [...(this.rooms.get(table.id) ?? [])]) member.expel(table.id, 'closed')
    if (!table.listed) return
    const news: Envelope =
      table.state === 'over' ? { kind: 'lobby-gone', table: table.id } : { kind: 'lobby-change', table }
    for (const member of this.lobby) member.send(news)
  }

  reopened(tableId: string): void {
    for (const member of this.rooms.get(tableId) ?? []) member.lookAt(tableId)
  }

  visitLobby(member: Member, on: boolean): void {
    if (on) this.lobby.add(member)
    else this.lobby.delete(member)
  }

  connectionsOf(personId: string): number {
    return this.people.get(personId)?.size ?? 0
  }

  expel(tableId: string, personId: string, why: 'kicked' | 'closed'): void {
    for (const member of this.people.get(personId) ?? []) member.expel(tableId, why)
  }

  block(personId: string, blockedId: string, blocked: boolean): void {
    for (const member of this.people.get(personId) ?? []) member.block(blockedId, blocked)
  }

  close(personId: string, which: (member: Member) => boolean, code: number, reason: string): void {
    for (const member of [...(this.people.get(personId) ?? [])]) if (which(member)) member.close(code, reason)
  }
}
