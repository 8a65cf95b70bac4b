import { describe, expect, it } from 'vitest'
import { glossary as darkLands } from '../../games/dark-lands/text/glossary.ts'
import { glossary as ethnos } from '../../games/ethnos/text/glossary.ts'
import { glossary as paperTales } from '../../games/paper-tales/text/glossary.ts'
import { loadGame } from '../../games/registry.ts'
import { glossary as smallWorld } from '../../games/small-world/text/glossary.ts'
import { glossary as kingdoms } from '../../games/tiny-epic-kingdoms/text/glossary.ts'
import type { Glossary } from '../../kernel/conformance/glossary.ts'
import { proofreader } from '../../kernel/conformance/proofread.ts'
import { PROOFREAD } from '../../kernel/conformance/proofread-languages.ts'
import { faultsIn } from '../../kernel/conformance/words-suite.ts'
import type { Options, Position } from '../../kernel/game.ts'
import { elementAt, entryOf } from '../../kernel/list.ts'
import { parseOptions } from '../../kernel/options.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { AIM } from '../coach.ts'
import { loadCoach } from '../coaches.ts'
import { COURSE_IDS, type CourseId } from '../course-ids.ts'
import { loadCourse } from '../courses.ts'
import { spokenAs } from '../lesson.ts'
import { numbersIn, sentencesIn } from './numbers.ts'

const GAMES = 200
/** Enough to see a kind in different positions. */
const TRIED = 30
const GLOSSARIES: Readonly<Record<CourseId, Glossary>> = {
  'dark-lands': darkLands,
  ethnos,
  'paper-tales': paperTales,
  'small-world': smallWorld,
  'tiny-epic-kingdoms': kingdoms,
}
/** Too rare for random games. */
const RARE: Partial<Record<CourseId, readonly string[]>> = { ethnos: ['scatter'] }

/** Some decisions occur only with these options. */
const OPTIONS: Partial<Record<CourseId, readonly Options[]>> = {
  'tiny-epic-kingdoms': [{}, { factions: 'drafted', territories: 'chosen', exploration: true }],
  'paper-tales': [{}, { gates: 'both', forge: true }],
}

describe.each(COURSE_IDS)('the coach of %s', async id => {
  const { game, words, rules } = await loadGame(id)
  const coach = await loadCoach(id)
  const course = await loadCourse(id)
  const said = { en: await coach.words.en(), ru: await coach.words.ru() }
  const asked = { en: await words.en(), ru: await words.ru() }
  const read = proofreader(GLOSSARIES[id])
  const met = new Map<string, number>()

  /**
   * Checks that there are words in both languages with true figures, that the pieces exist, and that the prompt says
   * what the decision is about.
   */
  function examine(kind: string, view: Position, seat: Seat): void {
    const times = met.get(kind) ?? 0
    met.set(kind, times + 1)
    if (times >= TRIED) return
    const tip = entryOf(coach.tips, kind)
    const figures = tip.figures?.(view, seat) ?? {}
    for (const language of PROOFREAD) {
      const text = spokenAs(said[language][kind], figures)
      const where = `${kind} in ${language}`
      expect(faultsIn([{ language, where, text, sentence: true }], read)).toEqual([])
      const known = [...Object.values(figures)]
      expect(
        numbersIn(text, language).filter(number => !known.includes(number)),
        `${where}: ${text}`,
      ).toEqual([])
      expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
      expect(
        asked[language].prompt(view, seat).length,
        `${where}: ${asked[language].prompt(view, seat)}`,
      ).toBeGreaterThan(24)
    }
    const lit = tip.light?.(view, seat, game.moves(view, seat)) ?? []
    const pieces = course.pieces(view, seat)
    expect(
      lit.filter(piece => !pieces.includes(piece)),
      `${kind}: lit, but not there`,
    ).toEqual([])
  }

  it(`knows every decision of ${GAMES} games`, () => {
    const { min, max } = game.facts.seats
    const choices = OPTIONS[id] ?? [{}]
    for (let n = 0; n < GAMES; n++) {
      const seats = min + (n % (max - min + 1))
      const options = parseOptions(game, seats, elementAt(choices, Math.floor(n / (max - min + 1)) % choices.length))
      if (!options.ok) throw new Error(`${id}: ${options.error.code}`)
      const rng = Rng.fromSeed(`coach ${n}`)
      const p = game.setup(options.value, seats, rng)
      for (let asks = game.toMove(p); asks.length > 0; asks = game.toMove(p)) {
        const seat = rng.pick(asks)
        const moves = game.moves(p, seat)
        const kind = coach.kindOf(p, seat, moves)
        expect(kind, 'every decision has a kind').not.toBeNull()
        if (kind !== null && (met.get(kind) ?? 0) < TRIED) {
          const view = game.view(p, seat)
          expect(coach.kindOf(view, seat, moves), 'the seat sees what it is asked').toBe(kind)
          examine(kind, view, seat)
          if ((met.get(AIM) ?? 0) < TRIED) examine(AIM, view, seat)
        }
        // Picks the kind first: some kinds have thousands of moves and would hide the others.
        const chosen = rng.pick([...new Set(moves.map(move => move.kind))])
        game.play(p, seat, rng.pick(moves.filter(move => move.kind === chosen)), rng, null)
      }
    }
    expect(Object.keys(said.en).sort()).toEqual(Object.keys(said.ru).sort())
    expect(
      Object.keys(coach.tips).filter(kind => !met.has(kind)),
      'words that nobody hears',
    ).toEqual(RARE[id] ?? [])
  })

  it('names lessons and rules that exist', async () => {
    const lessons = course.lessons.map(lesson => lesson.id)
    const known = (await rules.en()).flatMap(section => section.rules.map(rule => rule.id))
    for (const [kind, { lesson, rule }] of Object.entries(coach.tips)) {
      if (lesson !== undefined) expect(lessons, kind).toContain(lesson)
      if (rule !== undefined) expect(known, kind).toContain(rule)
    }
  })
})
