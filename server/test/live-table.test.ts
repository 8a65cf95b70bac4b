import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { CommandAnswer } from '../../wire/server-message.ts'
import { DEFAULT_SETTINGS } from '../../wire/table.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import { LiveTable } from '../tables/live-table.ts'
import { openTable } from '../tables/open-table.ts'
import { initialState } from '../tables/table-state.ts'

const game: Game = ethnos.game

const PEOPLE = ['a', 'b', 'c'].map(id => ({ kind: 'person', id, name: id, ready: true }) as const)

async function freshStore(): Promise<Store> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  return store
}

async function tableOf(store: Store, id = 'table'): Promise<LiveTable> {
  const created = createMatch(game, 3, {}, `seed ${id}`)
  if (!created.ok) throw new Error('no match')
  await store.addTable({
    id,
    game: 'ethnos',
    rules_version: game.facts.rulesVersion,
    options: JSON.stringify(created.value.setup.options),
    seats: JSON.stringify(PEOPLE),
    settings: JSON.stringify(DEFAULT_SETTINGS),
    host_id: 'host',
    host_name: 'Host',
    invite: null,
    version: 0,
    result: null,
    next_id: null,
    started_at: 1,
    ended_at: null,
    due_at: null,
    tournament_id: null,
    daily: null,
    sealed: 0,
    state: 'playing',
    seed: created.value.setup.seed,
    listed: 1,
    created_at: 1,
  })
  return new LiveTable(id, initialState(created.value, PEOPLE, DEFAULT_SETTINGS, 1), new CommitQueue(store))
}

const next = (match: Match): { seat: Seat; move: unknown } => {
  const seat = elementAt(game.toMove(match.position), 0)
  return { seat, move: game.moves(match.position, seat)[0] }
}

const aMove = { kind: 'move', seat: 0, data: '{}', cause: 'person', at: 1 } as const

const submitNext = (table: LiveTable, id: string): Promise<CommandAnswer> =>
  table.submit({ kind: 'move', id, seen: table.state.number, cause: 'person', ...next(table.state.match) })

