import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { AdminPerson } from '../../wire/people.ts'
import { type Club, openClub, playing, Visitor } from './club.ts'

let club: Club
let admin: Visitor
beforeEach(async () => {
  club = await openClub(':memory:', { adminNames: ['Root'] })
  admin = new Visitor(club)
  await admin.post('/api/register', { name: 'Root', password: 'long enough' })
})
afterEach(() => club.close())

const faultOf = async (asked: Promise<{ body: Record<string, unknown> }>) => (await asked).body.fault ?? null

describe('Administrators', () => {
  it('alone see the tables, people and chat of the server', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], { listed: false })
    await people[0].ask({ kind: 'chat', table, text: 'hello' })
    for (const path of ['/api/admin/tables', '/api/admin/people', '/api/admin/chat']) {
      expect(await faultOf(people[0].request('GET', path))).toBe('not-admin')
      expect(await faultOf(new Visitor(club).request('GET', path))).toBe('not-known')
    }
    expect((await admin.read('/api/admin/tables?state=playing')).tables).toMatchObject([{ id: table, seed: null }])
    expect((await admin.read('/api/admin/tables?state=over')).tables).toEqual([])
    expect((await admin.read('/api/admin/chat')).lines).toMatchObject([{ table, text: 'hello' }])
    const found = (await admin.read('/api/admin/people?name=Bor')).people as AdminPerson[]
    expect(found).toMatchObject([{ name: 'Boris', account: false, banned: false, admin: false, games: 0 }])
    expect((await admin.read('/api/admin/people?name=%25')).people).toEqual([])
    expect((await admin.read('/api/admin/people?name=root')).people).toMatchObject([{ name: 'Root', admin: true }])
  })

  it('ban somebody: the sessions end, a bot plays on, and nobody waits', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris', 'Vera'])
    const [anna, boris] = people
    const closed = boris.closed()
    const path = `/api/admin/people/${await boris.id()}/ban`
    expect(await faultOf(anna.post(path, { banned: true }))).toBe('not-admin')
    expect((await admin.post(path, { banned: true })).status).toBe(200)
    expect(await closed).toBe(4002)
    await anna.until(() => anna.state?.seats[1]?.kicked === true)
    expect((await boris.read('/api/club')).you).toBeNull()
    expect((await anna.read(`/api/tables/${table}`)).state).toBe('playing')
    expect(await faultOf(admin.post(`/api/admin/people/${await admin.id()}/ban`, { banned: true }))).toBe(
      'unknown-person',
    )
  })

  it('a banned account cannot log in until the ban is lifted', async () => {
    const gleb = new Visitor(club)
    await gleb.post('/api/register', { name: 'Gleb', password: 'long enough' })
    const path = `/api/admin/people/${await gleb.id()}/ban`
    await admin.post(path, { banned: true })
    const login = () => faultOf(gleb.post('/api/login', { name: 'Gleb', password: 'long enough' }))
    expect(await login()).toBe('banned')
    await admin.post(path, { banned: false })
    expect(await login()).toBeNull()
  })

  it('abort a match: it counts for nobody', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    expect((await admin.post(`/api/admin/tables/${table}/close`)).status).toBe(200)
    await people[0].until(message => message.kind === 'table' && message.table.state === 'over')
    expect(await people[0].read(`/api/tables/${table}`)).toMatchObject({ result: { reason: 'closed', places: null } })
    expect((await people[0].read('/api/history')).entries).toEqual([])
    expect(people[0].all('state').at(-1)?.event).toMatchObject({ kind: 'close', cause: 'admin' })
  })

  it('delete chat', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'])
    await people[1].ask({ kind: 'chat', table, text: 'rude' })
    const { lines } = (await admin.read('/api/admin/chat')) as { lines: { id: string }[] }
    expect((await admin.request('DELETE', `/api/tables/${table}/chat/${elementAt(lines, 0).id}`)).status).toBe(200)
    await people[0].until(message => message.kind === 'chat-gone')
  })
})
