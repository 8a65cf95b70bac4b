import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { ethnos } from '../../games/ethnos/index.ts'
import { CLOSE, SOCKET_PATH } from '../../wire/http.ts'
import type { Config } from '../config.ts'
import { type Club, nextMove, openClub, playing, Visitor } from './club.ts'

const OPEN = { kind: 'open' } as const
/** Nothing is refilled during a test. */
const few = (points: number) => ({ points, seconds: 100_000 })

let club: Club
afterEach(() => club.close())

const clubOf = async (changes: Partial<Config>) => {
  club = await openClub(':memory:', changes)
  return club
}

/** This visitor's bare socket of the library. */
function callFor({ cookie }: Visitor): WebSocket {
  const socket = new WebSocket(`${club.address.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } })
  return socket.on('error', () => {})
}

async function bareSocket(visitor: Visitor): Promise<WebSocket> {
  const socket = callFor(visitor)
  await once(socket, 'open')
  return socket
}

describe('Nobody exhausts the club by', () => {
  it('pings: they cost as much as any frame, and the socket is closed when the budget is spent', async () => {
    await clubOf({ messageLimit: few(40) })
    const socket = await bareSocket(await new Visitor(club).arrive('Vera'))
    let pongs = 0
    socket.on('pong', () => pongs++)
    for (let n = 0; n < 5000; n++) socket.ping()
    const [code] = await once(socket, 'close')
    expect(code).toBe(CLOSE.flood)
    // Connecting cost 5.
    expect(pongs).toBe(35)
  })

  it('unsolicited pongs', async () => {
    await clubOf({ messageLimit: few(40) })
    const socket = await bareSocket(await new Visitor(club).arrive('Vera'))
    for (let n = 0; n < 5000; n++) socket.pong()
    expect((await once(socket, 'close'))[0]).toBe(CLOSE.flood)
  })

  it('many sockets: a person has one budget over all of them', async () => {
    await clubOf({ messageLimit: few(40) })
    const vera = await new Visitor(club).arrive('Vera')
    const sockets = await Promise.all([bareSocket(vera), bareSocket(vera), bareSocket(vera)])
    const answers: string[] = []
    for (const socket of sockets)
      socket.on('message', data => String(data).includes('"answer"') && answers.push(String(data)))
    const closed = sockets.map(socket => once(socket, 'close'))
    for (let n = 0; n < 50; n++) for (const socket of sockets) socket.send(`{"kind":"ping","id":"${n}"}`)
    await Promise.all(closed)
    expect(answers).toHaveLength(40 - 3 * 5)
  })

  it('many people from one network', async () => {
    await clubOf({ messageLimit: few(10) })
    const statuses = []
    for (let person = 0; person < 12; person++) {
      const guest = await new Visitor(club).arrive(`Guest ${person}`)
      for (let n = 0; n < 10; n++) statuses.push((await guest.request('GET', '/api/tables')).status)
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(100)
  })

  it('watching again and again: that costs more than a frame', async () => {
    await clubOf({ messageLimit: few(60) })
    const vera = await new Visitor(club).arrive('Vera')
    const { body } = await vera.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] })
    await vera.connect()
    for (let n = 0; n < 40; n++) vera.say({ kind: 'watch', table: String(body.id) })
    await vera.until(({ kind }) => kind === 'error')
    // 60 less the request for a table and the connection, 5 each.
    expect(vera.heard.filter(({ kind }) => kind === 'chats').length).toBeLessThanOrEqual(10)
  })

  it('starting tables full of bots', async () => {
    await clubOf({ matchLimit: few(18) })
    const vera = await new Visitor(club).arrive('Vera')
    const statuses = []
    for (let n = 0; n < 4; n++) {
      const seats = [OPEN, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'novice' }))]
      const { body } = await vera.post('/api/tables', { game: 'ethnos', seats })
      statuses.push((await vera.post(`/api/tables/${body.id}/start`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('asking for undo: limited by person over all sockets, and the other player is heard', async () => {
    await clubOf({ wishLimit: few(10) })
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { person, seat, move, seen } = nextMove(ethnos.game, people)
    await person.ask({ kind: 'move', table, seen, move })
    const again = await new Visitor(club).as(person).connect()
    await again.watch(table)
    let heard = 0
    for (let n = 0; n < 30; n++) {
      const answer = await (n % 2 ? person : again).ask({ kind: 'propose', table, what: 'undo' })
      if (answer.kind !== 'answer' || answer.answer.kind !== 'accepted') continue
      heard++
      await person.ask({ kind: 'decline', table, proposal: answer.answer.number })
    }
    expect(heard).toBe(10)
    const other = people[1 - seat] ?? person
    expect(await other.ask({ kind: 'stand-in', table })).toMatchObject({ answer: { kind: 'accepted' } })
    expect(await other.ask({ kind: 'return', table })).toMatchObject({ answer: { kind: 'accepted' } })
  })

  it('opening 200 sockets at once: each is counted before the first await', async () => {
    await clubOf({})
    const vera = await new Visitor(club).arrive('Vera')
    const ends = await Promise.all(
      Array.from({ length: 200 }, () => {
        const socket = callFor(vera)
        return Promise.race([once(socket, 'close').then(([code]) => code), once(socket, 'message').then(() => 'open')])
      }),
    )
    expect(ends.filter(end => end === 'open')).toHaveLength(20)
    expect(ends.filter(end => end === CLOSE.flood)).toHaveLength(180)
  })
})
