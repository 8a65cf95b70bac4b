import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { commitmentTo, hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { DEFAULT_SETTINGS, type SeatHolder, type TableResult } from '../../wire/table.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store, type TableRow } from '../store/store.ts'
import { Admission } from '../tables/admission.ts'
import { recordEnd } from '../tables/ending.ts'
import { resume } from '../tables/open-table.ts'
import { doubtOf, pointsOf, rateAnew } from '../tables/ratings.ts'
import { eventOf, rowOf, type TableEvent } from '../tables/table-event.ts'
import { infoOf, isHeldBy, seatOf } from '../tables/table-info.ts'
import { initialState, reduce, storedState, type TableState } from '../tables/table-state.ts'
import { verifyTable } from '../tables/verify.ts'

const { game } = ethnos
const person = (id: string): SeatHolder => ({ kind: 'person', id, name: id, ready: true })
const BOT: SeatHolder = { kind: 'bot', level: 'sharp' }
const TWO = [person('ann'), person('bob')]

async function freshStore(): Promise<Store> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  return store
}

const rowWith = (changes: Partial<TableRow> = {}, holders: readonly SeatHolder[] = TWO): TableRow => ({
  id: 'table',
  game: 'ethnos',
  rules_version: game.facts.rulesVersion,
  options: '{}',
  seats: JSON.stringify(holders),
  settings: JSON.stringify(DEFAULT_SETTINGS),
  host_id: 'host',
  host_name: 'Host',
  invite: null,
  version: 0,
  result: null,
  next_id: null,
  started_at: 5,
  ended_at: null,
  due_at: null,
  tournament_id: null,
  daily: null,
  sealed: 0,
  state: 'playing',
  seed: 'a seed',
  listed: 1,
  created_at: 1,
  ...changes,
})

function begin(holders: readonly SeatHolder[] = TWO, rated = false): TableState {
  const created = createMatch(game, holders.length, {}, 'a seed')
  if (!created.ok) throw new Error(created.error.code)
  return initialState(created.value, holders, { ...DEFAULT_SETTINGS, rated }, 5)
}

/** Plays the first legal move this many times, and returns the moves. */
function play(state: TableState, moves: number): TableEvent[] {
  return Array.from({ length: moves }, () => {
    const { match } = state
    const seat = elementAt(match.game.toMove(match.position), 0)
    const move = elementAt(match.game.moves(match.position, seat), 0)
    const event: TableEvent = { kind: 'move', seat, move, number: state.number + 1, cause: 'person', at: state.at + 10 }
    reduce(state, event)
    return event
  })
}

const resign = (state: TableState, seat: Seat): TableEvent => {
  const event: TableEvent = { kind: 'resign', seat, number: state.number + 1, cause: 'person', at: state.at + 10 }
  reduce(state, event)
  return event
}

describe('A table event', () => {
  const base = { number: 7, cause: 'person', at: 99 } as const
  const eventLog: TableEvent[] = [
    { ...base, kind: 'move', seat: 1, move: { kind: 'draw' } },
    { ...base, kind: 'undo', seat: 0, to: 3 },
    { ...base, kind: 'propose', seat: 2, what: 'undo', to: 4 },
    { ...base, kind: 'propose', seat: 2, what: 'pause', to: null },
    { ...base, kind: 'agree', seat: 1 },
    { ...base, kind: 'decline', seat: 1 },
    { ...base, kind: 'resume', seat: 1 },
    { ...base, kind: 'resign', seat: 1 },
    { ...base, kind: 'return', seat: 1 },
    { ...base, kind: 'remind', seat: 1 },
    { ...base, kind: 'stand-in', seat: 1, level: 'sharp' },
    { ...base, kind: 'kick', seat: 1, level: 'novice' },
    { ...base, kind: 'close', seat: null },
  ]

  it.each(eventLog)('is read as it was written: $kind', event => {
    const row = rowOf('table', 'a command', event)
    expect(row).toMatchObject({ table_id: 'table', command: 'a command', number: 7, cause: 'person', at: 99 })
    expect(row.seat).toBe(event.seat ?? -1)
    expect(eventOf(row)).toEqual(event)
  })

  it('with nothing but a seat stores nothing else', () => {
    expect(rowOf('table', 'c', { ...base, kind: 'agree', seat: 1 }).data).toBe('{}')
  })

  it('with an unknown level is played by Steady', () => {
    const row = rowOf('table', 'c', { ...base, kind: 'kick', seat: 1, level: 'sharp' })
    expect(eventOf({ ...row, data: '{"level":"gone"}' })).toMatchObject({ level: 'steady' })
  })
})

