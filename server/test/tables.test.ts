import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { coloursOf } from '../../wire/colours.ts'
import type { SeatHolder } from '../../wire/table.ts'
import { arrive, BOT, type Club, OPEN, openClub, playing, Visitor } from './club.ts'

let club: Club
beforeEach(async () => {
  club = await openClub()
})
afterEach(() => club.close())

async function arranged(host: Visitor, wanted: Record<string, unknown> = {}): Promise<string> {
  const { body } = await host.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN, OPEN], ...wanted })
  return `/api/tables/${body.id}`
}

const idOf = (path: string) => elementAt(path.split('/'), 3)
const faultOf = async (asked: Promise<{ body: Record<string, unknown> }>) => (await asked).body.fault ?? null

describe('Before the start', () => {
  it('the host sits first; sitting down makes one ready until the host changes a seat', async () => {
    const [anna, boris] = await arrive(club, 'Anna', 'Boris')
    const table = await arranged(anna)
    await boris.post(`${table}/sit`, { seat: 2 })
    expect(await faultOf(anna.post(`${table}/start`))).toBe('seats-open')
    const { body } = await anna.post(`${table}/seat`, { seat: 1, holder: BOT })
    expect((body.seats as SeatHolder[]).map(seat => ('ready' in seat ? [seat.name, seat.ready] : seat))).toEqual([
      ['Anna', true],
      BOT,
      ['Boris', false],
    ])
    expect(await faultOf(anna.post(`${table}/start`))).toBe('not-ready')
    await boris.post(`${table}/ready`, { ready: true })
    expect((await anna.post(`${table}/start`)).body.state).toBe('playing')
    expect(await faultOf(anna.post(`${table}/start`))).toBe('already-started')
    expect(await faultOf(boris.post(`${table}/stand`))).toBe('already-started')
  })

  it('nobody sits on two seats, on a bot or on somebody; only the host sets bots', async () => {
    const [anna, boris] = await arrive(club, 'Anna', 'Boris')
    const table = await arranged(anna, { seats: [OPEN, OPEN, BOT] })
    await boris.post(`${table}/sit`, { seat: 1 })
    expect(await faultOf(boris.post(`${table}/sit`, { seat: 2 }))).toBe('seat-taken')
    expect(await faultOf(boris.post(`${table}/seat`, { seat: 2, holder: OPEN }))).toBe('not-host')
    expect(await faultOf(anna.post(`${table}/seat`, { seat: 1, holder: BOT }))).toBe('seat-taken')
    await anna.post(`${table}/seat`, { seat: 2, holder: OPEN })
    const { body } = await boris.post(`${table}/sit`, { seat: 2 })
    expect((body.seats as SeatHolder[]).map(seat => seat.kind)).toEqual(['person', 'open', 'person'])
  })

  it('if many want one seat at the same moment, one gets it', async () => {
    const people = await arrive(club, 'Anna', 'B', 'C', 'D', 'E', 'F')
    const table = await arranged(people[0], { seats: [OPEN, OPEN] })
    const faults = await Promise.all(people.slice(1).map(person => faultOf(person.post(`${table}/sit`, { seat: 1 }))))
    expect(faults.filter(fault => fault === null)).toHaveLength(1)
    expect(new Set(faults)).toEqual(new Set([null, 'seat-taken']))
  })

  it('a private table is known only to those with the invitation', async () => {
    const [anna, boris, vera] = await arrive(club, 'Anna', 'Boris', 'Vera')
    const table = await arranged(anna, { listed: false })
    const { invite } = await anna.read(table)
    expect(String(invite)).toMatch(/^[\w-]{16}$/)
    expect((await vera.read('/api/tables')).tables).toEqual([])
    for (const asked of [
      vera.request('GET', table),
      vera.request('GET', `${table}/view`),
      vera.post(`${table}/sit`, { seat: 1 }),
      vera.post(`${table}/enter`, { key: 'guessed' }),
      new Visitor(club).request('GET', table),
    ])
      expect(['no-entry', 'not-known']).toContain(await faultOf(asked))
    await vera.connect()
    vera.say({ kind: 'watch', table: idOf(table) })
    await vera.until(message => message.kind === 'error' && message.code === 'no-entry')
    expect(await vera.ask({ kind: 'chat', table: idOf(table), text: 'hello' })).toMatchObject({ code: 'no-entry' })

    expect((await boris.post(`${table}/enter`, { key: invite })).status).toBe(200)
    expect((await boris.post(`${table}/sit`, { seat: 1 })).status).toBe(200)
  })

  it('a person kicked by the host stays outside', async () => {
    const [anna, boris] = await arrive(club, 'Anna', 'Boris')
    const table = await arranged(anna)
    await boris.post(`${table}/sit`, { seat: 1 })
    await boris.connect()
    await boris.watch(idOf(table))
    expect(await faultOf(boris.post(`${table}/kick`, { person: await anna.id() }))).toBe('not-host')
    const { body } = await anna.post(`${table}/kick`, { person: await boris.id() })
    expect(elementAt(body.seats as SeatHolder[], 1).kind).toBe('open')
    expect(await boris.until(message => message.kind === 'gone')).toMatchObject({ why: 'kicked' })
    expect(await faultOf(boris.post(`${table}/sit`, { seat: 1 }))).toBe('kicked')
  })

  it('people cannot sit down with somebody who blocked them', async () => {
    const [anna, boris, vera] = await arrive(club, 'Anna', 'Boris', 'Vera')
    const table = await arranged(anna)
    await vera.post(`/api/people/${await boris.id()}/block`)
    expect(await faultOf(boris.post(`${table}/sit`, { seat: 1 }))).toBeNull()
    await boris.post(`${table}/stand`)
    await vera.post(`${table}/sit`, { seat: 2 })
    expect(await faultOf(boris.post(`${table}/sit`, { seat: 1 }))).toBe('blocked')
    expect((await vera.read('/api/people')).blocked).toMatchObject([{ name: 'Boris' }])
    await vera.request('DELETE', `/api/people/${await boris.id()}/block`)
    expect(await faultOf(boris.post(`${table}/sit`, { seat: 1 }))).toBeNull()
  })

  it('the host closes the table; it is gone from the lobby', async () => {
    const [anna, boris] = await arrive(club, 'Anna', 'Boris')
    await boris.connect()
    boris.say({ kind: 'lobby', on: true })
    await boris.until(message => message.kind === 'lobby')
    const table = await arranged(anna)
    await boris.until(message => message.kind === 'lobby-change' && message.table.id === idOf(table))
    await boris.watch(idOf(table))
    expect(await faultOf(boris.post(`${table}/close`))).toBe('not-host')
    expect((await anna.post(`${table}/close`)).body).toMatchObject({ state: 'over', result: { reason: 'closed' } })
    await boris.until(message => message.kind === 'lobby-gone' && message.table === idOf(table))
    expect(boris.all('gone')).toEqual([{ kind: 'gone', table: idOf(table), why: 'closed' }])
    expect(await faultOf(anna.request('GET', `${table}/file`))).toBe('not-over')
  })

  it('a table nobody joined is closed after three days', async () => {
    let skipped = 0
    const other = await openClub(':memory:', {}, { now: () => Date.now() + skipped })
    const anna = await new Visitor(other).arrive('Anna')
    const table = await arranged(anna)
    await other.app.tidy()
    expect((await anna.read(table)).state).toBe('gathering')
    skipped = 4 * 86_400_000
    await other.app.tidy()
    expect(await anna.read(table)).toMatchObject({ state: 'over', result: { reason: 'closed' } })
    await other.close()
  })

  it('a host has no more than ten tables waiting', async () => {
    const [anna] = await arrive(club, 'Anna')
    for (let n = 0; n < 10; n++) await arranged(anna)
    expect(await faultOf(anna.post('/api/tables', { game: 'ethnos', seats: [OPEN, OPEN] }))).toBe('too-many-tables')
  })
})

