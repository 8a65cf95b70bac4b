import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { until } from '../../server/test/until.ts'
import { Guest } from './guest.ts'
import { scriptOfTable } from './script.ts'
import { prepareServers } from './servers.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTable, type PlayedTable } from './tables.ts'
import { faultsAt } from './verdict.ts'

const servers = prepareServers(3)

/** A table of three people and a spectator, each on another server. */
async function aScatteredTable(moves: number): Promise<{ table: PlayedTable; players: Stubborn[] }> {
  const { clubs } = servers
  const guests = await Promise.all(
    ['Anna', 'Boris', 'Vera'].map(name => new Guest(name).arrive(elementAt(clubs, 0).address)),
  )
  const id = await arrangeTable(elementAt(clubs, 0).address, 'ethnos', guests)
  const { match, moves: all } = await scriptOfTable(elementAt(clubs, 0).store, id)
  const table = { id, guests, script: { match, moves: all.slice(0, moves) } }
  const spectator = await new Guest('Gleb').arrive(elementAt(clubs, 1).address)
  const players = [...guests, spectator].map(
    (guest, index) =>
      new Stubborn(
        table,
        index < 3 ? (index as Seat) : null,
        guest,
        () => elementAt(clubs, index % clubs.length).address,
      ),
  )
  return { table, players }
}

async function untilDone(players: readonly Stubborn[]): Promise<void> {
  await until(() => players.every(player => player.isDone))
}

describe('Three servers on one PostgreSQL and one NATS', () => {
  it('play one table: every seat moves through its own server, and all see the same', async () => {
    const { table, players } = await aScatteredTable(90)
    await untilDone(players)
    expect(await faultsAt(elementAt(servers.clubs, 2).store, table, players)).toEqual([])
    for (const player of players) player.leave()
  })

  it('recover when NATS was away: what was not announced is found in the store', async () => {
    const { table, players } = await aScatteredTable(120)
    await until(() => elementAt(players, 0).watched.number >= 20)
    await servers.nats.restart(500)
    await untilDone(players)
    expect(await faultsAt(elementAt(servers.clubs, 2).store, table, players)).toEqual([])
    for (const player of players) player.leave()
  })
})
