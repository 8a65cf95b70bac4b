import { describe, expect, it } from 'vitest'
import { loadGame, loadRules } from '../../games/registry.ts'
import { PROOFREAD } from '../../kernel/conformance/proofread-languages.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { COURSE_IDS } from '../course-ids.ts'
import { faultsIn, holds } from '../puzzles/check.ts'
import { loadPuzzles } from '../puzzles/collections.ts'
import { LARGEST_PART, LIMITS, puzzlesIn } from '../puzzles/puzzle.ts'
import { firstRating, TRIAL_LEVELS, type TrialLevel } from '../puzzles/rating.ts'

/** How many puzzles of each game are searched again; `pentarchy puzzles GAME --check` checks all. */
const SAMPLE = 4
const ITERATIONS = 500

describe.each(COURSE_IDS)('the puzzles of %s', async id => {
  const collection = await loadPuzzles(id)
  const book = await collection.book()
  const module = (await loadRules(id, book.rules)) ?? (await loadGame(id))
  const botGame = await loadBotGame(module)
  const puzzles = puzzlesIn(book)

  it('were found under rules that are known', () => expect(module.game.facts.rulesVersion).toBe(book.rules))

  it('are many', () => expect(puzzles.length).toBeGreaterThanOrEqual(150))

  it('are of many kinds', () => {
    const part = (theme: string) => puzzles.filter(puzzle => puzzle.theme === theme).length / puzzles.length
    const largest = Math.max(...collection.themes.map(({ id: theme }) => part(theme)))
    expect(largest).toBeLessThanOrEqual(collection.largestPart ?? LARGEST_PART)
  })

  it('replay, and say what is so', () => {
    const faults = puzzles.flatMap(puzzle => faultsIn(module.game, collection, puzzle).map(fault => [puzzle.id, fault]))
    expect(faults).toEqual([])
    expect(new Set(puzzles.map(puzzle => puzzle.id)).size).toBe(puzzles.length)
  })

  it('have a clear best move', () => {
    const { lead } = { ...LIMITS, ...collection.limits }
    for (const { line } of puzzles) for (const step of line) expect(step.lead).toBeGreaterThanOrEqual(lead)
  })

  it('and a short search finds it, too', () => {
    const sample = puzzles.filter((_, at) => at % Math.ceil(puzzles.length / SAMPLE) === 0)
    expect(sample.filter(puzzle => !holds(botGame, puzzle, ITERATIONS)).map(puzzle => puzzle.id)).toEqual([])
  })

  it('have themes with names in both languages', () => {
    for (const { name } of collection.themes) for (const language of PROOFREAD) expect(name[language]).toMatch(/\S/)
    const ids = collection.themes.map(theme => theme.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(puzzles.filter(({ theme }) => !ids.includes(theme))).toEqual([])
  })
})

describe('the first rating of a puzzle', () => {
  const rated = (solved: Readonly<Record<TrialLevel, number>>) =>
    firstRating(TRIAL_LEVELS.map(level => ({ level, tries: 10, solved: solved[level] })))

  it('is low if even Novice solves it now and then, and high if nobody does', () => {
    const easy = rated({ novice: 6, steady: 8, sharp: 9, expert: 10 })
    const middling = rated({ novice: 0, steady: 3, sharp: 5, expert: 9 })
    const hard = rated({ novice: 0, steady: 0, sharp: 0, expert: 0 })
    expect(easy).toBeLessThan(1300)
    expect(middling).toBeGreaterThan(1400)
    expect(middling).toBeLessThan(1700)
    expect(hard).toBeGreaterThan(2000)
  })
})
