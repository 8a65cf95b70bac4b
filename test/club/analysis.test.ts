import { afterEach, describe, expect, it } from 'vitest'
import type { Judged } from '../../bots/advice/analyse.ts'
import { runJob } from '../../bots/pool/run-job.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import { elementAt } from '../../kernel/list.ts'
import { queueOf, readJob } from '../../server/bots/queues.ts'
import { PATIENCE_MS } from '../../server/bots/remote-bot-service.ts'
import type { Bus } from '../../server/bus/bus.ts'
import { InProcessBus } from '../../server/bus/in-process.ts'
import { openNats } from '../../server/bus/nats.ts'
import type { Config } from '../../server/config.ts'
import { sql } from '../../server/store/kysely.ts'
import { migrate } from '../../server/store/migrate.ts'
import { Store } from '../../server/store/store.ts'
import { type Club, openClub, playing, Visitor } from '../../server/test/club.ts'
import type { MatchAnalysis } from '../../wire/analysis.ts'
import { FEW_ITERATIONS, layFinishedMatch } from './finished.ts'
import { freshStore, PLACE_NAMES, preparePlaces } from './places.ts'
import { startClub } from './process.ts'
import { prepareServers } from './servers.ts'
import { startWorker } from './worker.ts'

/* Analyses of finished matches by the server. */

const MOVES = 6
const WORLD = { iterations: FEW_ITERATIONS }
const QUEUE = queueOf('others', 'ethnos', ethnos.game.facts.rulesVersion)

const analysisAt = (visitor: Visitor, table: string, from = 0) =>
  visitor.read<MatchAnalysis>(`/api/tables/${table}/analysis?from=${from}`)
const ask = (visitor: Visitor, table: string) => visitor.post(`/api/tables/${table}/analysis`)

/** Polls as a page would. */
async function until(visitor: Visitor, table: string, isSo: (analysis: MatchAnalysis) => boolean) {
  let analysis = await analysisAt(visitor, table)
  await expect
    .poll(
      async () => {
        analysis = await analysisAt(visitor, table)
        return isSo(analysis)
      },
      { timeout: 50_000, interval: 20 },
    )
    .toBe(true)
  return analysis
}
const isWhole = ({ state }: MatchAnalysis) => state === 'whole'

/** A false mark that shows who judged. */
const marked = (judged: Judged): Judged => ({ ...judged, chances: [0.5, 0.5], slip: null })

/** A worker in this process. From the step `holds` on, it keeps callers waiting until released. */
function serve(bus: Bus, holds = Number.POSITIVE_INFINITY, mark = (judged: Judged) => judged) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const leave = bus.serve(QUEUE, async data => {
    const job = readJob(data)
    if (job?.task !== 'judge') throw new Error('that is no job')
    if (job.record.log.length >= holds) {
      held.resolve()
      await released.promise
    }
    const reply = await runJob(job)
    return 'judged' in reply ? { judged: mark(reply.judged) } : reply
  })
  return { held: held.promise, release: () => released.resolve(), leave }
}

/** A club whose moves are judged by such a worker. */
async function clubWithWorker(place: string | Store, holds?: number, changes: Partial<Config> = {}) {
  const bus = new InProcessBus()
  const worker = serve(bus, holds)
  return { club: await openClub(place, { ...changes, natsUrl: 'in process' }, { ...WORLD, bus }), worker }
}

const { places } = preparePlaces()

