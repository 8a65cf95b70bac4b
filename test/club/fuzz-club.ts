import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { elementAt } from '../../kernel/list.ts'
import { Rng } from '../../kernel/rng.ts'
import { backUp } from '../../server/store/backup.ts'
import { openEngine, openStore, type Place } from '../../server/store/open.ts'
import { until } from '../../server/test/until.ts'
import type { Target } from './fuzz-frames.ts'
import { ask, someRequest } from './fuzz-requests.ts'
import { Fuzzer } from './fuzzer.ts'
import { Guest } from './guest.ts'
import { startClub } from './process.ts'
import { Stubborn } from './stubborn.ts'
import { arrangeTables, type PlayedTable } from './tables.ts'

const CONNECTIONS = 10
const MOVES_BEFORE = 20

export interface Fuzzed {
  readonly frames: number
  readonly requests: number
  /** Connections the server closed because the WebSocket protocol itself was broken. */
  readonly closes: number
  /** Growth of the live heap, from a tenth of the run to its end. */
  readonly heapGrowthKib: number
  readonly stateChanged: boolean
  readonly crashed: boolean
  readonly faults: readonly string[]
}

/** Sends this many malformed frames and requests to a server with tables in play. */
export async function fuzzClub(
  place: Place,
  { frames, requests, seed }: { frames: number; requests: number; seed: string },
): Promise<Fuzzed> {
  const club = await startClub({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  })
  let crashed = false
  void club.exited.then(() => {
    crashed = true
  })
  const { address } = club
  const tables = await arrangeTables(address, place, { game: 'ethnos', count: 2, seats: 3 })
  const known = await Promise.all(tables.map(table => playABit(address, table)))
  const stranger = await new Guest('Vera').arrive(address)
  await fetch(`${address}/api/club`)
  const secrets = await secretsOf(place, tables)
  const before = await stateOf(place)

  const faults: string[] = []
  const say = async (share: number): Promise<number> => {
    const fuzzers = Array.from({ length: CONNECTIONS }, (_, n) => {
      const { guest, target } = elementAt(known, n % known.length)
      const rng = Rng.fromSeed(`${seed} ${share} ${n}`)
      return n % 4 < 2
        ? new Fuzzer(stranger, address, { ...target, accepted: null }, secrets, rng)
        : new Fuzzer(guest, address, target, secrets, rng)
    })
    const ids = tables.map(({ id }) => id)
    const rng = Rng.fromSeed(`${seed} ${share}`)
    const asking = async () => {
      for (let n = 0; n < requests * share; n++) {
        const strange = someRequest(ids, stranger.cookie, rng)
        const answer = await ask(address, strange)
        const secret = answer && secrets.find(each => answer.text.includes(each))
        if (!answer || answer.status >= 500 || secret)
          faults.push(`${JSON.stringify(strange).slice(0, 300)}: ${JSON.stringify(answer)?.slice(0, 200)}`)
      }
    }
    await Promise.all([...fuzzers.map(fuzzer => fuzzer.run((frames * share) / CONNECTIONS)), asking()])
    faults.push(...fuzzers.flatMap(fuzzer => fuzzer.faults))
    return fuzzers.reduce((sum, fuzzer) => sum + fuzzer.closes, 0)
  }
  const warming = await say(0.1)
  const warm = await club.usage()
  const closes = warming + (await say(0.9))
  const end = await club.usage()
  if (!(await fetch(`${address}/health`)).ok) faults.push('the server is not well')
  const hasCrashed = crashed
  await club.stop()
  return {
    frames,
    requests,
    closes,
    heapGrowthKib: Math.round((end.heap - warm.heap) / 1024),
    stateChanged: (await stateOf(place)) !== before,
    crashed: hasCrashed,
    faults,
  }
}

/** A few moves into the game: what a person who is not to move knows. */
async function playABit(address: string, table: PlayedTable): Promise<{ guest: Guest; target: Target }> {
  const { id, guests, script } = table
  const moves = script.moves.slice(0, MOVES_BEFORE)
  const short = { ...table, script: { ...script, moves } }
  const players = guests.map((guest, seat) => new Stubborn(short, seat as 0 | 1 | 2, guest, () => address))
  await until(() => players.every(player => player.isDone))
  for (const player of players) player.leave()
  const next = elementAt(script.moves, MOVES_BEFORE)
  const at = moves.findIndex(({ seat }) => seat !== next.seat)
  const { seat, move } = elementAt(moves, at)
  const frame = JSON.stringify({ kind: 'move', table: id, id: `m${at}`, seen: at, move })
  return {
    guest: elementAt(guests, seat),
    target: {
      table: id,
      number: MOVES_BEFORE,
      foreignMove: next.move,
      accepted: { frame, id: `m${at}`, number: at + 1 },
    },
  }
}

/** What nobody may ever be sent: seeds of matches in play, and others' keys. */
async function secretsOf(place: Place, tables: readonly PlayedTable[]): Promise<string[]> {
  const store = await openStore(place)
  const seeds = await Promise.all(tables.map(async ({ id }) => (await store.table(id))?.seed ?? ''))
  await store.close()
  return [...seeds, ...tables.flatMap(({ guests }) => guests.map(({ cookie }) => elementAt(cookie.split('='), 1)))]
}

/** Everything stored, as one hash, except the server's own notes of who was here and where to look next. */
async function stateOf(place: Place): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-state-'))
  const file = join(folder, 'state')
  const engine = openEngine(place)
  await backUp(engine, file)
  await engine.close()
  const [, ...rows] = gunzipSync(readFileSync(file)).toString().split('\n')
  rmSync(folder, { recursive: true })
  return createHash('sha256')
    .update(
      rows
        .filter(row => !row.startsWith('["sessions"'))
        .map(row => row.replace(/"due_at":\d+/, '"due_at":null'))
        .join('\n'),
    )
    .digest('hex')
}
