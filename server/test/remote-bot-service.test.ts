import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Urgency } from '../../bots/pool/jobs.ts'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game, Move, Position } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { JobRunner } from '../bots/job-runner.ts'
import { queueOf } from '../bots/queues.ts'
import { type JobOutcome, PATIENCE_MS, RemoteBotService } from '../bots/remote-bot-service.ts'
import { InProcessBus } from '../bus/in-process.ts'

const game: Game = ethnos.game
const created = createMatch(game, 3, {}, 'remote')
if (!created.ok) throw new Error(created.error.code)
const position: Position = created.value.position
const seat = elementAt(game.toMove(position), 0)
const view = game.view(position, seat)
const moves: readonly Move[] = game.moves(view, seat)
const { rulesVersion } = game.facts
const job = { game: 'ethnos', rulesVersion, level: 'steady', view, seat, seed: 'x' } as const
const queue = (urgency: Urgency = 'people') => queueOf(urgency, 'ethnos', game.facts.rulesVersion)

/** How often to poll for a state. */
const SOON = { interval: 1 }

const AT_HOME = { step: 1, chances: [1, 0, 0], slip: null }

let bus: InProcessBus
let outcomes: JobOutcome[]
let remoteBots: RemoteBotService
let doneAtHome: number
beforeEach(() => {
  bus = new InProcessBus()
  outcomes = []
  doneAtHome = 0
  const home = {
    async choose() {
      doneAtHome++
      return elementAt(moves, 0)
    },
    async judge() {
      doneAtHome++
      return AT_HOME
    },
  }
  remoteBots = new RemoteBotService(bus, home, outcome => outcomes.push(outcome), { ...PATIENCE_MS, steady: 60 })
})

describe('A remote job', () => {
  it('carries the seat’s view and nothing more', async () => {
    const asked: Json[] = []
    bus.serve(queue(), async data => {
      asked.push(data)
      return { move: { ...moves[1] } }
    })
    expect(await remoteBots.choose(job, 'people')).toEqual(moves[1])
    expect(asked).toEqual([JSON.parse(JSON.stringify({ task: 'move', ...job }))])
    expect(outcomes).toEqual(['done'])
  })

  it('is done locally without workers', async () => {
    expect(await remoteBots.choose(job, 'people')).toEqual(moves[0])
    expect({ doneAtHome, outcomes }).toEqual({ doneAtHome: 1, outcomes: ['nobody'] })
  })

  it('goes to another worker if one is busy or dies', async () => {
    let given = 0
    const answers: (() => Promise<Json>)[] = [
      async () => ({ busy: true }),
      () => new Promise<Json>(() => {}),
      async () => ({ move: { ...moves[1] } }),
    ]
    for (const answer of answers) bus.serve(queue(), () => answers[given++ % answers.length]?.() ?? answer())
    expect(await remoteBots.choose(job, 'people')).toEqual(moves[1])
    expect({ doneAtHome, outcomes }).toEqual({ doneAtHome: 0, outcomes: ['busy', 'too-late', 'done'] })
  })

  it('is done locally, and reported, if the answer is not a legal move', async () => {
    for (const answer of [{ move: { kind: 'fly' } }, { move: null }, { neither: 1 }, 7] as Json[]) {
      const leave = bus.serve(queue(), async () => answer)
      expect(await remoteBots.choose(job, 'people')).toEqual(moves[0])
      leave()
    }
    expect(doneAtHome).toBe(4)
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'failed']))
  })
})

describe('A judgement', () => {
  const record = { setup: created.value.setup, log: [{ seat, move: elementAt(moves, 0) }] }
  const question = { game: 'ethnos', rulesVersion, record, iterations: 1 } as const
  const chances = [0.5, 0.25, 0.25]

  it('goes to workers after what people wait for, and returns the seat’s own legal move', async () => {
    const asked: Json[] = []
    bus.serve(queue('others'), async data => {
      asked.push(data)
      return { judged: { step: 9, chances, slip: { seat: 5, better: { ...moves[1] }, cost: 0.25 } } }
    })
    expect(await remoteBots.judge(question)).toEqual({
      step: 1,
      chances,
      slip: { seat, better: moves[1], cost: 0.25 },
    })
    expect(asked).toEqual([JSON.parse(JSON.stringify({ task: 'judge', ...question }))])
  })

  it('is done locally without workers, or if their answer makes no sense', async () => {
    expect(await remoteBots.judge(question)).toEqual(AT_HOME)
    const nonsense = [
      { chances, slip: { better: { kind: 'fly' }, cost: 0.1 } },
      { chances, slip: { better: { ...moves[1] }, cost: 7 } },
      { chances, slip: 1 },
      { chances: [0.5, 0.5], slip: null },
      { chances: [2, 0, 0], slip: null },
    ]
    for (const answer of [...nonsense.map(judged => ({ judged })), { move: { ...moves[1] } }] as Json[]) {
      const leave = bus.serve(queue('others'), async () => answer)
      expect(await remoteBots.judge(question)).toEqual(AT_HOME)
      leave()
    }
    expect(doneAtHome).toBe(7)
    expect(outcomes).not.toContain('done')
  })

  it('cannot call anything a slip before the first move', async () => {
    const opening = { ...question, record: { ...record, log: [] } }
    bus.serve(queue('others'), async () => ({ judged: { chances, slip: { better: { ...moves[1] }, cost: 0.25 } } }))
    expect(await remoteBots.judge(opening)).toEqual(AT_HOME)
  })
})

describe('A worker', () => {
  /** Patient enough for any busy machine. */
  const patient = { ...job, level: 'novice' } as const

  /** A worker whose searches end when told. */
  function aWorker(threads: number) {
    const thinking: (() => void)[] = []
    const think = () => new Promise<Move>(resolve => thinking.push(() => resolve(elementAt(moves, 1))))
    const refuse = () => Promise.reject(new Error('not asked for'))
    return { thinking, work: new JobRunner({ choose: think, weigh: refuse, explain: refuse, judge: refuse }, threads) }
  }

  it('takes as many jobs as it has threads, the last only for people', async () => {
    const { thinking, work } = aWorker(2)
    await work.join(bus)
    const others = [remoteBots.choose(patient, 'others'), remoteBots.choose(patient, 'others')]
    await vi.waitFor(() => expect(thinking).toHaveLength(1), SOON)
    await vi.waitFor(() => expect(outcomes).toContain('busy'), SOON)
    const people = [remoteBots.choose(patient, 'people'), remoteBots.choose(patient, 'people')]
    await vi.waitFor(() => expect(thinking).toHaveLength(2), SOON)
    for (const done of thinking) done()
    await Promise.all([...others, ...people])
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(2)
    expect(doneAtHome).toBe(2)
  })

  it('that is told to stop finishes its jobs', async () => {
    const { thinking, work } = aWorker(1)
    await work.join(bus)
    const move = remoteBots.choose(patient, 'people')
    await vi.waitFor(() => expect(thinking).toHaveLength(1), SOON)
    const stopped = work.stop()
    expect(await bus.request(queue(), null, 50)).toEqual({ ok: false, error: 'nobody' })
    elementAt(thinking, 0)()
    await stopped
    expect(await move).toEqual(moves[1])
  })

  it('answers malformed jobs', async () => {
    const { work } = aWorker(1)
    await work.join(bus)
    for (const data of [null, 7, {}, { task: 'move' }, { task: 'move', ...job, level: 'god' }] as Json[])
      expect(await bus.request(queue(), data, 50)).toMatchObject({ ok: true, value: { failed: expect.any(String) } })
  })
})
