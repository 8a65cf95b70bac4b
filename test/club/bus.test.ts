import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import type { Bus } from '../../server/bus/bus.ts'
import { InProcessBus } from '../../server/bus/in-process.ts'
import { openNats } from '../../server/bus/nats.ts'
import { notice, until } from '../../server/test/until.ts'
import { type RunningNats, startNats } from './nats.ts'

let nats: RunningNats
beforeAll(async () => {
  // As in deploy/nats.conf.
  Object.assign(process.env, { NATS_PASSWORD: 'one', NATS_WORKER_PASSWORD: 'two' })
  nats = await startNats()
}, 120_000)
afterAll(() => nats?.stop())

let open: Bus[] = []
afterEach(async () => {
  await Promise.all(open.map(bus => bus.close()))
  open = []
})

/** Two servers on one bus; in one process they are the same. */
const KINDS: Readonly<Record<string, () => Promise<readonly [Bus, Bus]>>> = {
  async 'in process'() {
    const bus = new InProcessBus()
    open = [bus]
    return [bus, bus]
  },
  async 'over NATS'() {
    const [one, two] = [await openNats(nats.url, () => {}), await openNats(nats.url, () => {})]
    open = [one, two]
    return [one, two]
  },
}

const SOON = { timeout: 10_000 }

/** Puts a message on the list, and lets those who wait for it look. */
function hear(list: Json[], message: Json): void {
  list.push(message)
  notice()
}

/** A subscription is active once something sent after it arrives. */
async function settled(one: Bus, two: Bus): Promise<void> {
  const heard = new Set<string>()
  const leave = [one, two].map((bus, n) => bus.subscribe('settle', () => heard.add(`${n}`)))
  const publish = () => {
    one.publish('settle', null)
    two.publish('settle', null)
    return heard.size
  }
  await expect.poll(publish, { ...SOON, interval: 5 }).toBe(2)
  for (const each of leave) each()
}

describe.each(Object.keys(KINDS))('A bus %s', kind => {
  it('delivers to every subscriber, in order and unchanged', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    const heard: Json[][] = [[], []]
    one.subscribe('tables.a', message => hear(elementAt(heard, 0), message))
    two.subscribe('tables.a', message => hear(elementAt(heard, 1), message))
    two.subscribe('tables.b', message => hear(elementAt(heard, 1), message))
    await settled(one, two)
    const messages = Array.from({ length: 200 }, (_, n) => ({ number: n, text: 'Ёж "🐉"' }))
    for (const message of messages) one.publish('tables.a', message)
    one.publish('tables.c', 'nobody listens')
    await until(() => heard.every(each => each.length >= messages.length))
    expect(heard).toEqual([messages, messages])
  })

  it('delivers copies: changing one changes no other', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    const heard: Json[] = []
    const sent = { list: [1] }
    for (let n = 0; n < 2; n++)
      two.subscribe('copies', message => {
        hear(heard, structuredClone(message))
        ;(message as { list: number[] }).list.push(2)
      })
    await settled(one, two)
    one.publish('copies', sent)
    sent.list.push(3)
    await until(() => heard.length === 2)
    expect(heard).toEqual([{ list: [1] }, { list: [1] }])
  })

  it('delivers nothing after unsubscribing', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    const heard: Json[] = []
    const leave = two.subscribe('x', message => hear(heard, message))
    await settled(one, two)
    one.publish('x', 1)
    await until(() => heard.length === 1)
    leave()
    one.publish('x', 2)
    await settled(one, two)
    expect(heard).toEqual([1])
  })

  it('delivers nothing while it closes, and may be closed twice', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    const heard: Json[] = []
    two.subscribe('x', message => hear(heard, message))
    await settled(one, two)
    const gone = one.close()
    one.publish('x', 'too late')
    await gone
    one.publish('x', 'much too late')
    // In one process both have closed, and nobody hears anything.
    if (one !== two) {
      two.publish('x', 'in time')
      await until(() => heard.length > 0)
    }
    expect(heard).toEqual(one === two ? [] : ['in time'])
  })

  it('gives each job to one worker, and jobs to all workers', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    const done: string[] = []
    for (const [name, bus] of [
      ['a', one],
      ['b', two],
      ['c', two],
    ] as const)
      bus.serve('jobs', async job => {
        done.push(name)
        return { twice: Number(job) * 2 }
      })
    await settled(one, two)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => one.request('jobs', n, 5000)))
    expect(answers).toEqual(Array.from({ length: 60 }, (_, n) => ({ ok: true, value: { twice: n * 2 } })))
    expect(done).toHaveLength(60)
    expect(new Set(done)).toEqual(new Set(['a', 'b', 'c']))
  })

  it('says why a job failed', async () => {
    const [one, two] = await entryOf(KINDS, kind)()
    two.serve('slow', () => new Promise<Json>(() => {}))
    two.serve('broken', () => Promise.reject(new Error('out of order')))
    const stop = two.serve('gone', async () => null)
    stop()
    await settled(one, two)
    const began = performance.now()
    expect(await one.request('nothing', 1, 5000)).toEqual({ ok: false, error: 'nobody' })
    expect(await one.request('gone', 1, 5000)).toEqual({ ok: false, error: 'nobody' })
    expect(await one.request('broken', 1, 5000)).toEqual({ ok: false, error: 'failed' })
    expect(await one.request('slow', 1, 50)).toEqual({ ok: false, error: 'too-late' })
    expect(performance.now() - began).toBeLessThan(4000)
  })
})

describe('A bus over NATS', () => {
  it('recovers by itself when NATS was away', async () => {
    const [one, two] = await entryOf(KINDS, 'over NATS')()
    const heard: Json[] = []
    two.subscribe('x', message => hear(heard, message))
    await settled(one, two)
    const restarting = nats.restart(300)
    one.publish('x', 'lost, or late')
    expect((await one.request('jobs', 1, 100)).ok).toBe(false)
    await restarting
    const publish = () => {
      one.publish('x', 'back')
      return heard
    }
    await expect.poll(publish, SOON).toContain('back')
  })

  it('closes quietly, even if NATS is gone', async () => {
    const [one, two] = await entryOf(KINDS, 'over NATS')()
    one.subscribe('x', () => {})
    const restarting = nats.restart(1500)
    await Promise.all([one.close(), two.close()])
    await restarting
  })

  it('lets a worker hear its jobs and nothing else, as set up in deploy/nats.conf', async () => {
    const guarded = await startNats(['--config', 'deploy/nats.conf'])
    const at = (user: string) => openNats(guarded.url.replace('//', `//${user}@`), () => {})
    open = [await at('servers:one'), await at('workers:two')]
    const server = elementAt(open, 0)
    const worker = elementAt(open, 1)
    const heard: Json[] = []
    worker.subscribe('pentarchy.news', message => hear(heard, message))
    worker.serve('pentarchy.bots.people.ethnos.1', async job => ({ done: job }))
    server.subscribe('pentarchy.news', () => heard.push('the server hears it'))
    const publish = () => {
      server.publish('pentarchy.news', 'a secret')
      return heard.length
    }
    await expect.poll(publish, SOON).toBeGreaterThan(0)
    expect(await server.request('pentarchy.bots.people.ethnos.1', 1, 5000)).toEqual({ ok: true, value: { done: 1 } })
    expect(new Set(heard)).toEqual(new Set(['the server hears it']))
    await expect(at('workers:wrong')).rejects.toThrow()
    await Promise.all(open.map(bus => bus.close()))
    await guarded.stop()
  })
})
