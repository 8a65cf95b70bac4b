import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Achievement, Ladder, RatingPoint } from '../../wire/ladder.ts'
import type { Leader, Rating } from '../../wire/people.ts'
import { beginOfSeason, nameOfSeason, seasonFrom, seasonOf } from '../ladder/seasons.ts'
import type { RatingRow } from '../store/result-store.ts'
import { aged } from '../tables/ratings.ts'
import { type Club, openClub, register, type Visitor } from './club.ts'
import { rowOf } from './still.ts'

/* The middle of a season. */
const MAY = Date.UTC(2027, 4, 15)
const SEASON = seasonOf(MAY)
const DAY = 86_400_000

let club: Club
let now: number
beforeEach(async () => {
  now = MAY
  club = await openClub(':memory:', {}, { now: () => now })
  await register(club, 'Warden')
})
afterEach(() => club.close())

let tables = 0
const FRESH = { mu: 25, sigma: 25 / 3, games: 0, updated_at: 0 }

/** A finished table of two, recorded as the server does: the first has won. */
async function wins(winner: Visitor, loser: Visitor, game = 'ethnos', seats: unknown[] = []): Promise<string> {
  const id = `table ${tables++}`
  const people = [await winner.id(), await loser.id()]
  await club.store.addTable(rowOf({ id, game, seats: JSON.stringify(seats) }))
  const results = people.map((person_id, seat) => ({
    table_id: id,
    seat,
    person_id,
    game,
    place: seat + 1,
    score: 10 - seat,
    won: 1 - seat,
    at: now,
    counts: 1,
    weight: 1,
  }))
  const better = (rows: readonly RatingRow[]) =>
    people.map((person_id, seat) => {
      const { mu, sigma, games } = rows.find(row => row.person_id === person_id) ?? FRESH
      return { person_id, game, mu: mu + 1 - 2 * seat, sigma: sigma * 0.8, games: games + 1, updated_at: now }
    })
  const changes = people.map((_, seat) => ({ before: 1000, after: 1010 - 20 * seat }))
  const text = JSON.stringify({ reason: 'played', places: [1, 2], scores: [10, 9], ratings: changes, at: now })
  await club.store.results.record({ id, game, tournament_id: null }, results, {
    at: now,
    resultFor: known => ({ text, ratings: better(known) }),
    ladder: { key: { season: seasonOf(now), game, seats: 2 }, climb: better },
  })
  return id
}

const ladder = (visitor: Visitor, query = '') => visitor.read<Ladder>(`/api/ladders/ethnos${query}`)
const achieved = async (visitor: Visitor) =>
  (await visitor.read<{ achievements: Achievement[] }>(`/api/people/${await visitor.id()}/achievements`)).achievements

describe('A season', () => {
  it('is a quarter of the year in UTC', () => {
    expect(nameOfSeason(SEASON)).toBe('2027-2')
    expect(seasonFrom('2027-2')).toBe(SEASON)
    expect([beginOfSeason(SEASON), beginOfSeason(SEASON + 1)]).toEqual([Date.UTC(2027, 3, 1), Date.UTC(2027, 6, 1)])
    expect(seasonOf(beginOfSeason(SEASON + 1) - 1)).toBe(SEASON)
    for (const wrong of ['2027', '2027-5', '1969-1', 'x']) expect(seasonFrom(wrong)).toBeNull()
  })

  it('has a ladder for each game and size; a provisional rating has no rank', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    for (let n = 0; n < 4; n++) await wins(ann, ben)
    expect((await ladder(ann)).rungs).toMatchObject([
      { name: 'Ann', rank: null, games: 4 },
      { name: 'Ben', rank: null },
    ])
    await wins(ann, ben)
    const now = await ladder(ann)
    expect(now).toMatchObject({ season: '2027-2', players: 2, sizes: [2], seasons: ['2027-2'] })
    expect(now.rungs.map(({ name, rank }) => [name, rank])).toEqual([
      ['Ann', 1],
      ['Ben', 2],
    ])
    expect((await ladder(ann, '?players=3')).rungs).toEqual([])
    expect((await ann.read<Ladder>('/api/ladders/dark-lands')).rungs).toEqual([])
  })

  it('begins anew, and the one before can still be read', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    await wins(ann, ben)
    now = beginOfSeason(SEASON + 1)
    expect((await ladder(ann)).rungs).toEqual([])
    await wins(ben, ann)
    expect((await ladder(ann)).rungs.map(({ name, games }) => [name, games])).toEqual([
      ['Ben', 1],
      ['Ann', 1],
    ])
    expect((await ladder(ann, '?season=2027-2')).rungs.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  })

  it('of the future, of no game or of no size is refused', async () => {
    const [ann] = await register(club, 'Ann')
    const get = async (path: string) => (await ann.request('GET', `/api/ladders/${path}`)).body
    for (const query of ['season=2027-3', 'season=soon', 'players=0', 'players=8', 'players=two'])
      expect(await get(`ethnos?${query}`)).toEqual({ fault: 'not-understood' })
    expect(await get('chess')).toEqual({ fault: 'unknown-game' })
  })
})

