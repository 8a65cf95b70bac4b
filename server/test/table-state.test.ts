import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { type Seat, seatAfter } from '../../kernel/seat.ts'
import { DEFAULT_SETTINGS, type SeatHolder, type Settings } from '../../wire/table.ts'
import { type Command, type CommandBody, decide } from '../tables/decide.ts'
import { nextDue } from '../tables/due.ts'
import { placesOf } from '../tables/ending.ts'
import { beginAgain } from '../tables/open-table.ts'
import type { TableEvent } from '../tables/table-event.ts'
import {
  initialState,
  isOver,
  playStateOf,
  reduce,
  reduceStored,
  storedState,
  type TableState,
  undoBarFor,
} from '../tables/table-state.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const person = (id: string): SeatHolder => ({ kind: 'person', id, name: id, ready: true })
const BOT: SeatHolder = { kind: 'bot', level: 'steady' }
const LIVE = { kind: 'real-time', seconds: 300, increment: 10 } as const
const DAYS = { kind: 'days', days: 2 } as const

/** A table in play, driven by hand. */
class Play {
  readonly state: TableState
  readonly eventLog: TableEvent[] = []
  now = 0

  constructor(settings: Partial<Settings> = {}, holders = [person('a'), person('b')], game: Game = ethnos.game) {
    const match = createMatch(game, holders.length, {}, 'a seed')
    if (!match.ok) throw new Error(match.error.code)
    this.state = initialState(match.value, holders, { ...DEFAULT_SETTINGS, ...settings }, 0)
  }

  /** Carries out the command, or returns the objection's code. */
  do(seat: Seat, command: CommandBody, cause: Command['cause'] = 'person'): string | null {
    const decided = decide(this.state, { ...command, id: `${this.eventLog.length}`, seat, cause }, this.now)
    if (!decided.ok) return decided.error.code
    reduce(this.state, decided.value)
    this.eventLog.push(decided.value)
    return null
  }

  get toMove(): Seat {
    return elementAt(this.state.match.game.toMove(this.state.match.position), 0)
  }

  /** The seat to move makes its first or last move. */
  move(which: 'first' | 'last' = 'first', cause: Command['cause'] = 'person'): Seat {
    const { match } = this.state
    const seat = this.toMove
    const moves = match.game.moves(match.position, seat)
    const move = which === 'first' ? moves[0] : moves[moves.length - 1]
    expect(this.do(seat, { kind: 'move', seen: this.state.number, move }, cause)).toBeNull()
    return seat
  }

  after(ms: number): this {
    this.now += ms
    return this
  }

  /** Replays everything from the beginning. */
  again(): TableState {
    const state = beginAgain(this.state, 0)
    for (const event of this.eventLog) expect(reduceStored(state, event)).not.toBeNull()
    return state
  }

  get left(): readonly number[] | undefined {
    return playStateOf(this.state).clocks?.left
  }
}

