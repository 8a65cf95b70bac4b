import { describe, expect, it } from 'vitest'
import type { Judged, Slip } from '../../../bots/advice/analyse.ts'
import type { Outcome } from '../../../kernel/game.ts'
import { storyOf } from '../story.ts'
import { costlyMoves, turningPoints } from '../summary.ts'
import { type Teller, tell } from '../tell.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

/* Anna and Boris play twenty moves. The story is told from the chances after each, and from the result. */

const MOVES = 20
const BETTER = { kind: 'draw' }

const judged = (chanceOfAnna: (step: number) => number, slips: Record<number, Slip> = {}): Judged[] =>
  Array.from({ length: MOVES + 1 }, (_, step) => {
    const anna = chanceOfAnna(step)
    return { step, chances: [anna, 1 - anna], slip: slips[step] ?? null }
  })

const outcome = (scores: [number, number], places: [number, number] = [1, 2]): Outcome => ({
  scores,
  places,
  lines: scores.map((score, seat) => [
    { source: 'land', round: 1, points: score - (seat === 0 ? 10 : 2) },
    { source: 'gold', round: 2, points: seat === 0 ? 10 : 2 },
  ]),
})

const teller = (t: Teller['t']): Teller => ({
  t,
  moves: MOVES,
  nameOf: seat => ['Анна', 'Борис'][seat] ?? '',
  happened: step => `Log of ${step}.`,
  inWords: (_, __, move) => `${move.kind} a card`,
  percent: share => `${Math.round(share * 100)} %`,
})

const told = (story: ReturnType<typeof storyOf>, t = en) => tell(story, teller(t.story)).map(({ text }) => text)

/** Anna is behind until the twelfth move turns the match; she wins 21 to 18. */
const turned = (slips: Record<number, Slip> = {}) =>
  judged(step => (step === MOVES ? 1 : step === 8 ? 0.45 : step < 12 ? 0.4 : 0.7), slips)

describe('turning points and costly moves', () => {
  it('a turning point is the move after which a chance is quite another', () => {
    expect(turningPoints(turned().slice(0, -1))).toEqual([{ step: 12, seat: 0, before: 0.4, after: 0.7 }])
  })

  it('what nearly equals the best is no costly move', () => {
    const slips = { 3: { seat: 1, better: BETTER, cost: 0.039 }, 5: { seat: 1, better: BETTER, cost: 0.04 } } as const
    expect(costlyMoves(turned(slips), () => true).map(({ step }) => step)).toEqual([5])
    expect(costlyMoves(turned(slips), seat => seat === 0)).toEqual([])
  })
})

describe('the story of a match', () => {
  it('is five sentences: who was ahead, what happened in its order, and the end', () => {
    const story = storyOf(turned({ 5: { seat: 1, better: BETTER, cost: 0.12 } }), outcome([21, 18]))
    expect(told(story)).toEqual([
      'Борис was ahead for most of the match, though the lead changed once.',
      'At move 5 Борис gave away 12 % of the chance to win; “draw a card” was better.',
      'It was closest at move 8: Борис 55 %, Анна 45 %.',
      'Move 12, “Log of 12”, was a turning point: Анна’s chance to win rose from 40 % to 70 %; from then on Анна was never clearly behind.',
      'Анна won with 21 points, 3 more than Борис; the greatest difference was in “gold”: 10 against 2.',
    ])
  })

  it('is told in Russian with its plurals', () => {
    const story = storyOf(turned({ 5: { seat: 1, better: BETTER, cost: 0.12 } }), outcome([21, 18]))
    expect(told(story, ru)).toEqual([
      'Большую часть партии впереди — Борис, хотя лидер менялся 1 раз.',
      'На ходу 5 игрок Борис потерял 12 % шансов на победу; лучше было «draw a card».',
      'Плотнее всего шли на ходу 8: Борис — 55 %, Анна — 45 %.',
      'Ход 12, «Log of 12», стал переломным: у игрока Анна шансы на победу выросли с 40 % до 70 %; с этого хода Анна уже никому явно не уступает.',
      'Победа: Анна, 21 очко — на 3 больше, чем у игрока Борис; больше всего разница в статье «gold»: 10 против 2.',
    ])
  })

  it('says from where on the winner was never clearly behind again', () => {
    const climbing = judged(step => (step === MOVES ? 1 : 0.3 + step * 0.03))
    expect(told(storyOf(climbing, outcome([21, 18])))).toContain('From move 6 on Анна was never clearly behind again.')
  })

  it('says so where it was open to the very end', () => {
    const late = judged(step => (step === MOVES ? 1 : 0.44))
    const sentences = told(storyOf(late, outcome([21, 20])))
    expect(sentences).toContain('It was open to the very end: Анна was clearly behind until move 20 of 20.')
    expect(sentences).toContain('No single move turned it: nobody’s chance leapt by more than 0 %.')
  })

  it('the result itself is no turning point', () => {
    const story = storyOf(
      judged(step => (step === MOVES ? 1 : 0.6)),
      outcome([21, 18]),
    )
    expect(story.lead).toEqual({ kind: 'throughout', seat: 0 })
    expect(story.episodes.map(({ kind }) => kind)).not.toContain('turn')
  })

  it('equal points, a shared win and a match that stops are told as such', () => {
    const end = (result: Outcome | null) => told(storyOf(turned(), result)).at(-1)
    expect(end(outcome([18, 18]))).toBe('Анна and Борис both ended with 18 points; the tie-break went to Анна.')
    expect(end(outcome([18, 18], [1, 1]))).toBe('Анна and Борис share the win with 18 points each.')
    expect(end(null)).toBe('The match was not played to its end: it stops after 20 moves.')
  })

  it('alone, the opponent without a seat is named by its points', () => {
    const alone = judged(() => 0.5).map(({ step, slip }) => ({ step, slip, chances: [0.5] }))
    const story = storyOf(alone, { scores: [40], places: [2], lines: [[]], opponent: 52 })
    expect(told(story).at(-1)).toBe('Анна lost with 40 points against 52.')
  })
})
