import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Urgency } from '../../bots/pool/jobs.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game, Move, Position } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import { createMatch } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { Hiring, type Outcome, PATIENCE_MS } from '../bots/hiring.ts'
import { queueOf } from '../bots/queues.ts'
import { Work } from '../bots/work.ts'
import { InProcessBus } from '../bus/in-process.ts'

const game: Game = ethnos.game
const created = createMatch(game, 3, {}, 'hiring')
if (!created.ok) throw new Error(created.error.code)
const position: Position = created.value.position
const [seat]: readonly Seat[] = game.toMove(position)
const view = game.view(position, seat)
const moves: readonly Move[] = game.moves(view, seat)
const { rulesVersion } = game.facts
const job = { game: 'ethnos', rulesVersion, level: 'steady', view, seat, seed: 'x' } as const
const queue = (urgency: Urgency = 'people') => queueOf(urgency, 'ethnos', game.facts.rulesVersion)

let bus: InProcessBus
let outcomes: Outcome[]
let hiring: Hiring
let doneAtHome: number
beforeEach(() => {
  bus = new InProcessBus()
  outcomes = []
  doneAtHome = 0
  const home = {
    async choose() {
      doneAtHome++
      return moves[0]
    },
    async judge() {
      doneAtHome++
      return null
    },
  }
  hiring = new Hiring(bus, home, outcome => outcomes.push(outcome), { ...PATIENCE_MS, steady: 60 })
})

describe('A job given away', () => {
  it('carries the view of the seat and nothing more', async () => {
    const asked: Json[] = []
    bus.serve(queue(), async data => {
      asked.push(data)
      return { move: { ...moves[1] } }
    })
    expect(await hiring.choose(job, 'people')).toEqual(moves[1])
    expect(asked).toEqual([JSON.parse(JSON.stringify({ task: 'move', ...job }))])
    expect(outcomes).toEqual(['done'])
  })

  it('is done at home if there are no workers', async () => {
    expect(await hiring.choose(job, 'people')).toEqual(moves[0])
    expect({ doneAtHome, outcomes }).toEqual({ doneAtHome: 1, outcomes: ['nobody'] })
  })

  it('is given to another if a worker is busy, or dies over it', async () => {
    let given = 0
    const answers: (() => Promise<Json>)[] = [
      async () => ({ busy: true }),
      () => sleep(1000, null, { ref: false }),
      async () => ({ move: { ...moves[1] } }),
    ]
    for (const answer of answers) bus.serve(queue(), () => answers[given++ % answers.length]?.() ?? answer())
    expect(await hiring.choose(job, 'people')).toEqual(moves[1])
    expect({ doneAtHome, outcomes }).toEqual({ doneAtHome: 0, outcomes: ['busy', 'too-late', 'done'] })
  })

  it('is done at home, and reported, if what comes back is no legal move', async () => {
    for (const answer of [{ move: { kind: 'fly' } }, { move: null }, { neither: 1 }, 7] as Json[]) {
      const leave = bus.serve(queue(), async () => answer)
      expect(await hiring.choose(job, 'people')).toEqual(moves[0])
      leave()
    }
    expect(doneAtHome).toBe(4)
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'failed']))
  })
})

describe('A choice to be judged', () => {
  const choice = { game: 'ethnos', rulesVersion, view, seat, seed: 'x', move: moves[0], iterations: 1 } as const

  it('goes to workers behind what people wait for, and what comes back is the seat’s own legal move', async () => {
    const asked: Json[] = []
    bus.serve(queue('others'), async data => {
      asked.push(data)
      return { slip: { seat: 5, better: { ...moves[1] }, cost: 0.25 } }
    })
    expect(await hiring.judge(choice)).toEqual({ seat, better: moves[1], cost: 0.25 })
    expect(asked).toEqual([JSON.parse(JSON.stringify({ task: 'judge', ...choice }))])
  })

  it('is judged at home if there are no workers, or what they find makes no sense', async () => {
    expect(await hiring.judge(choice)).toBeNull()
    const nonsense = [{ slip: { better: { kind: 'fly' }, cost: 0.1 } }, { slip: { better: { ...moves[1] }, cost: 7 } }]
    for (const answer of [...nonsense, { move: { ...moves[1] } }, { slip: 1 }] as Json[]) {
      const leave = bus.serve(queue('others'), async () => answer)
      expect(await hiring.judge(choice)).toBeNull()
      leave()
    }
    expect(doneAtHome).toBe(5)
    expect(outcomes).not.toContain('done')
  })
})

describe('A worker', () => {
  /** One whose searches end when they are told to. */
  function aWorker(threads: number) {
    const thinking: (() => void)[] = []
    const think = () => new Promise<Move>(resolve => thinking.push(() => resolve(moves[1])))
    const refuse = () => Promise.reject(new Error('not asked for'))
    return { thinking, work: new Work({ choose: think, weigh: refuse, explain: refuse, judge: refuse }, threads) }
  }

  it('takes as many jobs as it has threads, the last only for people', async () => {
    const { thinking, work } = aWorker(2)
    await work.join(bus)
    const others = [hiring.choose(job, 'others'), hiring.choose(job, 'others')]
    await sleep(10)
    expect(thinking).toHaveLength(1)
    const people = [hiring.choose(job, 'people'), hiring.choose(job, 'people')]
    await sleep(10)
    expect(thinking).toHaveLength(2)
    for (const done of thinking) done()
    await Promise.all([...others, ...people])
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(2)
    expect(doneAtHome).toBe(2)
  })

  it('that is told to stop finishes what it has taken', async () => {
    const { thinking, work } = aWorker(1)
    await work.join(bus)
    const move = hiring.choose(job, 'people')
    await sleep(5)
    const stopped = work.stop()
    expect(await bus.request(queue(), null, 50)).toEqual({ ok: false, error: 'nobody' })
    thinking[0]()
    await stopped
    expect(await move).toEqual(moves[1])
  })

  it('answers what is no job', async () => {
    const { work } = aWorker(1)
    await work.join(bus)
    for (const data of [null, 7, {}, { task: 'move' }, { task: 'move', ...job, level: 'god' }] as Json[])
      expect(await bus.request(queue(), data, 50)).toMatchObject({ ok: true, value: { failed: expect.any(String) } })
  })
})
