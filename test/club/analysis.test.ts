import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { Store } from '../../server/store/store.ts'
import { type Club, openClub, playing, Visitor } from '../../server/test/club.ts'
import type { MatchAnalysis } from '../../wire/analysis.ts'
import { layFinishedMatch } from './finished.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { startClub } from './process.ts'
import { prepareServers } from './servers.ts'
import { startWorker } from './worker.ts'

/* The analysis of a match that is over, asked of the server. */

const MOVES = 8

const analysisAt = (visitor: Visitor, table: string) => visitor.read<MatchAnalysis>(`/api/tables/${table}/analysis`)
const ask = (visitor: Visitor, table: string) => visitor.post(`/api/tables/${table}/analysis`)

/** Looks until it is so, as a page would. */
async function until(visitor: Visitor, table: string, isSo: (analysis: MatchAnalysis) => boolean) {
  for (let tries = 0; tries < 2500; tries++) {
    const analysis = await analysisAt(visitor, table)
    if (isSo(analysis)) return analysis
    await sleep(40)
  }
  throw new Error('in vain')
}
const isWhole = ({ state }: MatchAnalysis) => state === 'whole'

describe.each(PLACE_NAMES)('With a store on %s', place => {
  const { places } = preparePlaces()
  let open: Club[] = []
  afterEach(async () => {
    await Promise.all(open.map(club => club.close()))
    open = []
  })
  async function clubAt(store: Store): Promise<Club> {
    const club = await openClub(store)
    open.push(club)
    return club
  }

  it('an analysis is what the page itself would find, and stays with the match', async () => {
    const engine = await places[place]()
    const club = await clubAt(new Store(engine()))
    const expected = (await layFinishedMatch(club.store, 'over', MOVES))()
    const anna = await new Visitor(club).arrive('Anna')
    expect(await analysisAt(anna, 'over')).toEqual({ state: 'none', steps: 0, judged: [] })
    // Pressed twice, it is made once.
    await Promise.all([ask(anna, 'over'), ask(anna, 'over')])
    expect(await (await fetch(`${club.address}/metrics`)).text()).toContain('pentarchy_analyses 1')
    expect((await ask(anna, 'over')).body).toMatchObject({ state: 'work', steps: MOVES + 1 })
    expect(await until(anna, 'over', isWhole)).toEqual({ state: 'whole', steps: MOVES + 1, judged: expected })

    // Years later, to somebody without a name.
    const later = await clubAt(new Store(engine()))
    expect((await analysisAt(new Visitor(later), 'over')).judged).toEqual(expected)
    expect((await ask(await new Visitor(later).arrive('Boris'), 'over')).body).toMatchObject({ state: 'whole' })
  })

  it('an analysis that was left is gone on with by whoever looks, from where it was', async () => {
    const { store } = await freshStore(places[place])
    const expected = (await layFinishedMatch(store, 'left', MOVES))()
    // A false mark, to see that what is judged is not judged again.
    const judged = expected.slice(0, 5).map(each => ({ ...each, chances: [0.5, 0.5] }))
    const row = { table_id: 'left', steps: MOVES + 1, judged: JSON.stringify(judged), by: 'gone', until: Date.now() }
    await store.analyses.claim(row, 0)
    const club = await clubAt(store)
    const visitor = new Visitor(club)
    expect((await analysisAt(visitor, 'left')).state).toBe('work')
    expect((await until(visitor, 'left', isWhole)).judged).toEqual([...judged, ...expected.slice(5)])
  })

  it('an analysis is made by one server at a time, and no longer by one that was taken to be gone', async () => {
    const { store } = await freshStore(places[place])
    const row = (by: string, until: number | null) => ({ table_id: 't', steps: 3, judged: '[]', by, until })
    expect(await store.analyses.claim(row('one', 100), 50)).toBe(true)
    expect(await store.analyses.claim(row('two', 200), 99)).toBe(false)
    expect(await store.analyses.note({ ...row('one', 110), judged: '[1]' })).toBe(true)
    expect(await store.analyses.claim(row('two', 200), 110)).toBe(true)
    expect(await store.analyses.note({ ...row('one', 300), judged: '[2]' })).toBe(false)
    expect(await store.analyses.of('t')).toEqual({ ...row('two', 200), judged: '[1]' })
    expect(await store.analyses.note({ ...row('two', null), judged: '[1,2]' })).toBe(true)
    expect(await store.analyses.claim(row('three', 900), 800)).toBe(false)
    await store.close()
  })
})

