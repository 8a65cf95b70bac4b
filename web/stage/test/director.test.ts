import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Match } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { toyModule } from '../../../kernel/test/toy.ts'
import { preferences } from '../../store/preferences.svelte.ts'
import { run } from '../../table/test/run.svelte.ts'
import { begin, sit } from '../../table/test/sit.ts'
import { Director } from '../director.svelte.ts'
import type { CueSheet } from '../moment.ts'

/* The toy game: its leader raises or calls, then all seal a card. Raising is its great moment. */

const module: GameModule = toyModule
const game: Game = module.game
const RAISE = { kind: 'raise' }
const CALL = { kind: 'call' }

const cues: CueSheet = {
  moments: (events, { told }) =>
    events
      .filter(({ kind }) => kind === 'raised')
      .map(event => ({
        name: 'raise',
        caption: told(event),
        cues: [{ kind: 'ring', on: 'p', ink: 'red', at: 0, lasts: 1000 }],
      })),
}

function ledBy(leader: Seat): Match {
  for (let n = 0; ; n++) {
    const match = begin(module, 2, `led ${n}`)
    if ((match.position as { leader: Seat }).leader === leader) return match
  }
}

async function stage() {
  const seated = await sit(module, ledBy(0))
  const director = new Director(seated.session, cues)
  seated.session.stage = director
  return { ...seated, director }
}

const names = ({ performance }: Director) => performance?.scheduled.map(({ moment }) => moment.name)

beforeEach(() => {
  vi.useFakeTimers()
  preferences.motion = 'full'
  preferences.moments = 'full'
})
afterEach(() => {
  vi.useRealTimers()
  preferences.motion = 'system'
  preferences.moments = 'full'
})

describe('the director', () => {
  it('stages a great moment with its sentence', async () => {
    const { session, director } = await stage()
    expect(director.performance).toBeNull()
    session.play(RAISE)
    expect(names(director)).toEqual(['raise'])
    expect(director.performance?.scheduled[0]?.moment.caption).toBe(session.log.at(-1)?.text)
    expect(session.isStaged).toBe(true)
  })

  it('stages nothing that is not great, nor what one has done oneself', async () => {
    const { session, director } = await stage()
    session.play(CALL)
    expect(director.performance).toBeNull()
  })

  it('stages the moments of one gesture together', async () => {
    const { session, director } = await stage()
    session.playAll([RAISE, RAISE])
    expect(names(director)).toEqual(['raise', 'raise'])
  })

  it('ends at once when somebody acts, and then is settled', async () => {
    const { session, director } = await stage()
    session.play(RAISE)
    const settled = session.settled()
    session.play(CALL)
    expect(director.performance).toBeNull()
    await settled
  })

  it('is over when skipped, once for all', async () => {
    const { session, director } = await stage()
    session.play(RAISE)
    const settled = session.settled()
    director.end()
    await settled
    // Another skip changes nothing.
    director.end()
    expect([director.performance, session.isStaged]).toEqual([null, false])
    session.play(RAISE)
    expect(names(director)).toEqual(['raise'])
  })

  it('shows nothing without motion, or where moments are off', async () => {
    preferences.motion = 'reduced'
    const { session, director } = await stage()
    session.play(RAISE)
    expect(director.performance).toBeNull()
    session.undo()
    preferences.motion = 'full'
    preferences.moments = 'off'
    session.play(RAISE)
    expect(director.performance).toBeNull()
  })

  it('shows nothing of what is taken back, and the next step again', async () => {
    const { session, director } = await stage()
    session.play(RAISE)
    session.undo()
    expect(director.performance).toBeNull()
    session.play(RAISE)
    expect(names(director)).toEqual(['raise'])
  })

  it('serves whoever walks through a match that is over', async () => {
    const match = ledBy(0)
    const { session } = await sit(module, match, { kind: 'play' })
    session.play(RAISE)
    const replay = await sit(module, match, { kind: 'replay' })
    const director = new Director(replay.session, cues)
    replay.session.goTo(1)
    expect(names(director)).toEqual(['raise'])
    replay.session.goTo(0)
    expect(director.performance).toBeNull()
  })
})

describe('bots', () => {
  /** The other seat leads and always raises if it may. */
  async function against() {
    const match = ledBy(1)
    const seated = await sit(module, match, {
      askBot: async (seat, view) => elementAt(game.moves(view, seat), 0),
    })
    const director = new Director(seated.session, cues)
    seated.session.stage = director
    return { ...seated, director, leave: run(seated.session) }
  }

  it('wait until a moment is over, and no longer', async () => {
    const { session, director, leave } = await against()
    await vi.advanceTimersByTimeAsync(900)
    expect([session.steps, names(director)]).toEqual([1, ['raise']])
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.steps).toBe(1)
    director.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.steps).toBe(2)
    leave()
  })

  it('are not waited for by whoever has asked them to hurry', async () => {
    const { session, director, leave } = await against()
    await vi.advanceTimersByTimeAsync(900)
    session.skipPauses()
    director.rush()
    await vi.advanceTimersByTimeAsync(10)
    expect(session.steps).toBeGreaterThan(2)
    expect(session.acting).toBe(0)
    leave()
  })

  it('say on the board what they do; nobody waits for a line', async () => {
    const { session } = await sit(module, ledBy(1), { askBot: async () => CALL })
    const director = new Director(session, cues)
    session.stage = director
    const leave = run(session)
    await vi.advanceTimersByTimeAsync(900)
    expect(names(director)).toEqual(['line'])
    expect(director.performance?.scheduled[0]?.moment.caption).toBe(session.log.at(-1)?.text)
    expect(session.isStaged).toBe(false)
    leave()
  })
})
