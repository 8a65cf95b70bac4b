import { describe, expect, it, vi } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import type { Level } from '../levels.ts'
import { gather } from '../pool/gather.ts'
import { isLong, type Job, type JobReply, type Urgency } from '../pool/jobs.ts'
import { BotPool, type BotWorker, type WorkerKind } from '../pool/pool.ts'

type Act = (job: Job, answered: (reply: JobReply) => void, broke: (why: string) => void) => void

/** A pool with scripted workers, and a record of what happened to them. */
function poolOf(act: Act, size = 2, deadline = 1000) {
  const reports: string[] = []
  const hired: { dismissed: boolean }[] = []
  const startWorker = (): BotWorker => {
    const note = { dismissed: false }
    hired.push(note)
    let ears: Parameters<BotWorker['listen']> | null = null
    return {
      post: job => ears && act(job, ears[0], ears[1]),
      listen: (...both) => {
        ears = both
      },
      stop: () => {
        note.dismissed = true
      },
    }
  }
  const pool = new BotPool({ startWorker, size, deadline, report: message => reports.push(message) })
  return { pool, reports, hired }
}

const ask = (level: Level) => ({
  game: 'ethnos' as const,
  rulesVersion: 1,
  level,
  view: {},
  seat: 0 as const,
  seed: 'pool',
})
const seedOf = (job: Job) => (job.task === 'judge' ? 'judge' : job.seed)
const levelOf = (job: Job) => (job.task === 'move' ? job.level : 'search')

