import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { NAMELESS } from '../../wire/people.ts'
import { DEFAULT_SETTINGS, type NewTable, type SeatHolder, type TableInfo } from '../../wire/table.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type Person, Store, type TableRow } from '../store/store.ts'
import { Admission } from '../tables/admission.ts'
import { TableCreation } from '../tables/table-creation.ts'

const DAY = 86_400_000
const NOW = 10 * DAY
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'sharp' } as const

const person = (id: string): Person => ({
  id,
  name: id.toUpperCase(),
  name_key: null,
  secret: null,
  banned: 0,
  bot: 0,
  created_at: 1,
})
const on = (id: string, ready = true): SeatHolder => ({ kind: 'person', id, name: id.toUpperCase(), ready })
const ANN = person('ann')
const BOB = person('bob')
const CYD = person('cyd')

const request = (changes: Partial<NewTable> = {}): NewTable => ({
  game: 'ethnos',
  options: {},
  seats: [OPEN, OPEN],
  settings: DEFAULT_SETTINGS,
  listed: true,
  ...changes,
})

async function club() {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  const told: TableInfo[] = []
  const time = { now: NOW }
  const creation = new TableCreation(
    store,
    new Admission(store),
    info => told.push(info),
    () => time.now,
  )
  /** A stored table of Ann's. */
  const arranged = async (changes: Partial<TableRow> & { holders?: readonly SeatHolder[] } = {}): Promise<string> => {
    const done = await creation.create(ANN, request())
    if (!done.ok) throw new Error(done.error.fault)
    const { holders, ...row } = changes
    const stored = await store.table(done.value.id)
    if (!stored) throw new Error('it is not stored')
    await store.changeTable(stored, { ...row, ...(holders && { seats: JSON.stringify(holders) }) })
    told.length = 0
    return done.value.id
  }
  const seatsAt = async (id: string) => JSON.parse((await store.table(id))?.seats ?? 'null') as SeatHolder[]
  return { store, told, time, creation, arranged, seatsAt }
}

const refused = (fault: string) => ({ ok: false, error: { fault } })

describe('A new table', () => {
  it('is stored as requested, with its host on the first open seat', async () => {
    const { store, told, creation } = await club()
    const done = await creation.create(ANN, request({ seats: [BOT, OPEN, OPEN] }))
    if (!done.ok) throw new Error(done.error.fault)
    expect(done.value).toMatchObject({
      game: 'ethnos',
      rulesVersion: ethnos.game.facts.rulesVersion,
      seats: [BOT, on('ann'), OPEN],
      settings: DEFAULT_SETTINGS,
      host: { id: 'ann', name: 'ANN' },
      state: 'gathering',
      listed: true,
      invite: null,
      createdAt: NOW,
      startedAt: null,
    })
    expect(told).toEqual([done.value])
    expect(done.value.id).toMatch(/^[\w-]{8}$/)
    expect(await store.table(done.value.id)).toMatchObject({ version: 0, due_at: null, ended_at: null, next_id: null })
  })

  it('of bots alone is hosted by somebody who does not sit there', async () => {
    const { creation } = await club()
    expect(await creation.create(ANN, request({ seats: [BOT, BOT] }))).toMatchObject({ value: { seats: [BOT, BOT] } })
  })

  it('that is private has an invitation', async () => {
    const { creation } = await club()
    expect(await creation.create(ANN, request({ listed: false }))).toMatchObject({
      value: { listed: false, invite: expect.stringMatching(/^[\w-]{16}$/) },
    })
  })

  it('is refused beyond ten that wait; others’ tables and started ones do not count', async () => {
    const { creation, arranged } = await club()
    for (let n = 0; n < 9; n++) await arranged()
    await arranged({ host_id: 'bob', holders: [on('bob'), on('ann')] })
    await arranged({ state: 'playing' })
    expect(await creation.create(ANN, request())).toMatchObject({ ok: true })
    expect(await creation.create(ANN, request())).toEqual(refused('too-many-tables'))
    expect(await creation.create(BOB, request())).toMatchObject({ ok: true })
  })
})