describe.each(PLACE_NAMES)('With a store on %s', place => {
  let open: Club[] = []
  afterEach(async () => {
    await Promise.all(open.map(club => club.close()))
    open = []
  })
  function toClose(club: Club): Club {
    open.push(club)
    return club
  }

  it('an analysis is what the page itself would find, and is stored with the match', async () => {
    const engine = await places[place]()
    const club = toClose(await openClub(new Store(engine()), {}, WORLD))
    const expected = await layFinishedMatch(club.store, 'over', MOVES)
    const anna = await new Visitor(club).arrive('Anna')
    expect(await analysisAt(anna, 'over')).toEqual({ state: 'none', steps: 0, judged: [] })
    // Requested twice, it is made once.
    await Promise.all([ask(anna, 'over'), ask(anna, 'over')])
    expect(await until(anna, 'over', isWhole)).toEqual({ state: 'whole', steps: MOVES + 1, judged: expected })
    // A client with some of it asks for the rest.
    expect((await analysisAt(anna, 'over', 5)).judged).toEqual(expected.slice(5))
    expect((await analysisAt(anna, 'over', MOVES + 1)).judged).toEqual([])

    // Years later, by an unknown visitor.
    const later = toClose(await openClub(new Store(engine())))
    expect((await analysisAt(new Visitor(later), 'over')).judged).toEqual(expected)
    expect((await ask(await new Visitor(later).arrive('Boris'), 'over')).body).toMatchObject({ state: 'whole' })
  })

  it('an abandoned analysis continues where it stopped when somebody looks', async () => {
    const { store } = await freshStore(places[place])
    const expected = await layFinishedMatch(store, 'left', MOVES)
    const judged = expected.slice(0, 5).map(marked)
    const row = { table_id: 'left', steps: MOVES + 1, by: 'gone', until: Date.now() }
    await store.analyses.claim(row, 0)
    await store.analyses.append(row, judged)
    const visitor = new Visitor(toClose((await clubWithWorker(store)).club))
    expect((await analysisAt(visitor, 'left')).state).toBe('work')
    expect((await until(visitor, 'left', isWhole)).judged).toEqual([...judged, ...expected.slice(5)])
  })

  it('one server at a time makes an analysis, and never one that counted as gone', async () => {
    const { store } = await freshStore(places[place])
    const row = (by: string, until: number | null) => ({ table_id: 't', steps: 3, by, until })
    const judged = (step: number) => ({ step, chances: [1, 0], slip: null })
    const [first, second, third] = [judged(0), judged(1), judged(2)]
    expect(await store.analyses.claim(row('one', 100), 50)).toBe(true)
    expect(await store.analyses.claim(row('two', 200), 99)).toBe(false)
    expect(await store.analyses.append(row('one', 110), [first])).toBe(true)
    expect(await store.analyses.claim(row('two', 200), 110)).toBe(true)
    expect(await store.analyses.append(row('one', 300), [second])).toBe(false)
    expect(await store.analyses.of('t')).toEqual(row('two', 200))
    expect(await store.analyses.stepsFrom('t', 0)).toEqual([first])
    expect(await store.analyses.append(row('two', null), [second, third])).toBe(true)
    expect(await store.analyses.stepsFrom('t', 1)).toEqual([second, third])
    expect(await store.analyses.claim(row('three', 900), 800)).toBe(false)
    await store.close()
  })

  it('an analysis stored in one piece is read step by step', async () => {
    const engine = (await places[place]())()
    await migrate(engine.db, 5)
    const steps = [0, 1, 2, 4].map(step => ({ step, chances: [0.25, 0.75], slip: null }))
    for (const [id, until] of [
      ['whole', null],
      ['left', 7],
    ])
      await sql`insert into analyses (table_id, steps, judged, "by", until)
        values (${id}, 5, ${JSON.stringify(steps.slice(0, until ? 4 : 3))}, 'one', ${until})`.execute(engine.db)
    const store = new Store(engine)
    await store.migrate()
    expect(await store.analyses.of('whole')).toEqual({ table_id: 'whole', steps: 5, by: 'one', until: null })
    expect(await store.analyses.stepsFrom('whole', 0)).toEqual(steps.slice(0, 3))
    // After a gap everything is judged again.
    expect(await store.analyses.stepsFrom('left', 0)).toEqual(steps.slice(0, 3))
    await store.close()
  })
})

