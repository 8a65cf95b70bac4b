import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameId } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { openStore } from '../../server/store/open.ts'
import { openClub } from '../../server/test/club.ts'
import { until } from '../../server/test/until.ts'
import { Guest } from './guest.ts'
import { killAgainAndAgain } from './kills.ts'
import { startPostgres } from './postgres.ts'
import { Rival } from './rival.ts'
import { type Script, scriptOfTable } from './script.ts'
import { Storage } from './storage.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTable, type PlayedTable } from './tables.ts'
import { faultsAt } from './verdict.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentarchy-chaos-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Club = Awaited<ReturnType<typeof openClub>>

/** Two guests at a table of a club in this process, both with the script of their game. */
async function aTable(club: Club, game: GameId): Promise<PlayedTable> {
  const guests = await Promise.all(['Anna', 'Boris'].map(name => new Guest(name).arrive(club.address)))
  const id = await arrangeTable(club.address, game, guests)
  return { id, guests, script: await scriptOfTable(club.store, id) }
}

const shortened = ({ match, moves }: Script, length: number): Script => ({ match, moves: moves.slice(0, length) })

/** Both seats and a spectator. */
async function playersAt(club: Club, table: PlayedTable, onFrame?: (player: Stubborn) => void): Promise<Stubborn[]> {
  const vera = await new Guest('Vera').arrive(club.address)
  return [...table.guests, vera].map(
    (guest, index) => new Stubborn(table, index < 2 ? (index as Seat) : null, guest, () => club.address, onFrame),
  )
}

describe('A killed server', () => {
  it('on SQLite loses no move it acknowledged, doubles none, and everybody ends in the right view', async () => {
    const result = await killAgainAndAgain({ dataDir: folder }, { rounds: 2, tables: 2, rng: Rng.fromSeed('chaos') })
    expect(result).toMatchObject({ kills: 2, faults: [] })
    expect(result.acknowledged).toBeGreaterThan(result.moves / 2)
  })

  it('on PostgreSQL loses and doubles none either', async () => {
    const postgres = await startPostgres()
    const place = { dataDir: folder, databaseUrl: postgres.url }
    expect(await killAgainAndAgain(place, { rounds: 2, tables: 2, rng: Rng.fromSeed('chaos') })).toMatchObject({
      kills: 2,
      faults: [],
    })
    await postgres.stop()
  })
})

describe('A lost connection', () => {
  it('after every single frame leads to the same view as an unbroken one', async () => {
    const club = await openClub()
    const table = await aTable(club, 'dark-lands')
    const last = new Map<Stubborn, number>()
    let drops = 0
    const players = await playersAt(club, table, player => {
      if (player.viewer === 1 || player.watched.number === (last.get(player) ?? -1)) return
      last.set(player, player.watched.number)
      drops++
      player.hangUp()
    })
    await until(() => players.every(player => player.isDone))
    expect(await faultsAt(club.store, table, players)).toEqual([])
    expect(drops).toBeGreaterThan(table.script.moves.length / 2)
    for (const player of players) player.leave()
    await club.close()
  })
})

describe('Failing storage', () => {
  it('shows nobody what is not stored, says so, and play resumes afterwards', async () => {
    const club = await openClub()
    const whole = await aTable(club, 'ethnos')
    const table = { ...whole, script: shortened(whole.script, 60) }
    const storage = new Storage(club.store)
    storage.failing = true
    const early: number[] = []
    const players = await playersAt(club, table, ({ watched }) => {
      if (watched.number > storage.storedAt(table.id)) early.push(watched.number)
    })
    for (let round = 0; round < 6 && !players.every(player => player.isDone); round++) {
      storage.failing = true
      const { failures } = storage
      const isDone = () => players.every(player => player.isDone)
      await until(() => storage.failures > failures || isDone())
      const stored = storage.storedAt(table.id)
      storage.failing = false
      await until(() => storage.storedAt(table.id) > stored || isDone())
    }
    await until(() => players.every(player => player.isDone))
    expect(early).toEqual([])
    expect(new Set(players.flatMap(player => player.refusals))).toEqual(new Set(['storage']))
    expect(await faultsAt(club.store, table, players)).toEqual([])
    for (const player of players) player.leave()
    await club.close()
  })
})

describe('Two servers on one PostgreSQL', () => {
  it('never accept two moves under the same number, and the loser shows the winner’s', async () => {
    const postgres = await startPostgres()
    const place = { dataDir: folder, databaseUrl: postgres.url }
    const clubs = [await openClub(await openStore(place)), await openClub(await openStore(place))]
    const table = await aTable(elementAt(clubs, 0), 'ethnos')
    const { game } = table.script.match
    const rivals = clubs.map(club => new Rival(table, club.address))
    await until(() => rivals.every(rival => rival.number === 0))
    for (let number = 0; number < 20; number++) {
      const seat = elementAt(game.toMove(elementAt(rivals, 0).view(0)), 0)
      const moves = game.moves(elementAt(rivals, 0).view(seat), seat)
      const answers = await Promise.all(
        rivals.map((rival, n) => rival.move(seat, number, elementAt(moves, (number + n) % moves.length))),
      )
      expect(answers.map(answer => answer.kind).sort()).toEqual(['accepted', 'refused'])
      await until(() => rivals.every(rival => rival.number === number + 1))
      expect(elementAt(rivals, 0).view(0)).toEqual(elementAt(rivals, 1).view(0))
    }
    expect((await elementAt(clubs, 0).store.eventsAfter(table.id, 0)).map(row => row.number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
    for (const rival of rivals) rival.leave()
    await Promise.all(clubs.map(club => club.close()))
    await postgres.stop()
  })
})