describe('Clocks', () => {
  it('run for the seat to move, and gain the increment when its turn is over', () => {
    const play = new Play({ clock: LIVE })
    const first = play.toMove
    play.after(20_000)
    expect(play.move()).toBe(first)
    const other = (1 - first) as Seat
    expect(play.left?.[first]).toBe(300_000 - 20_000 + 10_000)
    expect(play.left?.[other]).toBe(300_000)
    expect(playStateOf(play.state).clocks?.running).toEqual([other])
  })

  it('of days restart with every move', () => {
    const play = new Play({ clock: DAYS })
    const first = play.toMove
    play.after(1.9 * DAY).move()
    expect(play.left?.[first]).toBeCloseTo(0.1 * DAY)
    play.after(DAY).move()
    expect([play.toMove, play.left?.[first]]).toEqual([first, 2 * DAY])
  })

  it('do not run for bots, nor for people while a bot stands in', () => {
    const play = new Play({ clock: LIVE }, [person('a'), BOT])
    if (play.toMove === 1) play.move('first', 'bot')
    expect(playStateOf(play.state).clocks?.running).toEqual([0])
    expect(play.do(0, { kind: 'stand-in' })).toBeNull()
    expect(playStateOf(play.state).clocks?.running).toEqual([])
  })

  it('stop during a pause; the pause ends by itself after a day', () => {
    const play = new Play({ clock: LIVE, absent: 'resign' })
    const asked = play.toMove
    play.after(MINUTE)
    expect(play.do(0, { kind: 'propose', what: 'pause' })).toBeNull()
    expect(play.state.paused).toBeNull()
    expect(play.do(1, { kind: 'agree', proposal: 1 })).toBeNull()
    play.after(5 * MINUTE)
    expect(play.do(asked, { kind: 'move', seen: 2, move: {} })).toBe('paused')
    expect(nextDue(play.state)).toEqual({ at: MINUTE + DAY, seat: 0, what: 'resume' })
    expect(play.do(0, { kind: 'propose', what: 'resume' })).toBeNull()
    expect(play.state.paused).toBeNull()
    expect(play.left?.[asked]).toBe(4 * MINUTE)
    expect(nextDue(play.state)).toEqual({ at: play.now + 4 * MINUTE, seat: asked, what: 'resign' })
  })

  it('only the proposer may end the pause alone', () => {
    const play = new Play({ clock: LIVE })
    play.do(0, { kind: 'propose', what: 'pause' })
    play.do(1, { kind: 'agree', proposal: 1 })
    expect(play.do(1, { kind: 'propose', what: 'resume' })).toBeNull()
    expect(play.state.paused).not.toBeNull()
    expect(play.do(0, { kind: 'agree', proposal: 3 })).toBeNull()
    expect(play.state.paused).toBeNull()
  })

  it('several run at once where several seats are asked', () => {
    const play = new Play({ clock: LIVE }, [person('a'), person('b'), person('c')], paperTales.game)
    const { game, position } = play.state.match
    expect(playStateOf(play.state).clocks?.running).toEqual(game.toMove(position))
    expect(game.toMove(position).length).toBeGreaterThan(1)
  })

  it.each(['pause', 'resume'] as const)('without a clock or a pause there is nothing to %s', what => {
    expect(new Play().do(0, { kind: 'propose', what })).toBe(what === 'pause' ? 'no-clock' : 'not-paused')
  })
})

describe('Absent people', () => {
  it.each([
    ['move', 'move'],
    ['bot', 'stand-in'],
    ['resign', 'resign'],
  ] as const)('by the policy "%s": %s when the time is over', (absent, what) => {
    const play = new Play({ clock: LIVE, absent })
    expect(nextDue(play.state)).toEqual({ at: 300_000, seat: play.toMove, what })
  })

  it('are waited for if that is the policy', () => {
    expect(nextDue(new Play({ clock: LIVE, absent: 'wait' }).state)).toBeNull()
  })

  it('are reminded once a turn with clocks of days', () => {
    const play = new Play({ clock: DAYS, absent: 'bot' })
    const asked = play.toMove
    expect(nextDue(play.state)).toEqual({ at: 1.5 * DAY, seat: asked, what: 'remind' })
    play.after(1.5 * DAY)
    expect(play.do(asked, { kind: 'remind' }, 'clock')).toBeNull()
    expect(nextDue(play.state)).toEqual({ at: 2 * DAY, seat: asked, what: 'stand-in' })
    play.move()
    expect(nextDue(play.state)).toMatchObject({ what: 'remind' })
  })

  it('return to some time on their clock', () => {
    const play = new Play({ clock: LIVE, absent: 'bot' })
    const seat = play.toMove
    play.after(300_000)
    expect(play.do(seat, { kind: 'stand-in' }, 'clock')).toBeNull()
    expect(play.do(seat, { kind: 'move', seen: 1, move: {} })).toBe('stand-in')
    expect(play.do(seat, { kind: 'return' })).toBeNull()
    expect(play.left?.[seat]).toBe(MINUTE)
    expect(play.do(seat, { kind: 'return' })).toBe('no-stand-in')
  })

  it('have ten seconds again after a move was made for them', () => {
    const play = new Play({ clock: { ...LIVE, increment: 0 }, absent: 'move' })
    const seat = play.toMove
    play.after(300_000).move('first', 'clock')
    while (play.toMove !== seat) play.move()
    expect(play.left?.[seat]).toBe(10_000)
  })

  it('who were kicked cannot return', () => {
    const play = new Play({}, [person('a'), person('b'), person('c')])
    expect(play.do(1, { kind: 'kick' }, 'host')).toBeNull()
    expect(play.do(1, { kind: 'return' })).toBe('kicked')
    expect(playStateOf(play.state).seats[1]).toEqual({ standIn: 'steady', kicked: true, resigned: false })
  })
})