describe('A seat', () => {
  it('is taken by one person at a time, who leaves the one before', async () => {
    const { creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), OPEN, OPEN, BOT] })
    expect(await creation.sit(id, BOB, 1)).toMatchObject({ ok: true })
    expect(await creation.sit(id, BOB, 2)).toMatchObject({ ok: true })
    expect(await seatsAt(id)).toEqual([on('ann'), OPEN, on('bob'), BOT])
    expect(await creation.sit(id, BOB, 0)).toEqual(refused('seat-taken'))
    expect(await creation.sit(id, BOB, 3)).toEqual(refused('seat-taken'))
    expect(await creation.sit(id, BOB, 4)).toEqual(refused('no-such-seat'))
    expect(await creation.sit('elsewhere', BOB, 0)).toEqual(refused('unknown-table'))
    expect(await seatsAt(id)).toEqual([on('ann'), OPEN, on('bob'), BOT])
  })

  it('is unchanged for its present holder', async () => {
    const { creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob', false)] })
    expect(await creation.sit(id, BOB, 1)).toMatchObject({ ok: true })
    expect(await seatsAt(id)).toEqual([on('ann'), on('bob', false)])
  })

  it('is refused to people whom the host or a seated person has blocked', async () => {
    const { store, creation, arranged } = await club()
    await store.people.block('ann', 'bob')
    await store.people.block('cyd', 'dan')
    const away = await arranged({ holders: [BOT, OPEN] })
    expect(await creation.sit(away, BOB, 1)).toEqual(refused('blocked'))
    expect(await creation.sit(away, person('dan'), 1)).toMatchObject({ ok: true })
    const full = await arranged({ holders: [on('ann'), on('cyd'), OPEN] })
    expect(await creation.sit(full, person('dan'), 2)).toEqual(refused('blocked'))
  })

  it('reopens when its person stands up', async () => {
    const { creation, arranged, seatsAt, told } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), BOT] })
    expect(await creation.stand(id, BOB)).toMatchObject({ value: { seats: [on('ann'), OPEN, BOT] } })
    expect(await seatsAt(id)).toEqual([on('ann'), OPEN, BOT])
    expect(told.map(info => info.seats)).toEqual([[on('ann'), OPEN, BOT]])
  })

  it('cannot be left once the match runs', async () => {
    const { creation, arranged } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob')], state: 'playing' })
    expect(await creation.stand(id, BOB)).toEqual(refused('already-started'))
    expect(await creation.ready(id, BOB, false)).toEqual(refused('already-started'))
  })

  it('shows whether its person is ready', async () => {
    const { creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob')] })
    await creation.ready(id, BOB, false)
    expect(await seatsAt(id)).toEqual([on('ann'), on('bob', false)])
    await creation.ready(id, BOB, true)
    expect(await seatsAt(id)).toEqual([on('ann'), on('bob')])
    expect(await creation.ready(id, CYD, true)).toEqual(refused('not-seated'))
  })

  it('keeps the colour its person chose, which may be chosen again', async () => {
    const { creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), OPEN, BOT] })
    const blue = { ...on('bob'), colour: 5 }
    await creation.paint(id, BOB, 1, 5)
    expect(await creation.paint(id, BOB, 1, 5)).toMatchObject({ ok: true })
    await creation.ready(id, BOB, true)
    expect(await seatsAt(id)).toEqual([on('ann'), blue, OPEN, BOT])
    await creation.sit(id, BOB, 2)
    expect(await seatsAt(id)).toEqual([on('ann'), OPEN, blue, BOT])
  })

  it.each([
    ['that is none', 1, 8, 'no-such-colour'],
    ['on a seat that is none', 9, 5, 'no-such-seat'],
    ['on somebody else’s seat', 0, 5, 'not-your-seat'],
    ['on an open seat', 2, 5, 'not-your-seat'],
    ['another person has', 1, 1, 'colour-taken'],
  ])('is not painted with a colour %s', async (_, seat, colour, fault) => {
    const { creation, arranged } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), OPEN, BOT] })
    expect(await creation.paint(id, BOB, seat, colour)).toEqual(refused(fault))
  })

  it('gives up its colour if it is open or a bot’s', async () => {
    const { creation, arranged } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), OPEN, BOT] })
    expect(await creation.paint(id, BOB, 1, 3)).toMatchObject({ ok: true })
    expect(await creation.paint(id, BOB, 1, 4)).toMatchObject({ ok: true })
  })
})

