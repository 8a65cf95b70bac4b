import { beforeAll, describe, expect, it } from 'vitest'
import type { Level } from '../../bots/levels.ts'
import { playMatch } from '../../bots/play.ts'
import { botNamed } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import { PROOFREAD } from '../../kernel/conformance/proofread-languages.ts'
import { HIDDEN } from '../../kernel/game.ts'
import { LANGUAGES } from '../../kernel/languages.ts'
import { type BotGame, loadBotGame } from '../../kernel/module.ts'
import { recordOf } from '../../kernel/record.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { type Challenge, type ChallengeBook, COMMON_MEASURES, standingNow, starsEarned } from '../challenge.ts'
import { loadChallenges } from '../challenges.ts'
import { COURSE_IDS } from '../course-ids.ts'

const TRIES = 2

describe.each(COURSE_IDS)('the challenges of %s', game => {
  let book: ChallengeBook
  let botGame: BotGame
  beforeAll(async () => {
    book = await loadChallenges(game)
    botGame = await loadBotGame(await loadGame(game))
  })

  /** How many stars a level earns in some tries. */
  function starsOf(challenge: Challenge, level: Level): number {
    const { seats, seat, rivals, options, seed } = challenge
    let stars = 0
    for (let at = 0; at < TRIES; at++) {
      const bots = seatsOf(seats).map(one =>
        botNamed(one === seat ? level : rivals)(botGame, undefined, `${at} ${one}`),
      )
      const played = playMatch(botGame, bots, options, seed, undefined, undefined, `${at}`)
      const position = played.ok ? played.value.position : {}
      const outcome = botGame.game.outcome(position)
      if (outcome) stars += starsEarned(book, challenge, position, outcome).filter(Boolean).length
    }
    return stars
  }

  it('are six at least, each under a name of its own in every language, with goals that are measured', async () => {
    const ids = book.challenges.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(6)
    expect(new Set(ids).size).toBe(ids.length)
    const measures = [...COMMON_MEASURES, ...Object.keys(book.measures)]
    const unknown = book.challenges.flatMap(({ stars }) => stars).filter(({ measure }) => !measures.includes(measure))
    expect(unknown).toEqual([])
    for (const language of PROOFREAD) {
      const { titles, goals } = await book.words[language]()
      expect(ids.filter(id => !titles[id])).toEqual([])
      for (const measure of Object.keys(book.measures))
        for (const wanted of [1, 2, 5, 11, 21]) expect(goals[measure]?.(wanted)).toContain(`${wanted}`)
    }
  })

  it('stars mean something: whoever plays better earns more', () => {
    const cheap = book.challenges.filter(({ rivals }) => rivals !== 'expert')
    const sum = (level: Level) => cheap.reduce((stars, challenge) => stars + starsOf(challenge, level), 0)
    expect(sum('sharp')).toBeGreaterThan(sum('novice') + cheap.length)
  })
})

describe('a star', () => {
  const outcome = { places: [2, 1, 3], scores: [40, 45, 12], lines: [[], [], []] }
  const challengeFor = (measure: string, wanted = 0): Challenge => {
    const goal = { measure, wanted }
    return {
      ...{ id: 'first', seats: 3, options: {}, seed: 'x', seat: 1, rivals: 'novice' },
      stars: [goal, goal, goal],
    }
  }
  const bookWith = (scores: readonly number[] | null): ChallengeBook => ({
    game: 'x',
    challenges: [],
    scores: () => scores,
    measures: { towers: () => 3 },
    words: recordOf(LANGUAGES, () => () => expect.unreachable()),
  })
  const earned = (measure: string, wanted: number, opponent?: number) =>
    starsEarned(
      bookWith(null),
      challengeFor(measure, wanted),
      {},
      opponent === undefined ? outcome : { ...outcome, opponent },
    )[0]

  it.each([
    ['place', 1, true],
    ['points', 45, true],
    ['points', 46, false],
    ['lead', 5, true],
    ['lead', 6, false],
    ['towers', 3, true],
    ['towers', 4, false],
  ] as const)('for %s %i: %s', (measure, wanted, isEarned) => expect(earned(measure, wanted)).toBe(isEarned))

  it('for a lead counts the game itself among the rivals, where it plays', () => {
    expect(earned('lead', 5, 44)).toBe(false)
    expect(earned('lead', 1, 44)).toBe(true)
  })

  it.each([
    ['place', [9, 7, 3], 2],
    ['points', [9, 7, 3], 7],
    ['lead', [9, 7, 3], -2],
    ['towers', [9, 7, 3], 3],
    ['points', [HIDDEN, 7, HIDDEN], 7],
    ['place', [HIDDEN, 7, HIDDEN], null],
    ['lead', null, null],
  ] as const)('tells on the way how far %s has come, of %j: %s', (measure, scores, standing) =>
    expect(standingNow(bookWith(scores), challengeFor(measure), {})[0]).toBe(standing),
  )
})
