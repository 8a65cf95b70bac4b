import { describe, expect, it } from 'vitest'
import { ferry } from '../../games/ferry/index.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../../games/ferry/position.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { LANGUAGES } from '../../kernel/languages.ts'
import { createMatch } from '../../kernel/match.ts'
import { recordOf } from '../../kernel/record.ts'
import { defineCourse, type Lesson, not } from '../lesson.ts'
import {
  back,
  due,
  type LessonState,
  next,
  openLesson,
  play,
  reply,
  spoken,
  takeBack,
  wanted,
} from '../lesson-player.ts'

/* A lesson of Ferry, a game of simultaneous choices: load the lightest crate, then play on freely. */

const game: Game = ferry.game
const SETUP = { seats: 2, options: {}, seed: 'a lesson' }
const created = createMatch(ferry.game, SETUP.seats, SETUP.options, SETUP.seed)
if (!created.ok) throw new Error(created.error.code)
const [mine = [], theirs = []] = created.value.position.hands
const load = (weight = 0): FerryMove => ({ kind: 'load', weight })

const lightest = ({ before, move }: { before: FerryPosition; move: FerryMove }): boolean =>
  move.weight === before.hands[0]?.[0]

const [lesson, stretch] = defineCourse<FerryPosition, FerryMove, FerryEvent>({
  game: 'ferry',
  needed: [],
  pieces: () => [],
  words: recordOf(LANGUAGES, () => async () => ({ words: {} })),
  lessons: [
    {
      id: 'light',
      teaches: [],
      match: { ...SETUP, choices: [] },
      seat: 0,
      bots: 'novice',
      end: 'next',
      position: () => true,
      steps: [
        { say: 'hello' },
        {
          say: 'load',
          want: lightest,
          wrong: [{ when: not(lightest), say: 'heavy', figures: ({ move }) => ({ weight: move.weight }) }],
          replies: [{ seat: 1, move: load(theirs[0]) }],
        },
        { say: 'free', free: 2 },
        { say: 'bye' },
      ],
    },
    {
      id: 'stretch',
      teaches: [],
      match: { ...SETUP, choices: [] },
      seat: 0,
      bots: 'novice',
      end: 'next',
      position: () => true,
      steps: [
        {
          say: 'both',
          free: Number.POSITIVE_INFINITY,
          want: ({ start, after }) => after.crossing - start.crossing === 2,
          wrong: [{ when: not(lightest), say: 'heavy' }],
        },
      ],
    },
  ],
}).lessons as readonly [Lesson, Lesson]

const begun = openLesson(game, lesson)
const asked = next(begun)

describe('a lesson', () => {
  it('begins by telling, and takes no move meanwhile', () => {
    expect(begun).toMatchObject({ mode: 'tell', at: 0 })
    expect(play(begun, load(mine[0]))).toBe(begun)
    expect(spoken(begun)?.say).toBe('hello')
  })

  it('plays a poor move on the board, answers it, and takes it back', () => {
    const heavy = mine.at(-1)
    const after = play(asked, load(heavy))
    expect(after.mode).toBe('wrong')
    expect(after.match.log).toHaveLength(1)
    expect(spoken(after)).toMatchObject({ say: 'heavy', figures: { weight: heavy } })
    expect(takeBack(after)).toBe(asked)
    expect(asked.match.log).toEqual([])
  })

  it('shows the wanted move; then the others do what the lesson tells', () => {
    const [right] = wanted(asked)
    expect(right).toEqual(load(mine[0]))
    const after = play(asked, right as Move)
    expect(after.mode).toBe('others')
    expect(due(after)).toEqual({ seat: 1, move: load(theirs[0]) })
    expect(reply(after, load(theirs[0]))).toMatchObject({ at: 2, mode: 'ask' })
  })

  it('lets bots answer in free steps, whoever is asked first, and goes on after so many moves', () => {
    const free = reply(play(asked, load(mine[0])), load(theirs[0]))
    const once = answered(play(free, firstOf(free)))
    expect(once).toMatchObject({ at: 2, mode: 'ask', made: 1 })
    const twice = play(once, firstOf(once))
    expect(twice).toMatchObject({ at: 3, mode: 'tell' })
    expect(next(twice).mode).toBe('done')
  })

  it('goes back to the beginning of the step, then to the one before', () => {
    const free = reply(play(asked, load(mine[0])), load(theirs[0]))
    const once = answered(play(free, firstOf(free)))
    expect(back(once)).toBe(free)
    expect(back(free)).toBe(asked)
    expect(back(asked)).toBe(begun)
    expect(back(begun)).toBe(begun)
  })
})

describe('a stretch of free play', () => {
  const whole = openLesson(game, stretch)
  const once = answered(play(whole, load(mine[0])))

  it('is judged from where it began', () => {
    expect(once).toMatchObject({ at: 0, mode: 'ask' })
    expect(answered(play(once, firstOf(once))).mode).toBe('done')
  })

  it('is taken back as a whole after a poor move', () => {
    const poor = play(whole, load(mine.at(-1)))
    expect(poor.mode).toBe('wrong')
    expect(takeBack(poor)).toBe(whole)
  })
})

const firstOf = ({ match }: LessonState): Move => game.moves(match.position, 0)[0] as Move

function answered(state: LessonState): LessonState {
  let now = state
  for (let bot = due(now); bot; bot = due(now)) {
    expect(bot.move).toBeNull()
    now = reply(now, game.moves(now.match.position, bot.seat)[0] as Move)
  }
  return now
}
