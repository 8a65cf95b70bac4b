import { type EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type WebSocket from 'ws'
import { Guest } from '../guest.ts'
import type { RunningClub } from '../process.ts'

/** Whether the club held, and the figure that shows it. */
export interface Outcome {
  readonly held: boolean
  readonly figure: Readonly<Record<string, number>>
}

/** Runs until told to stop. */
export type Attack = (club: RunningClub, signal: AbortSignal) => Promise<Outcome>

const MB = 1_000_000
const OPEN = { kind: 'open' }

/** An error is followed by a close event, which is handled. */
const happens = (emitter: EventEmitter, event: string): Promise<void> =>
  new Promise(resolve => emitter.once(event, () => resolve()))

async function opened(guest: Guest, address: string): Promise<WebSocket> {
  const socket = guest.socket(address).on('error', () => {})
  await Promise.race([happens(socket, 'open'), happens(socket, 'close')])
  return socket
}

/** Opens as many sockets as it may, and replaces closed ones; calls `flood` with each in turn, often. */
async function overSockets(
  { address }: RunningClub,
  guests: readonly Guest[],
  each: number,
  signal: AbortSignal,
  flood: (socket: WebSocket) => void,
): Promise<void> {
  const attackers = guests.flatMap(guest => Array.from({ length: each }, () => guest))
  await Promise.all(
    attackers.map(async guest => {
      while (!signal.aborted) {
        const socket = await opened(guest, address)
        while (!signal.aborted && socket.readyState === socket.OPEN) {
          flood(socket)
          await sleep(5)
        }
        socket.terminate()
        await sleep(50)
      }
    }),
  )
}

const guestsAt = ({ address }: RunningClub, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => new Guest(`Eve ${n}`).arrive(address)))

/** Sockets that never read send empty pings as fast as possible. */
const pings: Attack = async (club, signal) => {
  const { rss } = await club.usage()
  let sent = 0
  await overSockets(club, await guestsAt(club, 2), 10, signal, socket => {
    socket.pause()
    for (let n = 0; n < 2000 && socket.bufferedAmount < MB; n++, sent++) socket.ping()
  })
  const grown = ((await club.usage()).rss - rss) / MB
  return { held: grown < 150, figure: { pings: sent, grownMb: Math.round(grown) } }
}

/** Twenty sockets send nonsense frames. */
const frames: Attack = async (club, signal) => {
  const nonsense = JSON.stringify({ kind: 'nothing', text: 'x'.repeat(10_000) })
  let sent = 0
  await overSockets(club, await guestsAt(club, 2), 10, signal, socket => {
    for (let n = 0; n < 50 && socket.bufferedAmount < MB; n++, sent++) socket.send(nonsense)
  })
  return { held: true, figure: { frames: sent } }
}

/** One guest starts as many tables of six with five Masters as allowed. */
const masters: Attack = async ({ address }, signal) => {
  const eve = await new Guest('Eve').arrive(address)
  let started = 0
  for (let n = 0; n < 40 && !signal.aborted; n++) {
    const seats = [OPEN, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'master' }))]
    const table = await eve.post(address, '/api/tables', { game: 'ethnos', seats }).catch(() => null)
    const begun = table && (await eve.post(address, `/api/tables/${table.id}/start`).catch(() => null))
    if (begun) started++
    await sleep(100)
  }
  if (!signal.aborted) await once(signal, 'abort')
  return { held: started <= 20, figure: { tables: started, bots: 5 * started } }
}

/** Many guests of one network do the same with quick bots. */
const crowds: Attack = async ({ address }, signal) => {
  let started = 0
  for (let n = 0; n < 10 && !signal.aborted; n++) {
    const eve = await new Guest(`Eve ${n}`).arrive(address)
    const seats = Array.from({ length: 6 }, () => ({ kind: 'bot', level: 'steady' }))
    const table = await eve.post(address, '/api/tables', { game: 'ethnos', seats }).catch(() => null)
    if (table && (await eve.post(address, `/api/tables/${table.id}/start`).catch(() => null))) started++
  }
  if (!signal.aborted) await once(signal, 'abort')
  return { held: true, figure: { tables: started } }
}

const from = (network: string, n: number) =>
  `${network}:${(n & 0xffff).toString(16)}:${((n * 7919) & 0xffff).toString(16)}`

async function post(address: string, path: string, body: object, forwarded: string, cookie = ''): Promise<number> {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, cookie },
    body: JSON.stringify(body),
  })
  const { fault } = (await reply.json()) as { fault?: string }
  return fault === 'wrong-login' || reply.ok ? reply.status : 0
}

/** Guesses a password from one IPv6 network; the 200th guess is right. */
const guesses: Attack = async ({ address }) => {
  const owner = new Guest('Owner')
  const name = `Penelope${Math.trunc(performance.now())}`
  await owner.post(address, '/api/register', { name, password: 'password 200' })
  const heard: number[] = []
  for (let n = 0; n < 300; n++)
    heard.push(await post(address, '/api/login', { name, password: `password ${n}` }, from('2001:db8:1:2:3:4', n)))
  const found = heard.filter(status => status === 200).length
  const tried = heard.filter(status => status !== 0).length
  return { held: found === 0 && tried <= 10, figure: { guesses: 300, heard: tried, found } }
}

