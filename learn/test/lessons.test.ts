import { describe, expect, it } from 'vitest'
import type { Bot } from '../../bots/bot.ts'
import { type BotName, botOf } from '../../bots/registry.ts'
import { loadGame } from '../../games/registry.ts'
import { PROOFREAD, type ProofreadLanguage } from '../../kernel/conformance/proofread-languages.ts'
import type { Move } from '../../kernel/game.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { COURSE_IDS } from '../course-ids.ts'
import { loadCourse } from '../courses.ts'
import { type CourseWords, type Lesson, spokenAs } from '../lesson.ts'
import {
  due,
  type LessonState,
  next,
  openLesson,
  play,
  reply,
  shown,
  spoken,
  stepOf,
  takeBack,
  viewOf,
  wanted,
} from '../lesson-player.ts'
import { candidateOf } from '../moment.ts'
import { taughtIn } from '../taught.ts'
import { numbersIn, sentencesIn } from './numbers.ts'

describe.each(COURSE_IDS)('the course of %s', async id => {
  const course = await loadCourse(id)
  const module = await loadGame(id)
  const { game } = module
  const botGame = await loadBotGame(module)
  const words: Readonly<Record<ProofreadLanguage, CourseWords>> = {
    en: await course.words.en(),
    ru: await course.words.ru(),
  }
  const said = new Set<string>()
  function botNamed(name: BotName): Bot {
    const bot = botOf(name, botGame)
    if (!bot) throw new Error(`there is no bot ${name}`)
    return bot
  }

  /** Everything said has words in both languages, with true figures, about pieces that exist. */
  function expectSpoken(state: LessonState): void {
    const { lesson } = state
    const told = spoken(state)
    if (!told) return
    const where = `${lesson.id}, step ${state.at + 1}, ${state.mode}`
    expect(told.say, `${where}: this move has no answer`).not.toBeNull()
    const key = told.say ?? ''
    said.add(`${lesson.id}.${key}`)
    for (const language of PROOFREAD) {
      const text = spokenAs(words[language][lesson.id]?.say[key], told.figures)
      expect(text, `${where}: ${key} in ${language}`).toMatch(/\S/)
      expect(text).not.toMatch(/undefined|NaN|Infinity/)
      const figures = Object.values(told.figures)
      expect(
        numbersIn(text, language).filter(number => !figures.includes(number)),
        `${where}: ${text}`,
      ).toEqual([])
      expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
    }
    const pieces = course.pieces(viewOf(state), lesson.seat)
    expect(
      told.light.filter(piece => !pieces.includes(piece)),
      `${where}: lit, but not there`,
    ).toEqual([])
  }

  /** Others answer as the lesson says, or by a bot. */
  function answered(state: LessonState, rng: Rng): LessonState {
    let now = state
    for (let asked = due(now); asked; asked = due(now)) {
      const legal = game.moves(now.match.position, asked.seat)
      const scripted = asked.move
      const move = scripted
        ? legal.find(listed => JSON.stringify(listed) === JSON.stringify(scripted))
        : botNamed(now.lesson.bots).choose(game.view(now.match.position, asked.seat), asked.seat, legal, rng)
      if (!move) throw new Error(`${state.lesson.id}: ${JSON.stringify(scripted)} is not legal`)
      now = reply(now, move)
    }
    return now
  }

  /** A bot plays the learner's seat until the step is over. */
  function playedOut(state: LessonState, bot: BotName, seed: string): LessonState {
    const rng = Rng.fromSeed(seed)
    const player = botNamed(bot)
    let now = answered(state, rng)
    while (now.at === state.at && now.mode === 'ask') {
      const view = viewOf(now)
      const { seat } = now.lesson
      now = answered(play(now, player.choose(view, seat, game.moves(view, seat), rng)), rng)
    }
    return now
  }

  /** Tries every legal move of a step: wanted ones continue the lesson, all others are answered and taken back. */
  function tried(state: LessonState): LessonState {
    const { lesson } = state
    const right = wanted(state)
    expect(right, `${lesson.id}, step ${state.at + 1}: nothing legal is wanted`).not.toEqual([])
    const answers = new Set<string | null>()
    for (const move of game.moves(viewOf(state), lesson.seat)) {
      const after = play(state, move)
      if (right.includes(move) || right.some(one => sameMove(one, move))) {
        expect(answered(after, Rng.fromSeed('answers')).at).toBe(state.at + 1)
        continue
      }
      expect(after.mode).toBe('wrong')
      expect(after.turns.length, 'it is really played').toBe(state.turns.length + 1)
      expectSpoken(after)
      answers.add(after.answer?.say ?? null)
      expect(takeBack(after)).toBe(state)
    }
    expect(right, 'what is shown is wanted').toContainEqual(shown(state))
    const step = stepOf(state)
    const expected = [...(step?.wrong ?? []).map(({ say }) => say), ...(step?.otherwise ? [step.otherwise] : [])]
    expect([...answers].sort(), `${lesson.id}, step ${state.at + 1}: answers`).toEqual(expected.sort())
    return answered(play(state, right[0] as Move), Rng.fromSeed('answers'))
  }

  function free(state: LessonState): LessonState {
    const lost = playedOut(state, 'random', 'lost')
    const { wrong, otherwise } = stepOf(state) ?? {}
    if (wrong || otherwise) {
      expect(lost.mode, 'played at random it is lost').toBe('wrong')
      expectSpoken(lost)
      expect(takeBack(lost)).toBe(state)
    }
    if (stepOf(state)?.show) {
      let now = state
      for (let move = shown(now); now.at === state.at && move; move = shown(now)) {
        now = answered(play(now, move), Rng.fromSeed('shown'))
        expectSpoken(now)
      }
      expect(now.at, `${state.lesson.id}: what is shown leads on`).toBe(state.at + 1)
    }
    const tries = Array.from({ length: 12 }, (_, at) => playedOut(state, 'greedy', `try ${at}`))
    const won = tries.filter(({ at }) => at > state.at)
    expect(won.length, `${state.lesson.id}: a sensible player reaches the goal`).toBeGreaterThan(tries.length / 2)
    return won[0] as LessonState
  }

  it.each(course.lessons.map(lesson => [lesson.id, lesson] as const))(
    '%s can be played as it is meant',
    (_, lesson: Lesson) => {
      let state = openLesson(game, lesson)
      expect(lesson.position(candidateOf(game, state.match, lesson.seat)), 'the position it needs').toBe(true)
      while (state.mode !== 'done') {
        expectSpoken(state)
        if (state.mode === 'tell') state = next(state)
        else state = stepOf(state)?.free ? free(state) : tried(state)
      }
      const keys = Object.keys(words.en[lesson.id]?.say ?? {})
      expect(
        keys.filter(key => !said.has(`${lesson.id}.${key}`)),
        'words that nobody says',
      ).toEqual([])
    },
  )

  it('has a title and an idea for each lesson in both languages, and no words for others', () => {
    const ids = course.lessons.map(lesson => lesson.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of PROOFREAD) {
      expect(Object.keys(words[language])).toEqual(ids)
      for (const { title, idea } of Object.values(words[language])) expect(title && idea).toMatch(/\S/)
    }
  })

  it('teaches every rule that a first game needs', async () => {
    const { taught, untaught } = taughtIn(course)
    expect(untaught).toEqual([])
    const rules = (await module.rules.en()).flatMap(section => section.rules.map(rule => rule.id))
    expect([...taught, ...course.needed].filter(rule => !rules.includes(rule))).toEqual([])
    expect(course.needed.length).toBeGreaterThan(0)
  })
})

const sameMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other)