describe('Resigning', () => {
  it('of one of two ends the match: the other wins', () => {
    const play = new Play()
    expect(play.do(0, { kind: 'resign' })).toBeNull()
    expect([isOver(play.state), placesOf(play.state)]).toEqual([true, [2, 1]])
    expect(play.do(1, { kind: 'resign' })).toBe('over')
  })

  it('among three lets a bot play on; a later resignation is placed better', () => {
    const play = new Play({}, [person('a'), person('b'), person('c')])
    play.do(2, { kind: 'resign' })
    expect([isOver(play.state), elementAt(playStateOf(play.state).seats, 2).standIn]).toEqual([false, 'steady'])
    expect(play.do(2, { kind: 'return' })).toBe('resigned')
    play.do(0, { kind: 'resign' })
    expect([isOver(play.state), placesOf(play.state)]).toEqual([true, [2, 1, 3]])
  })

  it('ends a match with only bots left', () => {
    const play = new Play({}, [person('a'), BOT, BOT])
    play.do(0, { kind: 'resign' })
    expect([isOver(play.state), placesOf(play.state)]).toEqual([true, [3, 1, 1]])
  })
})

/** The line of play in which the mover may undo the last move, or null. */
function quietMove(play: Play): Seat | null {
  for (let n = 0; n < 400 && !isOver(play.state); n++) {
    const seat = play.move(n % 3 === 0 ? 'last' : 'first')
    if (undoBarFor(play.state, seat) === null) return seat
  }
  return null
}