describe('Colours', () => {
  const colours = async (visitor: Visitor, table: string) =>
    coloursOf((await visitor.read<{ seats: SeatHolder[] }>(table)).seats)

  it('are those of the seats until somebody chooses; bots and empty seats give way', async () => {
    const [anna, boris] = await arrive(club, 'Anna', 'Boris')
    const table = await arranged(anna, { seats: [OPEN, BOT, OPEN, OPEN] })
    await boris.post(`${table}/sit`, { seat: 2 })
    expect(await colours(anna, table)).toEqual([1, 2, 3, 4])
    expect(await faultOf(anna.post(`${table}/colour`, { seat: 0, colour: 2 }))).toBeNull()
    expect(await colours(boris, table)).toEqual([2, 1, 3, 4])
    expect(await faultOf(boris.post(`${table}/colour`, { seat: 2, colour: 7 }))).toBeNull()
    expect(await colours(anna, table)).toEqual([2, 1, 7, 4])
  })

  it('are refused when taken, unknown, or on a seat that is not one’s own', async () => {
    const [anna, boris, vera] = await arrive(club, 'Anna', 'Boris', 'Vera')
    const table = await arranged(anna, { seats: [OPEN, OPEN, BOT, OPEN] })
    await boris.post(`${table}/sit`, { seat: 1 })
    const asked = (visitor: Visitor, seat: unknown, colour: unknown) =>
      faultOf(visitor.post(`${table}/colour`, { seat, colour }))
    expect(await asked(anna, 0, 2)).toBe('colour-taken')
    await asked(boris, 1, 6)
    expect(await asked(anna, 0, 6)).toBe('colour-taken')
    expect(await asked(anna, 1, 5)).toBe('not-your-seat')
    expect(await asked(anna, 2, 5)).toBe('not-your-seat')
    expect(await asked(anna, 3, 5)).toBe('not-your-seat')
    expect(await asked(anna, 4, 5)).toBe('no-such-seat')
    expect(await asked(vera, 0, 5)).toBe('not-your-seat')
    for (const colour of [0, 8, 1.5, -1, 1e300]) expect(await asked(anna, 0, colour)).toBe('no-such-colour')
    for (const colour of ['red', null, [1], {}]) expect(await asked(anna, 0, colour)).toBe('not-understood')
    expect(await asked(anna, -1, 5)).toBe('not-understood')
    expect(await colours(anna, table)).toEqual([1, 6, 3, 4])
  })

  it('if two want the same at the same moment, one gets it', async () => {
    const people = await arrive(club, 'Anna', 'Boris', 'Vera')
    const table = await arranged(people[0])
    await people[1].post(`${table}/sit`, { seat: 1 })
    await people[2].post(`${table}/sit`, { seat: 2 })
    const faults = await Promise.all(
      people.map((person, seat) => faultOf(person.post(`${table}/colour`, { seat, colour: 7 }))),
    )
    expect(faults.sort()).toEqual(['colour-taken', 'colour-taken', null])
    expect(new Set(await colours(people[0], table)).size).toBe(3)
  })

  it('follow the person from seat to seat and into the rematch, and are free again when somebody leaves', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    expect(await faultOf(anna.post(`/api/tables/${table}/colour`, { seat: 0, colour: 5 }))).toBe('already-started')
    await anna.ask({ kind: 'resign', table })
    await boris.until(message => message.kind === 'table' && message.table.state === 'over')
    const again = `/api/tables/${(await anna.post(`/api/tables/${table}/rematch`)).body.id}`
    await boris.post(`${again}/colour`, { seat: 1, colour: 5 })
    await boris.post(`${again}/ready`, { ready: true })
    expect(await colours(anna, again)).toEqual([1, 5])
    await anna.post(`${again}/start`)
    await anna.connect()
    expect(await anna.ask({ kind: 'resign', table: idOf(again) })).toMatchObject({ kind: 'answer' })
    const third = `/api/tables/${(await boris.post(`${again}/rematch`)).body.id}`
    expect(await colours(anna, third)).toEqual([1, 5])
    await anna.post(`${third}/stand`)
    await boris.post(`${third}/sit`, { seat: 0 })
    expect(await colours(boris, third)).toEqual([5, 2])
    await boris.post(`${third}/stand`)
    expect(await colours(boris, third)).toEqual([1, 2])
  })
})

