import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { Store } from '../../server/store/store.ts'
import { NAMELESS } from '../../wire/people.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { aTable } from './rows.ts'

const { places } = preparePlaces()

const aPerson = (id: string, account = true) => ({
  id,
  name: id,
  name_key: account ? id.toLowerCase() : null,
  secret: null,
  banned: 0,
  bot: 0,
  created_at: 1_999_999_999_000 + id.length,
})

const aResult = (
  table_id: string,
  seat: number,
  person_id: string,
  place: number,
  score: number | null,
  at: number,
) => ({
  table_id,
  seat,
  person_id,
  game: 'ethnos',
  place,
  score,
  won: place === 1 ? 1 : 0,
  at,
  counts: 1,
  weight: 1,
})

const aRating = (person_id: string, mu: number, games: number) => ({
  person_id,
  game: 'ethnos',
  mu,
  sigma: 2.5,
  games,
  updated_at: 1,
})

/** Ends a table with these results; true if it had not ended. */
async function end(
  store: Store,
  id: string,
  results: ReturnType<typeof aResult>[],
  ratings: ReturnType<typeof aRating>[],
) {
  return store.results.record({ id, game: 'ethnos', tournament_id: null }, results, {
    at: 9,
    resultFor: known => ({ text: JSON.stringify({ known: known.length }), ratings }),
  })
}

