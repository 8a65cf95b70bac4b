import type { PersonRef } from '../../wire/people.ts'
import type { ServerMessage } from '../../wire/server-message.ts'
import type { TableInfo } from '../../wire/table.ts'
import type { Announcement } from '../bus/announcement.ts'
import type { Presence } from '../bus/presence.ts'
import { RemoteTables } from './remote-tables.ts'

/** A connection, as the rooms see it. */
export interface Member extends PersonRef {
  readonly session: string
  send(message: ServerMessage): void
  hasBlocked(personId: string): boolean
  block(personId: string, blocked: boolean): void
  /** Replaces the whole list. */
  blockOnly(people: readonly string[]): void
  /** The match has begun: show it unless it is shown already. `anew`: whatever was shown no longer holds. */
  lookAt(tableId: string, anew?: boolean): void
  expel(tableId: string, why: 'kicked' | 'closed'): void
  /** Their own table has changed, whether they are there or not. */
  seated?(table: TableInfo): void
  close(code: number, reason: string): void
}

/**
 * Who is connected to this server, at which table, and in the lobby. Everything public goes out through here, and to
 * other servers through `announce`.
 */
export class Rooms {
  private readonly announce: (announcement: Announcement) => void
  private readonly presence: Presence
  private readonly remoteTables = new RemoteTables()
  private readonly rooms = new Map<string, Set<Member>>()
  private readonly people = new Map<string, Set<Member>>()
  private readonly lobby = new Set<Member>()
  /** Which tournament each connection follows. */
  private readonly followed = new Map<Member, string>()

  constructor(announce: (announcement: Announcement) => void, presence: Presence) {
    this.announce = announce
    this.presence = presence
  }

  /** Call the result when the connection is gone. */
  join(member: Member): () => void {
    const connections = this.people.get(member.id) ?? new Set()
    this.people.set(member.id, connections.add(member))
    const depart = this.presence.arrive(member.id)
    return () => {
      depart()
      this.part(member)
    }
  }

  private part(member: Member): void {
    const connections = this.people.get(member.id)
    connections?.delete(member)
    if (connections?.size === 0) this.people.delete(member.id)
    this.lobby.delete(member)
    this.followed.delete(member)
  }

  enter(tableId: string, member: Member): () => void {
    const isNew = !this.rooms.has(tableId)
    const room = this.rooms.get(tableId) ?? new Set()
    const wasHere = isIn(room, member)
    this.rooms.set(tableId, room.add(member))
    // A second page of the same person changes nothing for the others.
    if (wasHere) member.send(this.presenceAt(tableId))
    else this.presenceChanged(tableId, isNew)
    return () => {
      room.delete(member)
      if (room.size === 0) {
        this.rooms.delete(tableId)
        this.remoteTables.forgetTable(tableId)
      }
      if (!isIn(room, member)) this.presenceChanged(tableId, false)
    }
  }

  private presenceChanged(tableId: string, ask: boolean): void {
    this.tellPresence(tableId)
    this.announce({ kind: 'here', table: tableId, here: this.here(tableId), ask })
  }

  /** Each person once, however many pages they have open. */
  private here(tableId: string): PersonRef[] {
    return onceEach([...(this.rooms.get(tableId) ?? [])])
  }

  /** Through this server or another. */
  isAt(tableId: string, personId: string): boolean {
    const isThem = ({ id }: PersonRef) => id === personId
    return this.membersAt(tableId).some(isThem) || this.remoteTables.at(tableId).some(isThem)
  }

  private presenceAt(tableId: string): ServerMessage {
    const here = onceEach([...this.here(tableId), ...this.remoteTables.at(tableId)])
    return { kind: 'presence', table: tableId, here }
  }

  private tellPresence(tableId: string): void {
    this.tell(tableId, this.presenceAt(tableId))
  }

  tell(tableId: string, message: ServerMessage, to: (member: Member) => boolean = () => true): void {
    for (const member of this.rooms.get(tableId) ?? []) if (to(member)) member.send(message)
  }

  tellPerson(personId: string, message: ServerMessage): void {
    for (const member of this.people.get(personId) ?? []) member.send(message)
  }

