import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { DEFAULT_SETTINGS, type SeatHolder, type Settings } from '../../wire/table.ts'
import { passTime, remindAt, runFor, runsOutAt, startTiming, welcomeBack } from '../tables/clock.ts'
import { type Command, type CommandBody, decide } from '../tables/decide.ts'
import { lookAgainAt, nextDue } from '../tables/due.ts'
import { placesOf } from '../tables/ending.ts'
import { beginAgain } from '../tables/open-table.ts'
import type { TableEvent } from '../tables/table-event.ts'
import {
  botOn,
  type Effect,
  initialState,
  isOver,
  playStateOf,
  reduce,
  reduceStored,
  type TableState,
} from '../tables/table-state.ts'

const DAY = 86_400_000
const LIVE = { kind: 'real-time', seconds: 300, increment: 10 } as const
const DAYS = { kind: 'days', days: 2 } as const
const person = (id: string): SeatHolder => ({ kind: 'person', id, name: id, ready: true })
const BOT: SeatHolder = { kind: 'bot', level: 'sharp' }

function begin(
  settings: Partial<Settings> = {},
  holders = [person('a'), person('b')],
  game: Game = ethnos.game,
): TableState {
  const match = createMatch(game, holders.length, {}, 'edges')
  if (!match.ok) throw new Error(match.error.code)
  return initialState(match.value, holders, { ...DEFAULT_SETTINGS, ...settings }, 1000)
}

const wanted = (
  state: TableState,
  seat: Seat,
  command: CommandBody,
  cause: Command['cause'] = 'person',
  now = state.at,
) => decide(state, { ...command, id: 'any', seat, cause }, now)

function event(
  state: TableState,
  seat: Seat,
  command: CommandBody,
  cause: Command['cause'] = 'person',
  now = state.at,
): Effect {
  const decided = wanted(state, seat, command, cause, now)
  if (!decided.ok) throw new Error(decided.error.code)
  return reduce(state, decided.value)
}

const toMove = ({ match }: TableState): Seat => elementAt(match.game.toMove(match.position), 0)

function move(state: TableState, now = state.at): Seat {
  const seat = toMove(state)
  const { match } = state
  const [first] = match.game.moves(match.position, seat)
  event(state, seat, { kind: 'move', seen: state.number, move: first }, 'person', now)
  return seat
}

const other = (seat: Seat): Seat => (1 - seat) as Seat

/** A pause that seat 0 proposed and everybody agreed to. */
function pause(state: TableState): void {
  event(state, 0, { kind: 'propose', what: 'pause' })
  event(state, 1, { kind: 'agree', proposal: state.number })
}

describe('A table that has just begun', () => {
  it('has seen nothing, and asks since its beginning', () => {
    const state = begin({ clock: LIVE })
    expect(state).toMatchObject({ number: 0, line: [], at: 1000, turned: 0, undone: 0, asked: [0, 0], ended: null })
    expect(state).toMatchObject({ paused: null, proposal: null })
    expect(isOver(state)).toBe(false)
    expect(playStateOf(state)).toEqual({
      seats: [0, 1].map(() => ({ standIn: null, kicked: false, resigned: false })),
      paused: null,
      proposal: null,
      clocks: { left: [300_000, 300_000], running: [toMove(state)], at: 1000 },
    })
  })

  it('knows which bot plays which seat', () => {
    const state = begin({}, [person('a'), BOT])
    expect([botOn(state, 0), botOn(state, 1)]).toEqual([null, 'sharp'])
    event(state, 0, { kind: 'stand-in' })
    expect(botOn(state, 0)).toBe('steady')
  })
})

