import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ferry } from '../../../games/ferry/index.ts'
import { elementAt } from '../../../kernel/list.ts'
import { playUnchecked } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import type { LogEntry } from '../../pieces/log-entry.ts'
import { begin, sit } from '../../table/test/sit.ts'
import { learn } from '../../text/text.svelte.ts'
import { Film } from '../film.svelte.ts'
import { framesOf } from '../film.ts'

/* Seat 0 of three has loaded a crate; the others went on, and the next crossing waits for seat 0. */

const module: GameModule = ferry
const { game } = module

beforeAll(() => learn('en'))

const line = (step: number, text: string, colour: LogEntry['colour'] = 1): LogEntry => ({
  id: `${step} ${text}`,
  step,
  colour,
  text,
})

describe('the pictures of a film', () => {
  it('are the steps after the last own move of which something is told', () => {
    const log = [line(1, 'mine'), line(2, 'a'), line(4, 'b'), line(4, 'c')]
    const frames = framesOf(log, 1, 5)
    expect(frames.map(({ step, lines }) => [step, lines.map(({ text }) => text)])).toEqual([
      [2, ['a']],
      [4, ['b', 'c']],
    ])
  })

  it('last ten to twenty seconds together, longer sentences longer, however many steps there were', () => {
    for (const steps of [4, 9, 40, 300]) {
      const log = Array.from({ length: steps }, (_, at) => line(at + 1, 'x'.repeat(20 + (at % 7) * 9), at % 2 ? 1 : 2))
      const frames = framesOf(log, 0, steps)
      const whole = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
      expect(whole).toBeGreaterThanOrEqual(9_900)
      expect(whole).toBeLessThanOrEqual(20_100)
      expect(frames.length).toBeLessThanOrEqual(12)
      expect(frames.flatMap(({ lines }) => lines)).toEqual(log)
      expect(frames.at(-1)?.step).toBe(steps)
    }
  })
})

describe('a film at the table', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function away() {
    const match = begin(module, 3, 'away')
    for (let move = 0; move < 9 || !game.toMove(match.position).includes(0); move++) {
      const [seat] = game.toMove(match.position)
      if (seat === undefined) break
      playUnchecked(match, seat, elementAt(game.moves(match.position, seat), 0))
    }
    const { session } = await sit(module, match)
    return session
  }

  async function start() {
    const session = await away()
    const { lastOwn, steps } = session
    if (!lastOwn) throw new Error('somebody sits here')
    const over = vi.fn()
    const frames = framesOf(session.log, lastOwn.step, steps)
    return { session, over, frames, film: new Film(session, frames, over) }
  }

  it('goes through what happened and ends at the present, while bots wait', async () => {
    const { session, over, frames } = await start()
    expect(frames.length).toBeGreaterThan(1)
    expect(session.step).toBe(elementAt(frames, 0).step)
    expect(session.acting).toBeNull()
    expect(session.toMoveNow).toContain(0)
    expect(session.speed).toBe('paused')
    vi.advanceTimersByTime(elementAt(frames, 0).milliseconds)
    expect(session.step).toBe(elementAt(frames, 1).step)
    vi.advanceTimersByTime(20_000)
    expect(over).toHaveBeenCalledOnce()
    expect(session.isCurrent).toBe(true)
    expect(session.acting).toBe(0)
    expect(session.speed).toBe('normal')
  })

  it('is skipped, paused and played at another speed', async () => {
    const { session, film, over, frames } = await start()
    film.toggle()
    vi.advanceTimersByTime(60_000)
    expect(film.at).toBe(0)
    film.toggle()
    film.setSpeed(2)
    vi.advanceTimersByTime(elementAt(frames, 0).milliseconds / 2)
    expect(film.at).toBe(1)
    film.skip()
    expect(session.isCurrent).toBe(true)
    expect(over).toHaveBeenCalledOnce()
  })

  it('leaves the table to whoever looks elsewhere meanwhile', async () => {
    const { session, over, frames } = await start()
    session.goTo(1)
    vi.advanceTimersByTime(elementAt(frames, 0).milliseconds)
    expect(over).toHaveBeenCalledOnce()
    expect(session.step).toBe(1)
  })
})