describe('The public facts of a table', () => {
  it('are everything but the seed, and the seed when it is over', () => {
    const row = rowWith({ listed: 0, invite: 'key', options: '{"a":1}', next_id: 'next', tournament_id: 'cup' })
    expect(infoOf(row)).toEqual({
      id: 'table',
      game: 'ethnos',
      rulesVersion: game.facts.rulesVersion,
      options: { a: 1 },
      seats: TWO,
      settings: DEFAULT_SETTINGS,
      host: { id: 'host', name: 'Host' },
      state: 'playing',
      listed: false,
      invite: 'key',
      commitment: commitmentTo('a seed'),
      seed: null,
      result: null,
      next: 'next',
      tournament: 'cup',
      createdAt: 1,
      startedAt: 5,
    })
    expect(infoOf(rowWith({ state: 'over', result: '{"places":null}' }))).toMatchObject({
      seed: 'a seed',
      result: { places: null },
      listed: true,
    })
  })

  it('include who sits where', () => {
    expect([seatOf([BOT, person('ann')], 'ann'), seatOf([BOT, person('ann')], 'bob')]).toEqual([1, null])
    expect([isHeldBy(person('ann'), 'ann'), isHeldBy(person('ann'), 'bob'), isHeldBy(BOT, 'ann')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('Admission to a table', () => {
  const guest = { id: 'guest', admin: false }
  const closed = { listed: 0, invite: 'key' }

  async function admission(changes: Partial<TableRow>, admitted?: boolean): Promise<Admission> {
    const store = await freshStore()
    await store.addTable(rowWith(changes))
    if (admitted !== undefined) await store.admit('table', 'guest', admitted)
    return new Admission(store)
  }

  it.each([
    ['lets anybody in where it is open', {}, guest, undefined, null],
    ['lets somebody without a name in where it is open', {}, null, undefined, null],
    ['keeps somebody without a name out where it is not', closed, null, undefined, 'no-entry'],
    ['keeps strangers out where it is not', closed, guest, undefined, 'no-entry'],
    ['lets in who sits there', closed, { id: 'ann', admin: false }, undefined, null],
    ['lets in the host', closed, { id: 'host', admin: false }, undefined, null],
    ['lets in those in charge', closed, { id: 'guest', admin: true }, undefined, null],
    ['lets in who has shown the invitation', closed, guest, true, null],
    ['keeps out who was sent away', closed, guest, false, 'kicked'],
    ['keeps out who was sent away, though it is open', {}, guest, false, 'kicked'],
  ] as const)('%s', async (_, changes, visitor, admitted, fault) => {
    const entered = await (await admission(changes, admitted)).enter('table', visitor)
    expect(entered).toMatchObject(
      fault === null ? { ok: true, value: { id: 'table' } } : { ok: false, error: { fault } },
    )
  })

  it.each([
    ['opens to the key, and stays open', closed, 'key', undefined, null],
    ['does not open to another', closed, 'kex', undefined, 'no-entry'],
    ['does not open to a part of it', closed, 'ke', undefined, 'no-entry'],
    ['does not open where there is none', { listed: 0, invite: null }, '', undefined, 'no-entry'],
    ['does not open to who was sent away', closed, 'key', false, 'kicked'],
    ['is open where it is open', {}, 'anything', undefined, null],
  ] as const)('%s', async (_, changes, key, admitted, fault) => {
    const door = await admission(changes, admitted)
    const shown = await door.showInvitation('table', guest, key)
    expect(shown).toMatchObject(fault === null ? { ok: true, value: { id: 'table' } } : { ok: false, error: { fault } })
    expect((await door.enter('table', guest)).ok).toBe(fault === null)
  })

  it('that does not exist is refused', async () => {
    const door = await admission({})
    const nowhere = { ok: false, error: { fault: 'unknown-table' } }
    expect(await door.enter('elsewhere', guest)).toEqual(nowhere)
    expect(await door.showInvitation('elsewhere', guest, 'key')).toEqual(nowhere)
  })
})

describe('The end of a match', () => {
  async function recorded(state: TableState, row = rowWith({ listed: 1 }, state.holders), guests: string[] = []) {
    const store = await freshStore()
    for (const id of ['ann', 'bob']) {
      const name_key = guests.includes(id) ? null : id
      await store.people.add({ id, name: id, name_key, secret: null, banned: 0, bot: 0, created_at: 1 })
    }
    await store.addTable(row)
    const first = await recordEnd(store, row, state)
    const again = await recordEnd(store, row, state)
    const result = JSON.parse((await store.table('table'))?.result ?? 'null') as TableResult
    const ratings = await Promise.all(['ann', 'bob'].map(id => store.results.ratingsOf(id)))
    return { first, again, result, ratings: ratings.flat() }
  }

  it('is recorded once, with who won', async () => {
    const state = begin()
    play(state, 2)
    resign(state, 0)
    const { first, again, result, ratings } = await recorded(state)
    expect([first, again]).toEqual([true, false])
    expect(result).toEqual({ reason: 'resigned', places: [2, 1], scores: null, ratings: null, at: state.at })
    expect(ratings).toEqual([])
  })

  it('changes the ratings of a rated match of people', async () => {
    const state = begin(TWO, true)
    play(state, 2)
    resign(state, 0)
    const { result, ratings } = await recorded(state)
    const [ann, bob] = result.ratings ?? []
    expect([ann?.before, bob?.before]).toEqual([1000, 1000])
    expect(ann?.after).toBeLessThan(1000)
    expect(bob?.after).toBeGreaterThan(1000)
    expect(ratings.map(({ person_id, games, updated_at }) => [person_id, games, updated_at])).toEqual([
      ['ann', 1, state.at],
      ['bob', 1, state.at],
    ])
    expect(ratings.map(pointsOf)).toEqual([ann?.after, bob?.after])
  })

  it('at a private table, or against a guest, changes no rating', async () => {
    const state = begin(TWO, true)
    play(state, 2)
    resign(state, 0)
    expect((await recorded(state, rowWith({ listed: 0 }, state.holders))).ratings).toEqual([])
    expect((await recorded(state, rowWith({ listed: 1 }, state.holders), ['bob'])).ratings).toEqual([])
  })

  it('against bots alone changes no rating', async () => {
    const state = begin([person('ann'), BOT], true)
    play(state, 2)
    resign(state, 0)
    const { result, ratings } = await recorded(state)
    expect([result.places, result.ratings, ratings]).toEqual([[2, 1], null, []])
  })

  it('with a bot among people rates the people', async () => {
    const state = begin([BOT, ...TWO], true)
    play(state, 3)
    resign(state, 1)
    resign(state, 2)
    const { result } = await recorded(state)
    expect(result.places).toEqual([1, 3, 2])
    expect(result.ratings?.[0]).toBeNull()
    expect(result.ratings?.[2]?.after).toBeGreaterThan(result.ratings?.[1]?.after ?? Number.NaN)
  })

  it('before everybody has moved counts for nobody', async () => {
    const state = begin(TWO, true)
    play(state, 1)
    resign(state, 0)
    const { result, ratings } = await recorded(state)
    expect([result.places, result.ratings, ratings]).toEqual([[2, 1], null, []])
  })

  it('has no places if it was aborted', async () => {
    const state = begin(TWO, true)
    play(state, 2)
    reduce(state, { kind: 'close', seat: null, number: 3, cause: 'admin', at: 100 })
    expect((await recorded(state)).result).toEqual({
      reason: 'closed',
      places: null,
      scores: null,
      ratings: null,
      at: 100,
    })
  })

  it('by the last move has the scores of the game', async () => {
    const state = begin()
    while (state.match.game.toMove(state.match.position).length > 0) play(state, 1)
    const { result } = await recorded(state)
    const outcome = state.match.game.outcome(state.match.position)
    expect(result).toMatchObject({ reason: 'played', places: outcome?.places, scores: outcome?.scores })
  })
})

describe('A rating', () => {
  it('continues from what is known, and counts the games', () => {
    const result = { table_id: 't', seat: 0, game: 'ethnos', score: null, won: 0, at: 1, counts: 1, weight: 1 }
    const results = [
      { ...result, person_id: 'ann', place: 1 },
      { ...result, person_id: 'bob', place: 2 },
    ]
    const known = [{ person_id: 'bob', game: 'ethnos', mu: 40, sigma: 2, games: 30, updated_at: 0 }]
    const rated = rateAnew('ethnos', results, known, 9)
    const [ann, bob] = [elementAt(rated, 0), elementAt(rated, 1)]
    expect([ann.games, bob.games]).toEqual([1, 31])
    expect([ann.game, ann.updated_at, bob.updated_at]).toEqual(['ethnos', 9, 9])
    expect(bob.mu).toBeLessThan(40)
    expect(bob.mu).toBeGreaterThan(35)
    expect(doubtOf({ sigma: 2 })).toBe(80)
    expect(pointsOf(undefined)).toBe(1000)
  })
})

describe('A stored table', () => {
  const stored = (eventLog: readonly TableEvent[]) => eventLog.map((event, n) => rowOf('table', `c${n}`, event))

  it('is opened at its last event, from the beginning or from a snapshot', async () => {
    const state = begin()
    const eventLog = play(state, 3)
    const snapshot = {
      number: 3,
      position: JSON.stringify(state.match.position),
      state: JSON.stringify(storedState(state)),
    }
    eventLog.push(...play(state, 3))
    const rows = stored(eventLog)
    for (const from of [undefined, snapshot, { ...snapshot, state: '' }, { ...snapshot, number: 99 }]) {
      const resumed = await resume(rowWith(), rows, from)
      if (typeof resumed === 'string') throw new Error(resumed)
      expect(hashOf(resumed.state.match.position)).toBe(hashOf(state.match.position))
      expect(storedState(resumed.state)).toEqual(storedState(state))
      expect(resumed.state.match.log).toEqual(state.match.log)
      expect(resumed.eventLog).toEqual(eventLog)
    }
  })

  it.each([
    ['unknown-game', { game: 'chess' }],
    ['other-rules', { rules_version: 9999 }],
    ['damaged', { options: '{"speed":1}' }],
  ] as const)('is not opened: %s', async (fault, changes) => {
    expect(await resume(rowWith(changes), [])).toBe(fault)
  })

  it('with an impossible move is damaged', async () => {
    const rows = stored(play(begin(), 2))
    expect(await resume(rowWith(), [elementAt(rows, 1)])).toBe('damaged')
    expect(await resume(rowWith(), [{ ...elementAt(rows, 0), data: '{"kind":"nonsense"}' }])).toBe('damaged')
  })

  describe('is verified', () => {
    async function verified(eventLog: readonly TableEvent[], row: Partial<TableRow> = {}, snapshot?: object) {
      const store = await freshStore()
      await store.addTable(rowWith(row))
      const taken = snapshot ? [{ table_id: 'table', number: 2, position: '{}', state: '', ...snapshot }] : []
      await store.appendEvents(stored(eventLog), taken)
      return (await verifyTable(store, rowWith(row)))?.fault ?? null
    }
    const tableAfter = (moves: number) => {
      const state = begin()
      const eventLog = play(state, moves)
      return { state, eventLog, position: JSON.stringify(state.match.position) }
    }

    it('and found intact', async () => {
      const { eventLog } = tableAfter(4)
      const { state, position } = tableAfter(2)
      expect(await verified(eventLog)).toBeNull()
      expect(await verified(eventLog, {}, { position })).toBeNull()
      expect(await verified(eventLog, {}, { position, state: JSON.stringify(storedState(state)) })).toBeNull()
    })

    it('and found to have a gap', async () => expect(await verified(tableAfter(4).eventLog.slice(1))).toBe('gap'))

    it('and found to contradict its snapshot', async () => {
      const { eventLog } = tableAfter(4)
      const { state, position } = tableAfter(2)
      expect(await verified(eventLog, {}, { position: tableAfter(1).position })).toBe('other-snapshot')
      expect(await verified(eventLog, {}, { position, number: 9 })).toBe('other-snapshot')
      expect(await verified(eventLog, {}, { position: tableAfter(4).position, number: 9 })).toBe('other-snapshot')
      const wrong = JSON.stringify({ ...storedState(state), turned: 99 })
      expect(await verified(eventLog, {}, { position, state: wrong })).toBe('other-snapshot')
    })

    it('and found to contradict its end', async () => {
      const { state, eventLog } = tableAfter(2)
      expect(await verified(eventLog, { state: 'over' })).toBe('other-end')
      eventLog.push(resign(state, 0))
      const end = (places: readonly number[]) => ({ state: 'over', result: JSON.stringify({ places }) }) as const
      expect(await verified(eventLog, { state: 'over' })).toBeNull()
      expect(await verified(eventLog, end([2, 1]))).toBeNull()
      expect(await verified(eventLog, end([1, 2]))).toBe('other-end')
      expect(await verified(eventLog)).toBeNull()
    })
  })
})
