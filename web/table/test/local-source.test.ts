import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Match } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { toyModule } from '../../../kernel/test/toy.ts'
import { run } from './run.svelte.ts'
import { begin, sit } from './sit.ts'

const module: GameModule = toyModule
const RAISE = { kind: 'raise' }
const CALL = { kind: 'call' }

/** A match in which this seat leads the first round. */
function ledBy(leader: Seat, seats = 2): Match {
  for (let n = 0; ; n++) {
    const match = begin(module, seats, `led ${n}`)
    if ((match.position as { leader: Seat }).leader === leader) return match
  }
}

const firstMove = (match: Match, seat: Seat): Move => elementAt(module.game.moves(match.position, seat), 0)

describe('one person among bots', () => {
  it('is at the screen from the beginning, and called "you"', async () => {
    const { session, source } = await sit(module, ledBy(0))
    expect(session.viewer).toBe(0)
    expect(session.seats.map(({ kind }) => kind)).toEqual(['you', 'bot'])
    expect(source.curtain).toBeNull()
  })

  it('sees the own hand only', async () => {
    const { session } = await sit(module, ledBy(0))
    const { hands } = session.view as { hands: number[][] }
    expect(hands[1]).toEqual([-1, -1, -1])
    expect(hands[0]).not.toContain(-1)
  })

  it('has every move stored before anything else happens', async () => {
    const stored: number[] = []
    const { session } = await sit(module, ledBy(0), { changed: match => stored.push(match.log.length) })
    session.playAll([RAISE, CALL])
    expect(stored).toEqual([1, 2])
  })

  it('takes back what the kernel allows', async () => {
    const { session, match } = await sit(module, ledBy(0))
    expect(session.undoBar).toBe('start')
    session.play(RAISE)
    expect(session.undoBar).toBeNull()
    session.undo()
    expect(match.log).toEqual([])
    expect(session.steps).toBe(0)
    session.play(CALL)
    session.play(firstMove(match, 0))
    expect(session.undoBar).toBe('seat-changed')
  })
})

describe('bots', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('play when they are asked, at their pace, until a person is', async () => {
    const match = ledBy(1)
    const seen: unknown[] = []
    const askBot = async (seat: Seat, view: object): Promise<Move> => {
      seen.push((view as { hands: number[][] }).hands[0])
      return module.game.moves(view, seat).at(-1) as Move
    }
    const { session, source } = await sit(module, match, { askBot })
    source.speed = 'normal'
    const stop = run(session)
    await vi.advanceTimersByTimeAsync(700)
    expect(session.thinking).toBe(1)
    expect(match.log).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(match.log.map(({ move }) => move)).toEqual([CALL])
    await vi.advanceTimersByTimeAsync(2000)
    expect(match.log).toHaveLength(2)
    expect(session.thinking).toBeNull()
    expect(session.acting).toBe(0)
    expect(seen[0]).toEqual([-1, -1, -1])
    stop()
  })

  it('do not wait when pauses are skipped, and wait while paused', async () => {
    const match = ledBy(1)
    const askBot = async (seat: Seat, view: object): Promise<Move> => module.game.moves(view, seat).at(-1) as Move
    const { session } = await sit(module, match, { askBot })
    session.speed = 'paused'
    const stop = run(session)
    await vi.advanceTimersByTimeAsync(5000)
    expect(match.log).toHaveLength(0)
    session.speed = 'slow'
    await vi.advanceTimersByTimeAsync(1)
    session.skipPauses()
    await vi.advanceTimersByTimeAsync(1)
    expect(match.log).toHaveLength(2)
    stop()
  })

  it('that fail are told of; the match stands', async () => {
    const match = ledBy(1)
    const { session, source } = await sit(module, match, { askBot: async () => RAISE, brisk: () => true })
    source.speed = 'instant'
    const stop = run(session)
    await vi.advanceTimersByTimeAsync(1000)
    expect(match.log).toEqual([
      { seat: 1, move: RAISE },
      { seat: 1, move: RAISE },
    ])
    expect(source.fault).toContain('stake')
    stop()
  })
})

describe('people sharing the screen', () => {
  it('hand it over behind a curtain', async () => {
    const match = ledBy(1)
    const { session, source } = await sit(module, match, { humans: [0, 1] })
    expect(session.viewer).toBeNull()
    expect(source.curtain).toBe(1)
    source.liftCurtain()
    expect(session.acting).toBe(1)
    session.play(CALL)
    session.play(firstMove(match, 1))
    expect(session.handover).toBe(0)
    expect(session.viewer).toBe(1)
    expect(session.lastOwn?.step).toBe(2)
    session.handOver()
    expect(session.viewer).toBeNull()
    expect(source.curtain).toBe(0)
    expect(session.lastOwn).toBeNull()
    source.liftCurtain()
    expect(session.acting).toBe(0)
    expect(session.lastOwn?.step).toBe(0)
  })
})

describe('a replay', () => {
  it('begins at the beginning, and is seen with any eyes', async () => {
    const match = ledBy(0)
    const { session: played } = await sit(module, match)
    played.playAll([RAISE, CALL])
    const { session } = await sit(module, match, { kind: 'replay' })
    expect([session.step, session.steps, session.kind]).toEqual([0, 2, 'replay'])
    expect((session.view as { hands: number[][] }).hands.flat()).toEqual(Array(6).fill(-1))
    session.viewpoint = 'all'
    expect((session.view as { hands: number[][] }).hands.flat()).not.toContain(-1)
    session.goTo(2)
    expect(session.step).toBe(2)
    expect(session.question).toBeNull()
    expect(session.record?.log).toHaveLength(2)
  })
})
