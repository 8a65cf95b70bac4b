import { describe, expect, it, vi } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { OPEN, Visitor } from '../../server/test/club.ts'
import { notice, until } from '../../server/test/until.ts'
import type { PushNote } from '../../wire/push.ts'
import type { TableInfo } from '../../wire/table.ts'
import { prepareServers } from './servers.ts'

/* People on one server see what happens on another. */

const game: Game = ethnos.game
const pushed: PushNote[] = []
const servers = prepareServers(2, {
  async deliver(_, note) {
    pushed.push(note)
    notice()
    return 201
  },
})

/** A visitor connected to this server. */
async function somebodyAt(server: number, name: string): Promise<Visitor> {
  const visitor = await new Visitor(elementAt(servers.clubs, server)).arrive(name)
  return visitor.connect()
}

/** Anna has created a table on the first server, Boris sits there through the second; both watch it. */
async function aTableForTwo() {
  const [anna, boris] = [await somebodyAt(0, 'Anna'), await somebodyAt(1, 'Boris')]
  const { body } = await anna.post('/api/tables', {
    game: 'ethnos',
    seats: [OPEN, OPEN],
    settings: { clock: { kind: 'real-time', seconds: 600, increment: 0 }, absent: 'resign' },
  })
  const table = String(body.id)
  await anna.watch(table)
  await boris.watch(table)
  await boris.post(`/api/tables/${table}/sit`, { seat: 1 })
  return { anna, boris, table }
}

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

/** Their match has begun: the one to move, and the other, who has subscribed to push messages. */
async function twoInPlay() {
  pushed.length = 0
  const { anna, boris, table } = await aTableForTwo()
  await anna.post(`/api/tables/${table}/start`)
  await until(() => anna.view !== null && boris.view !== null)
  const mover = elementAt(anna.view ? game.toMove(anna.view) : [], 0)
  const [acting, other] = mover === 0 ? [anna, boris] : [boris, anna]
  await other.post('/api/push', { endpoint: 'https://push.example.com/send/abc', keys: KEYS, language: 'en' })
  return { table, mover, acting, other, otherServer: mover === 0 ? 1 : 0 }
}

const names = (visitor: Visitor): string[] =>
  (visitor.all('presence').at(-1)?.here ?? []).map(({ name }) => name).sort()
const last = (visitor: Visitor): TableInfo | undefined => visitor.all('table').at(-1)?.table
const lines = (visitor: Visitor): string[] => visitor.all('chat').map(({ line }) => line.text)

