import { setTimeout as sleep } from 'node:timers/promises'
import { loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { openStore, type Place } from '../../server/store/open.ts'
import type { NewTournament, TournamentReply, TournamentView } from '../../wire/tournament.ts'
import { Goer } from './goer.ts'
import { Guest } from './guest.ts'
import { faultsInTournament } from './recount.ts'

/*
 * A weekend at the club: three tournaments at once, some people who sign up and never come, and a server that is killed
 * in the middle. Afterwards every standing is counted once more, and all servers must show the same.
 */

export interface WeekendWish {
  /** How many come to each. Two more sign up for the Swiss and stay away; two wait, and take their places. */
  readonly swiss: number
  readonly arena: number
  readonly roundRobin: number
  readonly arenaMinutes: number
}

export interface Weekend {
  readonly people: number
  readonly tables: Readonly<Record<string, number>>
  readonly seconds: number
  readonly faults: readonly string[]
}

const GAME = 'ferry'
const CLOCK = { kind: 'real-time', seconds: 900, increment: 10 } as const
const ASK_MS = 200

/** `addresses`: of all servers. `trouble`: what happens while everybody plays. */
export async function spendWeekend(
  addresses: readonly string[],
  place: Place,
  { swiss, arena, roundRobin, arenaMinutes }: WeekendWish,
  trouble: () => Promise<void>,
  patienceMs: number,
): Promise<Weekend> {
  const began = performance.now()
  const { game } = await loadGame(GAME)
  const first = elementAt(addresses, 0)
  const host = new Guest('Host')
  await host.post(first, '/api/register', { name: 'Host', password: 'long enough' })
  const create = async (wish: Partial<NewTournament> & Pick<NewTournament, 'name' | 'format' | 'most'>) => {
    const body = { game: GAME, seats: 4, clock: CLOCK, startsAt: null, bots: 'novice', ...wish }
    return String((await host.post(first, '/api/tournaments', body)).id)
  }
  const ids = {
    swiss: await create({ name: 'The Swiss', format: 'swiss', most: swiss, rounds: 4 }),
    arena: await create({ name: 'The arena', format: 'arena', most: arena, minutes: arenaMinutes }),
    roundRobin: await create({ name: 'The round robin', format: 'round-robin', most: roundRobin }),
  }
  let people = 0
  const arrive = async (tournament: string): Promise<Guest> => {
    const address = elementAt(addresses, people % addresses.length)
    const guest = await new Guest(`Guest ${people++}`).arrive(address)
    await guest.post(address, `/api/tournaments/${tournament}/join`)
    return guest
  }
  const goers: Goer[] = []
  /** Whoever loses their server tries the next. */
  const goTo = (tournament: string, guest: Guest) => {
    let server = people
    goers.push(new Goer(guest, () => elementAt(addresses, server++ % addresses.length), tournament, game))
  }
  for (let n = 0; n < 2; n++) await arrive(ids.swiss)
  for (let n = 0; n < swiss; n++) goTo(ids.swiss, await arrive(ids.swiss))
  for (let n = 0; n < roundRobin; n++) goTo(ids.roundRobin, await arrive(ids.roundRobin))
  for (let n = 0; n < arena; n++) goTo(ids.arena, await arrive(ids.arena))
  const read = (address: string, id: string) => host.get<TournamentReply>(address, `/api/tournaments/${id}`)
  const until = async (isSo: () => boolean | Promise<boolean>, what: string) => {
    while (!(await isSo())) {
      if (performance.now() - began > patienceMs) throw new Error(`in vain: ${what}`)
      await sleep(ASK_MS)
    }
  }
  const hasBegun = async (id: string) => (await read(first, id)).info.phase === 'running'
  for (const [name, id] of Object.entries(ids)) await until(() => hasBegun(id), `${name} begins`)
  await trouble()
  await until(() => goers.every(({ isDone }) => isDone), 'everything ends')
  for (const goer of goers) goer.leave()

  const store = await openStore(place)
  const faults: string[] = []
  const tables: Record<string, number> = {}
  for (const [name, id] of Object.entries(ids)) {
    const views = await Promise.all(addresses.map(address => read(address, id)))
    const view: TournamentView = elementAt(views, 0)
    tables[name] = view.rounds.flatMap(round => round.tables).length
    faults.push(...(await faultsInTournament(store, view)).map(fault => `${name}: ${fault}`))
    if (new Set(views.map(each => JSON.stringify(each))).size > 1) faults.push(`${name}: servers disagree`)
  }
  await store.close()
  return { people, tables, seconds: Math.round((performance.now() - began) / 1000), faults }
}
