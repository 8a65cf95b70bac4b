import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadRules } from '../games/registry.ts'
import { isRecord } from '../kernel/json.ts'
import { type BotGame, loadBotGame } from '../kernel/module.ts'
import { loadChallenges } from '../learn/challenges.ts'
import { type CourseId, hasCourse } from '../learn/course-ids.ts'
import { keeping, varied } from '../learn/puzzles/book.ts'
import { faultsIn, holds } from '../learn/puzzles/check.ts'
import { loadPuzzles } from '../learn/puzzles/collections.ts'
import {
  type FoundMatch,
  LARGEST_PART,
  type PuzzleBook,
  type PuzzleCollection,
  puzzlesIn,
} from '../learn/puzzles/puzzle.ts'
import { themed } from '../learn/puzzles/theme.ts'
import { gameNamed, quote, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { spread } from './parallel.ts'

export interface MineJob {
  readonly game: CourseId
  readonly number: number
}

const WORKER = new URL('./puzzles-worker.ts', import.meta.url)
/** Matches searched before checking whether there are enough puzzles. */
const BATCH = 8
const CHECKED_WITH = 1000

export const puzzles: CliCommand = {
  name: 'puzzles',
  usage: 'GAME [--mine N [--from MATCH] [--resume FILE]] [--check [--iterations N] [--drop]] [--json]',
  summary: 'Lists the puzzles of a game, finds new ones, or checks them again.',
  details: `
  --mine N        searches matches of Experts until N puzzles are found and adds them to
                  games/GAME/puzzles/book.json; no theme fills more than three fifths of it. The same matches give
                  the same puzzles
  --from MATCH    the number of the first match (the one after the last that gave a puzzle)
  --resume FILE   records each searched match, and searches none twice
  --check         searches every puzzle again from another seed
  --iterations N  the budget of each of these searches (${CHECKED_WITH})
  --drop          removes those that fail from the book

Exit status 1: a puzzle failed the check.`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('mine', 'from', 'resume', 'iterations'),
      ...switches('check', 'drop', 'json'),
    })
    const module = await gameNamed(positionals[0])
    const { id, rulesVersion } = module.game.facts
    if (!hasCourse(id)) throw new BadInput(`${quote(id)} has no puzzles.`)
    const collection = await loadPuzzles(id)
    const shipped = await collection.book()
    if (values.check) {
      const iterations = wholeNumber(values.iterations, 'iterations', 1, 1_000_000) ?? CHECKED_WITH
      const rules = (await loadRules(id, shipped.rules)) ?? module
      const failed = check(await loadBotGame(rules), collection, shipped, iterations, values.json)
      if (values.drop)
        write(id, { ...shipped, matches: keeping(shipped.matches, ({ mark }) => !failed.includes(mark)) })
      return failed.length === 0 ? EXIT.fine : EXIT.found
    }
    const wanted = wholeNumber(values.mine, 'mine', 1, 100_000)
    if (wanted === undefined) return tell(id, collection, shipped, values.json)
    if (shipped.matches.length > 0 && shipped.rules !== rulesVersion)
      throw new BadInput(`The puzzles of ${id} are of rules version ${shipped.rules}: begin a new book.`)
    const from = wholeNumber(values.from, 'from', 0, Number.MAX_SAFE_INTEGER) ?? afterLast(shipped)
    const found = await mine(id, wanted, from, values.resume)
    const known = new Set(puzzlesIn(shipped).map(puzzle => puzzle.id))
    const fresh = found
      .map(match => ({ ...match, puzzles: match.puzzles.filter(({ mark }) => !known.has(mark)) }))
      .map(match => themed(module.game, collection, match))
    const book = {
      rules: rulesVersion,
      matches: varied([...shipped.matches, ...fresh], collection.largestPart ?? LARGEST_PART),
    }
    write(id, book)
    return tell(id, collection, book, values.json)
  },
}

async function tell(
  game: CourseId,
  { themes }: PuzzleCollection,
  book: PuzzleBook,
  asJson: boolean | undefined,
): Promise<number> {
  const all = puzzlesIn(book)
  const { challenges } = await loadChallenges(game)
  show(asJson, { game, puzzles: all.length, challenges: challenges.length }, [
    `${game}: ${all.length} puzzles of ${book.matches.length} matches, ${challenges.length} challenges`,
    ...themes.map(({ id, name }) => {
      const ratings = all.filter(({ theme }) => theme === id).map(({ rating }) => rating)
      const range = ratings.length > 0 ? `, rated ${Math.min(...ratings)} to ${Math.max(...ratings)}` : ''
      return `  ${name.en}: ${ratings.length}${range}`
    }),
  ])
  return EXIT.fine
}

/** The ids of those that fail. */
function check(
  botGame: BotGame,
  collection: PuzzleCollection,
  book: PuzzleBook,
  iterations: number,
  asJson: boolean | undefined,
): readonly string[] {
  const all = puzzlesIn(book)
  const failed = all.flatMap(puzzle => {
    const faults = faultsIn(botGame.game, collection, puzzle)
    if (faults.length === 0 && !holds(botGame, puzzle, iterations)) faults.push('a search prefers another move')
    return faults.map(fault => ({ puzzle: puzzle.id, fault }))
  })
  show(asJson, { game: collection.game, puzzles: all.length, iterations, failed }, [
    `${collection.game}: ${all.length} puzzles, ${iterations} iterations, ${failed.length} do not hold`,
    ...failed.map(({ puzzle, fault }) => `  ${puzzle}: ${fault}`),
  ])
  return failed.map(({ puzzle }) => puzzle)
}

/** Searches match after match until there are enough puzzles, and keeps all of the last match. */
async function mine(game: CourseId, wanted: number, from: number, file: string | undefined): Promise<FoundMatch[]> {
  const known = file === undefined ? new Map<number, FoundMatch>() : readMatches(file)
  const found: FoundMatch[] = []
  let count = 0
  for (let first = from; count < wanted; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => first + at)
    const jobs = numbers.filter(number => !known.has(number)).map((number): MineJob => ({ game, number }))
    await spread<MineJob, FoundMatch>(WORKER, jobs, ({ number }, match) => {
      known.set(number, match)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ number, match })}\n`)
    })
    for (const number of numbers) {
      const match = known.get(number)
      if (!match || count >= wanted) continue
      found.push(match)
      count += match.puzzles.length
    }
    console.error(`match ${first + BATCH - 1}: ${count} of ${wanted} puzzles`)
  }
  return found
}

/** Skips a line cut short by an interruption. */
function readMatches(file: string): Map<number, FoundMatch> {
  const known = new Map<number, FoundMatch>()
  if (!existsSync(file)) return known
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      const entry: unknown = JSON.parse(line)
      if (isRecord(entry) && typeof entry.number === 'number') known.set(entry.number, entry.match as FoundMatch)
    } catch {}
  }
  return known
}

const afterLast = ({ matches }: PuzzleBook): number =>
  Math.max(0, ...matches.map(({ seed }) => Number(/\d+$/.exec(seed)?.[0] ?? 0) + 1))

/** One match a line, for readable diffs. */
function write(game: CourseId, { rules, matches }: PuzzleBook): void {
  const lines = matches.map(match => JSON.stringify(match)).join(',\n')
  const path = new URL(`../games/${game}/puzzles/book.json`, import.meta.url)
  writeFileSync(path, `{ "rules": ${rules}, "matches": [\n${lines}\n] }\n`)
}
