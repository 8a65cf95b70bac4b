import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { createMatch } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { DEFAULT_SETTINGS, type SeatHolder, type Settings } from '../../wire/table.ts'
import type { Act } from '../tables/act.ts'
import { passTime, remindAt, runFor, runsOutAt, startTiming, welcomeBack } from '../tables/clock.ts'
import { botOn, type Course, type Effect, happen, happenAgain, isOver, startCourse, stateOf } from '../tables/course.ts'
import { type Command, decide, type Wish } from '../tables/decide.ts'
import { lookAgainAt, nextDue } from '../tables/due.ts'
import { placesOf } from '../tables/ending.ts'
import { beginAgain } from '../tables/open-table.ts'

const DAY = 86_400_000
const LIVE = { kind: 'live', seconds: 300, increment: 10 } as const
const DAYS = { kind: 'days', days: 2 } as const
const person = (id: string): SeatHolder => ({ kind: 'person', id, name: id, ready: true })
const BOT: SeatHolder = { kind: 'bot', level: 'sharp' }

function begin(
  settings: Partial<Settings> = {},
  holders = [person('a'), person('b')],
  game: Game = ethnos.game,
): Course {
  const match = createMatch(game, holders.length, {}, 'edges')
  if (!match.ok) throw new Error(match.error.code)
  return startCourse(match.value, holders, { ...DEFAULT_SETTINGS, ...settings }, 1000)
}

const wanted = (course: Course, seat: Seat, wish: Wish, cause: Command['cause'] = 'person', now = course.at) =>
  decide(course, { ...wish, id: 'any', seat, cause }, now)

function act(course: Course, seat: Seat, wish: Wish, cause: Command['cause'] = 'person', now = course.at): Effect {
  const decided = wanted(course, seat, wish, cause, now)
  if (!decided.ok) throw new Error(decided.error.code)
  return happen(course, decided.value)
}

const toMove = ({ match }: Course): Seat => match.game.toMove(match.position)[0]

function move(course: Course, now = course.at): Seat {
  const seat = toMove(course)
  const { match } = course
  const [first] = match.game.moves(match.position, seat)
  act(course, seat, { kind: 'move', seen: course.number, move: first }, 'person', now)
  return seat
}

const other = (seat: Seat): Seat => (1 - seat) as Seat

/** A pause to which everybody has agreed, asked for by seat 0. */
function pause(course: Course): void {
  act(course, 0, { kind: 'ask', what: 'pause' })
  act(course, 1, { kind: 'agree', ask: course.number })
}

describe('A table that has just begun', () => {
  it('has seen nothing, and asks since its beginning', () => {
    const course = begin({ clock: LIVE })
    expect(course).toMatchObject({ number: 0, line: [], at: 1000, turned: 0, undone: 0, asked: [0, 0], ended: null })
    expect(course).toMatchObject({ paused: null, ask: null })
    expect(isOver(course)).toBe(false)
    expect(stateOf(course)).toEqual({
      seats: [0, 1].map(() => ({ standIn: null, kicked: false, resigned: false })),
      paused: null,
      ask: null,
      clocks: { left: [300_000, 300_000], running: [toMove(course)], at: 1000 },
    })
  })

  it('knows who is played by which bot', () => {
    const course = begin({}, [person('a'), BOT])
    expect([botOn(course, 0), botOn(course, 1)]).toEqual([null, 'sharp'])
    act(course, 0, { kind: 'stand-in' })
    expect(botOn(course, 0)).toBe('steady')
  })
})