describe('A rating', () => {
  it('grows less sure after a month without a match, and never less sure than a new one', () => {
    const row = { ...FRESH, sigma: 2.5, updated_at: MAY }
    expect(aged(row, MAY + 30 * DAY)).toEqual(row)
    const [year, years] = [aged(row, MAY + 365 * DAY), aged(row, MAY + 3650 * DAY)]
    expect(year.sigma).toBeGreaterThan(5)
    expect(year.mu).toBe(25)
    expect(years.sigma).toBe(FRESH.sigma)
  })

  it('is shown with the doubt it has now, on profiles and among the leaders', async () => {
    const people = await register(club, 'Ann', 'Ben', 'Cleo', 'Dora')
    const ann = people[0]
    for (let n = 0; n < 6; n++) await wins(ann, elementAt(people, 1 + (n % 3)))
    const doubt = async () => {
      const [{ ratings }, { leaders }] = [
        await ann.read<{ ratings: Rating[] }>(`/api/people/${await ann.id()}`),
        await ann.read<{ leaders: Leader[] }>('/api/leaders/ethnos'),
      ]
      expect(ratings[0]).toMatchObject({ doubt: leaders[0]?.doubt, points: leaders[0]?.points })
      return elementAt(ratings, 0).doubt
    }
    const then = await doubt()
    now += 200 * DAY
    expect(await doubt()).toBeGreaterThan(then)
  })

  it('has a history, from the results of the tables', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const first = await wins(ann, ben)
    now += DAY
    const second = await wins(ben, ann)
    const { points } = await ben.read<{ points: RatingPoint[] }>(`/api/people/${await ann.id()}/ratings/ethnos`)
    expect(points).toEqual([
      { at: MAY, points: 1010, table: first },
      { at: MAY + DAY, points: 990, table: second },
    ])
  })
})

describe('Achievements', () => {
  it('follow from finished tables', async () => {
    const [ann, ben, cleo] = await register(club, 'Ann', 'Ben', 'Cleo')
    expect(await achieved(ann)).toEqual([])
    for (const game of ['dark-lands', 'ethnos', 'paper-tales', 'small-world']) await wins(ann, ben, game)
    expect(await achieved(ann)).toEqual([])
    const last = await wins(ann, ben, 'tiny-epic-kingdoms', [{ kind: 'bot', level: 'master' }])
    expect(await achieved(ann)).toEqual([
      { kind: 'five-games', at: MAY, table: last },
      { kind: 'master', at: MAY, table: last },
    ])
    expect(await achieved(ben)).toEqual([])

    // The first three of a season that is over.
    for (let n = 0; n < 5; n++) {
      await wins(ann, cleo)
      await wins(ben, cleo)
    }
    expect((await achieved(cleo)).map(({ kind }) => kind)).toEqual([])
    now = beginOfSeason(SEASON + 1)
    expect(await achieved(cleo)).toEqual([{ kind: 'podium', at: now, table: null }])
  })
})
