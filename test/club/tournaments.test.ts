import { describe, expect, it } from 'vitest'
import { loadGame } from '../../games/registry.ts'
import { type Club, openClub } from '../../server/test/club.ts'
import type { NewTournament, TournamentReply } from '../../wire/tournament.ts'
import { Goer } from './goer.ts'
import { Guest } from './guest.ts'
import { faultsInTournament } from './recount.ts'

const { game } = await loadGame('ferry')
const PACE = { pauseMs: 0, tickMs: 100, noShowMs: 60_000 }

const wanted = (changes: Partial<NewTournament>): object => ({
  name: 'A small evening',
  game: 'ferry',
  format: 'swiss',
  seats: 4,
  clock: { kind: 'real-time', seconds: 600, increment: 10 },
  startsAt: null,
  most: 8,
  ...changes,
})

async function inClub<T>(body: (club: Club, host: Guest) => Promise<T>): Promise<T> {
  const club = await openClub(':memory:', {}, { pace: PACE })
  const host = new Guest('Host')
  await host.post(club.address, '/api/register', { name: 'Host', password: 'long enough' })
  try {
    return await body(club, host)
  } finally {
    await club.close()
  }
}

const read = (club: Club, host: Guest, id: string) => host.get<TournamentReply>(club.address, `/api/tournaments/${id}`)

/** So many people sign up, come, and play until it is over. */
const evening = (changes: Partial<NewTournament>, people: number) =>
  inClub(async (club, host) => {
    const made = await host.post(club.address, '/api/tournaments', wanted({ most: people, ...changes }))
    const id = String(made.id)
    const goers: Goer[] = []
    for (let n = 0; n < people; n++) {
      const guest = await new Guest(`Guest ${n}`).arrive(club.address)
      await guest.post(club.address, `/api/tournaments/${id}/join`)
      goers.push(new Goer(guest, () => club.address, id, game))
    }
    await expect.poll(() => goers.every(goer => goer.isDone), { timeout: 50_000 }).toBe(true)
    for (const goer of goers) goer.leave()
    const reply = await read(club, host, id)
    expect(await faultsInTournament(club.store, reply)).toEqual([])
    return reply
  })

describe('A tournament plays itself:', () => {
  it('Swiss for nine at tables of four', async () => {
    const { info, players, rounds, planned } = await evening({ rounds: 3 }, 9)
    expect(info).toMatchObject({ phase: 'over', people: 9, calledOff: null })
    expect(info.winners).toContain(players[0]?.name)
    expect(rounds.map(({ tables }) => tables.map(({ seats }) => seats.length))).toEqual([
      [3, 3, 3],
      [3, 3, 3],
      [3, 3, 3],
    ])
    expect(planned).toBe(3)
  })

  it('a round robin of pairs, one of five resting each time', async () => {
    const { players, rounds } = await evening({ format: 'round-robin', seats: 2 }, 5)
    expect(rounds.map(({ tables, rest }) => [tables.length, rest.length])).toEqual(Array(5).fill([2, 1]))
    expect(players.map(({ tables }) => tables)).toEqual([4, 4, 4, 4, 4])
  })

  it('a knock-out: the best two of each table go on', async () => {
    const { players, rounds } = await evening({ format: 'knockout' }, 8)
    expect(rounds.map(({ tables }) => tables.length)).toEqual([2, 1])
    expect(players.map(({ tables }) => tables)).toEqual([2, 2, 2, 2, 1, 1, 1, 1])
  })

  it('a bot fills the empty seat, and can win nothing', async () => {
    const { players, info } = await evening({ format: 'round-robin', seats: 3, bots: 'novice', rounds: 1 }, 2)
    expect(players.filter(({ level }) => level !== null)).toMatchObject([{ level: 'novice', name: '', tables: 1 }])
    expect(info.winners.length).toBeGreaterThan(0)
    for (const winner of info.winners) expect(winner).toMatch(/^Guest/)
  })
})

describe('A tournament refuses', () => {
  it('hosts without an account, and more than three at once', () =>
    inClub(async (club, host) => {
      const guest = await new Guest('Guest').arrive(club.address)
      await expect(guest.post(club.address, '/api/tournaments', wanted({}))).rejects.toThrow('not-account')
      for (let n = 0; n < 3; n++) await host.post(club.address, '/api/tournaments', wanted({}))
      await expect(host.post(club.address, '/api/tournaments', wanted({}))).rejects.toThrow('too-many-tournaments')
    }))

  it.each<[string, Record<string, unknown>]>([
    ['unknown-game', { game: 'chess' }],
    ['no-such-seat', { seats: 7 }],
    ['bad-time', { startsAt: 1 }],
    ['bad-time', { startsAt: Number.MAX_SAFE_INTEGER }],
    ['bad-format', { format: 'round-robin', most: 25 }],
    ['bad-format', { format: 'arena', clock: { kind: 'days', days: 1 } }],
    ['not-understood', { format: 'lottery' }],
    ['not-understood', { most: 201 }],
    ['not-understood', { name: '\u202Egnp' }],
    ['not-understood', { name: '  a ' }],
    ['not-understood', { clock: null }],
    ['not-understood', { absent: 'wait' }],
    ['objection', { options: { crossings: '17' } }],
  ])('what it cannot hold: %s for %j', (fault, changes) =>
    inClub(async (club, host) => {
      const asked = host.post(club.address, '/api/tournaments', { ...wanted({}), ...changes })
      await expect(asked).rejects.toThrow(fault)
      expect(await host.get(club.address, '/api/tournaments')).toEqual({ tournaments: [], mine: [] })
    }),
  )

  it('unknown ids, strangers, and what comes too late', () =>
    inClub(async (club, host) => {
      const guest = await new Guest('Guest').arrive(club.address)
      for (const ask of ['join', 'leave', 'call-off'])
        await expect(guest.post(club.address, `/api/tournaments/nowhere/${ask}`)).rejects.toThrow('unknown-tournament')
      await expect(guest.get(club.address, '/api/tournaments/%27%20or%201')).rejects.toThrow('unknown-tournament')
      const { id } = await host.post(club.address, '/api/tournaments', wanted({ accounts: true }))
      const path = `/api/tournaments/${id}`
      await expect(new Guest('Nobody').post(club.address, `${path}/join`)).rejects.toThrow('not-known')
      await expect(guest.post(club.address, `${path}/join`)).rejects.toThrow('accounts-only')
      await expect(guest.post(club.address, `${path}/call-off`)).rejects.toThrow('not-host')
      await host.post(club.address, `${path}/call-off`)
      await expect(host.post(club.address, `${path}/join`)).rejects.toThrow('tournament-over')
      expect(await read(club, host, String(id))).toMatchObject({ info: { phase: 'over', calledOff: 'host' } })
    }))

  it('a flood of sign-ups: beyond the waiting list, and again and again by one person', () =>
    inClub(async (club, host) => {
      const { id } = await host.post(club.address, '/api/tournaments', wanted({ most: 2 }))
      const path = `/api/tournaments/${id}`
      const guests = await Promise.all(
        Array.from({ length: 53 }, (_, n) => new Guest(`Guest ${n}`).arrive(club.address)),
      )
      const asked = await Promise.allSettled(guests.map(guest => guest.post(club.address, `${path}/join`)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(52)
      const inside = guests.find((_, n) => asked[n]?.status === 'fulfilled')
      const comeAndGo = async () => {
        for (let n = 0; n < 20; n++) {
          await inside?.post(club.address, `${path}/leave`)
          await inside?.post(club.address, `${path}/join`)
        }
      }
      await expect(comeAndGo()).rejects.toThrow('too-fast')
    }))
})
