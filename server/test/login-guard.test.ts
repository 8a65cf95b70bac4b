import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../kernel/json.ts'
import { PROOF_HEADER } from '../../wire/http.ts'
import { solve } from '../../wire/proof.ts'
import { Failures } from '../people/failures.ts'
import { LoginGuard } from '../people/login-guard.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store } from '../store/store.ts'
import { type Club, openClub, Visitor } from './club.ts'

/** One try with the right or a wrong password: 'in', or the fault. */
async function attempt(guard: LoginGuard, account: string, network: string, right: boolean, proof?: string) {
  const tried = await guard.try({ account, network, proof }, async () =>
    right ? ok('in') : err({ fault: 'wrong-login' }),
  )
  return tried.ok ? tried.value : tried.error
}
const faultAt = async (...given: Parameters<typeof attempt>) => {
  const said = await attempt(...given)
  return typeof said === 'string' ? said : said.fault
}

describe('Guessing a password', () => {
  let store: Store
  const guardOf = () => new LoginGuard(new Failures(store))
  beforeEach(async () => {
    store = new Store(openSqlite(':memory:'))
    await store.migrate()
    vi.useFakeTimers()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await store.close()
  })

  it('takes longer with every failure from one network', async () => {
    const guard = guardOf()
    for (let n = 0; n < 4; n++) expect(await faultAt(guard, 'anna', 'network 1', false)).toBe('wrong-login')
    expect(await faultAt(guard, 'anna', 'network 1', true)).toBe('too-fast')
    vi.advanceTimersByTime(2000)
    expect(await faultAt(guard, 'anna', 'network 1', false)).toBe('wrong-login')
    vi.advanceTimersByTime(2000)
    expect(await faultAt(guard, 'anna', 'network 1', true)).toBe('too-fast')
    vi.advanceTimersByTime(2000)
    expect(await faultAt(guard, 'anna', 'network 1', true)).toBe('in')
    expect(await faultAt(guard, 'anna', 'network 1', false)).toBe('wrong-login')
  })

  it('from many networks: the account demands more and more work, and still opens to its owner', async () => {
    const guard = guardOf()
    for (let network = 0; network < 6; network++)
      expect(await faultAt(guard, 'anna', `network ${network}`, false)).toBe('wrong-login')
    const wanted = await attempt(guard, 'anna', 'network 77', true)
    if (typeof wanted === 'string' || !wanted.challenge) throw new Error('no challenge')
    expect(wanted.fault).toBe('proof-wanted')
    expect(wanted.challenge).toMatch(/^15\./)
    const proof = `${wanted.challenge}:${solve(wanted.challenge)}`
    // For one account, once, and only if it is solved.
    expect(await faultAt(guard, 'anna', 'network 77', true, `${wanted.challenge}:0`)).toBe('proof-wanted')
    expect(await faultAt(guard, 'anna', 'network 77', true, `0${proof.slice(1)}`)).toBe('proof-wanted')
    expect(await faultAt(guard, 'anna', 'network 77', true, proof)).toBe('in')
    expect(await faultAt(guard, 'anna', 'network 77', true, proof)).toBe('proof-wanted')
    expect(await faultAt(guard, 'boris', 'network 78', true)).toBe('in')
  })

  it('of many accounts from one network demands work as well', async () => {
    const guard = guardOf()
    for (let n = 0; n < 6; n++) expect(await faultAt(guard, `account ${n}`, 'network 1', false)).toBe('wrong-login')
    expect(await faultAt(guard, 'anna', 'network 1', true)).toBe('proof-wanted')
    expect(await faultAt(guard, 'anna', 'network 2', true)).toBe('in')
  })

  it('is counted for three servers as for one: neither guesses nor shown work count for each', async () => {
    const guards = [guardOf(), guardOf(), guardOf()]
    const faults = await Promise.all(
      guards.flatMap(guard => [1, 2, 3, 4].map(() => faultAt(guard, 'anna', 'one', false))),
    )
    expect(faults.filter(fault => fault === 'wrong-login')).toHaveLength(4)
    for (const guard of guards) expect(await faultAt(guard, 'anna', 'one', true)).toBe('too-fast')
    await faultAt(guardOf(), 'anna', 'two', false)
    await faultAt(guardOf(), 'anna', 'three', false)
    const wanted = await attempt(guardOf(), 'anna', 'four', true)
    if (typeof wanted === 'string' || !wanted.challenge) throw new Error('no challenge')
    const proof = `${wanted.challenge}:${solve(wanted.challenge)}`
    const shown = await Promise.all(guards.map(guard => faultAt(guard, 'anna', 'four', true, proof)))
    expect(shown.toSorted()).toEqual(['in', 'proof-wanted', 'proof-wanted'])
  })

  it('is forgotten after a while', async () => {
    const guard = guardOf()
    for (let n = 0; n < 6; n++) await attempt(guard, `account ${n}`, 'network 1', false)
    vi.advanceTimersByTime(3_600_000)
    expect(await faultAt(guard, 'anna', 'network 1', true)).toBe('in')
  })

  it('a challenge is valid for two minutes', async () => {
    const guard = guardOf()
    for (let network = 0; network < 6; network++) await attempt(guard, 'anna', `network ${network}`, false)
    const wanted = await attempt(guard, 'anna', 'network 77', true)
    const challenge = typeof wanted === 'string' ? '' : (wanted.challenge ?? '')
    const proof = `${challenge}:${solve(challenge)}`
    vi.advanceTimersByTime(121_000)
    expect(await faultAt(guard, 'anna', 'network 77', true, proof)).toBe('proof-wanted')
  })
})

describe('At the club', () => {
  let club: Club
  beforeEach(async () => {
    club = await openClub(':memory:', { trustProxy: 1 })
  })
  afterEach(() => club.close())

  const logIn = async (password: string, from: string, proof?: string) => {
    const reply = await fetch(`${club.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(proof && { [PROOF_HEADER]: proof }) },
      body: JSON.stringify({ name: 'Anna', password }),
    })
    return { status: reply.status, ...((await reply.json()) as { fault?: string; challenge?: string }) }
  }

  it('of 300 guesses from one IPv6 network four are tried at once, and the owner gets in from elsewhere', async () => {
    await new Visitor(club).post('/api/register', { name: 'Anna', password: 'correct horse' })
    const faults = []
    const began = performance.now()
    for (let n = 0; n < 300; n++) faults.push((await logIn(`guess ${n}`, `2001:db8::${n.toString(16)}`)).fault)
    const heard = faults.filter(fault => fault === 'wrong-login').length
    // One more after 2 seconds, another after 4 more, and so on: a slow machine takes its time over 300 requests.
    const waited = Math.floor(Math.log2(1 + (performance.now() - began) / 2000))
    expect(heard).toBeGreaterThanOrEqual(4)
    expect(heard).toBeLessThanOrEqual(4 + waited)
    expect((await logIn('correct horse', '203.0.113.7')).status).toBe(200)
  })

  it('under attack, the owner gets in with a little work', async () => {
    await new Visitor(club).post('/api/register', { name: 'Anna', password: 'correct horse' })
    for (let n = 0; n < 6; n++) await logIn(`guess ${n}`, `198.51.100.${n}`)
    const { challenge = '' } = await logIn('correct horse', '203.0.113.7')
    expect((await logIn('correct horse', '203.0.113.7', `${challenge}:${solve(challenge)}`)).status).toBe(200)
  })
})