describe('A live table', () => {
  it('shows a move only after it is stored', async () => {
    const store = await freshStore()
    const table = await tableOf(store)
    const before = hashOf(table.shown.position)
    const heard: number[] = []
    table.listen(({ event }) => heard.push(event.number))
    const answer = submitNext(table, 'a')
    expect([hashOf(table.shown.position), heard]).toEqual([before, []])
    expect(await answer).toEqual({ kind: 'accepted', number: 1 })
    expect(heard).toEqual([1])
    expect(await store.eventsAfter('table', 0)).toHaveLength(1)
  })

  it('carries out a repeated command once', async () => {
    const table = await tableOf(await freshStore())
    const command = { kind: 'move', id: 'a', seen: 0, cause: 'person', ...next(table.state.match) } as const
    const answers = await Promise.all([table.submit(command), table.submit(command)])
    expect(answers).toEqual([
      { kind: 'accepted', number: 1 },
      { kind: 'accepted', number: 1 },
    ])
    expect(table.state.match.log).toHaveLength(1)
  })

  it('refuses stale, foreign and malformed commands, and changes nothing', async () => {
    const table = await tableOf(await freshStore())
    await submitNext(table, 'a')
    const before = hashOf(table.state.match.position)
    const { seat, move } = next(table.state.match)
    const other = ((seat + 1) % 3) as Seat
    const refusals = await Promise.all([
      table.submit({ kind: 'move', id: 'b', seen: 0, cause: 'person', seat, move }),
      table.submit({ kind: 'move', id: 'c', seen: 9, cause: 'person', seat, move }),
      table.submit({ kind: 'move', id: 'd', seen: 1, cause: 'person', seat: other, move }),
      table.submit({ kind: 'move', id: 'e', seen: 1, cause: 'person', seat, move: { kind: 'draw', extra: 1 } }),
    ])
    expect(refusals.map(answer => answer.kind === 'refused' && answer.objection.code)).toEqual([
      'stale',
      'stale',
      'not-your-turn',
      'malformed',
    ])
    expect(hashOf(table.state.match.position)).toBe(before)
  })

  it('never shows what storage refused, and says so', async () => {
    const store = await freshStore()
    const table = await tableOf(store)
    const heard: number[] = []
    table.listen(({ event }) => heard.push(event.number))
    store.appendEvents = () => Promise.reject(new Error('disk full'))
    const answer = await submitNext(table, 'a')
    expect(answer).toMatchObject({ kind: 'refused', objection: { code: 'storage' } })
    expect([heard, table.durable, table.broken]).toEqual([[], 0, true])
    expect(await submitNext(table, 'b')).toMatchObject({ kind: 'refused', objection: { code: 'storage' } })
  })

  it('reopens from its snapshot as it was left', async () => {
    const store = await freshStore()
    const table = await tableOf(store)
    for (let n = 0; n < 70; n++) await submitNext(table, `c${n}`)
    expect((await store.snapshot('table'))?.number).toBe(64)
    const again = await openTable(store, new CommitQueue(store), 'table')
    if (typeof again === 'string') throw new Error(again)
    expect(hashOf(again.state.match.position)).toBe(hashOf(table.state.match.position))
    expect(again.state.match.log).toEqual(table.state.match.log)
    expect(
      await again.submit({ kind: 'move', id: 'c3', seen: 70, cause: 'person', ...next(again.state.match) }),
    ).toEqual({
      kind: 'accepted',
      number: 4,
    })
  })

  it('two servers on one store: exactly one gets a number, the other must reopen the table', async () => {
    const store = await freshStore()
    const one = await tableOf(store)
    const two = await openTable(store, new CommitQueue(store), 'table')
    if (typeof two === 'string') throw new Error(two)
    const answers = await Promise.all([submitNext(one, 'a'), submitNext(two, 'b')])
    expect(answers.map(answer => answer.kind).sort()).toEqual(['accepted', 'refused'])
    expect(await store.eventsAfter('table', 0)).toHaveLength(1)
    const healed = await openTable(store, new CommitQueue(store), 'table')
    expect(typeof healed !== 'string' && healed.state.match.log.length).toBe(1)
  })

  it('applies what another server has stored, and shows it like its own', async () => {
    const store = await freshStore()
    const one = await tableOf(store)
    const two = await openTable(store, new CommitQueue(store), 'table')
    if (typeof two === 'string') throw new Error(two)
    for (const id of ['a', 'b', 'c']) await submitNext(one, id)
    const heard: number[] = []
    two.listen(({ event }) => heard.push(event.number))
    const rows = await store.eventsAfter('table', 0)
    two.catchUp(rows)
    two.catchUp(rows)
    expect(heard).toEqual([1, 2, 3])
    expect(hashOf(two.shown.position)).toBe(hashOf(one.shown.position))
    expect(await submitNext(two, 'b')).toEqual({ kind: 'accepted', number: 2 })
    expect(await submitNext(two, 'd')).toEqual({ kind: 'accepted', number: 4 })
  })

  it('breaks, to be reopened, if it is told something impossible', async () => {
    const store = await freshStore()
    const table = await tableOf(store)
    let broken = 0
    table.onBroken = () => broken++
    // An event in between was not announced, so this one waits.
    table.catchUp([{ ...aMove, table_id: 'table', number: 2, command: 'z' }])
    expect([broken, table.broken, table.durable]).toEqual([0, false, 0])
    table.catchUp([{ ...aMove, table_id: 'table', number: 1, data: '{"kind":"fly"}', command: 'z' }])
    expect([broken, table.broken]).toEqual([1, true])
  })

  it('trouble at one table spares the others: the group is stored without the move whose number is taken', async () => {
    const store = await freshStore()
    const commits = new CommitQueue(store)
    const move = (table_id: string, number: number) =>
      commits.commit({ broken: false }, [{ ...aMove, table_id, number, command: `${table_id}${number}` }], null)
    await move('x', 1)
    const results = await Promise.all([move('x', 1), move('y', 1), move('z', 1)])
    expect(results).toEqual(['number-taken', 'stored', 'stored'])
  })

  it('nothing is stored on top of a move that was not stored', async () => {
    const store = await freshStore()
    const commits = new CommitQueue(store)
    const match = { broken: false }
    const move = (number: number, command: string) =>
      commits.commit(match, [{ ...aMove, table_id: 'x', number, command }], null)
    await store.appendEvents([{ ...aMove, table_id: 'x', number: 1, command: 'of another server' }], [])
    const results = await Promise.all([move(1, 'a'), move(2, 'b')])
    const later = await Promise.all([move(3, 'c')])
    expect([...results, ...later]).toEqual(['number-taken', 'not-tried', 'not-tried'])
    expect((await store.eventsAfter('x', 0)).map(row => row.command)).toEqual(['of another server'])
  })
})