describe('My tables', () => {
  it('say whose turn it is', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'days', days: 1 }, absent: 'bot' },
    })
    const mine = (await people[1].read('/api/tables/mine')).tables as Record<string, unknown>[]
    expect(mine).toMatchObject([{ table: { id: table }, seat: 1 }])
    expect(elementAt(mine, 0).toMove).toHaveLength(1)
    expect(Number(elementAt(mine, 0).due) - Date.now()).toBeGreaterThan(86_000_000)
  })
})

describe('A rematch', () => {
  it('is the same table again, however many ask for it, with everybody', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    expect(await faultOf(anna.post(`/api/tables/${table}/rematch`))).toBe('not-over')
    await anna.ask({ kind: 'resign', table })
    await boris.until(message => message.kind === 'table' && message.table.state === 'over')
    const asked = await Promise.all([...people, ...people].map(one => one.post(`/api/tables/${table}/rematch`)))
    const ids = new Set(asked.map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    const [next] = ids
    await boris.until(message => message.kind === 'table' && message.table.next === next)
    const info = await anna.read(`/api/tables/${next}`)
    expect((info.seats as SeatHolder[]).map(seat => seat.kind === 'person' && seat.name)).toEqual(['Anna', 'Boris'])
    expect((info.seats as SeatHolder[]).filter(seat => seat.kind === 'person' && seat.ready)).toHaveLength(1)
    const [vera] = await arrive(club, 'Vera')
    expect(await faultOf(vera.post(`/api/tables/${table}/rematch`))).toBe('not-seated')
  })
})
