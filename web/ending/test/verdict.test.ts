import { describe, expect, it } from 'vitest'
import type { Outcome, ScoreLine } from '../../../kernel/game.ts'
import { countOf, scoreRows, totalAfter } from '../count.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'
import { verdictOf } from '../verdict.ts'

const line = (source: string, points: number, round = 1): ScoreLine => ({ source, round, points })
const ended = (places: number[], scores: number[]): Outcome => ({ places, scores, lines: places.map(() => []) })

describe('what the end means to whoever played', () => {
  it('tells the place and by how much', () => {
    expect(verdictOf(ended([1, 2, 3], [31, 28, 20]), 0)).toMatchObject({ kind: 'you-won', by: 3, second: 1 })
    expect(verdictOf(ended([1, 2, 3], [31, 28, 20]), 1)).toMatchObject({ kind: 'you-came', place: 2, short: 3 })
    expect(en.youCame(2, 3)).toBe('You came second, 3 short')
    expect(ru.youCame(2, 3)).toBe('Вы на 2-м месте: не хватило 3 очков')
    expect(ru.youCame(3, 1)).toBe('Вы на 3-м месте: не хватило 1 очка')
  })

  it('knows a tie that another rule parted from a shared win', () => {
    expect(verdictOf(ended([1, 2], [30, 30]), 1)).toMatchObject({ kind: 'you-came', short: 0 })
    expect(verdictOf(ended([1, 2], [30, 30]), 0)).toMatchObject({ kind: 'you-won', by: 0 })
    expect(verdictOf(ended([1, 1, 3], [30, 30, 9]), 1)).toMatchObject({ kind: 'you-share', others: [0] })
  })

  it('names the winner to those who only watched', () => {
    expect(verdictOf(ended([2, 1], [7, 12]), undefined)).toMatchObject({ kind: 'won', seat: 1, by: 5 })
    expect(verdictOf(ended([1, 1], [7, 7]), undefined)).toMatchObject({ kind: 'shared', winners: [0, 1] })
  })

  it('sets somebody alone against the score to beat', () => {
    expect(verdictOf({ ...ended([2], [40]), opponent: 44 }, 0)).toEqual({
      kind: 'alone',
      won: false,
      points: 40,
      opponent: 44,
    })
  })
})

describe('the count of the score', () => {
  const outcome: Outcome = {
    places: [2, 1],
    scores: [7, 9],
    lines: [[line('bands', 4), line('giants', 1), line('bands', 2, 2)], [line('bands', 9, 3)]],
  }
  const rows = scoreRows(outcome, source => source)

  it('goes source by source and seat by seat, and says nothing of nothing', () => {
    expect(rows).toEqual([
      { heading: 'bands', points: [6, 9] },
      { heading: 'giants', points: [1, 0] },
    ])
    expect(countOf(rows)).toEqual([
      { row: 0, seat: 0 },
      { row: 0, seat: 1 },
      { row: 1, seat: 0 },
    ])
  })

  it('ends with the score of the rules', () => {
    const parts = countOf(rows)
    expect(totalAfter(rows, parts.slice(0, 2), 0)).toBe(6)
    for (const seat of [0, 1] as const) expect(totalAfter(rows, parts, seat)).toBe(outcome.scores[seat])
  })
})
