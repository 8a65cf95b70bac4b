import type { Options } from '../game.ts'

/** A table at which a game is examined. */
export interface Case {
  readonly seats: number
  readonly options?: Options
}

/** All that makes one examined game what it is. */
export interface ExamineRequest {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** One position in so many is examined thoroughly; every position is checked for dead ends and broken invariants. */
  readonly every: number
}

/** The command that examines the same game again. */
export const repeatCommand = (game: string, { seats, options, seed, every }: ExamineRequest): string =>
  [
    `npm run -s pentarchy -- fuzz ${game} --games 1 --seed ${quoted(seed)} --players ${seats} --every ${every}`,
    ...(Object.keys(options).length > 0 ? [`--options ${quoted(JSON.stringify(options))}`] : []),
  ].join(' ')

/** As one word of a shell. */
export const quoted = (text: string): string => (/^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
