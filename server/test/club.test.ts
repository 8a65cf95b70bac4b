import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { importMatch, parseMatchFile } from '../../kernel/file.ts'
import type { Game } from '../../kernel/game.ts'
import { commitmentTo } from '../../kernel/hash.ts'
import type { Seat } from '../../kernel/seat.ts'
import { SOCKET_PATH, WIRE_VERSION } from '../../wire/http.ts'
import { type Club, openClub, Visitor } from './club.ts'

const game: Game = ethnos.game

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'steady' } as const

it('tells its rules versions, so that an older page can reload', async () => {
  const anna = await new Visitor(club).arrive('Anna')
  const { wire, rules } = await anna.read('/api/club')
  expect(wire).toBe(WIRE_VERSION)
  expect(rules).toMatchObject({ ethnos: game.facts.rulesVersion })
})

async function twoAtATable() {
  const [anna, boris] = await Promise.all([new Visitor(club).arrive('Anna'), new Visitor(club).arrive('Boris')])
  const { body } = await anna.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN, BOT] })
  const id = body.id as string
  await boris.post(`/api/tables/${id}/sit`, { seat: 1 })
  await anna.post(`/api/tables/${id}/start`, {})
  for (const person of [anna, boris]) {
    await person.connect()
    person.say({ kind: 'watch', table: id })
    await person.until(message => message.kind === 'view')
  }
  return { anna, boris, id }
}

/** Plays whenever the visitor's seat is asked, until the game is over. */
async function playOn(visitor: Visitor, seat: Seat, table: string, afterMove = async () => {}): Promise<void> {
  for (;;) {
    const { view, number } = visitor
    if (!view) throw new Error('no view')
    if (game.toMove(view).length === 0) return
    if (game.toMove(view).includes(seat)) {
      const moves = game.moves(view, seat)
      await visitor.ask({ kind: 'move', table, seen: number, move: moves[moves.length - 1] })
      await afterMove()
    }
    await visitor.until(() => visitor.number > number)
  }
}

