import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { PushNote } from '../../wire/push.ts'
import { isPublicAddress, isPushEndpoint, publicOnly } from '../people/push.ts'
import { type Club, openClub, playing } from './club.ts'

const game: Game = ethnos.game
const ENDPOINT = 'https://push.example.com/send/abc'
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

let club: Club
let sent: { endpoint: string; note: PushNote }[]
let status: number | Error
let skipped: number
beforeEach(async () => {
  sent = []
  status = 201
  skipped = 0
  club = await openClub(
    ':memory:',
    {},
    {
      now: () => Date.now() + skipped,
      async deliver({ endpoint }, note) {
        sent.push({ endpoint, note })
        if (status instanceof Error) throw status
        return status
      },
    },
  )
})
afterEach(() => club.close())

/** The person to move next leaves with a subscription; the other moves. */
async function theOtherMoves() {
  const { people, table } = await playing(club, ['Anna', 'Boris'])
  const { view } = people[0]
  const mover = elementAt(view ? game.toMove(view) : [], 0)
  const away = elementAt(people, 1 - mover)
  await away.post('/api/push', { endpoint: ENDPOINT, keys: KEYS, language: 'ru' })
  return {
    away,
    table,
    move: () => elementAt(people, mover).move(game, table, mover),
    /** Resolves when the server has noticed. */
    goAway: async () => {
      away.hangUp()
      await elementAt(people, mover).until(() => elementAt(people, mover).all('presence').at(-1)?.here.length === 1)
    },
  }
}

describe('"Your turn"', () => {
  it('is pushed to people who are not connected', async () => {
    const { table, move, goAway } = await theOtherMoves()
    await goAway()
    await move()
    await expect
      .poll(() => sent)
      .toEqual([{ endpoint: ENDPOINT, note: { kind: 'your-turn', table, game: 'ethnos', language: 'ru' } }])
  })

  it('is not pushed to people who are connected', async () => {
    const { away, move } = await theOtherMoves()
    await move()
    await away.until(message => message.kind === 'turn' && message.yours)
    expect(sent).toEqual([])
  })

  it.each([
    [410, 0],
    [404, 0],
    [500, 1],
    [429, 1],
    [new Error('no network'), 1],
  ])('after %s, %i subscription is kept', async (answer, kept) => {
    const { away, move, goAway } = await theOtherMoves()
    status = answer
    const id = await away.id()
    await goAway()
    await move()
    await expect.poll(() => sent).toHaveLength(1)
    await expect.poll(async () => (await club.store.people.subscriptionsOf(id)).length).toBe(kept)
  })

  it('comes once more as a reminder when a quarter of the days is left', async () => {
    const { people, table } = await playing(club, ['Anna', 'Boris'], {
      settings: { clock: { kind: 'days', days: 1 }, absent: 'bot' },
    })
    const { view } = people[0]
    const asked = elementAt(view ? game.toMove(view) : [], 0)
    const other = elementAt(people, 1 - asked)
    await elementAt(people, asked).post('/api/push', { endpoint: ENDPOINT, keys: KEYS, language: 'en' })
    elementAt(people, asked).hangUp()
    await other.until(() => other.all('presence').at(-1)?.here.length === 1)
    skipped = 18 * 3_600_000
    // Any event makes the server look at the clock.
    await other.ask({ kind: 'propose', table, what: 'pause' })
    await expect.poll(() => sent.map(({ note }) => note.kind)).toEqual(['reminder'])
    expect((await club.store.eventsAfter(table, 0)).map(({ kind, cause }) => [kind, cause])).toEqual([
      ['propose', 'person'],
      ['remind', 'clock'],
    ])
  })

  it('can be ended only by its owner', async () => {
    const { people } = await playing(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    await anna.post('/api/push', { endpoint: ENDPOINT, keys: KEYS, language: 'en' })
    await boris.request('DELETE', '/api/push', { endpoint: ENDPOINT })
    expect(await club.store.people.subscriptionsOf(await anna.id())).toHaveLength(1)
    await anna.request('DELETE', '/api/push', { endpoint: ENDPOINT })
    expect(await club.store.people.subscriptionsOf(await anna.id())).toEqual([])
  })

  it('stays with its browser: an endpoint changes hands only with its keys', async () => {
    const { people } = await playing(club, ['Anna', 'Boris'])
    const [anna, boris] = people
    await anna.post('/api/push', { endpoint: ENDPOINT, keys: KEYS, language: 'en' })
    const stolen = { endpoint: ENDPOINT, keys: { ...KEYS, auth: 'guessed' }, language: 'en' }
    expect((await boris.post('/api/push', stolen)).body.fault).toBe('bad-endpoint')
    expect(await club.store.people.subscriptionsOf(await anna.id())).toMatchObject([{ auth: KEYS.auth }])
    // Another person at the same browser.
    expect((await boris.post('/api/push', { endpoint: ENDPOINT, keys: KEYS, language: 'en' })).status).toBe(200)
    expect(await club.store.people.subscriptionsOf(await anna.id())).toEqual([])
  })

  it('has keys that are made once and kept', async () => {
    const { people } = await playing(club, ['Anna', 'Boris'])
    const { pushKey } = await people[0].read('/api/club')
    expect(String(pushKey)).toMatch(/^[\w-]{87}$/)
    expect((await people[1].read('/api/club')).pushKey).toBe(pushKey)
  })
})

describe('A push endpoint', () => {
  it.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://router.lan/a',
    'https://metadata.internal/a',
    'https://push.example.com:8443/a',
    'https://me:secret@push.example.com/a',
    'https://2130706433/a',
    'ftp://push.example.com/a',
    'nonsense',
  ])('is refused: %s', async endpoint => {
    expect(isPushEndpoint(endpoint)).toBe(false)
    const { people } = await playing(club, ['Anna', 'Boris'])
    expect((await people[0].post('/api/push', { endpoint, keys: KEYS, language: 'en' })).body.fault).toBe(
      'bad-endpoint',
    )
  })

  it.each(['https://fcm.googleapis.com/fcm/send/a', 'https://updates.push.services.mozilla.com/wpush/v2/a'])(
    'is accepted: %s',
    endpoint => expect(isPushEndpoint(endpoint)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'push.example.com',
  ])('that leads to %s is not connected to', address => expect(isPublicAddress(address)).toBe(false))

  it('is resolved at connection time: a name that points to a private address is not followed', async () => {
    const found = new Promise(resolve => publicOnly('localhost', {}, error => resolve(error?.message)))
    expect(await found).toBe('localhost is not a public address')
  })

  it.each(['142.250.74.10', '1.1.1.1', '2a00:1450:4001:81b::200a'])('may lead to %s', address =>
    expect(isPublicAddress(address)).toBe(true),
  )
})