describe('A pool of bots', () => {
  it('gives the move of the bot that was asked', async () => {
    const { pool, reports } = poolOf((job, answered) => answered({ move: { kind: levelOf(job) } }))
    expect(await pool.choose(ask('sharp'))).toEqual({ kind: 'sharp' })
    expect(reports).toEqual([])
  })

  it('lets the level below move for a bot that fails, and reports it', async () => {
    const { pool, reports } = poolOf((job, answered) =>
      answered(levelOf(job) === 'steady' ? { move: { kind: 'steady' } } : { failed: 'lost the thread' }),
    )
    expect(await pool.choose(ask('expert'))).toEqual({ kind: 'steady' })
    expect(reports).toEqual([
      'bot expert at ethnos failed: lost the thread',
      'bot sharp at ethnos failed: lost the thread',
    ])
  })

  it('replaces a worker that breaks or takes too long', async () => {
    const { pool, hired, reports } = poolOf(
      (job, answered, broke) => {
        if (levelOf(job) === 'sharp') broke('out of memory')
        else if (levelOf(job) === 'novice') answered({ move: { kind: 'novice' } })
      },
      1,
      20,
    )
    expect(await pool.choose(ask('sharp'))).toEqual({ kind: 'novice' })
    expect(hired.map(({ dismissed }) => dismissed)).toEqual([true, true, false])
    expect(reports).toEqual(['bot sharp at ethnos failed: out of memory', 'bot steady at ethnos failed: took too long'])
  })

  /** Searches that run until released, and the order in which they began. */
  function slowPool(size: number) {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const { pool } = poolOf(
      (job, answered) => {
        begun.push(seedOf(job))
        ends.push(() => answered({ move: { kind: 'x' } }))
      },
      size,
      100_000,
    )
    const choose = (owner: string, seed: string, level: Level = 'steady') =>
      void pool.choose({ ...ask(level), seed }, null, { urgency: 'people', owner }).catch(() => {})
    return { begun, choose, endFirst: () => ends.shift()?.(), pool }
  }

  it('lets owners take turns: forty wishes of one delay another by one search', () => {
    const { begun, choose, endFirst } = slowPool(1)
    for (let n = 1; n <= 40; n++) choose('greedy', `greedy ${n}`)
    choose('Anna', 'Anna')
    choose('Boris', 'Boris')
    for (let n = 0; n < 4; n++) endFirst()
    expect(begun).toEqual(['greedy 1', 'greedy 2', 'Anna', 'Boris', 'greedy 3'])
  })

  it('keeps the last free thread from long searches, and from one owner alone', () => {
    const { begun, choose, endFirst } = slowPool(2)
    choose('greedy', 'a long one', 'expert')
    choose('greedy', 'another', 'expert')
    choose('Eve', 'one more', 'expert')
    choose('greedy', 'a short one')
    expect(begun).toEqual(['a long one'])
    choose('Anna', 'Anna')
    expect(begun).toEqual(['a long one', 'Anna'])
    endFirst()
    expect(begun).toEqual(['a long one', 'Anna', 'another'])
  })

  it('has one more worker ready than it needs, if it is to', async () => {
    let started = 0
    const startWorker = (): BotWorker => {
      started++
      let ears: Parameters<BotWorker['listen']> | null = null
      return {
        post: () => queueMicrotask(() => ears?.[0]({ move: { kind: 'x' } })),
        listen: (...both) => {
          ears = both
        },
        stop: () => {},
      }
    }
    const pool = new BotPool({ startWorker, size: 4, report: () => {}, spare: true })
    await pool.choose(ask('steady'))
    expect(started).toBe(2)
    await pool.choose(ask('steady'))
    expect(started).toBe(2)
  })

  it('has a thread for what somebody waits for that no long search and no match of bots has used', () => {
    const jobs: string[] = []
    const startWorker = (kind: WorkerKind): BotWorker => {
      let ears: Parameters<BotWorker['listen']> | null = null
      return {
        post: job => {
          jobs.push(`${kind}: ${seedOf(job)}`)
          if (!isLong(job)) ears?.[0]({ move: { kind: 'x' } })
        },
        listen: (...both) => {
          ears = both
        },
        stop: () => {},
      }
    }
    const pool = new BotPool({ startWorker, size: 2, report: () => {}, spare: true })
    const choose = (seed: string, level: Level, urgency: Urgency = 'people') =>
      void pool.choose({ ...ask(level), seed }, null, { urgency, owner: seed })
    choose('a match of bots', 'steady', 'others')
    choose('Anna', 'steady')
    choose('a long search', 'expert')
    choose('Boris', 'steady')
    expect(jobs).toEqual([
      'background: a match of bots',
      'interactive: Anna',
      'background: a long search',
      'interactive: Boris',
    ])
  })

  it('answers everybody who waits when it is closed', async () => {
    const { choose, pool, begun } = slowPool(1)
    for (const seed of ['one', 'two', 'three']) choose('Anna', seed)
    expect(pool.waiting).toBe(2)
    await pool.close()
    expect({ waiting: pool.waiting, begun }).toEqual({ waiting: 0, begun: ['one'] })
  })

  it('lets those who keep people waiting go first', async () => {
    const order: string[] = []
    const { pool } = poolOf((job, answered) => {
      order.push(seedOf(job))
      setTimeout(() => answered({ move: { kind: 'x' } }), 1)
    }, 1)
    const choose = (seed: string, urgency: Urgency) => pool.choose({ ...ask('steady'), seed }, null, { urgency })
    await Promise.all([
      choose('first', 'others'),
      choose('study', 'others'),
      choose('Anna', 'people'),
      choose('Boris', 'people'),
    ])
    expect(order).toEqual(['first', 'Anna', 'Boris', 'study'])
  })

  it('keeps one of several workers for people, whoever else waits', async () => {
    const begun: string[] = []
    const held: (() => void)[] = []
    const { pool } = poolOf((job, answered) => {
      begun.push(seedOf(job))
      held.push(() => answered({ move: { kind: 'x' } }))
    })
    const choose = (seed: string, urgency: Urgency) => pool.choose({ ...ask('steady'), seed }, null, { urgency })
    const all = [choose('study', 'others'), choose('more', 'others'), choose('Anna', 'people')]
    expect(begun).toEqual(['study', 'Anna'])
    for (const answer of held) answer()
    expect(begun).toEqual(['study', 'Anna', 'more'])
    elementAt(held, 2)()
    await Promise.all(all)
  })

  it('gives up when nobody can move', async () => {
    const { pool } = poolOf((_job, answered) => answered({ failed: 'no' }))
    await expect(pool.choose(ask('novice'))).rejects.toThrow('no bot could move')
  })

  it('never has more workers than it may; the rest waits in line', async () => {
    const held: (() => void)[] = []
    const { pool, hired } = poolOf((job, answered) => held.push(() => answered({ move: { kind: levelOf(job) } })))
    const asked = (['sharp', 'steady', 'novice'] as const).map(level => pool.choose(ask(level)))
    expect([hired.length, pool.waiting]).toEqual([2, 1])
    for (const answer of held) answer()
    expect(await Promise.all(asked)).toEqual([{ kind: 'sharp' }, { kind: 'steady' }, { kind: 'novice' }])
  })

  it('can be cancelled: who waits is dropped, who thinks is ended', async () => {
    const { pool, hired } = poolOf(() => {}, 1)
    const stop = new AbortController()
    const both = [pool.choose(ask('sharp'), stop.signal), pool.choose(ask('steady'), stop.signal)]
    stop.abort()
    for (const one of both) await expect(one).rejects.toThrow('aborted')
    expect(elementAt(hired, 0).dismissed).toBe(true)
  })

  it('closes at once: nobody is waited for, and nothing is reported afterwards', async () => {
    vi.useFakeTimers()
    const { pool, hired, reports } = poolOf(() => {}, 1, 20)
    const both = [pool.choose(ask('sharp')), pool.choose(ask('master'))].map(one => one.catch(String))
    await pool.close()
    for (const one of both) expect(await one).toContain('no bot could move')
    vi.advanceTimersByTime(40)
    vi.useRealTimers()
    expect(elementAt(hired, 0).dismissed).toBe(true)
    expect(reports).toEqual([])
  })

  it('searches from several roots and adds them up; Master does', async () => {
    const seeds: string[] = []
    const { pool } = poolOf((job, answered) => {
      seeds.push(seedOf(job))
      const weighed = [{ move: { kind: 'a' }, visits: 3, share: 0.5 }]
      answered({ findings: { iterations: 3, weighed } })
    })
    expect(await pool.choose(ask('master'))).toEqual({ kind: 'a' })
    expect(new Set(seeds).size).toBe(2)
    const found = await pool.weigh({ ...ask('master'), budget: { iterations: 3 } })
    expect(found).toEqual({ iterations: 6, weighed: [{ move: { kind: 'a' }, visits: 6, share: 0.5 }] })
  })

  it('adds up what several searches found', () => {
    const [a, b] = [{ kind: 'a' }, { kind: 'b' }]
    const one = {
      iterations: 4,
      weighed: [
        { move: a, visits: 3, share: 0.2 },
        { move: b, visits: 1, share: 0.4 },
      ],
    }
    const two = { iterations: 3, weighed: [{ move: b, visits: 3, share: 0.8 }] }
    const { iterations, weighed } = gather([one, two])
    expect(iterations).toBe(7)
    expect(weighed.map(({ move, visits }) => [move.kind, visits])).toEqual([
      ['b', 4],
      ['a', 3],
    ])
    expect(elementAt(weighed, 0).share).toBeCloseTo(0.7, 12)
  })
})
