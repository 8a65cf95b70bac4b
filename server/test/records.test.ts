import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { importMatch, parseMatchFile } from '../../kernel/file.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { GameStatistics, HistoryEntry, Leader, Rating } from '../../wire/people.ts'
import { rateAnew } from '../tables/ratings.ts'
import { accountsPlaying, BOT, type Club, OPEN, openClub, playing, playingAs, Visitor } from './club.ts'

const game: Game = ethnos.game

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

/** A few moves, then the first player to move resigns. */
async function playAndResign(people: readonly Visitor[], table: string): Promise<void> {
  for (let n = 0; n < 4; n++) await anyMove(people, table)
  await elementAt(people, 0).ask({ kind: 'resign', table })
  for (const person of people) await person.until(message => message.kind === 'table' && message.table.state === 'over')
}

async function anyMove(people: readonly Visitor[], table: string): Promise<void> {
  const { view, number } = elementAt(people, 0)
  const seat = elementAt(view ? game.toMove(view) : [], 0)
  await elementAt(people, seat).move(game, table, seat)
  for (const person of people) await person.until(() => person.number > number)
}

async function annaLosesTo(anna: Visitor, other: Visitor): Promise<void> {
  for (const person of [anna, other]) {
    person.hangUp()
    person.view = null
  }
  const { table } = await playingAs([anna, other])
  await playAndResign([anna, other], table)
  for (const person of [anna, other]) person.heard.length = 0
}

/** The same people once more. */
async function onceMore(people: readonly Visitor[], table: string): Promise<string> {
  const { body } = await elementAt(people, 0).post(`/api/tables/${table}/rematch`)
  const next = String(body.id)
  for (const person of people.slice(1)) await person.post(`/api/tables/${next}/ready`, { ready: true })
  await elementAt(people, 0).post(`/api/tables/${next}/start`)
  for (const person of people) {
    person.view = null
    await person.watch(next)
    await person.until(() => person.view !== null)
  }
  return next
}

const profile = async (visitor: Visitor) =>
  visitor.read<{ ratings: Rating[]; statistics: GameStatistics[] }>(`/api/people/${await visitor.id()}`)

