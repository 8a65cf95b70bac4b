import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../game.ts'
import { elementAt } from '../list.ts'
import { createMatch } from '../match.ts'
import { listed, previewAll, previewMove } from '../preview.ts'
import type { Seat } from '../seat.ts'
import { NOTHING, type ToyEvent, type ToyMove, type ToyPosition, toy } from './toy.ts'

type Toy = typeof toy

const RAISE: ToyMove = { kind: 'raise' }
const CALL: ToyMove = { kind: 'call' }

/** Three seats before the first move, seat 0 to lead and to choose. */
function opening(changes: Partial<ToyPosition> = {}): ToyPosition {
  const created = createMatch(toy, 3, {}, 'preview')
  if (!created.ok) throw new Error(created.error.code)
  return {
    ...created.value.position,
    leader: 0,
    hands: [
      [1, 2, 3],
      [0, 4, 4],
      [2, 2, 0],
    ],
    ...changes,
  }
}

const seen = (changes: Partial<ToyPosition> = {}): ToyPosition => toy.view(opening(changes), 0)

/** The toy game with an extra effect on every move. */
const also = (act: (p: ToyPosition, emit: (event: ToyEvent) => void) => void): Toy => ({
  ...toy,
  play(p, seat, move, rng, emit) {
    toy.play(p, seat, move, rng, emit)
    act(p, event => emit?.(event))
  },
})

const telling = (...events: ToyEvent[]): Toy => also((_, emit) => events.forEach(emit))

/** Seat 0, 1 or 2 shows a card. */
const shows = (seat: Seat): ToyEvent => ({ kind: 'raised', seat, shows: true }) as ToyEvent

describe('What a move leads to is known', () => {
  it('where all of it lies open: the stake is raised', () => {
    const view = seen()
    expect(previewMove(toy, view, 0, RAISE)).toEqual({
      view: { ...view, stake: 1 },
      events: [{ kind: 'raised', seat: 0 }],
    })
  })

  it('to the player who seals a card, though the others’ cards stay hidden', () => {
    const preview = previewMove(toy, seen({ calling: true }), 0, { kind: 'seal', card: 2 })
    expect(preview?.view.hands).toEqual([
      [1, 3],
      [HIDDEN, HIDDEN, HIDDEN],
      [HIDDEN, HIDDEN, HIDDEN],
    ])
    expect(preview?.view.sealed).toEqual([2, NOTHING, NOTHING])
    expect(preview?.events).toEqual([{ kind: 'sealed', seat: 0, card: 2 }])
  })

  it('only as far as its player may know it: what others get is masked', () => {
    const preview = previewMove(telling({ kind: 'drew', seat: 1, card: 4 }), seen(), 0, RAISE)
    expect(preview?.events).toEqual([
      { kind: 'raised', seat: 0 },
      { kind: 'drew', seat: 1, card: HIDDEN },
    ])
  })

  it('where its player shows something of their own', () => {
    expect(previewMove(telling(shows(0)), seen(), 0, RAISE)?.events).toEqual([{ kind: 'raised', seat: 0 }, shows(0)])
  })
})

describe('What a move leads to is not known', () => {
  it('where chance decides: whoever seals last has all cards opened and draws', () => {
    const view = seen({ calling: true, sealed: [NOTHING, 4, 2] })
    expect(previewMove(toy, view, 0, { kind: 'seal', card: 2 })).toBeNull()
  })

  it('where chance is asked, even if nothing comes of it', () => {
    const curious: Toy = {
      ...toy,
      play(p, seat, move, rng, emit) {
        rng.next()
        toy.play(p, seat, move, rng, emit)
      },
    }
    expect(previewMove(curious, seen(), 0, RAISE)).toBeNull()
  })

  it.each([
    ['another seat shows something', [shows(1)]],
    ['something is shown that is nobody’s', [{ kind: 'opened', cards: [], shows: true }]],
    ['another seat shows something as well', [shows(0), shows(2)]],
  ] as [string, ToyEvent[]][])('where %s', (_, events) => {
    expect(previewMove(telling(...events), seen(), 0, RAISE)).toBeNull()
  })

  it('where it hangs on cards that are hidden: the view differs from world to world', () => {
    const peeking = also(p => {
      p.scores = elementAt(p.hands, 1).slice()
    })
    expect(previewMove(peeking, seen(), 0, RAISE)).toBeNull()
  })

  it('where only what is told differs from world to world', () => {
    const gossip = also((p, emit) =>
      emit({ kind: 'drew', seat: 0, card: elementAt(p.hands, 1).reduce((a, b) => 5 * a + b) }),
    )
    expect(previewMove(gossip, seen(), 0, RAISE)).toBeNull()
  })
})

describe('The worlds a move is tried in', () => {
  /** The stake differs from the world with this number on. */
  const differingFrom = (number: number, game: Toy): Toy => {
    let made = 0
    return { ...game, imagine: (...given) => ({ ...game.imagine(...given), stake: ++made < number ? 0 : 1 }) }
  }

  it.each([
    ['a quiet move', 2, toy, false],
    ['a quiet move', 3, toy, true],
    ['a move that shows something', 4, telling(shows(0)), false],
    ['a move that shows something', 5, telling(shows(0)), true],
  ] as [string, number, Toy, boolean][])('%s may differ from world %i on: it is known: %o', (_, from, game, known) => {
    expect(previewMove(differingFrom(from, game), seen(), 0, RAISE) !== null).toBe(known)
  })

  it('are imagined once for all moves from one view, and no move spoils them for the next', () => {
    let made = 0
    const counting: Toy = {
      ...toy,
      imagine: (...given) => {
        made++
        return toy.imagine(...given)
      },
    }
    const view = seen()
    const stakes = [RAISE, CALL, RAISE].map(move => previewMove(counting, view, 0, move)?.view.stake)
    expect(stakes).toEqual([1, 0, 1])
    expect(made).toBe(2)
    expect(view).toEqual(seen())
  })
})

describe('Several moves', () => {
  it('lead on from each other, and all they tell is told', () => {
    const view = seen()
    expect(previewAll(toy, view, 0, [RAISE, RAISE, CALL])).toEqual({
      view: { ...view, stake: 2, calling: true },
      events: [
        { kind: 'raised', seat: 0 },
        { kind: 'raised', seat: 0 },
        { kind: 'called', seat: 0 },
      ],
    })
  })

  it('are unknown where one of them is not legal then: the stake is raised twice at most', () => {
    expect(previewAll(toy, seen(), 0, [RAISE, RAISE, RAISE])).toBeNull()
    expect(previewAll(toy, seen(), 1, [RAISE])).toBeNull()
  })

  it('are unknown from the first that cannot be known', () => {
    const view = seen({ calling: true, sealed: [NOTHING, 4, 2] })
    expect(previewAll(toy, view, 0, [{ kind: 'seal', card: 2 }, RAISE])).toBeNull()
  })

  it('none at all lead nowhere', () => {
    const view = seen()
    expect(previewAll(toy, view, 0, [])).toEqual({ view, events: [] })
  })
})

describe('A listed move', () => {
  const moves: ToyMove[] = [{ kind: 'raise' }, { kind: 'seal', card: 2 }]

  it('is the one of the list, also for one that is written alike', () => {
    expect(listed(moves, elementAt(moves, 1))).toBe(moves[1])
    expect(listed(moves, { card: 2, kind: 'seal' })).toBe(moves[1])
  })

  it('is none where the list has none like it', () => expect(listed(moves, { kind: 'seal', card: 3 })).toBeUndefined())
})