describe('What happens', () => {
  it('tells whether and how the position has changed', () => {
    const course = begin({}, [person('a'), person('b')], paperTales.game)
    const { match } = course
    const [first] = match.game.moves(match.position, 0)
    expect(act(course, 0, { kind: 'move', seen: 0, move: first })).toMatchObject({ position: 'moved' })
    expect(act(course, 1, { kind: 'stand-in' })).toEqual({ events: [], position: 'same' })
    expect(act(course, 1, { kind: 'return' })).toEqual({ events: [], position: 'same' })
    expect(act(course, 0, { kind: 'ask', what: 'undo' })).toEqual({ events: [], position: 'same' })
    expect(act(course, 1, { kind: 'agree', ask: 4 })).toEqual({ events: [], position: 'back' })
    expect(course).toMatchObject({ number: 5, turned: 5, undone: 5, line: [] })
  })

  it('asks anew only whom it concerns', () => {
    const course = begin({}, [person('a'), person('b'), person('c')], paperTales.game)
    const choose = (seat: Seat) => {
      const { game, position } = course.match
      act(course, seat, { kind: 'move', seen: course.number, move: game.moves(position, seat)[0] })
    }
    choose(1)
    // The others have been asked since the beginning, and still are.
    expect([course.asked[0], course.asked[2]]).toEqual([0, 0])
    choose(0)
    choose(2)
    expect(course.asked).toEqual([3, 3, 3])
  })

  it('is taken back for everybody: whoever is asked then is asked anew', () => {
    const course = begin()
    const seat = move(course)
    act(course, seat, { kind: 'ask', what: 'undo' })
    const before = course.number
    act(course, other(seat), { kind: 'agree', ask: before })
    expect(course.match.log).toEqual([])
    expect(course.asked[seat]).toBe(before + 1)
    expect(course.undone).toBe(before + 1)
    expect(hashOf(course.match.position)).toBe(hashOf(begin().match.position))
  })

  it('is taken back to where it was asked, however many moves that is', () => {
    const course = begin()
    const hashes = [hashOf(course.match.position)]
    for (let n = 0; n < 4; n++) {
      move(course)
      hashes.push(hashOf(course.match.position))
    }
    const asker = course.match.log[2].seat
    const to = course.match.log.findLastIndex(entry => entry.seat === asker)
    act(course, asker, { kind: 'ask', what: 'undo' })
    act(course, other(asker), { kind: 'agree', ask: course.number })
    expect(hashOf(course.match.position)).toBe(hashes[to])
    expect(course.match.log).toHaveLength(to)
    expect(course.line).toEqual([1, 2, 3, 4].slice(0, to))
  })

  it('a second time is refused if it cannot have happened', () => {
    const course = begin()
    const [first] = course.match.game.moves(course.match.position, toMove(course))
    const made: Act = { kind: 'move', seat: toMove(course), move: first, number: 1, cause: 'person', at: 2000 }
    expect(happenAgain(beginAgain(course, 1000), { ...made, number: 2 })).toBeNull()
    expect(happenAgain(beginAgain(course, 1000), { ...made, number: 0 })).toBeNull()
    expect(happenAgain(beginAgain(course, 1000), { ...made, seat: other(made.seat) })).toBeNull()
    expect(happenAgain(beginAgain(course, 1000), made)).toMatchObject({ position: 'moved' })
  })

  it('at the end leaves neither a question nor a pause', () => {
    const course = begin({ clock: LIVE })
    pause(course)
    act(course, 1, { kind: 'ask', what: 'resume' })
    act(course, 1, { kind: 'resign' })
    expect([course.ended, course.ask, course.paused]).toEqual(['resigned', null, null])
    expect(stateOf(course).clocks?.running).toEqual([])
    expect(wanted(course, 0, { kind: 'ask', what: 'undo' })).toMatchObject({ error: { code: 'over', rule: 'server' } })
  })

  it('when it is closed has no places', () => {
    const course = begin()
    act(course, 0, { kind: 'close' }, 'admin')
    expect([course.ended, isOver(course), placesOf(course)]).toEqual(['closed', true, null])
  })

  it('ends by itself with the last move', () => {
    const course = begin()
    for (let n = 0; n < 2000 && !isOver(course); n++) move(course)
    expect([isOver(course), course.ended]).toEqual([true, null])
    expect(placesOf(course)).toEqual(course.match.game.outcome(course.match.position)?.places)
    expect(nextDue(course)).toBeNull()
    expect(wanted(course, 0, { kind: 'undo', seen: course.number })).toMatchObject({ error: { code: 'over' } })
  })

  it('goes on while a person and another seat are left', () => {
    const course = begin({}, [person('a'), person('b'), BOT])
    act(course, 0, { kind: 'resign' })
    expect(isOver(course)).toBe(false)
    act(course, 1, { kind: 'resign' })
    expect(isOver(course)).toBe(true)
  })
})