describe('The host', () => {
  it('puts bots on seats and opens them, even their own; the others are asked again', async () => {
    const { creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), OPEN] })
    expect(await creation.setSeat(id, ANN, 2, BOT)).toMatchObject({ ok: true })
    expect(await seatsAt(id)).toEqual([on('ann'), on('bob', false), BOT])
    expect(await creation.setSeat(id, ANN, 0, OPEN)).toMatchObject({ ok: true })
    expect(await seatsAt(id)).toEqual([OPEN, on('bob', false), BOT])
    expect(await creation.setSeat(id, ANN, 1, BOT)).toEqual(refused('seat-taken'))
    expect(await creation.setSeat(id, ANN, 3, BOT)).toEqual(refused('no-such-seat'))
    expect(await creation.setSeat(id, BOB, 2, OPEN)).toEqual(refused('not-host'))
  })

  it('alone kicks somebody for good', async () => {
    const { store, creation, arranged, seatsAt } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob'), on('cyd')] })
    expect(await creation.sendAway(id, BOB, 'cyd')).toEqual(refused('not-host'))
    expect(await creation.sendAway(id, ANN, 'ann')).toEqual(refused('not-host'))
    expect([await store.admission(id, 'cyd'), await store.admission(id, 'ann')]).toEqual([null, null])
    expect(await creation.sendAway(id, ANN, 'cyd')).toMatchObject({ ok: true })
    expect(await seatsAt(id)).toEqual([on('ann'), on('bob'), OPEN])
    expect(await store.admission(id, 'cyd')).toBe(false)
    expect(await creation.sit(id, CYD, 2)).toEqual(refused('kicked'))
  })

  it('starts when every seat is taken and everybody else is ready', async () => {
    const { store, creation, arranged } = await club()
    const open = await arranged({ holders: [on('ann'), OPEN] })
    expect(await creation.start(open, ANN)).toEqual(refused('seats-open'))
    const unready = await arranged({ holders: [on('ann'), on('bob', false)] })
    expect(await creation.start(unready, ANN)).toEqual(refused('not-ready'))
    const id = await arranged({ holders: [on('ann', false), on('bob'), BOT] })
    expect(await creation.start(id, BOB)).toEqual(refused('not-host'))
    expect(await creation.start(id, ANN)).toMatchObject({ ok: true, value: { state: 'playing', startedAt: NOW } })
    expect(await store.table(id)).toMatchObject({ state: 'playing', started_at: NOW, due_at: NOW })
    expect(await creation.start(id, ANN)).toEqual(refused('already-started'))
  })

  it('closes what has not started; so do administrators, and nobody else', async () => {
    const { store, creation, arranged, told } = await club()
    const id = await arranged({ holders: [on('ann'), on('bob')] })
    expect(await creation.close(id, BOB)).toEqual(refused('not-host'))
    expect(await creation.close(id, ANN)).toMatchObject({ ok: true })
    const result = { reason: 'closed', places: null, scores: null, ratings: null, at: NOW }
    expect(told).toMatchObject([{ id, state: 'over', result }])
    expect(await store.table(id)).toMatchObject({ state: 'over', ended_at: NOW })
    const hidden = await arranged({ listed: 0, invite: 'key' })
    expect(await creation.close(hidden, CYD)).toEqual(refused('no-entry'))
    expect(await creation.close(hidden, CYD, true)).toMatchObject({ ok: true })
    const running = await arranged({ state: 'playing' })
    expect(await creation.close(running, ANN)).toEqual(refused('already-started'))
    expect(await creation.close(running, CYD, true)).toEqual(refused('already-started'))
  })
})