describe('An event', () => {
  it('tells whether and how the position has changed', () => {
    const state = begin({}, [person('a'), person('b')], paperTales.game)
    const { match } = state
    const [first] = match.game.moves(match.position, 0)
    expect(event(state, 0, { kind: 'move', seen: 0, move: first })).toMatchObject({ position: 'moved' })
    expect(event(state, 1, { kind: 'stand-in' })).toEqual({ events: [], position: 'same' })
    expect(event(state, 1, { kind: 'return' })).toEqual({ events: [], position: 'same' })
    expect(event(state, 0, { kind: 'propose', what: 'undo' })).toEqual({ events: [], position: 'same' })
    expect(event(state, 1, { kind: 'agree', proposal: 4 })).toEqual({ events: [], position: 'back' })
    expect(state).toMatchObject({ number: 5, turned: 5, undone: 5, line: [] })
  })

  it('asks again only the seats it concerns', () => {
    const state = begin({}, [person('a'), person('b'), person('c')], paperTales.game)
    const choose = (seat: Seat) => {
      const { game, position } = state.match
      event(state, seat, { kind: 'move', seen: state.number, move: game.moves(position, seat)[0] })
    }
    choose(1)
    // The others have been asked since the beginning, and still are.
    expect([state.asked[0], state.asked[2]]).toEqual([0, 0])
    choose(0)
    choose(2)
    expect(state.asked).toEqual([3, 3, 3])
  })

  it('that is undone makes every seat to move be asked again', () => {
    const state = begin()
    const seat = move(state)
    event(state, seat, { kind: 'propose', what: 'undo' })
    const before = state.number
    event(state, other(seat), { kind: 'agree', proposal: before })
    expect(state.match.log).toEqual([])
    expect(state.asked[seat]).toBe(before + 1)
    expect(state.undone).toBe(before + 1)
    expect(hashOf(state.match.position)).toBe(hashOf(begin().match.position))
  })

  it('is undone to where it was proposed, however many moves that is', () => {
    const state = begin()
    const hashes = [hashOf(state.match.position)]
    for (let n = 0; n < 4; n++) {
      move(state)
      hashes.push(hashOf(state.match.position))
    }
    const asker = elementAt(state.match.log, 2).seat
    const to = state.match.log.findLastIndex(entry => entry.seat === asker)
    event(state, asker, { kind: 'propose', what: 'undo' })
    event(state, other(asker), { kind: 'agree', proposal: state.number })
    expect(hashOf(state.match.position)).toBe(hashes[to])
    expect(state.match.log).toHaveLength(to)
    expect(state.line).toEqual([1, 2, 3, 4].slice(0, to))
  })

  it('repeated is refused if it is impossible', () => {
    const state = begin()
    const first = elementAt(state.match.game.moves(state.match.position, toMove(state)), 0)
    const made: TableEvent = { kind: 'move', seat: toMove(state), move: first, number: 1, cause: 'person', at: 2000 }
    expect(reduceStored(beginAgain(state, 1000), { ...made, number: 2 })).toBeNull()
    expect(reduceStored(beginAgain(state, 1000), { ...made, number: 0 })).toBeNull()
    expect(reduceStored(beginAgain(state, 1000), { ...made, seat: other(made.seat) })).toBeNull()
    expect(reduceStored(beginAgain(state, 1000), made)).toMatchObject({ position: 'moved' })
  })

  it('at the end leaves neither a proposal nor a pause', () => {
    const state = begin({ clock: LIVE })
    pause(state)
    event(state, 1, { kind: 'propose', what: 'resume' })
    event(state, 1, { kind: 'resign' })
    expect([state.ended, state.proposal, state.paused]).toEqual(['resigned', null, null])
    expect(playStateOf(state).clocks?.running).toEqual([])
    expect(wanted(state, 0, { kind: 'propose', what: 'undo' })).toMatchObject({
      error: { code: 'over', rule: 'server' },
    })
  })

  it('that aborts the match leaves no places', () => {
    const state = begin()
    event(state, 0, { kind: 'close' }, 'admin')
    expect([state.ended, isOver(state), placesOf(state)]).toEqual(['closed', true, null])
  })

  it('with the last move ends the match', () => {
    const state = begin()
    for (let n = 0; n < 2000 && !isOver(state); n++) move(state)
    expect([isOver(state), state.ended]).toEqual([true, null])
    expect(placesOf(state)).toEqual(state.match.game.outcome(state.match.position)?.places)
    expect(nextDue(state)).toBeNull()
    expect(wanted(state, 0, { kind: 'undo', seen: state.number })).toMatchObject({ error: { code: 'over' } })
  })

  it('leaves the match running while a person and another seat are left', () => {
    const state = begin({}, [person('a'), person('b'), BOT])
    event(state, 0, { kind: 'resign' })
    expect(isOver(state)).toBe(false)
    event(state, 1, { kind: 'resign' })
    expect(isOver(state)).toBe(true)
  })
})

