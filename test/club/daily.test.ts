import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGame } from '../../games/registry.ts'
import { commitmentTo } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, playMove } from '../../kernel/match.ts'
import { seatAt } from '../../kernel/seat.ts'
import { openSeedOf } from '../../learn/daily.ts'
import { dateOf } from '../../learn/days.ts'
import { arrive, type Club, openClub, register, type Visitor } from '../../server/test/club.ts'
import type { DailyInfo } from '../../wire/daily.ts'
import type { TableInfo } from '../../wire/table.ts'
import { DATE, DAY, NOON, playedAlone, TASK } from './daily.ts'

let club: Club
let ahead: number
const begun = Date.now()
/** Steps forward by whole hours; within them time passes as it does. */
const now = () => NOON + ahead + (Date.now() - begun)
const later = (hours: number) => {
  ahead += hours * 3_600_000
}

beforeEach(async () => {
  ahead = 0
  club = await openClub(':memory:', {}, { now })
  // The first account is in charge, and may look everywhere.
  await register(club, 'Warden')
})
afterEach(() => club.close())

const look = (visitor: Visitor, date = DATE) => visitor.read<DailyInfo>(`/api/daily/${date}`)

/** Begins the try, makes two moves and resigns. */
async function resign(visitor: Visitor): Promise<string> {
  const { game } = await loadGame('ethnos')
  const { body } = await visitor.post('/api/daily/today/try')
  const table = String(body.id)
  await visitor.connect()
  await visitor.watch(table)
  for (let n = 0; n < 2; n++) {
    await visitor.until(() => visitor.view !== null && game.toMove(visitor.view).includes(TASK.seat))
    await visitor.move(game, table, TASK.seat)
  }
  await visitor.ask({ kind: 'resign', table })
  await visitor.until(message => message.kind === 'table' && message.table.state === 'over')
  return table
}

const alone = playedAlone().then(({ game, log, position }) => ({
  body: { rulesVersion: game.facts.rulesVersion, moves: log.map(({ seat, move }): [number, unknown] => [seat, move]) },
  place: elementAt(game.outcome(position)?.places ?? [], TASK.seat),
}))

describe('The daily challenge', () => {
  it('gives everybody the same start, and to each person one try', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const [one, again, other] = [
      await ann.made<TableInfo>('/api/daily/today/try'),
      await ann.made<TableInfo>(`/api/daily/${DATE}/try`),
      await ben.made<TableInfo>('/api/daily/today/try'),
    ]
    expect(again.id).toBe(one.id)
    expect(other.id).not.toBe(one.id)
    expect(other.commitment).toBe(one.commitment)
    expect(one).toMatchObject({ game: 'ethnos', listed: false, invite: null, daily: { date: DATE, sealed: true } })
    expect(one.seats.map(({ kind }) => kind === 'person')).toEqual(
      Array.from({ length: TASK.seats }, (_, seat) => seat === TASK.seat),
    )
    expect(await look(ann)).toMatchObject({ mine: { table: one.id, place: null }, commitment: one.commitment })
  })

  it('stays secret until midnight, even from whoever has played it', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const table = await resign(ann)
    await expect.poll(async () => (await look(ann)).mine?.place).toBe(TASK.seats)
    expect(await look(ben)).toMatchObject({ seed: null, results: null, finished: 1, mine: null })
    expect(await ann.read(`/api/tables/${table}`)).toMatchObject({ state: 'over', seed: null })
    for (const path of ['file', 'analysis'])
      expect((await ann.request('GET', `/api/tables/${table}/${path}`)).body).toEqual({ fault: 'sealed' })
    for (const path of ['', '/view', '/file'])
      expect((await ben.request('GET', `/api/tables/${table}${path}`)).body).toEqual({ fault: 'sealed' })
    expect((await ann.read<{ matches: unknown[] }>('/api/export')).matches).toEqual([])

    later(13)
    const open = await look(ben)
    expect(commitmentTo(open.seed ?? '')).toBe(open.commitment)
    expect(open.results).toMatchObject([{ name: 'Ann', rank: 1, place: TASK.seats, score: null, table }])
    expect(await ben.read(`/api/tables/${table}`)).toMatchObject({ seed: open.seed })
    expect(await ben.read(`/api/tables/${table}/file`)).toMatchObject({ seed: open.seed })
    expect((await look(ann, 'today')).date).toBe(dateOf(DAY + 1))
  })

  it('lists accounts only, and nobody who ends after midnight', async () => {
    const [guest] = await arrive(club, 'Gus')
    const [ann] = await register(club, 'Ann')
    await resign(guest)
    const { body } = await ann.post('/api/daily/today/try')
    later(13)
    const { game } = await loadGame('ethnos')
    await ann.connect()
    await ann.watch(String(body.id))
    for (let n = 0; n < 2; n++) {
      await ann.until(() => ann.view !== null && game.toMove(ann.view).includes(TASK.seat))
      await ann.move(game, String(body.id), TASK.seat)
    }
    await ann.ask({ kind: 'resign', table: body.id })
    await ann.until(message => message.kind === 'table' && message.table.state === 'over')
    expect(await look(ann)).toMatchObject({ results: [], mine: { place: null }, streak: 0 })
    expect(await look(guest)).toMatchObject({ mine: { place: TASK.seats }, streak: 1 })
  })

  it('knows no day of the future, of the distant past, or of no calendar', async () => {
    const [ann] = await register(club, 'Ann')
    for (const date of [dateOf(DAY + 1), '1999-01-01', '2027-02-30', 'tomorrow', '%20']) {
      expect((await ann.request('GET', `/api/daily/${date}`)).body).toEqual({ fault: 'unknown-day' })
      expect((await ann.post(`/api/daily/${date}/try`)).body).toEqual({ fault: 'unknown-day' })
    }
    expect((await ann.post(`/api/daily/${dateOf(DAY - 1)}/try`)).body).toEqual({ fault: 'unknown-day' })
  })
})

