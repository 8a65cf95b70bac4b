import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Appeal, AuditEntry, FrequentPair, Report, Sanction } from '../../wire/moderation.ts'
import { accountsPlaying, type Club, openClub, playing, Visitor } from './club.ts'

let club: Club
let admin: Visitor
let skipped = 0
beforeEach(async () => {
  skipped = 0
  club = await openClub(':memory:', { adminNames: ['Root'] }, { now: () => Date.now() + skipped })
  admin = await new Visitor(club).register('Root')
})
afterEach(() => club.close())

const faultOf = async (asked: Promise<{ body: Record<string, unknown> }>) => (await asked).body.fault ?? null
const queue = () => admin.read<{ reports: Report[]; appeals: Appeal[]; pairs: FrequentPair[] }>('/api/admin/queue')
const audit = async () => (await admin.read<{ entries: AuditEntry[] }>('/api/admin/audit')).entries
const sanctions = async (visitor: Visitor) => (await visitor.read<{ sanctions: Sanction[] }>('/api/club')).sanctions

async function twoAtATable() {
  const { people, table } = await playing(club, ['Anna', 'Boris'])
  const [anna, boris] = [elementAt(people, 0), elementAt(people, 1)]
  return { anna, boris, table }
}

describe('A report', () => {
  it('of a line reaches the queue with the words, even if they are deleted', async () => {
    const { anna, boris, table } = await twoAtATable()
    await boris.ask({ kind: 'chat', table, text: 'you fool' })
    const line = await anna.until(message => message.kind === 'chat')
    const id = line.kind === 'chat' ? line.line.id : ''
    const body = { person: await boris.id(), line: id, reason: 'abuse', note: 'not nice' }
    expect((await anna.post(`/api/tables/${table}/report`, body)).status).toBe(200)
    // Sent twice, it is one report.
    expect((await anna.post(`/api/tables/${table}/report`, body)).status).toBe(200)
    await boris.request('DELETE', `/api/tables/${table}/chat/${id}`)
    const { reports } = await queue()
    expect(reports).toMatchObject([
      {
        by: { name: 'Anna' },
        person: { name: 'Boris' },
        table,
        line: { text: 'you fool' },
        reason: 'abuse',
        note: 'not nice',
      },
    ])
    const path = `/api/admin/reports/${reports[0]?.id}/close`
    expect(await faultOf(anna.post(path, { acted: true }))).toBe('not-admin')
    expect((await admin.post(path, { acted: false })).status).toBe(200)
    expect(await faultOf(admin.post(path, { acted: true }))).toBe('unknown-report')
    expect((await queue()).reports).toEqual([])
    expect(await audit()).toMatchObject([{ act: 'dismiss-report', by: 'Root', person: { name: 'Boris' } }])
  })

  it('is about somebody who was there, in the reporter’s own words, and limited in number', async () => {
    const { anna, boris, table } = await twoAtATable()
    const vera = await new Visitor(club).arrive('Vera')
    const report = (body: object) => faultOf(anna.post(`/api/tables/${table}/report`, { reason: 'other', ...body }))
    expect(await report({ person: await vera.id() })).toBe('unknown-person')
    expect(await report({ person: await anna.id() })).toBe('unknown-person')
    expect(await report({ person: await boris.id(), line: 'none' })).toBe('unknown-line')
    const faults = []
    for (let n = 0; n < 12; n++) faults.push(await report({ person: await boris.id() }))
    expect(faults.at(-1)).toBe('too-fast')
  })
})

describe('A mute', () => {
  it('keeps somebody from writing until it ends', async () => {
    const { anna, boris, table } = await twoAtATable()
    const path = `/api/admin/people/${await boris.id()}/mute`
    expect(await faultOf(anna.post(path, { muted: true, hours: 1 }))).toBe('not-admin')
    await admin.post(path, { muted: true, hours: 1, reason: 'insults' })
    expect(await boris.ask({ kind: 'chat', table, text: 'hey' })).toMatchObject({ kind: 'error', code: 'muted' })
    expect(await anna.ask({ kind: 'chat', table, text: 'hey' })).toMatchObject({ kind: 'answer' })
    expect(await sanctions(boris)).toMatchObject([{ kind: 'mute', reason: 'insults', appeal: null }])
    skipped = 3_601_000
    expect(await boris.ask({ kind: 'chat', table, text: 'sorry' })).toMatchObject({ kind: 'answer' })
    expect(await sanctions(boris)).toEqual([])
  })
})