describe('Whoever asks for an analysis', () => {
  it('is refused while the match is played, and where they may not enter', async () => {
    const club = await openClub()
    const { people, table } = await playing(club, ['Anna', 'Boris'], { listed: false })
    expect((await ask(people[0], table)).body).toEqual({ fault: 'not-over' })
    expect(await analysisAt(people[0], table)).toEqual({ fault: 'not-over' })
    expect((await ask(await new Visitor(club).arrive('Vera'), table)).body).toEqual({ fault: 'no-entry' })
    expect((await ask(new Visitor(club), table)).body).toEqual({ fault: 'not-known' })
    await club.close()
  })

  it('may ask for a few, and is told when the server has its hands full', async () => {
    const club = await openClub(':memory:', { analyses: { spare: 2, perSecond: 0 } })
    for (const id of ['a', 'b', 'c', 'd']) await layFinishedMatch(club.store, id, MOVES)
    const [anna, boris] = [await new Visitor(club).arrive('Anna'), await new Visitor(club).arrive('Boris')]
    expect([(await ask(anna, 'a')).status, (await ask(anna, 'b')).status]).toEqual([200, 200])
    expect((await ask(boris, 'c')).body).toEqual({ fault: 'busy' })
    // What is asked for already costs nothing.
    expect((await ask(anna, 'a')).status).toBe(200)
    for (const id of ['a', 'b']) await until(anna, id, isWhole)
    expect((await ask(anna, 'c')).body).toEqual({ fault: 'too-fast' })
    expect((await ask(boris, 'c')).status).toBe(200)
    await club.close()
  })
})

describe('Over NATS', () => {
  const servers = prepareServers(1)
  const LONG = 60
  const PATIENCE = 120_000
  const STUCK_MS = 500

  it(
    'an analysis is made by workers, and one that is killed over it costs nothing but time',
    async () => {
      const [club] = servers.clubs
      const expected = (await layFinishedMatch(club.store, 'over', LONG))()
      const workers = [await startWorker(servers.nats.url), await startWorker(servers.nats.url)]
      const anna = await new Visitor(club).arrive('Anna')
      // However fast the machine is, what the frozen one has taken is still open when it is killed.
      workers[0].freeze()
      await ask(anna, 'over')
      await sleep(STUCK_MS)
      expect((await analysisAt(anna, 'over')).state).toBe('work')
      await workers[0].kill()
      expect((await until(anna, 'over', isWhole)).judged).toEqual(expected)
      const metrics = await (await fetch(`${club.address}/metrics`)).text()
      const jobs = (outcome: string) =>
        Number(new RegExp(`pentarchy_worker_jobs_total\\{outcome="${outcome}"\\} (\\d+)`).exec(metrics)?.[1])
      expect(jobs('too-late')).toBeGreaterThan(0)
      expect(jobs('done')).toBeGreaterThan(1)
      await workers[1].stop()
    },
    PATIENCE,
  )

  it(
    'an analysis is brought to its end by another server when the one that made it is killed',
    async () => {
      const [club] = servers.clubs
      const expected = (await layFinishedMatch(club.store, 'over', LONG))()
      const other = await startClub({ DATABASE_URL: servers.databaseUrl, NATS_URL: servers.nats.url })
      const worker = await startWorker(servers.nats.url)
      const anna = await new Visitor(other).arrive('Anna')
      // It keeps the analysis from being whole before the server is killed.
      worker.freeze()
      await ask(anna, 'over')
      await sleep(STUCK_MS)
      expect((await analysisAt(anna, 'over')).state).toBe('work')
      await Promise.all([other.kill(), worker.kill()])
      const boris = new Visitor(club)
      expect((await until(boris, 'over', isWhole)).judged).toEqual(expected)
    },
    PATIENCE,
  )
})