describe('Tables that nobody joined', () => {
  it('are closed after three days, and everybody is told', async () => {
    const { store, creation, arranged, told, time } = await club()
    const id = await arranged()
    time.now = NOW + 3 * DAY
    await creation.closeForgotten()
    expect([(await store.table(id))?.state, told]).toEqual(['gathering', []])
    time.now++
    await creation.closeForgotten()
    expect((await store.table(id))?.state).toBe('over')
    expect(told).toMatchObject([{ id, state: 'over', result: { reason: 'closed', at: time.now } }])
  })

  it('stay if somebody joins at that moment', async () => {
    const { store, creation, arranged, told, time } = await club()
    await arranged()
    time.now = NOW + 4 * DAY
    store.changeTable = async () => false
    await creation.closeForgotten()
    expect(told).toEqual([])
  })
})

describe('A rematch', () => {
  const over = { state: 'over', listed: 0, invite: 'old' } as const

  it('has the same seats, only the asker being ready; a deleted person leaves an open one', async () => {
    const { creation, arranged, told } = await club()
    const gone: SeatHolder = { kind: 'person', id: 'gone', name: NAMELESS, ready: true }
    const id = await arranged({ ...over, holders: [on('ann'), on('bob'), BOT, gone] })
    const again = await creation.rematch(id, BOB)
    if (!again.ok) throw new Error(again.error.fault)
    expect(again.value).toMatchObject({
      game: 'ethnos',
      rulesVersion: ethnos.game.facts.rulesVersion,
      settings: DEFAULT_SETTINGS,
      seats: [on('ann', false), on('bob'), BOT, OPEN],
      host: { id: 'bob' },
      state: 'gathering',
      listed: false,
    })
    expect(again.value.invite).not.toBe('old')
    expect(told.map(info => [info.id, info.next])).toEqual([
      [id, again.value.id],
      [again.value.id, null],
    ])
    expect(await creation.rematch(id, ANN)).toEqual(again)
    expect(told).toHaveLength(2)
  })

  it('is for people who sat there, or the host, when it is over', async () => {
    const { creation, arranged } = await club()
    const running = await arranged({ state: 'playing', holders: [on('ann'), on('bob')] })
    expect(await creation.rematch(running, ANN)).toEqual(refused('not-over'))
    const id = await arranged({ state: 'over', holders: [BOT, on('bob')] })
    expect(await creation.rematch(id, CYD)).toEqual(refused('not-seated'))
    expect(await creation.rematch(id, ANN)).toMatchObject({ ok: true, value: { host: { id: 'ann' } } })
  })

  it('of a game that no longer exists is refused', async () => {
    const { store, creation, arranged } = await club()
    const id = await arranged({ state: 'over', holders: [on('ann'), BOT] })
    const { table } = store
    store.table = async which => {
      const row = await table.call(store, which)
      return row && { ...row, game: 'chess' }
    }
    expect(await creation.rematch(id, ANN)).toEqual(refused('unknown-table'))
  })

  it('of an unknown table is refused', async () => {
    const { creation } = await club()
    expect(await creation.rematch('elsewhere', ANN)).toEqual(refused('unknown-table'))
  })
})

describe('When another change came first', () => {
  it.each([
    [4, { ok: true }],
    [5, refused('too-fast')],
  ])('%i times, a change is tried five times', async (quicker, expected) => {
    const { store, creation, arranged, told } = await club()
    const id = await arranged({ holders: [on('ann'), OPEN] })
    const { changeTable } = store
    let tries = 0
    store.changeTable = (row, change) =>
      ++tries <= quicker ? Promise.resolve(false) : changeTable.call(store, row, change)
    expect(await creation.sit(id, BOB, 1)).toMatchObject(expected)
    expect([tries, told.length]).toEqual([5, quicker === 4 ? 1 : 0])
  })
})