describe('After the game', () => {
  it('everybody has it in their history, with changed ratings and figures that add up', async () => {
    const { people, table } = await accountsPlaying(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    await playAndResign(people, table)
    const { entries } = await boris.read<{ entries: HistoryEntry[] }>('/api/history')
    expect(entries).toMatchObject([{ table: { id: table, result: { reason: 'resigned' } }, seat: 1, place: 1 }])
    const { ratings } = elementAt(entries, 0).table.result ?? {}
    expect(ratings?.[1]?.before).toBe(1000)
    expect(ratings?.[1]?.after).toBeGreaterThan(ratings?.[0]?.after ?? Number.POSITIVE_INFINITY)

    const [loser, winner] = [await profile(anna), await profile(boris)]
    expect(winner.ratings).toMatchObject([{ game: 'ethnos', games: 1, points: ratings?.[1]?.after }])
    expect(winner.statistics).toEqual([{ game: 'ethnos', played: 1, won: 1, bestScore: null, meanScore: null }])
    expect(loser.statistics).toMatchObject([{ played: 1, won: 0 }])
    expect((await anna.read('/api/people')).met).toMatchObject([{ name: 'Boris' }])
    expect((await anna.read('/api/history?before=1')).entries).toEqual([])
  })

  it('the file of a match with an undone move replays to the end', async () => {
    const { people, table } = await playing(club, ['Anna'], { seats: [OPEN, BOT] })
    const [anna] = people
    const mine = () => anna.view !== null && game.toMove(anna.view).includes(0)
    for (let n = 0; n < 3; n++) {
      await anna.until(mine)
      await anna.move(game, table, 0)
      await anna.until(mine)
      await anna.ask({ kind: 'propose', table, what: 'undo' })
      await anna.until(mine)
      await anna.move(game, table, 0, 'last')
    }
    await anna.until(mine)
    await anna.ask({ kind: 'resign', table })
    await anna.until(message => message.kind === 'table' && message.table.state === 'over')
    expect(anna.all('back').length).toBeGreaterThan(0)
    const file = parseMatchFile(JSON.stringify(await anna.read(`/api/tables/${table}/file`)))
    if (!file.ok) throw new Error(file.error.code)
    expect(importMatch(game, file.value)).toMatchObject({ ok: true })
    expect(file.value.moves).toHaveLength(anna.moves)
    expect((await profile(anna)).ratings).toEqual([])
  })

  it('leaders are accounts with five rated games against three others, the best first', async () => {
    const anna = await new Visitor(club).register('Anna')
    const others = await Promise.all(['Boris', 'Vera', 'Gleb'].map(name => new Visitor(club).register(name)))
    const leaders = async () => (await anna.read('/api/leaders/ethnos')).leaders as Leader[]
    for (const n of [0, 0, 0, 1]) await annaLosesTo(anna, elementAt(others, n))
    expect((await profile(anna)).ratings).toMatchObject([{ games: 4 }])
    await annaLosesTo(anna, elementAt(others, 1))
    // Five matches, two opponents.
    expect(await leaders()).toEqual([])
    await annaLosesTo(anna, elementAt(others, 2))
    expect(await leaders()).toMatchObject([{ rank: 1, name: 'Anna', games: 6 }])
    expect((await anna.request('GET', '/api/leaders/chess')).body.fault).toBe('unknown-game')
  })

  it('each match with the same person moves the ratings less, from the fourth on', async () => {
    const [anna, boris] = [await new Visitor(club).register('Anna'), await new Visitor(club).register('Boris')]
    const points = async () => (await profile(boris)).ratings[0]?.points ?? 1000
    const gains: number[] = []
    for (let n = 0; n < 6; n++) {
      const before = await points()
      await annaLosesTo(anna, boris)
      gains.push((await points()) - before)
    }
    const gain = (n: number) => elementAt(gains, n)
    expect(gain(2)).toBeGreaterThan(0)
    for (const n of [3, 4, 5]) expect(gain(n)).toBeLessThan(gain(n - 1) * 0.6)
  })

  it('a kicked player is neither rated for what a bot did nor counted as having played', async () => {
    const { people, table } = await accountsPlaying(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris, vera] = people
    for (let n = 0; n < 4; n++) await anyMove(people, table)
    await anna.post(`/api/tables/${table}/kick`, { person: await vera.id() })
    await boris.until(() => boris.state?.seats[2]?.kicked === true)
    for (const person of [anna, boris]) await person.ask({ kind: 'resign', table })
    await anna.until(message => message.kind === 'table' && message.table.state === 'over')
    expect(await profile(vera)).toMatchObject({ ratings: [], statistics: [] })
    const { entries } = await vera.read<{ entries: HistoryEntry[] }>('/api/history')
    expect(entries).toMatchObject([{ table: { id: table }, place: null }])
    expect((await profile(boris)).ratings).toMatchObject([{ games: 1 }])
  })

  it('an unrated match, or one that ended before everybody moved, changes no rating', async () => {
    const unrated = await playing(club, ['Anna', 'Boris'], { settings: { rated: false } })
    await playAndResign(unrated.people, unrated.table)
    expect((await profile(unrated.people[0])).ratings).toEqual([])
    expect((await profile(unrated.people[0])).statistics).toMatchObject([{ played: 1 }])
    const short = await playing(club, ['Vera', 'Gleb'])
    await short.people[0].ask({ kind: 'resign', table: short.table })
    await short.people[1].until(message => message.kind === 'table' && message.table.state === 'over')
    expect((await profile(short.people[1])).statistics).toEqual([])
  })

  it('a person can export everything', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    await people[0].ask({ kind: 'chat', table, text: 'good game' })
    await playAndResign(people, table)
    await playAndResign(people, await onceMore(people, table))
    const all = (await people[0].read('/api/export')) as { matches: unknown[]; chat: unknown[]; person: unknown }
    expect(all.person).toMatchObject({ name: 'Anna' })
    expect(all.chat).toMatchObject([{ text: 'good game', table }])
    expect(all.matches).toHaveLength(2)
    for (const match of all.matches) {
      const file = parseMatchFile(JSON.stringify(match))
      expect(file.ok && importMatch(game, file.value).ok).toBe(true)
    }
  })
})

describe('Ratings', () => {
  const result = (person_id: string, place: number) => ({
    table_id: 't',
    seat: 0,
    person_id,
    game: 'ethnos',
    place,
    score: null,
    won: 0,
    at: 1,
    counts: 1,
    weight: 1,
  })

  it('of several players rise by place, share what is shared, and grow more certain', () => {
    const rated = rateAnew('ethnos', [result('a', 1), result('b', 2), result('c', 2), result('d', 4)], [], 1)
    const mu = (at: number) => elementAt(rated, at).mu
    expect(mu(0)).toBeGreaterThan(mu(1))
    expect(mu(1)).toBeCloseTo(mu(2))
    expect(mu(2)).toBeGreaterThan(mu(3))
    const again = rateAnew('ethnos', [result('a', 1), result('b', 2)], rated.slice(0, 2), 2)
    expect(elementAt(again, 0).sigma).toBeLessThan(elementAt(rated, 0).sigma)
    expect(elementAt(again, 0).games).toBe(2)
  })
})