describe('A ban', () => {
  it('ends by itself, and never applies to administrators', async () => {
    const gleb = await new Visitor(club).register('Gleb')
    const path = `/api/admin/people/${await gleb.id()}/ban`
    await admin.post(path, { banned: true, hours: 24, reason: 'cheating' })
    const login = () => faultOf(new Visitor(club).post('/api/login', { name: 'Gleb', password: 'long enough' }))
    expect(await login()).toBe('banned')
    expect((await gleb.read('/api/club')).you).toBeNull()
    skipped = 25 * 3_600_000
    expect(await login()).toBeNull()
    expect((await gleb.read('/api/club')).you).not.toBeNull()
    expect(await faultOf(admin.post(`/api/admin/people/${await admin.id()}/ban`, { banned: true }))).toBe(
      'unknown-person',
    )
    expect(await audit()).toMatchObject([{ act: 'ban', person: { name: 'Gleb' }, hours: 24, detail: 'cheating' }])
  })

  it('is explained to the person, who may appeal once; a granted appeal lifts it', async () => {
    const gleb = await new Visitor(club).register('Gleb')
    const id = await gleb.id()
    await admin.post(`/api/admin/people/${id}/ban`, { banned: true, reason: 'cheating' })
    // Also from a new browser.
    const elsewhere = new Visitor(club)
    expect(await faultOf(elsewhere.post('/api/login', { name: 'Gleb', password: 'long enough' }))).toBe('banned')
    expect(await sanctions(elsewhere)).toEqual([{ kind: 'ban', until: null, reason: 'cheating', appeal: null }])
    expect(await faultOf(elsewhere.post('/api/appeal', { text: 'It was my brother' }))).toBeNull()
    expect(await faultOf(gleb.post('/api/appeal', { text: 'Please!' }))).toBe('appealed-before')
    expect(await faultOf(elsewhere.post('/api/tables', { game: 'ethnos', seats: [{ kind: 'open' }] }))).toBe(
      'not-known',
    )
    const { appeals } = await queue()
    expect(appeals).toMatchObject([{ person: { name: 'Gleb' }, kind: 'ban', text: 'It was my brother' }])
    await admin.post(`/api/admin/appeals/${appeals[0]?.id}/answer`, { granted: true })
    expect((await gleb.read('/api/club')).you).toMatchObject({ name: 'Gleb' })
    expect((await audit()).map(({ act }) => act)).toEqual(['grant-appeal', 'ban'])
  })

  it('stays after a refused appeal', async () => {
    const { boris } = await twoAtATable()
    const id = await boris.id()
    await admin.post(`/api/admin/people/${id}/ban`, { banned: true })
    await boris.post('/api/appeal', { text: 'Why?' })
    const { appeals } = await queue()
    await admin.post(`/api/admin/appeals/${appeals[0]?.id}/answer`, { granted: false })
    expect(await sanctions(boris)).toMatchObject([{ kind: 'ban', appeal: 'refused' }])
    expect(await faultOf(new Visitor(club).post('/api/appeal', { text: 'me too' }))).toBe('not-known')
    expect(await faultOf(admin.post('/api/appeal', { text: 'me too' }))).toBe('no-sanction')
  })
})

describe('The audit log', () => {
  it('has everything administrators did, latest first', async () => {
    const { anna, boris, table } = await twoAtATable()
    await boris.ask({ kind: 'chat', table, text: 'rude' })
    const { lines } = await admin.read<{ lines: { id: string }[] }>('/api/admin/chat')
    await admin.request('DELETE', `/api/tables/${table}/chat/${lines[0]?.id}`)
    await admin.post(`/api/admin/people/${await boris.id()}/mute`, { muted: true })
    await admin.post(`/api/admin/people/${await boris.id()}/mute`, { muted: false })
    await admin.post(`/api/admin/tables/${table}/close`)
    expect((await audit()).map(({ act }) => act)).toEqual(['close-table', 'unmute', 'mute', 'delete-chat'])
    expect((await audit()).at(-1)).toMatchObject({ person: { name: 'Boris' }, table, detail: 'rude' })
    expect(await faultOf(anna.request('GET', '/api/admin/audit'))).toBe('not-admin')
  })
})

describe('Pairs that meet often', () => {
  it('are shown with who wins', async () => {
    const { people } = await accountsPlaying(club, ['Anna', 'Boris'])
    const ids = await Promise.all(people.map(person => person.id()))
    const table = await theirTable()
    for (let n = 0; n < 6; n++) {
      const results = ids.map((person_id, seat) => ({
        table_id: `t${n}`,
        seat,
        person_id,
        game: 'ethnos',
        place: seat + 1,
        score: null,
        won: 1 - seat,
        at: Date.now(),
        counts: 1,
        weight: 1,
      }))
      await club.store.addTable({ ...table, id: `t${n}` })
      await club.store.results.record({ id: `t${n}`, game: 'ethnos', tournament_id: null }, results, {
        at: 1,
        resultFor: () => ({ text: '{}', ratings: [] }),
      })
    }
    const [pair] = (await queue()).pairs
    expect(pair).toMatchObject({ game: 'ethnos', matches: 6 })
    expect([pair?.one.name, pair?.other.name].sort()).toEqual(['Anna', 'Boris'])
    expect(Math.max(pair?.won ?? 0, pair?.lost ?? 0)).toBe(6)
  })

  async function theirTable() {
    for await (const row of club.store.allTables()) return row
    throw new Error('no table')
  }
})