describe('A question', () => {
  it('is forgotten when who asked it leaves, and stays when another does', () => {
    const three = () => begin({ clock: LIVE }, [person('a'), person('b'), person('c')])
    const left = three()
    act(left, 0, { kind: 'ask', what: 'pause' })
    act(left, 0, { kind: 'stand-in' })
    expect([left.ask, left.paused]).toEqual([null, null])
    const stayed = three()
    act(stayed, 0, { kind: 'ask', what: 'pause' })
    act(stayed, 1, { kind: 'stand-in' })
    expect(stayed.ask).toMatchObject({ by: 0, what: 'pause', to: null, waiting: [2] })
  })

  it('for a pause outlives a move; one to take back does not', () => {
    const course = begin({ clock: LIVE })
    act(course, 0, { kind: 'ask', what: 'pause' })
    const seat = move(course)
    expect(course.ask).toMatchObject({ what: 'pause' })
    act(course, 1, { kind: 'decline', ask: 1 })
    act(course, seat, { kind: 'ask', what: 'undo' })
    move(course)
    expect(course.ask).toBeNull()
  })

  it('to go on ends with the pause; another stays', () => {
    const paused = begin({ clock: LIVE })
    pause(paused)
    act(paused, 1, { kind: 'ask', what: 'resume' })
    act(paused, 0, { kind: 'resume' }, 'clock')
    expect([paused.paused, paused.ask]).toEqual([null, null])
    expect(wanted(paused, 0, { kind: 'resume' }, 'clock')).toMatchObject({ error: { code: 'not-paused' } })
  })

  it.each([
    ['to take back in a pause', { kind: 'ask', what: 'undo' }, 'paused'],
    ['for a pause in a pause', { kind: 'ask', what: 'pause' }, 'paused'],
    ['to undo in a pause', { kind: 'undo', seen: 2 }, 'paused'],
  ] as const)('%s is refused', (_, wish, code) => {
    const course = begin({ clock: LIVE })
    pause(course)
    expect(wanted(course, 0, wish)).toMatchObject({ ok: false, error: { code } })
  })

  it('to take back needs a move of one’s own', () => {
    const course = begin()
    expect(wanted(course, 0, { kind: 'ask', what: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo' } })
    const seat = move(course)
    expect(wanted(course, other(seat), { kind: 'ask', what: 'undo' })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    })
    expect(wanted(course, seat, { kind: 'ask', what: 'undo' })).toMatchObject({ ok: true, value: { to: 0 } })
  })

  it('is answered only by who is asked, and only while it stands', () => {
    const course = begin({ clock: LIVE }, [person('a'), person('b'), person('c')])
    expect(wanted(course, 1, { kind: 'agree', ask: 0 })).toMatchObject({ error: { code: 'not-asked' } })
    expect(wanted(course, 1, { kind: 'decline', ask: 0 })).toMatchObject({ error: { code: 'not-asked' } })
    act(course, 0, { kind: 'ask', what: 'pause' })
    act(course, 1, { kind: 'agree', ask: 1 })
    expect(wanted(course, 1, { kind: 'decline', ask: 1 })).toMatchObject({ error: { code: 'not-asked' } })
    expect(wanted(course, 2, { kind: 'decline', ask: 2 })).toMatchObject({ error: { code: 'not-asked' } })
    expect(wanted(course, 2, { kind: 'decline', ask: 1 }).ok).toBe(true)
    expect(wanted(course, 0, { kind: 'decline', ask: 1 }).ok).toBe(true)
  })
})

describe('A decision', () => {
  it('is numbered and timed, and time never goes back', () => {
    const course = begin()
    expect(wanted(course, 0, { kind: 'resign' }, 'person', 5000)).toEqual({
      ok: true,
      value: { kind: 'resign', seat: 0, number: 1, cause: 'person', at: 5000 },
    })
    expect(wanted(course, 0, { kind: 'resign' }, 'person', 5)).toMatchObject({ value: { at: 1000 } })
  })

  it('on what was not seen yet, or was seen before the last change, is stale', () => {
    const course = begin()
    const seat = move(course)
    for (const seen of [0, 2])
      for (const wish of [{ kind: 'move', seen, move: {} } as const, { kind: 'undo', seen } as const])
        expect(wanted(course, seat, wish)).toMatchObject({
          error: { code: 'stale', rule: 'server', figures: { seen, now: 1 } },
        })
  })

  it.each([
    ['stand-in', 'stand-in'],
    ['ask', 'stand-in'],
  ] as const)('to %s while a bot stands in is refused to the person', (kind, code) => {
    const course = begin({ clock: LIVE })
    act(course, 0, { kind: 'stand-in' })
    const wish: Wish = kind === 'ask' ? { kind, what: 'pause' } : { kind }
    expect(wanted(course, 0, wish)).toMatchObject({ error: { code } })
    expect(wanted(course, 0, { kind: 'resign' }).ok).toBe(true)
    expect(wanted(course, 0, { kind: 'return' }).ok).toBe(true)
    expect(wanted(course, 0, { kind: 'stand-in' }, 'clock')).toMatchObject({ error: { code: 'stand-in' } })
    expect(wanted(course, 0, { kind: 'kick' }, 'host')).toMatchObject({ value: { kind: 'kick', level: 'steady' } })
  })

  it('of the table’s own is not held against who was sent away', () => {
    const course = begin({ clock: DAYS })
    act(course, 0, { kind: 'kick' }, 'host')
    expect(wanted(course, 0, { kind: 'remind' }, 'clock').ok).toBe(true)
    expect(wanted(course, 0, { kind: 'resign' })).toMatchObject({ error: { code: 'kicked' } })
  })

  it('to resign is heard even when nothing else is any more', () => {
    const course = begin()
    course.number = 2000
    expect(wanted(course, 0, { kind: 'stand-in' })).toMatchObject({ error: { code: 'too-fast' } })
    expect(wanted(course, 0, { kind: 'resign' }).ok).toBe(true)
    expect(wanted(course, 0, { kind: 'stand-in' }, 'clock').ok).toBe(true)
    course.number = 1999
    expect(wanted(course, 0, { kind: 'stand-in' }).ok).toBe(true)
  })
})

describe('A clock', () => {
  const plain = { paused: false, grace: false }

  it('never shows less than nothing', () => {
    const timing = startTiming(LIVE, 2, 0)
    runFor(timing, [0], null, plain)
    passTime(timing, 400_000)
    expect([timing.left, timing.since]).toEqual([[0, 300_000], 400_000])
  })

  it('gains its increment only when a turn of its own is over', () => {
    const timing = startTiming(LIVE, 2, 0)
    runFor(timing, [0], null, plain)
    expect(timing.left).toEqual([300_000, 300_000])
    runFor(timing, [0], 0, plain)
    expect(timing.left[0]).toBe(300_000)
    runFor(timing, [1], 0, plain)
    expect(timing.left).toEqual([310_000, 300_000])
    runFor(timing, [1], 0, plain)
    expect(timing.left).toEqual([310_000, 300_000])
  })

  it('of days is full again when a turn begins, not when a pause ends', () => {
    const timing = startTiming(DAYS, 2, 0)
    runFor(timing, [0], null, plain)
    passTime(timing, DAY)
    runFor(timing, [], null, plain)
    runFor(timing, [0], null, { paused: true, grace: false })
    expect(timing.left[0]).toBe(DAY)
    runFor(timing, [1], 0, plain)
    expect(timing.left).toEqual([DAY, 2 * DAY])
    runFor(timing, [0], 1, plain)
    expect(timing.left[0]).toBe(2 * DAY)
  })

  it('gives ten seconds where moves are made for the absent, and takes none away', () => {
    const timing = startTiming(LIVE, 2, 0)
    runFor(timing, [0], null, plain)
    passTime(timing, 299_000)
    runFor(timing, [], null, plain)
    runFor(timing, [0], null, plain)
    expect(timing.left[0]).toBe(1000)
    runFor(timing, [], null, plain)
    runFor(timing, [0, 1], null, { paused: false, grace: true })
    expect(timing.left).toEqual([10_000, 300_000])
  })

  it('welcomes back with a minute, or with all its days', () => {
    const live = startTiming(LIVE, 2, 0)
    live.left[0] = 5
    for (const seat of [0, 1] as const) welcomeBack(live, seat)
    expect(live.left).toEqual([60_000, 300_000])
    const days = startTiming(DAYS, 1, 0)
    days.left[0] = 5
    welcomeBack(days, 0)
    expect(days.left).toEqual([2 * DAY])
  })

  it('reminds once, a quarter of the time before it is over, and only where there are days', () => {
    const days = startTiming(DAYS, 1, 7)
    expect([runsOutAt(days, 0), remindAt(days, 0)]).toEqual([7 + 2 * DAY, 7 + 1.5 * DAY])
    days.reminded[0] = true
    expect(remindAt(days, 0)).toBeNull()
    runFor(days, [0], null, plain)
    expect(remindAt(days, 0)).not.toBeNull()
    expect(remindAt(startTiming(LIVE, 1, 0), 0)).toBeNull()
  })
})

describe('What is due', () => {
  it('is the earliest of all', () => {
    const course = begin({ clock: LIVE, absent: 'bot' }, [person('a'), person('b'), person('c')], paperTales.game)
    if (!course.timing) throw new Error('no clock')
    course.timing.left[1] = 10_000
    expect(nextDue(course)).toEqual({ at: 11_000, seat: 1, what: 'stand-in' })
  })

  it('is nothing without a clock', () => {
    expect(nextDue(begin())).toBeNull()
    expect(lookAgainAt(begin())).toBeNull()
  })

  it('is looked for soon while a bot is asked, but not in a pause nor at the end', () => {
    const course = begin({ clock: LIVE, absent: 'bot' }, [BOT, BOT])
    expect(nextDue(course)).toBeNull()
    expect(lookAgainAt(course)).toBe(1000 + 8000)
    act(course, 0, { kind: 'close' }, 'admin')
    expect(lookAgainAt(course)).toBeNull()
    const paused = begin({ clock: LIVE, absent: 'bot' })
    pause(paused)
    act(paused, toMove(paused), { kind: 'stand-in' })
    expect(lookAgainAt(paused)).toBe(paused.at + DAY)
  })

  it('is not looked for later than it is due', () => {
    const course = begin({ clock: LIVE, absent: 'bot' })
    expect(lookAgainAt(course)).toBe(1000 + 300_000)
    expect(lookAgainAt(begin({ clock: LIVE, absent: 'wait' }))).toBeNull()
  })
})

describe('Places', () => {
  it('of those who resigned come last, the first to go at the very end; the others share what is undecided', () => {
    const course = begin({}, [person('a'), person('b'), person('c'), person('d')])
    expect(placesOf(course)).toEqual([1, 1, 1, 1])
    act(course, 1, { kind: 'resign' })
    act(course, 3, { kind: 'resign' })
    expect(placesOf(course)).toEqual([1, 4, 1, 3])
  })
})