describe('Through another server', () => {
  it('people see who comes, who goes, and whose server has died', async () => {
    const { anna, boris } = await aTableForTwo()
    await until(() => names(anna).length === 2 && names(boris).length === 2)
    boris.hangUp()
    await until(() => names(anna).length === 1)
    await boris.connect()
    await boris.watch(String(last(anna)?.id))
    await until(() => names(anna).length === 2 && names(boris).length === 2)
    await elementAt(servers.clubs, 1).close()
    await until(() => names(anna).length === 1)
  })

  it('people read what is written, once, and no longer what was deleted', async () => {
    const { anna, boris, table } = await aTableForTwo()
    await boris.ask({ kind: 'chat', table, text: 'Ready?' })
    await anna.ask({ kind: 'chat', table, text: 'Ready!' })
    await until(() => lines(anna).length === 2 && lines(boris).length === 2)
    const line = boris.all('chat').find(({ line: { text } }) => text === 'Ready?')?.line.id
    await boris.request('DELETE', `/api/tables/${table}/chat/${line}`, {})
    await until(() => anna.all('chat-gone').some(gone => gone.line === line))
    for (const { app } of servers.clubs) await app.sweep()
    // Lines sent at once may be ordered differently on each server until the page reloads.
    for (const visitor of [anna, boris]) expect(lines(visitor).sort()).toEqual(['Ready!', 'Ready?'])
  })

  it('people see new tables, taken seats, and the match begin', async () => {
    const vera = await somebodyAt(1, 'Vera')
    vera.say({ kind: 'lobby', on: true })
    await vera.until(({ kind }) => kind === 'lobby')
    const { anna, boris, table } = await aTableForTwo()
    await until(() => vera.all('lobby-change').some(change => change.table.id === table))
    await until(() => last(anna)?.seats[1]?.kind === 'person')
    await anna.post(`/api/tables/${table}/start`)
    await until(() => anna.view !== null && boris.view !== null)
    const mover = elementAt(boris.view ? game.toMove(boris.view) : [], 0)
    await elementAt([anna, boris], mover).move(game, table, mover)
    await until(() => anna.number === 1 && boris.number === 1)
    await boris.ask({ kind: 'propose', table, what: 'pause' })
    await until(() => anna.state?.proposal?.what === 'pause')
    await anna.ask({ kind: 'agree', table, proposal: anna.state?.proposal?.number })
    await until(() => boris.state?.paused !== null)
  })

  it('people are kicked, blocked and logged out', async () => {
    const { anna, boris, table } = await aTableForTwo()
    await anna.post(`/api/people/${await boris.id()}/block`)
    await boris.ask({ kind: 'chat', table, text: 'unheard' })
    await boris.post(`/api/people/${await anna.id()}/block`)
    await anna.ask({ kind: 'chat', table, text: 'unheard too' })
    await until(() => lines(boris).length === 1 && lines(anna).length === 1)
    await anna.post(`/api/tables/${table}/kick`, { person: await boris.id() })
    await boris.until(({ kind }) => kind === 'gone')
    const closed = boris.closed()
    await new Visitor(elementAt(servers.clubs, 0)).as(boris).post('/api/logout')
    expect(await closed).toBe(4002)
  })

  it('people hear of their turn wherever they are connected, and get a push only if nowhere', async () => {
    const { table, mover, acting, other } = await twoInPlay()
    // Watches nothing, but is connected.
    other.say({ kind: 'leave', table })
    await acting.move(game, table, mover)
    await until(() => other.all('turn').some(turn => turn.yours))
    // After that they are connected nowhere: that turn is the first to be pushed.
    await other.watch(table)
    await other.move(game, table, mover === 0 ? 1 : 0)
    await until(() => acting.number === 2)
    other.hangUp()
    await until(() => names(acting).length === 1)
    await acting.move(game, table, mover)
    await until(() => pushed.length > 0)
    expect(pushed).toHaveLength(1)
  })

  it('a person connected nowhere gets one push, wherever they subscribed', async () => {
    const { table, mover, acting, other, otherServer } = await twoInPlay()
    // The other's server still has the table open.
    const spectator = await somebodyAt(otherServer, 'Vera')
    await spectator.watch(table)
    const wantedToPush = servers.clubs.map(({ store }) => vi.spyOn(store, 'mayTell'))
    other.hangUp()
    await until(() => names(acting).length === 2)
    await acting.move(game, table, mover)
    await until(() => pushed.length > 0 && spectator.number === 1)
    const allowed = await Promise.all(wantedToPush.flatMap(({ mock }) => mock.results.map(({ value }) => value)))
    expect(allowed.filter(Boolean)).toHaveLength(1)
    expect(pushed).toEqual([{ kind: 'your-turn', table, game: 'ethnos', language: 'en' }])
  })

  it('people see afterwards what they missed while NATS was away', async () => {
    const { anna, boris, table } = await aTableForTwo()
    await servers.nats.kill()
    await boris.ask({ kind: 'chat', table, text: 'Anybody?' })
    await boris.post(`/api/tables/${table}/stand`)
    await until(() => lines(anna).includes('Anybody?') && last(anna)?.seats[1]?.kind === 'open')
    await servers.nats.restart(0)
    const vera = await somebodyAt(1, 'Vera')
    await vera.watch(table)
    await until(() => names(anna).includes('Vera') && names(vera).length === 3)
  })
})
