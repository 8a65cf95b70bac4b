import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { type Club, openClub, playing, Visitor } from './club.ts'

const PLACE = { publicUrl: 'https://club.example', publicHost: 'club.example' }

let club: Club
beforeEach(async () => {
  club = await openClub(':memory:', PLACE)
})
afterEach(() => club.close())

/** The status of a request as a browser would send it; fetch would set its own headers. */
const ask = (method: string, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${club.address}${path}`, { method, headers }, reply => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })

describe('Another site', () => {
  it.each([
    ['a stranger', { origin: 'https://evil.example' }],
    ['a sibling', { origin: 'https://other.club.example' }],
    ['another port', { origin: 'https://club.example:8443' }],
    ['the same name without TLS', { origin: 'http://club.example' }],
    ['a sandbox', { origin: 'null' }],
    ['a browser that names no origin', { 'sec-fetch-site': 'same-site' }],
  ])('%s cannot act with a visitor’s cookie', async (_, headers) => {
    const anna = await new Visitor(club).arrive('Anna')
    const sent = { cookie: anna.cookie, host: 'club.example', ...headers }
    expect(await ask('POST', '/api/logout', sent)).toBe(403)
    expect(await ask('DELETE', '/api/sessions/x', sent)).toBe(403)
    expect((await anna.read('/api/club')).you).not.toBeNull()
  })

  it('our own page may', async () => {
    const anna = await new Visitor(club).arrive('Anna')
    const sent = { cookie: anna.cookie, host: 'club.example', origin: 'https://club.example' }
    expect(await ask('POST', '/api/logout', { ...sent, 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  it('is not served under its own name', async () => {
    expect(await ask('GET', '/api/club', { host: 'evil.example' })).toBe(421)
    expect(await ask('GET', '/api/club', { host: 'evil.example:80' })).toBe(421)
    for (const host of ['club.example', 'localhost:8080', '127.0.0.1', '[::1]:8080'])
      expect(await ask('GET', '/api/club', { host })).toBe(200)
    expect(await ask('GET', '/health', { host: 'node-7.internal' })).toBe(200)
  })
})

describe('A host who does not play', () => {
  it('learns whose turn it is no sooner than the other spectators', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], { settings: { delay: 5 } })
    const mine = async () => (await people[0].read<{ tables: { toMove: number[] }[] }>('/api/tables/mine')).tables
    expect(elementAt(await mine(), 0).toMove).toHaveLength(1)
    const row = await club.store.table(table)
    if (!row) throw new Error('no table')
    const seats = row.seats.replace(await people[0].id(), 'somebody')
    await club.store.changeTable(row, { seats })
    expect(elementAt(await mine(), 0).toMove).toEqual([])
  })
})
