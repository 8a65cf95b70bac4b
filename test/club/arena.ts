import { setTimeout as sleep } from 'node:timers/promises'
import { loadGame } from '../../games/registry.ts'
import type { TournamentReply } from '../../wire/tournament.ts'
import { Goer } from './goer.ts'
import { Guest } from './guest.ts'

const THINK_MS = 500
const ASK_MS = 100

/** An arena of scripted people that goes on until it is closed; returns how many tables it has had. */
export async function holdArena(address: string, people: number): Promise<{ close(): Promise<number> }> {
  const { game } = await loadGame('ferry')
  const host = new Guest('Host')
  await host.post(address, '/api/register', { name: 'Host', password: 'long enough' })
  const { id } = await host.post(address, '/api/tournaments', {
    name: 'Beside it all',
    game: 'ferry',
    format: 'arena',
    seats: 4,
    clock: { kind: 'real-time', seconds: 900, increment: 10 },
    startsAt: null,
    most: people,
    minutes: 60,
  })
  const path = `/api/tournaments/${id}`
  const goers: Goer[] = []
  for (let n = 0; n < people; n++) {
    const guest = await new Guest(`Goer ${n}`).arrive(address)
    await guest.post(address, `${path}/join`)
    goers.push(new Goer(guest, () => address, String(id), game, THINK_MS))
  }
  const read = () => host.get<TournamentReply>(address, path)
  while ((await read()).rounds.length === 0) await sleep(ASK_MS)
  return {
    async close() {
      const { rounds } = await read()
      for (const goer of goers) goer.leave()
      await host.post(address, `${path}/call-off`)
      return rounds.flatMap(({ tables }) => tables).length
    },
  }
}
