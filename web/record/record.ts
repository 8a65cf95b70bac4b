import { LEVELS, type Level } from '../../bots/levels.ts'
import { elementAt } from '../../kernel/list.ts'
import type { StoredMatch } from '../store/matches.ts'

/* What one has done against bots, from the matches that this browser keeps: nothing else is counted, so nothing disagrees. */

/** A match of one person against bots, played to its end. */
export interface OwnResult {
  readonly game: string
  /** Of the strongest bot. */
  readonly level: Level
  readonly place: number
  readonly score: number
  readonly played: number
}

export function ownResult({ seats, result, game, played, branch }: StoredMatch): OwnResult | null {
  const people = seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []))
  const levels = seats.flatMap(({ control, level }) => (control === 'bot' ? [LEVELS.indexOf(level)] : []))
  const [me] = people
  if (!result || branch || me === undefined || people.length > 1 || levels.length === 0) return null
  return {
    game,
    level: elementAt(LEVELS, Math.max(...levels)),
    place: elementAt(result.places, me),
    score: elementAt(result.scores, me),
    played,
  }
}

export interface LevelRecord {
  readonly game: string
  readonly level: Level
  readonly matches: number
  readonly won: number
  readonly best: number
}

export interface OwnRecord {
  /** By game as they were played last, each by level. */
  readonly levels: readonly LevelRecord[]
  readonly matches: number
  readonly won: number
  /** Matches won one after another: now, and at best. */
  readonly streak: number
  readonly longest: number
}

export function recordFrom(results: readonly OwnResult[]): OwnRecord {
  const latest = results.toSorted((a, b) => b.played - a.played)
  const games = [...new Set(latest.map(({ game }) => game))]
  const levels = games.flatMap(game =>
    LEVELS.flatMap(level => {
      const own = latest.filter(result => result.game === game && result.level === level)
      if (own.length === 0) return []
      return [{ game, level, matches: own.length, won: won(own), best: Math.max(...own.map(({ score }) => score)) }]
    }),
  )
  const firstLoss = latest.findIndex(({ place }) => place > 1)
  return {
    levels,
    matches: latest.length,
    won: won(latest),
    streak: firstLoss < 0 ? latest.length : firstLoss,
    longest: longestRun(latest),
  }
}

const won = (results: readonly OwnResult[]): number => results.filter(({ place }) => place === 1).length

function longestRun(results: readonly OwnResult[]): number {
  let [run, longest] = [0, 0]
  for (const { place } of results) {
    run = place === 1 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** What to try next. */
export type NextStep =
  /** Two of the last three were won. */
  | { readonly kind: 'level'; readonly game: string; readonly level: Level }
  /** The last three were lost. */
  | { readonly kind: 'lessons'; readonly game: string }
  | { readonly kind: 'game'; readonly game: string }

const RECENT = 3

export function nextStep(results: readonly OwnResult[], shelf: readonly string[]): NextStep | null {
  const latest = results.toSorted((a, b) => b.played - a.played)
  const [last] = latest
  if (!last) return null
  const { game, level } = last
  const recent = latest.filter(result => result.game === game && result.level === level).slice(0, RECENT)
  const higher = LEVELS[LEVELS.indexOf(level) + 1]
  if (higher && won(recent) >= 2) return { kind: 'level', game, level: higher }
  if (recent.length === RECENT && won(recent) === 0) return { kind: 'lessons', game }
  const fresh = shelf.find(id => !latest.some(result => result.game === id))
  return fresh === undefined ? null : { kind: 'game', game: fresh }
}