/** The same from many networks, without proof of work. */
const botnet: Attack = async ({ address }) => {
  const name = `Target${Math.trunc(performance.now())}`
  await new Guest('Target').post(address, '/api/register', { name, password: 'password 200' })
  let heard = 0
  for (let n = 0; n < 300; n++)
    if ((await post(address, '/api/login', { name, password: `password ${n}` }, `198.18.${n >> 8}.${n & 255}`)) !== 0)
      heard++
  return { held: heard <= 10, figure: { guesses: 300, heard } }
}

/** Creates guests without end from one network. */
const guests: Attack = async ({ address }, signal) => {
  let made = 0
  let asked = 0
  while (!signal.aborted && asked < 2000) {
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post(address, '/api/guest', { name: 'Eve' }, from('2001:db8:9:9:9:9', asked + n)),
      ),
    )
    asked += done.length
    made += done.filter(status => status === 200).length
  }
  return { held: made <= 25, figure: { asked, made } }
}

/** One person opens two hundred sockets at once. */
const sockets: Attack = async ({ address }) => {
  const [eve] = [await new Guest('Eve').arrive(address)]
  const all = Array.from({ length: 200 }, () => eve.socket(address).on('error', () => {}))
  const ends = await Promise.all(
    all.map(socket =>
      Promise.race([happens(socket, 'message').then(() => true), happens(socket, 'close').then(() => false)]),
    ),
  )
  for (const socket of all) socket.terminate()
  const open = ends.filter(Boolean).length
  return { held: open <= 20, figure: { asked: 200, open } }
}

/** Sixty sockets of three guests watch a table again and again. */
const watches: Attack = async (club, signal) => {
  const eves = await guestsAt(club, 3)
  const [eve] = eves
  const { id } = eve ? await eve.post(club.address, '/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] }) : { id: '' }
  let sent = 0
  await overSockets(club, eves, 20, signal, socket => {
    for (let n = 0; n < 5; n++, sent++) socket.send(JSON.stringify({ kind: 'watch', table: id }))
  })
  return { held: true, figure: { watches: sent } }
}

/** Requests with invented cookies, as fast as they are answered. */
const requests: Attack = async ({ address }, signal) => {
  let asked = 0
  let served = 0
  const began = performance.now()
  const ask = async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: `pentarchy=${asked++}` }
    const reply = await fetch(`${address}/api/tables`, { headers })
    await reply.arrayBuffer()
    if (reply.ok) served++
  }
  while (!signal.aborted) await Promise.all(Array.from({ length: 10 }, ask))
  const perSecond = Math.round((served * 1000) / (performance.now() - began))
  return { held: perSecond <= 250, figure: { asked, served, servedPerSecond: perSecond } }
}

/** A hundred requests whose bodies arrive byte by byte. */
const slowBodies: Attack = async ({ address }) => {
  const { port } = new URL(address)
  const lines = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}))
  const began = performance.now()
  for (const line of lines)
    line.write(
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
    )
  const drip = setInterval(() => {
    for (const line of lines) if (line.writable) line.write(' ')
  }, 500)
  const ended = await Promise.all(
    lines.map(line => Promise.race([happens(line, 'close').then(() => true), sleep(25_000, false, { ref: false })])),
  )
  clearInterval(drip)
  for (const line of lines) line.destroy()
  const left = ended.filter(end => !end).length
  return { held: left === 0, figure: { lines: 100, left, seconds: Math.round((performance.now() - began) / 1000) } }
}

/** Proposes an undo and withdraws it without end; the other player must still be heard. */
const undos: Attack = async ({ address }, signal) => {
  const [eve, ann] = [await new Guest('Eve').arrive(address), await new Guest('Ann').arrive(address)]
  const { id: table } = await eve.post(address, '/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] })
  await ann.post(address, `/api/tables/${table}/sit`, { seat: 1 })
  await eve.post(address, `/api/tables/${table}/start`)
  const [socket, other] = [await opened(eve, address), await opened(ann, address)]
  for (const line of [socket, other]) line.setMaxListeners(0)
  const ask = (line: WebSocket, message: object) => {
    const id = `u${asked++}`
    const answered = new Promise<string>(resolve => {
      const hear = (data: unknown) => {
        const text = String(data)
        if (!text.includes(`"${id}"`)) return
        line.off('message', hear)
        resolve(text)
      }
      line.on('message', hear)
      line.once('close', () => resolve('closed'))
    })
    line.send(JSON.stringify({ ...message, table, id }))
    return answered
  }
  let asked = 0
  let heard = 0
  while (!signal.aborted && socket.readyState === socket.OPEN) {
    const said = await ask(socket, { kind: 'propose', what: 'pause' })
    const gone = await ask(socket, { kind: 'stand-in' })
    if (gone.includes('accepted')) await ask(socket, { kind: 'return' })
    heard += [said, gone].filter(text => text.includes('accepted')).length
    await sleep(120)
  }
  const away = await ask(other, { kind: 'stand-in' })
  const back = await ask(other, { kind: 'return' })
  for (const line of [socket, other]) line.terminate()
  const held = away.includes('accepted') && back.includes('accepted') && heard < 60
  return { held, figure: { asked, heard } }
}

export const ATTACKS = {
  pings,
  frames,
  masters,
  crowds,
  guesses,
  botnet,
  guests,
  sockets,
  watches,
  requests,
  'slow-bodies': slowBodies,
  undos,
} satisfies Record<string, Attack>
export type AttackName = keyof typeof ATTACKS