describe('A try without the club', () => {
  it('counts once the club has played it again, and is listed apart', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const { body, place } = await alone
    const told = await ann.made<DailyInfo>(`/api/daily/${DATE}/alone`, body)
    expect(told).toMatchObject({ mineAlone: { place }, mine: null, streak: 1, resultsAlone: null })

    // Another one changes nothing: one try for each person.
    const { mineAlone } = told
    expect((await ann.post(`/api/daily/${DATE}/alone`, { ...body, moves: [] })).body).toMatchObject({ mineAlone })
    expect((await ben.request('GET', `/api/tables/${mineAlone?.table}`)).body).toEqual({ fault: 'sealed' })

    later(24)
    expect(await look(ben)).toMatchObject({ results: [], resultsAlone: [{ name: 'Ann', place }] })
    const file = await ben.read(`/api/tables/${mineAlone?.table}/file`)
    expect(file).toMatchObject({ seed: openSeedOf(DAY), moves: body.moves })
  })

  it('is refused if anything in it is not as the rules and the rivals have it', async () => {
    const [ann] = await register(club, 'Ann')
    const { body } = await alone
    const { game } = await loadGame('ethnos')
    const rival = body.moves.findIndex(([seat]) => seat !== TASK.seat)
    /** Another legal move of the first rival to move. */
    const swapped = (() => {
      const created = createMatch(game, TASK.seats, {}, openSeedOf(DAY))
      if (!created.ok) throw new Error(created.error.code)
      for (const [seat, move] of body.moves.slice(0, rival)) playMove(created.value, seatAt(seat), move)
      const [seat, move] = elementAt(body.moves, rival)
      const legal = game.moves(created.value.position, seatAt(seat))
      return body.moves.with(rival, [seat, legal.find(one => JSON.stringify(one) !== JSON.stringify(move)) ?? move])
    })()
    const wrong: [string, unknown[]][] = [
      ['unfinished', body.moves.slice(0, -1)],
      ['empty', []],
      ['another rival', swapped],
      ['nonsense', [[6, null], ...body.moves]],
    ]
    for (const [name, moves] of wrong)
      expect([name, (await ann.post(`/api/daily/${DATE}/alone`, { ...body, moves })).body]).toEqual([
        name,
        { fault: 'no-try' },
      ])
    expect((await ann.post(`/api/daily/${dateOf(DAY - 1)}/alone`, body)).body).toEqual({ fault: 'no-try' })
    const post = (more: object) => ann.post(`/api/daily/${DATE}/alone`, { ...body, ...more })
    expect((await post({ rulesVersion: 9999 })).body).toEqual({ fault: 'other-rules' })
    expect((await post({ moves: [[7, {}]] })).body).toEqual({ fault: 'not-understood' })
    expect((await post({ score: 99 })).body).toEqual({ fault: 'not-understood' })
    expect(await look(ann)).toMatchObject({ mineAlone: null, streak: 0 })
    later(8 * 24)
    expect((await post({})).body).toEqual({ fault: 'unknown-day' })
  })

  it('is deleted with its person', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    await ann.post(`/api/daily/${DATE}/alone`, (await alone).body)
    const tries = await ann.read<{ daily: unknown[] }>('/api/export')
    expect(tries.daily).toMatchObject([{ date: DATE, alone: true }])
    expect((await ann.request('DELETE', '/api/me', { password: 'long enough' })).status).toBe(200)
    later(24)
    expect(await look(ben)).toMatchObject({ resultsAlone: [] })
  })
})