  tellChange(table: TableInfo): void {
    for (const seat of table.seats)
      if (seat.kind === 'person') for (const member of this.people.get(seat.id) ?? []) member.seated?.(table)
    this.tell(table.id, { kind: 'table', table })
    if (table.state === 'playing') for (const member of this.rooms.get(table.id) ?? []) member.lookAt(table.id)
    if (table.state === 'over' && table.startedAt === null)
      for (const member of [...(this.rooms.get(table.id) ?? [])]) member.expel(table.id, 'closed')
    if (!table.listed || table.tournament !== null) return
    const announcement: ServerMessage =
      table.state === 'over' ? { kind: 'lobby-gone', table: table.id } : { kind: 'lobby-change', table }
    this.tellLobby(announcement)
  }

  tellLobby(message: ServerMessage): void {
    for (const member of this.lobby) member.send(message)
  }

  get hasLobby(): boolean {
    return this.lobby.size > 0
  }

  reopened(tableId: string): void {
    for (const member of this.rooms.get(tableId) ?? []) member.lookAt(tableId, true)
  }

  visitLobby(member: Member, on: boolean): void {
    if (on) this.lobby.add(member)
    else this.lobby.delete(member)
  }

  follow(member: Member, tournament: string | null): void {
    if (tournament === null) this.followed.delete(member)
    else this.followed.set(member, tournament)
  }

  tellTournament(tournament: string): void {
    for (const [member, followed] of this.followed)
      if (followed === tournament) member.send({ kind: 'tournament', tournament })
  }

  /** Tables with somebody from this server. */
  get tables(): string[] {
    return [...this.rooms.keys()]
  }

  membersAt(tableId: string): readonly Member[] {
    return [...(this.rooms.get(tableId) ?? [])]
  }

  get members(): readonly Member[] {
    return [...this.people.values()].flatMap(connections => [...connections])
  }

  expel(table: string, person: string, why: 'kicked' | 'closed'): void {
    this.everywhere({ kind: 'expelled', table, person, why })
  }

  challenge(person: string, table: string): void {
    this.everywhere({ kind: 'challenged', person, table })
  }

  block(person: string, other: string, blocked: boolean): void {
    this.everywhere({ kind: 'blocked', person, other, blocked })
  }

  /** `sessions`: null for all of the person's. */
  close(person: string, sessions: readonly string[] | null, code: number, reason: string): void {
    this.everywhere({ kind: 'ended', person, sessions: sessions && [...sessions], code, reason })
  }

  private everywhere(announcement: Announcement): void {
    this.hear(announcement, '')
    this.announce(announcement)
  }

  hear(announcement: Announcement, by: string): void {
    switch (announcement.kind) {
      case 'expelled':
        for (const member of this.people.get(announcement.person) ?? [])
          member.expel(announcement.table, announcement.why)
        break
      case 'blocked':
        for (const member of this.people.get(announcement.person) ?? [])
          member.block(announcement.other, announcement.blocked)
        break
      case 'challenged':
        this.tellPerson(announcement.person, { kind: 'challenged', table: announcement.table })
        break
      case 'ended':
        for (const member of [...(this.people.get(announcement.person) ?? [])])
          if (announcement.sessions === null || announcement.sessions.includes(member.session))
            member.close(announcement.code, announcement.reason)
        break
      case 'turn':
        this.tellPerson(announcement.person, {
          kind: 'turn',
          table: announcement.table,
          game: announcement.game,
          yours: announcement.yours,
        })
        break
      case 'seated': {
        const { people, ...message } = announcement
        for (const person of people) this.tellPerson(person, message)
        break
      }
      case 'here':
        if (!this.rooms.has(announcement.table)) break
        this.remoteTables.set(by, announcement.table, announcement.here)
        this.tellPresence(announcement.table)
        if (announcement.ask)
          this.announce({ kind: 'here', table: announcement.table, here: this.here(announcement.table), ask: false })
        break
      default:
    }
  }

  /** Announcements were missed: ask every server again who is where. */
  askAgain(): void {
    for (const table of this.rooms.keys()) this.announce({ kind: 'here', table, here: this.here(table), ask: true })
  }

  /** A server is gone, and its people with it. */
  lost(server: string): void {
    for (const table of this.remoteTables.forgetServer(server)) this.tellPresence(table)
  }
}

const isIn = (room: ReadonlySet<Member>, { id }: Member): boolean => [...room].some(other => other.id === id)

const onceEach = (people: readonly PersonRef[]): PersonRef[] => [
  ...new Map(people.map(({ id, name }) => [id, { id, name }])).values(),
]