describe('Undo', () => {
  it('is refused with the kernel’s rule that forbids it', () => {
    const play = new Play()
    expect(play.do(0, { kind: 'undo', seen: 0 })).toBe('undo-start')
    const mover = play.move()
    expect(play.do((1 - mover) as Seat, { kind: 'undo', seen: 1 })).toBe('undo-other-moved')
    expect(play.do(mover, { kind: 'undo', seen: 1 })).toMatch(/^undo-(chance|reveal|seat-changed)$/)
    expect(play.do(mover, { kind: 'undo', seen: 0 })).toBe('stale')
  })

  it('where the rules allow it is one more event, and everything replays the same', () => {
    const play = new Play({}, [person('a'), person('b')], paperTales.game)
    const seat = quietMove(play)
    if (seat === null) throw new Error('no quiet move was found')
    const { length } = play.state.match.log
    expect(play.do(seat, { kind: 'undo', seen: play.state.number })).toBeNull()
    expect(play.state.match.log).toHaveLength(length - 1)
    for (let n = 0; n < 20; n++) play.move()
    const again = play.again()
    expect(hashOf(again.match.position)).toBe(hashOf(play.state.match.position))
    expect(storedState(again)).toEqual(storedState(play.state))
  })

  it('beyond the rules needs everybody, and goes back before one’s own last move', () => {
    const play = new Play({}, [person('a'), person('b'), person('c')])
    const before = [hashOf(play.state.match.position)]
    for (let n = 0; n < 5; n++) {
      play.move()
      before.push(hashOf(play.state.match.position))
    }
    const { log } = play.state.match
    const seat = elementAt(log, 1).seat
    const to = log.findLastIndex(entry => entry.seat === seat)
    const [one, two] = [seatAfter(seat, 3), seatAfter(seat, 3, 2)]
    expect(play.do(seat, { kind: 'propose', what: 'undo' })).toBeNull()
    expect(play.state.proposal).toMatchObject({ number: 6, by: seat, to, waiting: [one, two].sort() })
    expect(play.do(seat, { kind: 'agree', proposal: 6 })).toBe('not-proposed')
    expect(play.do(one, { kind: 'agree', proposal: 5 })).toBe('not-proposed')
    expect(play.do(one, { kind: 'agree', proposal: 6 })).toBeNull()
    expect(play.state.match.log).toHaveLength(5)
    expect(play.do(two, { kind: 'agree', proposal: 6 })).toBeNull()
    expect(hashOf(play.state.match.position)).toBe(before[to])
    expect(play.state.line).toHaveLength(to)
    for (let n = 0; n < 10; n++) play.move('last')
    expect(storedState(play.again())).toEqual(storedState(play.state))
  })

  it('is declined by one, withdrawn by its proposer, and dropped when somebody moves', () => {
    const play = new Play()
    const first = play.move()
    const other = (1 - first) as Seat
    for (const end of [
      () => play.do(other, { kind: 'decline', proposal: play.state.number }),
      () => play.do(first, { kind: 'decline', proposal: play.state.number }),
      () => play.move() && null,
    ]) {
      expect(play.do(first, { kind: 'propose', what: 'undo' })).toBeNull()
      expect(play.do(other, { kind: 'propose', what: 'undo' })).toBe('already-proposed')
      end()
      expect(play.state.proposal).toBeNull()
    }
  })

  it('is limited to a thousand a seat, so that the log has an end; moves, and the others, still work', () => {
    const play = new Play()
    for (let n = 0; n < 1000; n++) {
      expect(play.do(0, { kind: 'stand-in' })).toBeNull()
      expect(play.do(0, { kind: 'return' })).toBeNull()
    }
    expect(play.do(0, { kind: 'stand-in' })).toBe('too-fast')
    expect(play.do(1, { kind: 'stand-in' })).toBeNull()
    expect(play.do(1, { kind: 'return' })).toBeNull()
    play.move()
  })

  it('against bots alone is granted at once', () => {
    const play = new Play({}, [person('a'), BOT])
    while (play.state.match.log.at(-1)?.seat !== 0) play.move('first', play.toMove === 1 ? 'bot' : 'person')
    const { length } = play.state.match.log
    expect(play.do(0, { kind: 'propose', what: 'undo' })).toBeNull()
    expect(play.state.match.log).toHaveLength(length - 1)
  })

  it('no longer waits for a person who left', () => {
    const play = new Play({}, [person('a'), person('b'), person('c')])
    const seat = play.move()
    const [one, two] = [seatAfter(seat, 3), seatAfter(seat, 3, 2)]
    play.do(seat, { kind: 'propose', what: 'undo' })
    play.do(one, { kind: 'agree', proposal: 2 })
    expect(play.state.match.log).toHaveLength(1)
    play.do(two, { kind: 'stand-in' })
    expect(play.state.match.log).toHaveLength(0)
  })
})

describe('A move', () => {
  it('is stale if the position has changed since, but not after a mere proposal', () => {
    const play = new Play({ clock: LIVE })
    const seat = play.toMove
    play.do(seat, { kind: 'propose', what: 'pause' })
    const { match } = play.state
    const [move] = match.game.moves(match.position, seat)
    expect(play.do(seat, { kind: 'move', seen: 0, move })).toBeNull()
    expect(play.do(play.toMove, { kind: 'move', seen: 0, move })).toBe('stale')
    expect(play.do(play.toMove, { kind: 'move', seen: 99, move })).toBe('stale')
  })

  it('chosen at the same time as others’ is not stale for theirs, but for one’s own', () => {
    const play = new Play({}, [person('a'), person('b'), person('c')], paperTales.game)
    const { match } = play.state
    const pick = (seat: Seat) => match.game.moves(match.position, seat)[0]
    expect(play.do(0, { kind: 'move', seen: 0, move: pick(0) })).toBeNull()
    expect(play.do(1, { kind: 'move', seen: 0, move: pick(1) })).toBeNull()
    expect(play.do(2, { kind: 'move', seen: 0, move: pick(2) })).toBeNull()
    // The choices were opened and everybody is asked anew: what was seen before no longer counts.
    expect(play.do(0, { kind: 'move', seen: 0, move: pick(0) })).toBe('stale')
  })
})
