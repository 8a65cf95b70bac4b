import { setTimeout as sleep } from 'node:timers/promises'
import { openStore, type Place } from '../../server/store/open.ts'
import { Guest } from './guest.ts'
import { startClub } from './process.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTables, type PlayedTable } from './tables.ts'
import { faultsAt } from './verdict.ts'

const SEATS = 3
const PATIENCE_MS = 120_000

interface Party {
  readonly table: PlayedTable
  readonly players: readonly Stubborn[]
}

/** Kills the server so many times while tables are played at it; every table ends in a verdict. */
export async function killAgainAndAgain(
  place: Place,
  { rounds, tables, pause }: { rounds: number; tables: number; pause: () => Promise<void> },
) {
  const environment = { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  let club = await startClub(environment)
  const { address } = club
  const port = new URL(address).port
  const parties: Party[] = []
  const gather = async (count: number) => {
    for (const table of await arrangeTables(address, place, { game: 'ethnos', count, seats: SEATS }))
      parties.push({ table, players: await seat(table, address) })
  }

  await gather(tables)
  for (let round = 0; round < rounds; round++) {
    const unfinished = parties.filter(({ players }) => players.some(player => !player.isDone)).length
    if (unfinished < tables / 2) await gather(tables - unfinished)
    await pause()
    await club.kill()
    club = await startClub({ ...environment, PORT: port })
  }
  await until(() => parties.every(({ players }) => players.every(player => player.isDone)))

  const store = await openStore(place)
  const faults: string[] = []
  for (const { table, players } of parties) faults.push(...(await faultsAt(store, table, players)))
  await store.close()
  const all = parties.flatMap(({ players }) => players)
  for (const player of all) player.leave()
  await club.stop()
  return {
    kills: rounds,
    tables: parties.length,
    moves: parties.reduce((sum, { table }) => sum + table.script.moves.length, 0),
    acknowledged: all.reduce((sum, player) => sum + player.acknowledged.length, 0),
    faults,
  }
}

async function seat(table: PlayedTable, address: string): Promise<Stubborn[]> {
  const spectator = await new Guest('Vera').arrive(address)
  return [
    ...table.guests.map((guest, at) => new Stubborn(table, at as 0 | 1 | 2, guest, () => address)),
    new Stubborn(table, null, spectator, () => address),
  ]
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isSo() && performance.now() < end) await sleep(20)
}
