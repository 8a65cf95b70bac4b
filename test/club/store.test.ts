import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { backUp, restore } from '../../server/store/backup.ts'
import type { EventRow } from '../../server/store/engine.ts'
import { StorageError } from '../../server/store/storage-error.ts'
import { Store } from '../../server/store/store.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { aMove, aSnapshot, aTable } from './rows.ts'

const { places, pathOf } = preparePlaces()

let count = 0

/** Must come back unchanged: a time beyond 32 bits, quotes, all scripts, and what looks like SQL. */
const TIME = 1_999_999_999_999
const ODD = `O'Neill "Ёж" 漢字 🐉 \\ %s; drop table moves; --\n\t$1 ?1`

describe.each(PLACE_NAMES)('A store on %s', place => {
  it('is created once, whoever starts first', async () => {
    const open = await places[place]()
    // Several servers on PostgreSQL; an SQLite file belongs to one.
    const servers = [open(), ...(place === 'PostgreSQL' ? [open(), open()] : [])].map(engine => new Store(engine))
    await Promise.all(servers.map(store => store.migrate()))
    await elementAt(servers, 0).addTable(aTable({ id: 't', seed: ODD, created_at: TIME }))
    await Promise.all(servers.map(store => store.close()))
    const again = new Store(open())
    await again.migrate()
    expect(await again.table('t')).toEqual(aTable({ id: 't', seed: ODD, created_at: TIME }))
    await again.close()
  })

  it('throws a storage error, whatever the database threw', async () => {
    const { store } = await freshStore(places[place])
    await store.addTable(aTable({ id: 't' }))
    const again = store.addTable(aTable({ id: 't' }))
    await expect(again).rejects.toBeInstanceOf(StorageError)
    await expect(again).rejects.toMatchObject({ code: 'failed' })
    await store.close()
  })

  it('returns moves in order and unchanged, from any number on', async () => {
    const { store } = await freshStore(places[place])
    const rows = Array.from({ length: 12 }, (_, at) =>
      aMove({
        table_id: 't',
        number: at + 1,
        data: JSON.stringify({ kind: ODD, at }),
        command: `c${at}`,
        at: TIME + at,
      }),
    )
    await store.appendEvents(rows.slice(5), [])
    await store.appendEvents(rows.slice(0, 5).toReversed(), [])
    await store.appendEvents([aMove({ table_id: 'other', number: 1 })], [])
    expect(await store.eventsAfter('t', 0)).toEqual(rows)
    expect(await store.eventsAfter('t', 9)).toEqual(rows.slice(9))
    await store.close()
  })

  it('finds events by number, at many tables at once', async () => {
    const { store } = await freshStore(places[place])
    await store.appendEvents(
      [1, 2, 3].map(number => aMove({ table_id: 't', number })),
      [],
    )
    await store.appendEvents([aMove({ table_id: 'u', number: 1 })], [])
    const found = await store.eventsNumbered([
      { table_id: 't', number: 2 },
      { table_id: 't', number: 3 },
      { table_id: 't', number: 4 },
      { table_id: 'u', number: 1 },
      { table_id: 'v', number: 1 },
    ])
    expect(found.map(({ table_id, number }) => `${table_id} ${number}`).sort()).toEqual(['t 2', 't 3', 'u 1'])
    expect(await store.eventsNumbered([])).toEqual([])
    await store.close()
  })

  it('stores a group completely or not at all', async () => {
    const { store } = await freshStore(places[place])
    await store.appendEvents([aMove({ table_id: 't', number: 1, command: 'first' })], [])
    const group: EventRow[] = [
      aMove({ table_id: 'u', number: 1 }),
      aMove({ table_id: 't', number: 1, command: 'second' }),
      aMove({ table_id: 'v', number: 1 }),
    ]
    await expect(store.appendEvents(group, [aSnapshot({ table_id: 'u', number: 1 })])).rejects.toMatchObject({
      code: 'number-taken',
    })
    expect((await store.eventsAfter('t', 0)).map(row => row.command)).toEqual(['first'])
    expect(await store.eventsAfter('u', 0)).toEqual([])
    expect(await store.snapshot('u')).toBeUndefined()
    await store.close()
  })

  it('keeps the latest snapshot of each table', async () => {
    const { store } = await freshStore(places[place])
    const moves = (number: number) => [aMove({ table_id: 't', number })]
    await store.appendEvents(moves(1), [
      aSnapshot({ table_id: 't', number: 1 }),
      aSnapshot({ table_id: 'u', number: 7 }),
    ])
    await store.appendEvents(moves(2), [aSnapshot({ table_id: 't', number: 2, position: ODD })])
    expect(await store.snapshot('t')).toMatchObject({ number: 2, position: ODD })
    expect(await store.snapshot('u')).toMatchObject({ number: 7 })
    await store.close()
  })

  it('gives a number to exactly one of many writers', async () => {
    const open = await places[place]()
    const servers = (place === 'PostgreSQL' ? [open(), open(), open()] : [open()]).map(engine => new Store(engine))
    await Promise.all(servers.map(store => store.migrate()))
    for (let number = 1; number <= 10; number++) {
      const tries = servers.flatMap((store, server) =>
        [0, 1, 2].map(n => store.appendEvents([aMove({ table_id: 't', number, command: `${server} ${n}` })], [])),
      )
      const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
      expect(won).toHaveLength(1)
    }
    expect((await elementAt(servers, 0).eventsAfter('t', 0)).map(row => row.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    await Promise.all(servers.map(store => store.close()))
  })

  it('iterates over all tables without holding them in memory', async () => {
    const { store } = await freshStore(places[place])
    const ids = Array.from({ length: 450 }, (_, n) => `t${String(n).padStart(3, '0')}`)
    for (const id of ids) await store.addTable(aTable({ id }))
    const seen: string[] = []
    for await (const row of store.allTables()) seen.push(row.id)
    expect(seen.sort()).toEqual(ids)
    await store.close()
  })

  describe.each(PLACE_NAMES)('a backup into %s', other => {
    it('holds everything, and restores only into an empty place', async () => {
      const from = await freshStore(places[place])
      await fill(from.store)
      const file = pathOf(`${++count}.backup`)
      expect(await backUp(from.engine, file)).toMatchObject({ ok: true, value: { rows: 3 + 1201 + 1 } })

      const to = await freshStore(places[other])
      expect(await restore(to.engine, file)).toMatchObject({ ok: true, value: { rows: 3 + 1201 + 1 } })
      expect(await to.store.table('b')).toEqual(await from.store.table('b'))
      expect(await to.store.eventsAfter('a', 0)).toEqual(await from.store.eventsAfter('a', 0))
      expect(await to.store.snapshot('a')).toEqual(await from.store.snapshot('a'))
      expect(await restore(to.engine, file)).toEqual({ ok: false, error: 'not-empty' })
      await Promise.all([from.store.close(), to.store.close()])
    })
  })

  it('is not restored from an incomplete backup', async () => {
    const { store, engine } = await freshStore(places[place])
    await fill(store)
    const file = pathOf(`${++count}.backup`)
    await backUp(engine, file)
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const write = (name: string, content: string | Buffer) => {
      writeFileSync(pathOf(name), content)
      return pathOf(name)
    }
    const zipped = (...texts: string[]) => gzipSync(`${texts.join('\n')}\n`)
    const cut = write('cut', readFileSync(file))
    truncateSync(cut, 3000)
    const bad: readonly (readonly [string, string])[] = [
      [write('text', 'hello'), 'not-a-backup'],
      [write('empty', ''), 'not-a-backup'],
      [write('json', zipped('{"format":"other"}')), 'not-a-backup'],
      [cut, 'cut-short'],
      [write('endless', zipped(...lines.slice(0, -1))), 'cut-short'],
      [write('fewer', zipped(...lines.slice(0, 900), ...lines.slice(901))), 'cut-short'],
      [write('foreign', zipped(elementAt(lines, 0), '["pg_shadow",{"a":1}]', '{"rows":1}')), 'damaged'],
      [write('columns', zipped(elementAt(lines, 0), '["chat",{"a":1}]', '{"rows":1}')), 'damaged'],
      [write('twice', zipped(...lines.slice(0, -1), ...lines.slice(1, -1), '{"rows":2410}')), 'damaged'],
      [
        write('future', zipped(elementAt(lines, 0).replace('"version":1', '"version":2'), '{"rows":0}')),
        'other-version',
      ],
      [
        write('migrated', zipped(elementAt(lines, 0).replace('"migrations":[', '"migrations":["?",'), '{"rows":0}')),
        'other-version',
      ],
    ]
    const to = await freshStore(places[place])
    for (const [path, fault] of bad)
      expect([path, await restore(to.engine, path)]).toEqual([path, { ok: false, error: fault }])
    expect(await to.store.table('a')).toBeUndefined()
    expect(await restore(to.engine, file)).toMatchObject({ ok: true })
    await Promise.all([store.close(), to.store.close()])
  })
})

/** Three tables, more than two pages of moves, a snapshot. */
async function fill(store: Store): Promise<void> {
  for (const id of ['a', 'b', 'c']) await store.addTable(aTable({ id, seed: `${ODD}${id}`, created_at: TIME }))
  const moves = Array.from({ length: 1200 }, (_, n) => aMove({ table_id: 'a', number: n + 1, command: `c${n}` }))
  await store.appendEvents(moves, [aSnapshot({ table_id: 'a', number: 1200, position: ODD })])
  await store.appendEvents([aMove({ table_id: 'b', number: 1 })], [])
}