describe('A proposal', () => {
  it('is dropped when its proposer leaves, and stays when another does', () => {
    const three = () => begin({ clock: LIVE }, [person('a'), person('b'), person('c')])
    const left = three()
    event(left, 0, { kind: 'propose', what: 'pause' })
    event(left, 0, { kind: 'stand-in' })
    expect([left.proposal, left.paused]).toEqual([null, null])
    const stayed = three()
    event(stayed, 0, { kind: 'propose', what: 'pause' })
    event(stayed, 1, { kind: 'stand-in' })
    expect(stayed.proposal).toMatchObject({ by: 0, what: 'pause', to: null, waiting: [2] })
  })

  it('for a pause outlives a move; one for an undo does not', () => {
    const state = begin({ clock: LIVE })
    event(state, 0, { kind: 'propose', what: 'pause' })
    const seat = move(state)
    expect(state.proposal).toMatchObject({ what: 'pause' })
    event(state, 1, { kind: 'decline', proposal: 1 })
    event(state, seat, { kind: 'propose', what: 'undo' })
    move(state)
    expect(state.proposal).toBeNull()
  })

  it('to resume ends with the pause; another stays', () => {
    const paused = begin({ clock: LIVE })
    pause(paused)
    event(paused, 1, { kind: 'propose', what: 'resume' })
    event(paused, 0, { kind: 'resume' }, 'clock')
    expect([paused.paused, paused.proposal]).toEqual([null, null])
    expect(wanted(paused, 0, { kind: 'resume' }, 'clock')).toMatchObject({ error: { code: 'not-paused' } })
  })

  it.each([
    ['to take back in a pause', { kind: 'propose', what: 'undo' }, 'paused'],
    ['for a pause in a pause', { kind: 'propose', what: 'pause' }, 'paused'],
    ['to undo in a pause', { kind: 'undo', seen: 2 }, 'paused'],
  ] as const)('%s is refused', (_, command, code) => {
    const state = begin({ clock: LIVE })
    pause(state)
    expect(wanted(state, 0, command)).toMatchObject({ ok: false, error: { code } })
  })

  it('for an undo needs a move of one’s own', () => {
    const state = begin()
    expect(wanted(state, 0, { kind: 'propose', what: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo' } })
    const seat = move(state)
    expect(wanted(state, other(seat), { kind: 'propose', what: 'undo' })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    })
    expect(wanted(state, seat, { kind: 'propose', what: 'undo' })).toMatchObject({ ok: true, value: { to: 0 } })
  })

  it('is answered only by those who are asked, and only while it is open', () => {
    const state = begin({ clock: LIVE }, [person('a'), person('b'), person('c')])
    expect(wanted(state, 1, { kind: 'agree', proposal: 0 })).toMatchObject({ error: { code: 'not-proposed' } })
    expect(wanted(state, 1, { kind: 'decline', proposal: 0 })).toMatchObject({ error: { code: 'not-proposed' } })
    event(state, 0, { kind: 'propose', what: 'pause' })
    event(state, 1, { kind: 'agree', proposal: 1 })
    expect(wanted(state, 1, { kind: 'decline', proposal: 1 })).toMatchObject({ error: { code: 'not-proposed' } })
    expect(wanted(state, 2, { kind: 'decline', proposal: 2 })).toMatchObject({ error: { code: 'not-proposed' } })
    expect(wanted(state, 2, { kind: 'decline', proposal: 1 }).ok).toBe(true)
    expect(wanted(state, 0, { kind: 'decline', proposal: 1 }).ok).toBe(true)
  })
})

describe('A command', () => {
  it('is numbered and timed, and time never goes back', () => {
    const state = begin()
    expect(wanted(state, 0, { kind: 'resign' }, 'person', 5000)).toEqual({
      ok: true,
      value: { kind: 'resign', seat: 0, number: 1, cause: 'person', at: 5000 },
    })
    expect(wanted(state, 0, { kind: 'resign' }, 'person', 5)).toMatchObject({ value: { at: 1000 } })
  })

  it('based on an unseen or outdated number is stale', () => {
    const state = begin()
    const seat = move(state)
    for (const seen of [0, 2])
      for (const command of [{ kind: 'move', seen, move: {} } as const, { kind: 'undo', seen } as const])
        expect(wanted(state, seat, command)).toMatchObject({
          error: { code: 'stale', rule: 'server', figures: { seen, now: 1 } },
        })
  })

  it.each([
    ['stand-in', 'stand-in'],
    ['propose', 'stand-in'],
  ] as const)('to %s while a bot stands in is refused to the person', (kind, code) => {
    const state = begin({ clock: LIVE })
    event(state, 0, { kind: 'stand-in' })
    const command: CommandBody = kind === 'propose' ? { kind, what: 'pause' } : { kind }
    expect(wanted(state, 0, command)).toMatchObject({ error: { code } })
    expect(wanted(state, 0, { kind: 'resign' }).ok).toBe(true)
    expect(wanted(state, 0, { kind: 'return' }).ok).toBe(true)
    expect(wanted(state, 0, { kind: 'stand-in' }, 'clock')).toMatchObject({ error: { code: 'stand-in' } })
    expect(wanted(state, 0, { kind: 'kick' }, 'host')).toMatchObject({ value: { kind: 'kick', level: 'steady' } })
  })

  it('of the table itself still works for a kicked player', () => {
    const state = begin({ clock: DAYS })
    event(state, 0, { kind: 'kick' }, 'host')
    expect(wanted(state, 0, { kind: 'remind' }, 'clock').ok).toBe(true)
    expect(wanted(state, 0, { kind: 'resign' })).toMatchObject({ error: { code: 'kicked' } })
  })

  it('to resign works even when the limit is reached', () => {
    const state = begin()
    state.wishes[0] = 1000
    expect(wanted(state, 0, { kind: 'stand-in' })).toMatchObject({ error: { code: 'too-fast' } })
    expect(wanted(state, 0, { kind: 'resign' }).ok).toBe(true)
    expect(wanted(state, 0, { kind: 'stand-in' }, 'clock').ok).toBe(true)
    state.wishes[0] = 999
    expect(wanted(state, 0, { kind: 'stand-in' }).ok).toBe(true)
  })
})

describe('A clock', () => {
  const plain = { paused: false, grace: false }

  it('never shows less than zero', () => {
    const timing = startTiming(LIVE, 2, 0)
    runFor(timing, [0], null, plain)
    passTime(timing, 400_000)
    expect([timing.left, timing.since]).toEqual([[0, 300_000], 400_000])
  })

  it('gains its increment only at the end of its own turn', () => {
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

  it('of days is full when a turn begins, not when a pause ends', () => {
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

  it('gives ten seconds where moves are made for absent people, and takes none away', () => {
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

  it('gives a returning person a minute, or all their days', () => {
    const liveTable = startTiming(LIVE, 2, 0)
    liveTable.left[0] = 5
    for (const seat of [0, 1] as const) welcomeBack(liveTable, seat)
    expect(liveTable.left).toEqual([60_000, 300_000])
    const days = startTiming(DAYS, 1, 0)
    days.left[0] = 5
    welcomeBack(days, 0)
    expect(days.left).toEqual([2 * DAY])
  })

  it('reminds once, with a quarter of the time left, and only with days', () => {
    const days = startTiming(DAYS, 1, 7)
    expect([runsOutAt(days, 0), remindAt(days, 0)]).toEqual([7 + 2 * DAY, 7 + 1.5 * DAY])
    days.reminded[0] = true
    expect(remindAt(days, 0)).toBeNull()
    runFor(days, [0], null, plain)
    expect(remindAt(days, 0)).not.toBeNull()
    expect(remindAt(startTiming(LIVE, 1, 0), 0)).toBeNull()
  })
})

describe('The due time', () => {
  it('is the earliest of all', () => {
    const state = begin({ clock: LIVE, absent: 'bot' }, [person('a'), person('b'), person('c')], paperTales.game)
    if (!state.timing) throw new Error('no clock')
    state.timing.left[1] = 10_000
    expect(nextDue(state)).toEqual({ at: 11_000, seat: 1, what: 'stand-in' })
  })

  it('is none without a clock', () => {
    expect(nextDue(begin())).toBeNull()
    expect(lookAgainAt(begin())).toBeNull()
  })

  it('is soon while a bot is asked, but not in a pause or at the end', () => {
    const state = begin({ clock: LIVE, absent: 'bot' }, [BOT, BOT])
    expect(nextDue(state)).toBeNull()
    expect(lookAgainAt(state)).toBe(1000 + 8000)
    event(state, 0, { kind: 'close' }, 'admin')
    expect(lookAgainAt(state)).toBeNull()
    const paused = begin({ clock: LIVE, absent: 'bot' })
    pause(paused)
    event(paused, toMove(paused), { kind: 'stand-in' })
    expect(lookAgainAt(paused)).toBe(paused.at + DAY)
  })

  it('is never later than the next due action', () => {
    const state = begin({ clock: LIVE, absent: 'bot' })
    expect(lookAgainAt(state)).toBe(1000 + 300_000)
    expect(lookAgainAt(begin({ clock: LIVE, absent: 'wait' }))).toBeNull()
  })
})

describe('Places', () => {
  it('of resigned seats come last, the first to resign at the very end; the others share what is undecided', () => {
    const state = begin({}, [person('a'), person('b'), person('c'), person('d')])
    expect(placesOf(state)).toEqual([1, 1, 1, 1])
    event(state, 1, { kind: 'resign' })
    event(state, 3, { kind: 'resign' })
    expect(placesOf(state)).toEqual([1, 4, 1, 3])
  })
})
