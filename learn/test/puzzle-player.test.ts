import { describe, expect, it } from 'vitest'
import { loadGame } from '../../games/registry.ts'
import type { Move } from '../../kernel/game.ts'
import { dayOf } from '../days.ts'
import { puzzleFor, puzzleOfDay } from '../puzzles/choose.ts'
import { loadPuzzles } from '../puzzles/collections.ts'
import { type Puzzle, puzzlesIn } from '../puzzles/puzzle.ts'
import { answer, judged, openPuzzle, type PuzzleState, show, stepNow, takeBack } from '../puzzles/puzzle-player.ts'

const { game } = await loadGame('ethnos')
const puzzles = puzzlesIn(await (await loadPuzzles('ethnos')).book())

const withDecisions = (isWanted: (decisions: number) => boolean): Puzzle =>
  puzzles.find(({ line }) => isWanted(line.length)) as Puzzle
const legal = ({ match, seat }: PuzzleState): Move[] => game.moves(match.position, seat)
const best = (state: PuzzleState): Move => legal(state)[stepNow(state).accepted[0] as number] as Move
const weaker = (state: PuzzleState): Move => legal(state)[stepNow(state).next] as Move
/** A move the puzzle does not know. */
const unknown = (state: PuzzleState): Move => {
  const { accepted, next } = stepNow(state)
  return legal(state).find((_, place) => place !== next && !accepted.includes(place)) as Move
}

describe('a puzzle', () => {
  const one = openPuzzle(
    game,
    withDecisions(decisions => decisions === 1),
  )

  it('is solved by the strongest move known', () => {
    const solved = answer(one, best(one))
    expect(solved).toMatchObject({ mode: 'solved', isNear: false, misses: 0 })
    expect(solved.turns.length).toBe(one.turns.length + 1)
  })

  it('shows a weaker move on the board with its price, and takes it back', () => {
    const wrong = answer(one, weaker(one))
    expect(wrong).toMatchObject({ mode: 'weaker', cost: stepNow(one).lead, misses: 1 })
    expect(wrong.turns.length).toBe(one.turns.length + 1)
    expect(takeBack(wrong)).toMatchObject({ mode: 'ask', misses: 1, match: one.match })
    expect(answer(takeBack(wrong), best(one))).toMatchObject({ mode: 'solved', misses: 1 })
  })

  it('has any other move judged: one that is nearly as good counts', () => {
    const judging = answer(one, unknown(one))
    expect(judging.mode).toBe('judging')
    expect(judged(judging, 0.02)).toMatchObject({ mode: 'solved', isNear: true })
    expect(judged(judging, 0.3)).toMatchObject({ mode: 'weaker', cost: 0.3 })
    expect(takeBack(judging)).toBe(one)
  })

  it('goes on through the turn while there is a clear best move, and can be shown from anywhere', () => {
    const several = openPuzzle(
      game,
      withDecisions(decisions => decisions > 1),
    )
    const second = answer(several, best(several))
    expect(second).toMatchObject({ mode: 'ask', at: 1 })
    const length = several.turns.length + several.puzzle.line.length
    for (const state of [several, second, answer(second, weaker(second))]) {
      const shown = show(state)
      expect(shown.mode).toBe('shown')
      expect(shown.turns.length).toBe(length)
    }
  })
})

describe('the puzzle of the day', () => {
  it('is the same all day, and none comes twice before all have come', () => {
    const noon = dayOf(Date.UTC(2027, 4, 1, 12))
    expect(dayOf(Date.UTC(2027, 4, 1, 23, 59))).toBe(noon)
    const first = Math.ceil(noon / puzzles.length) * puzzles.length
    const days = puzzles.map((_, day) => puzzleOfDay(puzzles, 'ethnos', first + day).id)
    expect(new Set(days).size).toBe(puzzles.length)
  })
})

it('the next puzzle is the nearest in rating of those that are left', () => {
  const [first] = puzzles.toSorted((a, b) => a.rating - b.rating)
  expect(puzzleFor(puzzles, 0, () => true)?.rating).toBe(first?.rating)
  expect(puzzleFor(puzzles, 0, ({ rating }) => rating !== first?.rating)?.rating).toBeGreaterThan(first?.rating ?? 0)
  expect(puzzleFor(puzzles, 0, () => false)).toBeNull()
})
