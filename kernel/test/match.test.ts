import { describe, expect, it } from 'vitest'
import { hashOf } from '../hash.ts'
import { elementAt } from '../list.ts'
import { canUndo, createMatch, type Match, playMove, undo } from '../match.ts'
import { history, positionAt, replay } from '../replay.ts'
import { Rng } from '../rng.ts'
import { type Seat, seatsOf } from '../seat.ts'
import { type ToyEvent, type ToyMove, type ToyPosition, toy } from './toy.ts'

type ToyMatch = Match<ToyPosition, ToyMove, ToyEvent>

const RAISE: ToyMove = { kind: 'raise' }
const CALL: ToyMove = { kind: 'call' }

function begin(seats = 2, seed = 'match'): ToyMatch {
  const created = createMatch(toy, seats, {}, seed)
  if (!created.ok) throw new Error(created.error.code)
  return created.value
}

const sealOf = (match: ToyMatch, seat: Seat): ToyMove => elementAt(toy.moves(match.position, seat), 0)

/** A new match in which the leader has called, so both seats must seal a card. */
function called(seats = 2): { match: ToyMatch; leader: Seat; other: Seat } {
  const match = begin(seats)
  const { leader } = match.position
  playMove(match, leader, CALL)
  return { match, leader, other: ((leader + 1) % seats) as Seat }
}

function playAtRandom(match: ToyMatch, seed: string): void {
  const rng = Rng.fromSeed(seed)
  while (toy.toMove(match.position).length > 0) {
    const seat = rng.pick(toy.toMove(match.position))
    playMove(match, seat, rng.pick(toy.moves(match.position, seat)))
  }
}

describe('a move is checked before it is played', () => {
  const match = begin()
  const { leader } = match.position
  const idle = (1 - leader) as Seat
  const rows: [string, Seat, unknown, string][] = [
    ['no move at all', leader, undefined, 'malformed'],
    ['text', leader, 'raise', 'malformed'],
    ['a move with a field too many', leader, { kind: 'raise', by: 2 }, 'malformed'],
    ['another seat', idle, RAISE, 'not-your-turn'],
    ['a seat that is not there', 5, RAISE, 'not-your-turn'],
    ['a move of another moment', leader, { kind: 'seal', card: 0 }, 'turn'],
  ]
  it.each(rows)('%s', (_, seat, move, code) => {
    const before = hashOf(match.position)
    expect(playMove(match, seat, move)).toMatchObject({ ok: false, error: { code } })
    expect(hashOf(match.position)).toBe(before)
    expect(match.log).toEqual([])
  })

  it('what is played is the listed move, not the data that came in', () => {
    const { match, leader } = called()
    const { kind, card } = sealOf(match, leader) as { kind: 'seal'; card: number }
    playMove(match, leader, { card, kind })
    expect(Object.keys(elementAt(match.log, 1).move)).toEqual(['kind', 'card'])
  })

  it('a move the game forgot to refuse is refused because it is not listed', () => {
    const careless = { ...toy, objection: () => null }
    const created = createMatch(careless, 2, {}, 'match')
    if (!created.ok) throw new Error(created.error.code)
    const { leader } = created.value.position
    expect(playMove(created.value, leader, { kind: 'seal', card: 0 })).toMatchObject({ error: { code: 'not-listed' } })
  })

  it('nothing is played after the end', () => {
    const match = begin()
    playAtRandom(match, 'end')
    expect(playMove(match, 0, RAISE)).toMatchObject({ ok: false, error: { code: 'game-over' } })
  })
})