describe('A person who requests an analysis', () => {
  it('is refused during the match, and where they may not enter', async () => {
    const club = await openClub()
    const { people, table } = await playing(club, ['Anna', 'Boris'], { listed: false })
    expect((await ask(people[0], table)).body).toEqual({ fault: 'not-over' })
    expect(await analysisAt(people[0], table)).toEqual({ fault: 'not-over' })
    expect((await ask(await new Visitor(club).arrive('Vera'), table)).body).toEqual({ fault: 'no-entry' })
    expect((await ask(new Visitor(club), table)).body).toEqual({ fault: 'not-known' })
    for (const from of ['-1', '1.5', 'x', '1e20'])
      expect(await people[0].read(`/api/tables/${table}/analysis?from=${from}`)).toEqual({ fault: 'not-understood' })
    await club.close()
  })

  it('may request a few, and is told when the server is busy', async () => {
    const { club, worker } = await clubWithWorker(':memory:', 0, { analysisLimit: { points: 2, seconds: 3600 } })
    for (const id of ['a', 'b', 'c', 'd']) await layFinishedMatch(club.store, id, MOVES)
    const [anna, boris] = [await new Visitor(club).arrive('Anna'), await new Visitor(club).arrive('Boris')]
    expect([(await ask(anna, 'a')).status, (await ask(anna, 'b')).status]).toEqual([200, 200])
    expect(await (await fetch(`${club.address}/metrics`)).text()).toContain('pentarchy_analyses 2')
    expect((await ask(boris, 'c')).body).toEqual({ fault: 'busy' })
    // Repeating a request costs nothing.
    expect((await ask(anna, 'a')).body).toMatchObject({ state: 'work', steps: MOVES + 1 })
    worker.release()
    for (const id of ['a', 'b']) await until(anna, id, isWhole)
    expect((await ask(anna, 'c')).body).toEqual({ fault: 'too-fast' })
    expect((await ask(boris, 'c')).status).toBe(200)
    await club.close()
  })
})

describe('Over NATS', () => {
  /** How far the server's clock is ahead, so that a silent server counts as gone. */
  let skipped = 0
  const servers = prepareServers(1, {
    ...WORLD,
    now: () => Date.now() + skipped,
    patience: { ...PATIENCE_MS, judge: 1000 },
  })

  it('workers make an analysis, and killing one costs nothing but time', async () => {
    const club = elementAt(servers.clubs, 0)
    const expected = await layFinishedMatch(club.store, 'over', MOVES)
    const bus = await openNats(servers.nats.url, () => {})
    const given = new Promise<void>(resolve => bus.subscribe(QUEUE, () => resolve()))
    const first = await startWorker(servers.nats.url)
    const anna = await new Visitor(club).arrive('Anna')
    // It takes the first steps and never answers.
    first.freeze()
    await ask(anna, 'over')
    await given
    serve(bus)
    await first.kill()
    expect((await until(anna, 'over', isWhole)).judged).toEqual(expected)
    const metrics = await (await fetch(`${club.address}/metrics`)).text()
    const jobs = (outcome: string) =>
      Number(new RegExp(`pentarchy_worker_jobs_total\\{outcome="${outcome}"\\} (\\d+)`).exec(metrics)?.[1])
    expect(jobs('too-late')).toBeGreaterThan(0)
    expect(jobs('done')).toBe(expected.length)
    await bus.close()
  })

  it('another server finishes an analysis when the first is killed', async () => {
    const club = elementAt(servers.clubs, 0)
    const expected = await layFinishedMatch(club.store, 'over', MOVES)
    const other = await startClub({ DATABASE_URL: servers.databaseUrl, NATS_URL: servers.nats.url })
    const bus = await openNats(servers.nats.url, () => {})
    const worker = serve(bus, 3, marked)
    const anna = await new Visitor(other).arrive('Anna')
    await ask(anna, 'over')
    await worker.held
    const begun = await until(anna, 'over', ({ judged }) => judged.length === 3)
    expect(begun.state).toBe('work')
    await other.kill()
    worker.leave()
    skipped = 60_000
    const whole = await until(new Visitor(club), 'over', isWhole)
    expect(whole.judged).toEqual([...expected.slice(0, 3).map(marked), ...expected.slice(3)])
    await bus.close()
  })
})
