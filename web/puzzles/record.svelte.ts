import { isRecord } from '../../kernel/json.ts'
import { muFor, pointsFor } from '../../learn/puzzles/rating.ts'

const KEY = 'pentarchy-puzzles'

/** A newcomer, on OpenSkill's scale. */
const NEW = { mu: 25, sigma: 25 / 3 }
/** The uncertainty of a puzzle's rating. */
const PUZZLE_SIGMA = 2
/** Less certain ratings are shown with a question mark. */
const UNSURE = 3

/** How the first attempt at a puzzle went; only that one is rated. */
export type FirstGo = 'found' | 'missed'

interface GameRecord {
  readonly mu: number
  readonly sigma: number
  readonly tried: Readonly<Record<string, FirstGo>>
  /** Puzzles that were voted down. */
  readonly out: readonly string[]
}

interface Stored {
  readonly games: Readonly<Record<string, GameRecord>>
  /** Days in a row with a solved puzzle of the day, up to `last`. */
  readonly streak: { readonly days: number; readonly last: number }
}

const FRESH: GameRecord = { ...NEW, tried: {}, out: [] }
const NOTHING: Stored = { games: {}, streak: { days: 0, last: -1 } }

const isStored = (data: unknown): data is Stored =>
  isRecord(data) && isRecord(data.games) && isRecord(data.streak) && typeof data.streak.days === 'number'

function stored(): Stored {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isStored(data) ? data : NOTHING
  } catch {
    return NOTHING
  }
}

/** What has been solved in this browser, and the resulting rating. */
class PuzzleRecord {
  private kept = $state.raw<Stored>(stored())

  of(game: string): GameRecord {
    return this.kept.games[game] ?? FRESH
  }

  points(game: string): number {
    return pointsFor(this.of(game).mu)
  }

  isUnsure(game: string): boolean {
    return this.of(game).sigma > UNSURE
  }

  firstGo(game: string, puzzle: string): FirstGo | undefined {
    return this.of(game).tried[puzzle]
  }

  isOut(game: string, puzzle: string): boolean {
    return this.of(game).out.includes(puzzle)
  }

  /**
   * The first attempt counts as a game of the player against the puzzle. Returns the change of the rating in points.
   */
  async note(game: string, puzzle: { readonly id: string; readonly rating: number }, result: FirstGo): Promise<number> {
    if (this.firstGo(game, puzzle.id)) return 0
    const before = this.points(game)
    this.change(game, old => ({ ...old, tried: { ...old.tried, [puzzle.id]: result } }))
    const { rate, rating } = await import('openskill')
    const person = [rating(this.of(game))]
    const rival = [rating({ mu: muFor(puzzle.rating), sigma: PUZZLE_SIGMA })]
    const teams = result === 'found' ? rate([person, rival]) : rate([rival, person])
    const after = teams[result === 'found' ? 0 : 1]?.[0]
    if (after) this.change(game, old => ({ ...old, mu: after.mu, sigma: after.sigma }))
    return this.points(game) - before
  }

  setOut(game: string, puzzle: string, isOut: boolean): void {
    this.change(game, old => ({
      ...old,
      out: isOut ? [...old.out.filter(id => id !== puzzle), puzzle] : old.out.filter(id => id !== puzzle),
    }))
  }

  /** A puzzle of the day was solved. */
  noteDay(day: number): void {
    const { days, last } = this.kept.streak
    if (day <= last) return
    this.keep({ ...this.kept, streak: { days: last === day - 1 ? days + 1 : 1, last: day } })
  }

  /** Days in a row, if the streak is still alive today. */
  streak(today: number): number {
    const { days, last } = this.kept.streak
    return last >= today - 1 ? days : 0
  }

  private change(game: string, how: (old: GameRecord) => GameRecord): void {
    this.keep({ ...this.kept, games: { ...this.kept.games, [game]: how(this.of(game)) } })
  }

  private keep(kept: Stored): void {
    this.kept = kept
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }
}

export const record = new PuzzleRecord()
