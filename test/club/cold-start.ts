import { once } from 'node:events'
import { isGameId, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { openStore, type Place } from '../../server/store/open.ts'
import { Guest } from './guest.ts'
import { startClub } from './process.ts'
import { aMove } from './rows.ts'
import { scriptOf } from './script.ts'
import { arrangeTables } from './tables.ts'

const ROUNDS = 5
const GROUP = 50

/** How soon a server with this many tables in play answers, and how soon it opens one of them. */
export async function coldStart(place: Place, stored: number) {
  const environment = { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  const first = await startClub(environment)
  const model = elementAt(await arrangeTables(first.address, place, { game: 'ethnos', count: 1, seats: 5 }), 0)
  await first.stop()
  await fill(place, model.id, stored)

  const starts: { answer: number; open: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const club = await startClub(environment)
    const guest = await new Guest('Vera').arrive(club.address)
    const began = performance.now()
    const socket = guest.socket(club.address)
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'watch', table: `${model.id}-${round}` }))
    await new Promise<void>(seen => {
      socket.on('message', data => String(data).startsWith('{"kind":"view"') && seen())
    })
    starts.push({ answer: club.startMs, open: performance.now() - began })
    socket.terminate()
    await club.kill()
  }
  const median = (values: number[]) =>
    Math.round(
      elementAt(
        values.toSorted((a, b) => a - b),
        ROUNDS >> 1,
      ),
    )
  return {
    emptyMs: Math.round(first.startMs),
    storedTables: stored,
    firstAnswerMs: median(starts.map(({ answer }) => answer)),
    tableOpenMs: median(starts.map(({ open }) => open)),
  }
}

/** Copies one table this many times, each with about forty moves. */
async function fill(place: Place, id: string, count: number): Promise<void> {
  const store = await openStore(place)
  const row = await store.table(id)
  if (!row || !isGameId(row.game)) throw new Error('there is no table to copy')
  const { game } = await loadGame(row.game)
  const script = await scriptOf(row.game, 5, JSON.parse(row.options), row.seed)
  const moves = script.moves.slice(0, 40)
  for (let from = 0; from < count; from += GROUP) {
    const ids = Array.from({ length: Math.min(GROUP, count - from) }, (_, n) => `${id}-${from + n}`)
    for (const copy of ids) await store.addTable({ ...row, id: copy, rules_version: game.facts.rulesVersion })
    await store.appendEvents(
      ids.flatMap(table_id =>
        moves.map(({ seat, move }, n) =>
          aMove({ table_id, number: n + 1, seat, data: JSON.stringify(move), command: `${table_id} ${n}`, at: n }),
        ),
      ),
      [],
    )
  }
  await store.close()
}