describe('The club', () => {
  it('two people and a bot play a whole game; everybody sees what they may, and the seed is published at the end', async () => {
    const { anna, boris, id } = await twoAtATable()
    const watcher = await (await new Visitor(club).arrive('Vera')).connect()
    watcher.say({ kind: 'watch', table: id })
    await watcher.until(message => message.kind === 'view')

    const before = (await (await fetch(`${club.address}/api/tables/${id}`)).json()) as {
      seed: null
      commitment: string
    }
    expect(before.seed).toBeNull()
    expect((await fetch(`${club.address}/api/tables/${id}/file`)).status).toBe(404)

    await Promise.all([playOn(anna, 0, id), playOn(boris, 1, id)])
    const over = await anna.until(message => message.kind === 'table' && message.table.state === 'over')
    const seed = over.kind === 'table' ? over.table.seed : null
    expect(commitmentTo(seed ?? '')).toBe(before.commitment)

    const file = parseMatchFile(await (await fetch(`${club.address}/api/tables/${id}/file`)).text())
    if (!file.ok) throw new Error(file.error.code)
    const match = importMatch(game, file.value)
    if (!match.ok) throw new Error(match.error.code)
    await watcher.until(() => watcher.number === match.value.log.length)
    for (const [visitor, viewer] of [
      [anna, 0],
      [boris, 1],
      [watcher, null],
    ] as const)
      expect(visitor.view).toEqual(game.view(match.value.position, viewer))
  })

  it('a player who loses the connection after every move sees the same as one who stays', async () => {
    const { anna, boris, id } = await twoAtATable()
    const comeBack = async () => {
      boris.hangUp()
      boris.view = null
      await boris.connect()
      boris.say({ kind: 'watch', table: id })
      await boris.until(() => boris.view !== null)
    }
    await Promise.all([playOn(anna, 0, id), playOn(boris, 1, id, comeBack)])
    await anna.until(message => message.kind === 'table' && message.table.state === 'over')
    const file = parseMatchFile(await (await fetch(`${club.address}/api/tables/${id}/file`)).text())
    if (!file.ok) throw new Error(file.error.code)
    const match = importMatch(game, file.value)
    if (!match.ok) throw new Error(match.error.code)
    expect(boris.view).toEqual(game.view(match.value.position, 1))
  })

  it('chat reaches everybody at the table as plain text', async () => {
    const { anna, boris, id } = await twoAtATable()
    await anna.ask({ kind: 'chat', table: id, text: '<script>alert(1)</script> Привет!' })
    const heard = await boris.until(message => message.kind === 'chat')
    expect(heard).toMatchObject({ line: { name: 'Anna', seat: 0, text: '<script>alert(1)</script> Привет!' } })
  })

  it('only seated people can move', async () => {
    const { id } = await twoAtATable()
    const stranger = await (await new Visitor(club).arrive('Vera')).connect()
    const answer = await stranger.ask({ kind: 'move', table: id, seen: 0, move: { kind: 'draw' } })
    expect(answer).toMatchObject({ kind: 'error', code: 'not-seated' })
  })

  it.each([
    ['no JSON', '{"kind"'],
    ['no message', '[]'],
    ['an unknown kind', '{"kind":"sudo"}'],
    ['a wrong type', '{"kind":"watch","table":5}'],
    ['too much', '{"kind":"ping","id":"a","extra":1}'],
    ['deep nesting', '['.repeat(8000)],
  ])('answers what it does not understand: %s', async (_, message) => {
    const guest = await (await new Visitor(club).arrive('Vera')).connect()
    guest.say(message)
    expect(await guest.until(message => message.kind === 'error')).toMatchObject({ code: 'not-understood' })
    expect(await guest.ask({ kind: 'ping' })).toMatchObject({ answer: { kind: 'done' } })
  })

  it('closes the connection of an unknown person with a code that a page can read', async () => {
    const stranger = new Visitor(club)
    expect(await stranger.refused()).toBe(4001)
    const guest = await stranger.arrive('Vera')
    for (let n = 0; n < 20; n++) await guest.connect()
    expect(await guest.refused()).toBe(4008)
  })

  it('tells a page of an older version to reload, before anything else', async () => {
    const guest = await new Visitor(club).arrive('Vera')
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', cookie: guest.cookie }
    const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }
    const [answer] = await once(get(`${club.address}/api/socket`, { headers: { ...upgrade, ...key } }), 'response')
    expect(answer.statusCode).toBe(426)
    expect(String(await answer.toArray())).toContain('Load the page anew')
    expect((await guest.request('GET', '/api/club')).body.wire).toBe(WIRE_VERSION)
  })

  it('survives a client that disconnects while it is being recognised', async () => {
    let asked = () => {}
    const isAsked = new Promise<void>(resolve => {
      asked = resolve
    })
    const { promise: answer, resolve: answerNow } = Promise.withResolvers<void>()
    // A slow database.
    club.store.people.bySession = async () => {
      asked()
      await answer
      return null
    }
    const { server } = club.app.http
    const connections = () => promisify(server.getConnections).call(server)
    const { port } = new URL(club.address)
    const line = connect(Number(port), '127.0.0.1')
    line.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${club.address}\r\nCookie: pentarchy=anything\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    await isAsked
    line.resetAndDestroy()
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    answerNow()
    // Without a listener, the error would have ended the process.
    expect((await fetch(`${club.address}/health`)).ok).toBe(true)
  })

  it('closes a connection that floods it', async () => {
    // Connecting costs five.
    const slow = await openClub(':memory:', { messageLimit: { points: 10, seconds: 1000 } })
    const guest = await (await new Visitor(slow).arrive('Vera')).connect()
    for (let n = 0; n < 20; n++) guest.say({ kind: 'ping', id: `p${n}` })
    await guest.until(message => message.kind === 'error' && message.code === 'too-fast')
    expect(guest.heard.filter(message => message.kind === 'answer')).toHaveLength(5)
    await slow.close()
  })

  it('limits requests by address and by person', async () => {
    const slow = await openClub(':memory:', { messageLimit: { points: 3, seconds: 3000 } })
    const statuses = async (visitor: Visitor) => {
      const asked = []
      for (let n = 0; n < 5; n++) asked.push((await visitor.request('GET', '/api/tables')).status)
      return asked
    }
    expect(await statuses(new Visitor(slow))).toEqual([200, 200, 200, 429, 429])
    expect(await statuses(await new Visitor(slow).arrive('Anna'))).toEqual([200, 200, 200, 429, 429])
    await slow.close()
  })

  it('refuses impossible tables in words a page can show', async () => {
    const host = await new Visitor(club).arrive('Anna')
    const faults = await Promise.all(
      [
        { game: 'chess', seats: [OPEN, OPEN] },
        { game: 'ethnos', seats: [OPEN] },
        { game: 'ethnos', seats: [OPEN, OPEN], options: { tribes: ['elf'] } },
        { game: 'ethnos', seats: 'many' },
      ].map(async wanted => (await host.post('/api/tables', wanted)).body.fault),
    )
    expect(faults).toEqual(['unknown-game', 'objection', 'objection', 'not-understood'])
  })

  it('only the host starts, and only a full table', async () => {
    const [anna, boris] = await Promise.all([new Visitor(club).arrive('Anna'), new Visitor(club).arrive('Boris')])
    const { body } = await anna.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] })
    expect((await boris.post(`/api/tables/${body.id}/start`, {})).body.fault).toBe('not-host')
    expect((await anna.post(`/api/tables/${body.id}/start`, {})).body.fault).toBe('seats-open')
    expect((await boris.post(`/api/tables/${body.id}/sit`, { seat: 0 })).body.fault).toBe('seat-taken')
    expect((await boris.post(`/api/tables/${body.id}/sit`, { seat: 5 })).body.fault).toBe('no-such-seat')
    expect((await new Visitor(club).post('/api/tables', {})).status).toBe(401)
  })
})
