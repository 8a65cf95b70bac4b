import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { type Circle, MAX_NOTE_LENGTH } from '../../wire/circle.ts'
import type { TableInfo } from '../../wire/table.ts'
import { accountsPlaying, arrive, type Club, OPEN, openClub, register, type Visitor } from './club.ts'

let club: Club
beforeEach(async () => {
  club = await openClub()
  await register(club, 'Warden')
})
afterEach(() => club.close())

const circle = (visitor: Visitor) => visitor.read<Circle>('/api/circle')
const DUEL = { game: 'dark-lands', seats: [OPEN, OPEN] }

describe('Following', () => {
  it('shows where somebody plays in public, to nobody but the follower', async () => {
    const { people, table } = await accountsPlaying(club, ['Ann', 'Ben'])
    const [ann] = people
    const [cleo] = await arrive(club, 'Cleo')
    const id = await ann.id()
    expect((await cleo.post(`/api/people/${id}/follow`)).body).toEqual({ followed: true, blocked: false, note: '' })
    expect((await circle(cleo)).followed).toEqual([{ id, name: 'Ann', playing: { table, game: 'ethnos' } }])
    expect(JSON.stringify([await circle(ann), await ann.read('/api/export')])).not.toContain('Cleo')
    await cleo.request('DELETE', `/api/people/${id}/follow`, {})
    expect((await circle(cleo)).followed).toEqual([])
  })

  it('shows no private match, and none of somebody who does not want it', async () => {
    const [cleo] = await arrive(club, 'Cleo')
    const secret = await accountsPlaying(club, ['Ann', 'Ben'], { listed: false })
    const open = await accountsPlaying(club, ['Dora', 'Egon'])
    for (const person of [secret, open]) {
      const id = await elementAt(person.people, 0).id()
      await cleo.post(`/api/people/${id}/follow`)
    }
    expect((await circle(cleo)).followed.map(({ playing }) => playing?.table ?? null)).toEqual([null, open.table])
    await elementAt(open.people, 0).post('/api/circle/seen', { seen: false })
    expect((await circle(cleo)).followed.map(({ playing }) => playing)).toEqual([null, null])
  })

  it('ends with a block, from either side, and cannot begin again', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const [a, b] = [await ann.id(), await ben.id()]
    await ann.post(`/api/people/${b}/follow`)
    await ben.post(`/api/people/${a}/follow`)
    await ann.post(`/api/people/${b}/block`)
    expect([(await circle(ann)).followed, (await circle(ben)).followed]).toEqual([[], []])
    for (const [person, other] of [[ann, b] as const, [ben, a] as const]) {
      expect((await person.post(`/api/people/${other}/follow`)).body).toEqual({ fault: 'blocked' })
      expect((await person.post(`/api/people/${other}/challenge`, DUEL)).body).toEqual({ fault: 'blocked' })
    }
  })

  it('of oneself, of nobody or by nobody is refused', async () => {
    const [ann] = await register(club, 'Ann')
    for (const id of [await ann.id(), 'nobody', '%F0%9F%A6%84'])
      expect((await ann.post(`/api/people/${id}/follow`)).body).toEqual({ fault: 'unknown-person' })
    expect((await ann.request('POST', `/api/people/${await ann.id()}/follow`, { at: 1 })).body).toEqual({
      fault: 'not-understood',
    })
  })
})

describe('A note', () => {
  it('is read by its author alone, and leaves with either person', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const about = `/api/people/${await ben.id()}`
    await ann.post(`${about}/note`, { text: '  keeps trolls to the end ' })
    expect(await ann.read(`${about}/relation`)).toMatchObject({ note: 'keeps trolls to the end' })
    expect(await ann.read('/api/export')).toMatchObject({ notes: [{ about: { name: 'Ben' } }] })
    expect(JSON.stringify(await ben.read('/api/export'))).not.toContain('trolls')
    expect((await ann.post(`${about}/note`, { text: 'x'.repeat(MAX_NOTE_LENGTH + 1) })).body).toEqual({
      fault: 'not-understood',
    })
    await ben.request('DELETE', '/api/me', { password: 'long enough' })
    expect(await ann.read('/api/export')).toMatchObject({ notes: [] })
  })

  it('is gone when it is emptied', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const path = `/api/people/${await ben.id()}/note`
    for (const text of ['first', 'second', '']) await ann.post(path, { text })
    expect(await ann.read('/api/export')).toMatchObject({ notes: [] })
  })
})

describe('A challenge', () => {
  it('lays a private table, tells the other at once and lets them in without a key', async () => {
    const [ann, ben, cleo] = await register(club, 'Ann', 'Ben', 'Cleo')
    await ben.connect()
    const clock = { kind: 'real-time', seconds: 600, increment: 10 }
    const wanted = { ...DUEL, listed: true, settings: { clock } }
    const table = await ann.made<TableInfo>(`/api/people/${await ben.id()}/challenge`, wanted)
    const { id } = table
    expect(table).toMatchObject({ game: 'dark-lands', listed: false, settings: { clock, rated: false } })
    await ben.until(message => message.kind === 'challenged' && message.table === id)
    expect((await circle(ben)).challenges).toMatchObject([{ id, host: { name: 'Ann' } }])
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200)
    expect((await cleo.request('GET', `/api/tables/${id}`)).body).toEqual({ fault: 'no-entry' })
  })

  it('can be declined, and is over when the table is', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const laid = async () => {
      const { body } = await ann.post(`/api/people/${await ben.id()}/challenge`, DUEL)
      return String(body.id)
    }
    const [one, two] = [await laid(), await laid()]
    expect((await ann.request('DELETE', `/api/challenges/${one}`, {})).body).toEqual({ fault: 'unknown-table' })
    expect((await ben.request('DELETE', `/api/challenges/${one}`, {})).status).toBe(200)
    expect((await circle(ben)).challenges.map(({ id }) => id)).toEqual([two])
    await ann.post(`/api/tables/${two}/close`)
    expect((await circle(ben)).challenges).toEqual([])
  })

  it('comes ten times an hour from one person, no more', async () => {
    const [ann, ben] = await register(club, 'Ann', 'Ben')
    const path = `/api/people/${await ben.id()}/challenge`
    const faults: unknown[] = []
    for (let n = 0; n < 11; n++) faults.push((await ann.post(path, { ...DUEL, game: 'chess' })).body.fault)
    expect(faults).toEqual([...Array.from({ length: 10 }, () => 'unknown-game'), 'too-fast'])
  })
})