describe("undo's four rules", () => {
  it('a quiet move of one’s own can be taken back, and the very position returns', () => {
    const match = begin()
    const { leader } = match.position
    const before = hashOf(match.position)
    playMove(match, leader, RAISE)
    expect(canUndo(match, leader)).toBe(true)
    expect(undo(match, leader)).toEqual({ ok: true, value: { seat: leader, move: RAISE } })
    expect(hashOf(match.position)).toBe(before)
    expect(match.log).toEqual([])
  })

  it('several in a row, back to the beginning and not beyond', () => {
    const match = begin()
    const { leader } = match.position
    playMove(match, leader, RAISE)
    playMove(match, leader, RAISE)
    expect(undo(match, leader).ok).toBe(true)
    expect(undo(match, leader).ok).toBe(true)
    expect(undo(match, leader)).toEqual({ ok: false, error: 'start' })
  })

  it('not across a change of seat', () => {
    const match = begin()
    // A game in which the leader is idle after calling, and everybody else answers first.
    const others = {
      ...toy,
      toMove: (p: ToyPosition) => (p.calling ? toy.toMove(p).filter(seat => seat !== p.leader) : toy.toMove(p)),
    }
    const created = createMatch(others, 3, {}, 'match')
    if (!created.ok) throw new Error(created.error.code)
    const { leader } = created.value.position
    playMove(created.value, leader, RAISE)
    playMove(created.value, leader, CALL)
    expect(canUndo(created.value, leader)).toBe(false)
    expect(undo(created.value, leader)).toEqual({ ok: false, error: 'seat-changed' })
    expect(match.log).toEqual([])
  })

  it('not across a random result', () => {
    const { match, leader, other } = called()
    playMove(match, leader, sealOf(match, leader))
    playMove(match, other, sealOf(match, other))
    expect(undo(match, other)).toMatchObject({ ok: false, error: 'chance' })
  })

  it('not across a reveal, even without chance', () => {
    const showy = {
      ...toy,
      play: (...[p, seat, move, rng, emit]: Parameters<typeof toy.play>) => {
        toy.play(p, seat, move, rng, emit)
        emit?.({ kind: 'opened', cards: [], shows: true })
      },
    }
    const created = createMatch(showy, 2, {}, 'match')
    if (!created.ok) throw new Error(created.error.code)
    const { leader } = created.value.position
    playMove(created.value, leader, RAISE)
    expect(undo(created.value, leader)).toEqual({ ok: false, error: 'reveal' })
  })

  it('not another seat’s move, nor one’s own after another seat has moved', () => {
    const { match, leader, other } = called(3)
    expect(undo(match, other)).toEqual({ ok: false, error: 'other-moved' })
    playMove(match, leader, sealOf(match, leader))
    playMove(match, other, sealOf(match, other))
    expect(undo(match, leader)).toEqual({ ok: false, error: 'other-moved' })
  })

  it('where several may act, one’s own moves come back and not those before another seat’s', () => {
    const everybody = {
      ...toy,
      toMove: (p: ToyPosition) => (p.calling ? toy.toMove(p) : seatsOf(2)),
      moves: (p: ToyPosition, seat: Seat) => toy.moves({ ...p, leader: seat }, seat),
    }
    const created = createMatch(everybody, 2, {}, 'match')
    if (!created.ok) throw new Error(created.error.code)
    const match = created.value
    playMove(match, 0, RAISE)
    playMove(match, 1, RAISE)
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, true])
    expect(undo(match, 1)).toEqual({ ok: true, value: { seat: 1, move: RAISE } })
    expect(match.position.stake).toBe(1)
    expect(canUndo(match, 0)).toBe(false)
    expect(undo(match, 0)).toEqual({ ok: false, error: 'other-moved' })
    expect(match.log).toEqual([{ seat: 0, move: RAISE }])
  })

  it('in a new match there is nothing to take back, and before the first move there is only the start', () => {
    const match = begin()
    expect(match).toMatchObject({ log: [], past: [], bar: 'start' })
    expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false])
    playMove(match, match.position.leader, RAISE)
    expect(match.bar).toBe('start')
  })

  it('a refused undo changes nothing', () => {
    const { match, other } = called()
    const before = hashOf(match.position)
    undo(match, other)
    expect(hashOf(match.position)).toBe(before)
    expect(match.log).toHaveLength(1)
  })

  it('a reveal bars the way back to quiet moves before it', () => {
    const { match, leader, other } = called()
    playMove(match, leader, sealOf(match, leader))
    playMove(match, other, sealOf(match, other))
    const next = match.position.leader
    playMove(match, next, RAISE)
    expect(undo(match, next).ok).toBe(true)
    expect(undo(match, next).ok).toBe(false)
    expect(match.log).toHaveLength(3)
  })

  it('playing the same again after undo leads to the same place: chance belongs to the step', () => {
    const match = begin()
    const again = begin()
    const { leader } = match.position
    playMove(match, leader, RAISE)
    undo(match, leader)
    playAtRandom(match, 'same')
    playAtRandom(again, 'same')
    expect(hashOf(match.position)).toBe(hashOf(again.position))
  })
})

describe('replay', () => {
  const match = begin(4, 'replay')
  playAtRandom(match, 'replay')

  it('of the same log gives the same position, byte for byte', () => {
    const again = replay(toy, match.setup, match.log)
    expect(again.ok && JSON.stringify(again.value.position)).toBe(JSON.stringify(match.position))
  })

  it('shows the position at any move, agreeing with the history', () => {
    const steps = [...history(toy, match.setup, match.log)]
    expect(steps).toHaveLength(match.log.length + 1)
    for (const { number, position } of steps) expect(positionAt(toy, match.setup, match.log, number)).toEqual(position)
    expect(steps.some(step => step.events.some(event => event.kind === 'opened'))).toBe(true)
  })

  it('tells with each position what led to it: nothing to the opening', () => {
    const match = begin()
    const { leader } = match.position
    for (const move of [RAISE, CALL]) playMove(match, leader, move)
    expect([...history(toy, match.setup, match.log)].map(({ number, events }) => [number, events])).toEqual([
      [0, []],
      [1, [{ kind: 'raised', seat: leader }]],
      [2, [{ kind: 'called', seat: leader }]],
    ])
  })

  it('stops at the first illegal entry and says which', () => {
    const log = [elementAt(match.log, 0), { seat: 0, move: { kind: 'nonsense' } }, ...match.log.slice(1)]
    expect(replay(toy, match.setup, log)).toMatchObject({
      ok: false,
      error: { at: 2, objection: { code: 'malformed' } },
    })
  })

  it('another seed gives another game', () => {
    expect(hashOf(begin(4, 'one').position)).not.toBe(hashOf(begin(4, 'two').position))
  })
})
