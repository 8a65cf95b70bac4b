import type { Options } from '../game.ts'

/** A set-up to examine a game with. */
export interface Case {
  readonly seats: number
  readonly options?: Options
}

/** Everything that determines one examined game. */
export interface ExamineRequest {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** One in this many positions is examined thoroughly; all are checked for dead ends and broken invariants. */
  readonly every: number
}

/** The command that repeats the examination. */
export const repeatCommand = (game: string, { seats, options, seed, every }: ExamineRequest): string =>
  [
    `npm run -s pentarchy -- fuzz ${game} --games 1 --seed ${quoted(seed)} --players ${seats} --every ${every}`,
    ...(Object.keys(options).length > 0 ? [`--options ${quoted(JSON.stringify(options))}`] : []),
  ].join(' ')

/** Quoted for a shell. */
export const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
