import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '../../../games/registry.ts'
import { buildIfStale, DIST } from '../../build.ts'
import { type Serving, serve } from '../../serve.ts'
import { BUILD_TIME, DESKTOP, PHONE } from '../browser.ts'
import { type Club, openOneServer } from '../club.ts'
import { openChromium } from './chromium.ts'
import { ENGINES, type Engine, type EngineName, type Tab } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { arrive, chooseByKeys, HANDS, playOn, seen, startMatch } from './playing.ts'
import { openWebKit } from './webkit.ts'

/* The same checks in every engine. `npm run test:browsers` makes them all, `npm test` the first of each kind. */

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }
const ALL = process.env.PENTARCHY_ENGINES === 'all'
/** Chromium has tests of its own. */
const NAMES: readonly EngineName[] = ALL ? ENGINES : ['firefox', 'webkit']
/** WebKit starts slowly: the sample meets it at the table online. */
const ALONE: readonly EngineName[] = ALL ? ENGINES : ['firefox']
const GAMES: readonly GameId[] = ALL ? GAME_IDS.filter(id => id !== 'ferry') : ['paper-tales']

/** As many moves as a sample needs, or all of them. */
const ENOUGH = ALL ? Number.POSITIVE_INFINITY : 6
const WHOLE_GAME = 600_000

/** Moves made, as the table shows them. */
const entries = (tab: Tab): Promise<number> =>
  tab.run(() => Number(document.querySelector('input[type=range]')?.getAttribute('max') ?? 0))

describe.each(ALONE)('in %s', name => {
  let engine: Engine
  let serving: Serving
  beforeAll(async () => {
    await buildIfStale()
    serving = await serve(DIST, '127.0.0.1', 0)
    engine = await OPEN[name]()
  }, BUILD_TIME)
  afterAll(async () => {
    await engine.close()
    await serving.close()
  })

  describe.each(GAMES)('%s', game => {
    it.each(ALL ? HANDS : (['clicks'] as const))(
      ALL ? 'is played to its end by %s' : 'is played by %s',
      { timeout: WHOLE_GAME },
      async hand => {
        const tab = await engine.visit(hand === 'touch' ? PHONE : DESKTOP)
        await arrive(tab, serving.url)
        await startMatch(tab, serving.url, game)
        expect(await playOn(tab, hand, ENOUGH)).toBeGreaterThan(0)
        if (ALL) await seen(tab, 'dialog[open]')
        await tab.close()
      },
    )
  })

  it('a match goes on after a reload, and offline after one visit', async () => {
    const own = await serve(DIST, '127.0.0.1', 0)
    const tab = await engine.visit(DESKTOP)
    await arrive(tab, own.url)
    await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
    await tab.reload()
    await startMatch(tab, own.url, 'dark-lands')
    const before = await playOn(tab, 'clicks', 3)
    await own.close()
    await tab.reload()
    await seen(tab, '[data-game=dark-lands]')
    expect(await entries(tab)).toBeGreaterThanOrEqual(before)
    await playOn(tab, 'clicks', before + 2)
    await tab.close()
  })
})

describe('online', () => {
  let club: Club
  const engines: Engine[] = []
  beforeAll(async () => {
    await buildIfStale()
    club = await openOneServer()
    for (const name of NAMES) engines.push(await OPEN[name]())
  }, BUILD_TIME)
  afterAll(async () => {
    for (const engine of engines) await engine.close()
    await club.close()
  })

  it(`${NAMES.join(', ')} play at one table`, { timeout: WHOLE_GAME }, async () => {
    const tabs = await Promise.all(engines.map(engine => engine.visit(DESKTOP)))
    for (const [seat, tab] of tabs.entries()) {
      await arrive(tab, club.url)
      await post(tab, '/api/guest', { name: `Guest ${seat}` })
    }
    const [host, ...guests] = tabs
    if (!host) throw new Error('Nobody came')
    const seats = tabs.map(() => ({ kind: 'open' }))
    const { id } = await post<{ id: string }>(host, '/api/tables', { game: 'small-world', seats })
    for (const [at, guest] of guests.entries()) {
      await post(guest, `/api/tables/${id}/sit`, { seat: at + 1 })
      await post(guest, `/api/tables/${id}/ready`, { ready: true })
    }
    await post(host, `/api/tables/${id}/start`)
    for (const tab of tabs) await tab.open(`${club.url}#/t/${id}`)
    for (const tab of tabs) await seen(tab, '[data-game=small-world]')

    const asked = new Set<Tab>()
    while (asked.size < tabs.length)
      for (const tab of tabs) {
        if (!(await tab.run(isAsked))) continue
        const before = await entries(tab)
        await chooseByKeys(tab, 0)
        await expect.poll(() => entries(tab), { timeout: 30_000 }).toBeGreaterThan(before)
        asked.add(tab)
      }
    const moves = await entries(host)
    for (const tab of tabs) await expect.poll(() => entries(tab)).toBe(moves)
    for (const tab of tabs) await tab.close()
  })
})

/** Runs in the page. */
const isAsked = (): boolean => document.querySelector('.prompt')?.textContent?.includes('Your turn.') ?? false

/** A request with this visitor's cookie. */
const post = <T>(tab: Tab, path: string, body: unknown = {}): Promise<T> =>
  tab.run(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
      return (await reply.json()) as T
    },
    { path, body },
  )
