import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { elementAt } from '../../kernel/list.ts'
import { openNats } from '../../server/bus/nats.ts'
import { PROGRAM, rulesVersions } from '../../server/operations/versions.ts'
import { nextMove, playing, Visitor } from '../../server/test/club.ts'
import { until } from '../../server/test/until.ts'
import { Guest } from './guest.ts'
import { startProxy } from './proxy.ts'
import { scriptOfTable } from './script.ts'
import { openServer, prepareServers } from './servers.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTable } from './tables.ts'
import { faultsAt } from './verdict.ts'

/* Servers are replaced one by one while people play. */

const servers = prepareServers(2)

const SOON = { timeout: 10_000 }
const healthOf = async (address: string) => (await fetch(`${address}/health`)).json()

describe('A server that is told to stop', () => {
  it('sends its people elsewhere within a second, and no move is lost', async () => {
    let { address } = elementAt(servers.clubs, 0)
    const balancer = await startProxy(() => ({ host: '127.0.0.1', port: Number(new URL(address).port) }))
    const front = `http://localhost:${balancer.port}`
    const guests = await Promise.all(['Anna', 'Boris'].map(name => new Guest(name).arrive(front)))
    const id = await arrangeTable(front, 'ethnos', guests)
    const whole = await scriptOfTable(elementAt(servers.clubs, 1).store, id)
    const table = { id, guests, script: { match: whole.match, moves: whole.moves.slice(0, 120) } }
    const players = guests.map((guest, seat) => new Stubborn(table, seat === 0 ? 0 : 1, guest, () => front))
    for (let round = 0; round < 2; round++) {
      await until(() => players.every(player => player.watched.number > 30 * (round + 1)))
      const leaving = elementAt(servers.clubs, round)
      const replacement = round === 0 ? elementAt(servers.clubs, 1) : await openServer(servers)
      if (round === 1) servers.clubs.push(replacement)
      const seen = elementAt(players, 0).watched.number
      const began = performance.now()
      address = replacement.address
      await leaving.close()
      await until(() => elementAt(players, 0).watched.number > seen + 5 || players.every(player => player.isDone))
      expect(performance.now() - began).toBeLessThan(3000)
    }
    await until(() => players.every(player => player.isDone))
    expect(await faultsAt(elementAt(servers.clubs, 2).store, table, players)).toEqual([])
    for (const player of players) player.leave()
    await balancer.stop()
  })

  it('closes every connection with the code to reconnect at once', async () => {
    const club = elementAt(servers.clubs, 0)
    const visitor = await new Visitor(club).arrive('Anna')
    await visitor.connect()
    const closed = visitor.closed()
    await club.close()
    expect(await closed).toBe(1012)
  })

  it('accepts nothing more: a late move is stored nowhere, and accepted elsewhere', async () => {
    const [club, other] = [elementAt(servers.clubs, 0), elementAt(servers.clubs, 1)]
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const { person, move, seen } = nextMove(ethnos.game, people)
    const late = { kind: 'move', table, id: 'late', seen, move }
    const closed = person.closed()
    const stopped = club.close()
    person.say(late)
    expect(await closed).toBe(1012)
    await stopped
    expect(await other.store.eventsAfter(table, seen)).toEqual([])

    const again = await new Visitor(other).as(person).connect()
    again.say(late)
    await again.until(told => told.kind === 'answer' && told.id === 'late' && told.answer.kind === 'accepted')
  })
})

describe('Servers of different versions', () => {
  it('know of each other, and say where they differ', async () => {
    const { address } = elementAt(servers.clubs, 0)
    const rules = await rulesVersions()
    await expect.poll(async () => (await healthOf(address)).others, SOON).toHaveLength(1)
    expect(await healthOf(address)).toEqual({
      ok: true,
      program: PROGRAM,
      rules,
      others: [{ program: PROGRAM, rules }],
      differs: [],
    })
    const newer = await openNats(servers.nats.url, () => {})
    const beat = { by: 'newer', program: '9.0.0', rules: { ...rules, ethnos: 99 } }
    newer.publish('pentarchy.beats', { ...beat, leaving: false })
    await expect.poll(async () => (await healthOf(address)).differs, SOON).toEqual(['ethnos'])
    newer.publish('pentarchy.beats', { ...beat, leaving: true })
    await expect.poll(async () => (await healthOf(address)).differs, SOON).toEqual([])
    await newer.close()
  })

  it('a match of other rules is refused with the reason, or its people are sent to a server that knows them', async () => {
    const club = elementAt(servers.clubs, 0)
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const [anna] = people
    const row = await club.store.table(table)
    if (!row) throw new Error('there is no such table')
    const strange = { ...row, id: 'strange', rules_version: 99 }
    await club.store.addTable(strange)
    expect((await anna.request('GET', '/api/tables/strange/view')).body).toEqual({ fault: 'other-rules' })
    anna.say({ kind: 'watch', table: 'strange' })
    await anna.until(told => told.kind === 'error' && told.code === 'other-rules')

    const newer = await openNats(servers.nats.url, () => {})
    const rules = { ...(await rulesVersions()), ethnos: 99 }
    newer.publish('pentarchy.beats', { by: 'newer', program: '9.0.0', rules, leaving: false })
    await expect.poll(async () => (await healthOf(club.address)).differs, SOON).toHaveLength(1)
    const closed = anna.closed()
    anna.say({ kind: 'watch', table: 'strange' })
    expect(await closed).toBe(1012)
    await newer.close()
  })
})
