import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toyModule } from '../../../kernel/test/toy.ts'
import { CLOSE } from '../../../wire/http.ts'
import type { ServerMessage } from '../../../wire/server-message.ts'
import { begin } from '../../table/test/sit.ts'
import { Link } from '../link.svelte.ts'
import { FakeClub, TABLE } from './fake-club.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connect() {
  const club = new FakeClub(begin(toyModule, 2, 'link'))
  const link = new Link(club)
  link.open()
  club.welcome()
  return { club, link }
}

const room = (known?: number) => {
  const heard: ServerMessage[] = []
  return { known, heard, hear: (message: ServerMessage) => void heard.push(message) }
}

describe('the link to the club', () => {
  it('is open once the server has greeted', () => {
    const club = new FakeClub(begin(toyModule, 2, 'link'))
    const link = new Link(club)
    expect(link.state.kind).toBe('idle')
    link.open()
    expect(link.state.kind).toBe('connecting')
    club.welcome()
    expect(link.state.kind).toBe('open')
  })

  it('asks after a restart whether the server is newer than the page', async () => {
    const { club, link } = connect()
    club.stands = 'outdated'
    club.cut(CLOSE.moving)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.state.kind).toBe('outdated')
  })

  it('tells each room what is said of its table', () => {
    const { club, link } = connect()
    const here = room()
    const elsewhere = room()
    link.watch(TABLE, here)
    link.watch('another', elsewhere)
    club.tell({ kind: 'gone', table: TABLE, why: 'closed' })
    expect(here.heard.map(({ kind }) => kind)).toContain('gone')
    expect(elsewhere.heard.map(({ kind }) => kind)).not.toContain('gone')
  })

  it('comes back by itself, later each time, and watches again what was watched', async () => {
    const { club, link } = connect()
    link.watch(TABLE, room(7))
    club.cut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(club.connections).toBe(2)
    club.cut()
    await vi.advanceTimersByTimeAsync(700)
    expect(club.connections).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(club.connections).toBe(3)
    club.heard.length = 0
    club.welcome()
    expect(club.heard).toEqual([{ kind: 'watch', table: TABLE, since: 7 }])
  })

  it('asks again, under the same id, what was not answered', async () => {
    const { club, link } = connect()
    club.holds = true
    const reply = link.ask({ kind: 'undo', table: TABLE, seen: 0 }, 'my-id')
    club.cut()
    await vi.advanceTimersByTimeAsync(1000)
    club.holds = false
    club.welcome()
    expect(await reply).toMatchObject({ kind: 'answer', id: 'my-id' })
  })

  it('ends when the server no longer knows who we are', async () => {
    const { club, link } = connect()
    club.cut(CLOSE.ended)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.state.kind).toBe('ended')
    expect(club.connections).toBe(1)
  })

  it('ends when the server speaks another version, which a refused connection may mean', async () => {
    const { club, link } = connect()
    club.stands = 'outdated'
    club.cut(CLOSE.notKnown)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(link.state.kind).toBe('outdated')
    expect(club.connections).toBe(1)
  })

  it('waits for the network, and connects when it is back', async () => {
    const { club, link } = connect()
    club.online = false
    link.goOffline()
    expect(link.state.kind).toBe('offline')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(club.connections).toBe(1)
    club.online = true
    link.reconnectNow()
    expect(club.connections).toBe(2)
  })

  it('asks a silent connection for a sign of life, and replaces a dead one', async () => {
    const { club, link } = connect()
    await vi.advanceTimersByTimeAsync(21_000)
    link.checkPulse()
    expect(club.kinds()).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(9000)
    link.checkPulse()
    expect(club.connections).toBe(2)
  })
})