describe.each(PLACE_NAMES)('On %s', place => {
  it('failures are counted for all who share the store, each told of those before it, and forgotten by halves', async () => {
    const { store, engine } = await freshStore(places[place])
    const other = new Store(engine)
    const counts = await Promise.all([store, other, store, other].map(each => each.failures.add([7, 3], 1000)))
    expect(counts.map(([, three]) => three).toSorted()).toEqual([1, 2, 3, 4])
    expect(await other.failures.of([3, 9], 901_000)).toEqual([
      { count: 2, since: 900_000 },
      { count: 0, since: Number.POSITIVE_INFINITY },
    ])
    expect(await other.failures.add([3], 901_000)).toEqual([3])
    await store.failures.take([3])
    await store.failures.forgive(7)
    expect((await other.failures.of([3, 7], 901_000)).map(({ count }) => count)).toEqual([2, 0])
    await store.close()
  })

  const fresh = async () => (await freshStore(places[place])).store

  it('an account’s name is unique; a guest becomes an account unless it is taken', async () => {
    const store = await fresh()
    expect(await store.people.add(aPerson('Anna'))).toBe(true)
    expect(await store.people.add({ ...aPerson('Other'), name_key: 'anna' })).toBe(false)
    await store.people.add(aPerson('Guest', false))
    await store.people.add({ ...aPerson('Guest2', false), name: 'Guest' })
    expect(await store.people.change('Guest', { name_key: 'anna' })).toBe(false)
    expect(await store.people.change('Guest', { name_key: 'guest' })).toBe(true)
    expect((await store.people.byName('guest'))?.id).toBe('Guest')
    expect((await store.people.firstAccount())?.id).toBe('Anna')
    await store.close()
  })

  it('if two matches end at the same moment, the second is rated on top of the first', async () => {
    const store = await fresh()
    await store.people.add(aPerson('Anna'))
    const ids = ['first', 'second', 'third', 'fourth', 'fifth']
    for (const id of ['before', ...ids]) await store.addTable(aTable({ id }))
    await end(store, 'before', [aResult('before', 0, 'Anna', 1, null, 1)], [aRating('Anna', 25, 1)])
    await Promise.all(
      ids.map(id =>
        store.results.record({ id, game: 'ethnos', tournament_id: null }, [aResult(id, 0, 'Anna', 1, null, 1)], {
          at: 9,
          resultFor: known => ({ text: '{}', ratings: known.map(one => ({ ...one, games: one.games + 1 })) }),
        }),
      ),
    )
    expect(elementAt(await store.results.ratingsOf('Anna'), 0).games).toBe(1 + ids.length)
    await store.close()
  })

  it('if two guests want one name at the same moment, one gets it', async () => {
    const store = await fresh()
    const guests = ['a', 'b', 'c', 'd']
    for (const id of guests) await store.people.add(aPerson(id, false))
    const got = await Promise.all(guests.map(id => store.people.change(id, { name_key: 'wanted' })))
    expect(got.filter(Boolean)).toHaveLength(1)
    await store.close()
  })

  it('people are found by a part of their name, whatever it contains', async () => {
    const store = await fresh()
    for (const id of ['Anna', 'Hannah', 'Bob', '100%', 'a_b']) await store.people.add(aPerson(id))
    const find = async (part: string) => (await store.people.find(part, 10)).map(({ name }) => name).sort()
    expect(await find('nna')).toEqual(['Anna', 'Hannah'])
    expect(await find('ANNA')).toEqual(['Anna', 'Hannah'])
    expect(await find('%')).toEqual(['100%'])
    expect(await find('_')).toEqual(['a_b'])
    expect(await find("'; drop table people; --")).toEqual([])
    await store.close()
  })

  it('a passkey ceremony ends once, and not after its time', async () => {
    const store = await fresh()
    const ceremony = (id: string, expires_at: number) => ({
      id,
      challenge: 'c',
      person_id: null,
      name: null,
      expires_at,
    })
    await store.people.beginCeremony(ceremony('a', 100), 1)
    await store.people.beginCeremony(ceremony('b', 100), 1)
    const ends = await Promise.all([1, 2, 3].map(() => store.people.endCeremony('a', 50)))
    expect(ends.filter(Boolean)).toEqual([ceremony('a', 100)])
    expect(await store.people.endCeremony('b', 101)).toBeNull()
    await store.close()
  })

  it('a secret is created once, whoever asks first', async () => {
    const store = await fresh()
    let made = 0
    const secrets = await Promise.all([1, 2, 3].map(() => store.people.secret('vapid', async () => `s${++made}`)))
    expect(new Set(secrets).size).toBe(1)
    await store.close()
  })

  it('sessions, blocks and subscriptions come and go', async () => {
    const store = await fresh()
    await store.people.add(aPerson('Anna'))
    const session = { token_hash: 'h', id: 's', person_id: 'Anna', agent: 'x', created_at: 1, seen_at: 1, proved_at: 1 }
    await store.people.addSession(session)
    await store.people.seeSession('h', 1_999_999_999_999)
    expect(await store.people.bySession('h')).toMatchObject({
      person: { id: 'Anna' },
      session: { ...session, seen_at: 1_999_999_999_999 },
    })
    await store.people.endSession('h')
    expect(await store.people.bySession('h')).toBeNull()

    for (let n = 0; n < 2; n++) await store.people.block('Anna', 'Bob')
    expect(await store.people.blockedBy('Anna')).toEqual(['Bob'])
    await store.people.unblock('Anna', 'Bob')
    expect(await store.people.blockedBy('Anna')).toEqual([])

    const push = { endpoint: 'e', p256dh: 'p', auth: 'a', language: 'en', created_at: 1 } as const
    await store.people.subscribe({ ...push, person_id: 'Anna' })
    await store.people.subscribe({ ...push, person_id: 'Bob', language: 'ru' })
    expect(await store.people.subscriptionsOf('Anna')).toEqual([])
    expect(await store.people.subscriptionsOf('Bob')).toMatchObject([{ language: 'ru' }])
    await store.close()
  })

  it('a table changes only from what was read, and is found by its people', async () => {
    const store = await fresh()
    const seats = (...ids: string[]) => JSON.stringify(ids.map(id => ({ kind: 'person', id, name: id, ready: true })))
    const row = aTable({ id: 't', state: 'gathering', host_id: 'a', seats: seats('a') })
    await store.addTable(row)
    const changes = await Promise.all(['b', 'c', 'd'].map(id => store.changeTable(row, { seats: seats('a', id) })))
    expect(changes.filter(Boolean)).toHaveLength(1)
    const now = await store.table('t')
    expect(now?.version).toBe(1)
    const other = elementAt(['b', 'c', 'd'], changes.indexOf(true))
    expect((await store.tablesOf(other, 10)).map(({ id }) => id)).toEqual(['t'])
    expect((await store.tablesOf('a', 10)).map(({ id }) => id)).toEqual(['t'])
    expect(await store.tablesOf('nobody', 10)).toEqual([])
    await store.close()
  })

  it('due tables are found in time, and only where a match is played', async () => {
    const store = await fresh()
    for (const [id, due_at, state] of [
      ['soon', 50, 'playing'],
      ['late', 500, 'playing'],
      ['never', null, 'playing'],
      ['ended', 50, 'over'],
    ] as const)
      await store.addTable(aTable({ id, due_at, state }))
    expect(await store.dueTables(100, 10)).toEqual([{ id: 'soon', due_at: 50 }])
    await store.changeDues(
      new Map([
        ['soon', null],
        ['late', 70],
        ['never', 60],
      ]),
    )
    expect(await store.dueTables(100, 10)).toEqual([
      { id: 'never', due_at: 60 },
      { id: 'late', due_at: 70 },
    ])
    await store.changeDues(new Map())
    await store.close()
  })

  it('admissions and exclusions are stored', async () => {
    const store = await fresh()
    expect(await store.admission('t', 'a')).toBeNull()
    await store.admit('t', 'a', true)
    expect(await store.admission('t', 'a')).toBe(true)
    await store.admit('t', 'a', false)
    expect(await store.admission('t', 'a')).toBe(false)
    await store.close()
  })

  it('a deleted account leaves matches behind, and nothing that identifies it', async () => {
    const store = await fresh()
    for (const id of ['Anna', 'Bob']) await store.people.add(aPerson(id))
    const seats = JSON.stringify(['Anna', 'Bob'].map(id => ({ kind: 'person', id, name: id, ready: true })))
    await store.addTable(aTable({ id: 't', seats, host_id: 'Anna', host_name: 'Anna' }))
    await store.addTable(aTable({ id: 'u' }))
    const session = { token_hash: 'h', id: 's', person_id: 'Anna', agent: '', created_at: 1, seen_at: 1, proved_at: 1 }
    await store.people.addSession(session)
    const line = {
      id: 'l',
      table_id: 't',
      person_id: 'Anna',
      name: 'Anna',
      room: 'seats',
      text: 'hello',
      at: 1,
    } as const
    await store.addChat(line)
    await store.people.block('Bob', 'Anna')
    await end(store, 't', [aResult('t', 0, 'Anna', 1, 9, 1), aResult('t', 1, 'Bob', 2, 8, 1)], [aRating('Anna', 27, 5)])

    expect(await store.forget('Anna')).toEqual(['t'])
    expect(await store.people.byId('Anna')).toMatchObject({ name: NAMELESS, name_key: null, secret: null })
    expect(await store.people.add({ ...aPerson('Anna'), id: 'another' })).toBe(true)
    const table = await store.table('t')
    expect(table?.host_name).toBe(NAMELESS)
    expect(JSON.parse(table?.seats ?? '').map((holder: { name: string }) => holder.name)).toEqual([NAMELESS, 'Bob'])
    expect(await store.chat('t', 9)).toEqual([])
    expect(await store.people.sessionsOf('Anna')).toEqual([])
    expect(await store.people.blockedBy('Bob')).toEqual([])
    expect(await store.results.ratingsOf('Anna')).toEqual([])
    expect(await store.results.metBy('Bob', 9)).toEqual([])
    expect(await store.results.historyOf('Bob', 10, 10)).toHaveLength(1)
    await store.close()
  })

  it('one of several servers tells a person of an event, until there is a later one', async () => {
    const store = await fresh()
    await store.addTable(aTable({ id: 't' }))
    const all = await Promise.all([1, 2, 3].map(() => store.mayTell('t', 'Anna', 4)))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await store.mayTell('t', 'Anna', 3)).toBe(false)
    expect(await store.mayTell('t', 'Bob', 4)).toBe(true)
    expect(await store.mayTell('t', 'Anna', 7)).toBe(true)
    await end(store, 't', [], [])
    expect(await store.mayTell('t', 'Anna', 1)).toBe(true)
    await store.close()
  })

  it('a match ends once, with its results and ratings', async () => {
    const store = await fresh()
    for (const id of ['Anna', 'Bob']) await store.people.add(aPerson(id))
    await store.people.add(aPerson('Guest', false))
    for (const id of ['t', 'u']) await store.addTable(aTable({ id }))
    const results = (id: string, at: number) => [aResult(id, 0, 'Anna', 1, 30.5, at), aResult(id, 1, 'Bob', 2, 20, at)]
    const ends = [1, 2, 3].map(() =>
      end(store, 't', results('t', 1), [aRating('Anna', 27, 5), aRating('Bob', 23, 5), aRating('Guest', 40, 9)]),
    )
    expect((await Promise.allSettled(ends)).filter(it => it.status === 'fulfilled' && it.value)).toHaveLength(1)
    expect(await end(store, 't', [], [])).toBe(false)
    expect(await end(store, 'u', [aResult('u', 0, 'Anna', 1, null, 2)], [aRating('Anna', 28, 6)])).toBe(true)
    expect(await store.table('t')).toMatchObject({ state: 'over', ended_at: 9, due_at: null })
    expect(await store.results.statisticsOf('Anna')).toEqual([
      { game: 'ethnos', played: 2, won: 2, bestScore: 30.5, meanScore: 30.5 },
    ])
    expect((await store.results.historyOf('Anna', 10, 10)).map(row => row.table_id)).toEqual(['u', 't'])
    expect(await store.results.metBy('Anna', 10)).toEqual([{ id: 'Bob', name: 'Bob' }])
    expect(await store.results.leaders('ethnos', { games: 5, opponents: 2 }, 10)).toEqual([])
    expect(await store.results.ratedTogether('ethnos', ['Anna', 'Bob'], 0)).toHaveLength(2)
    expect(await store.results.ratedTogether('ethnos', ['Anna', 'Bob'], 9)).toEqual([])
    expect(await store.results.frequentPairs(0, 1, 10)).toMatchObject([
      { one: 'Anna', other: 'Bob', game: 'ethnos', matches: 1, won: 1, lost: 0 },
    ])
    expect(await store.results.frequentPairs(0, 2, 10)).toEqual([])
    expect(
      (await store.results.leaders('ethnos', { games: 5, opponents: 1 }, 10)).map(({ name, games }) => [name, games]),
    ).toEqual([
      ['Anna', 6],
      ['Bob', 5],
    ])
    expect([...(await store.results.gamesOf(['Anna', 'Bob', 'Nobody']))].sort()).toEqual([
      ['Anna', 2],
      ['Bob', 1],
    ])
    await store.close()
  })
})
