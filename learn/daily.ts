import { botSeed, botTaste } from '../bots/chance.ts'
import type { Level } from '../bots/levels.ts'
import type { MoveJob } from '../bots/pool/jobs.ts'
import type { Move } from '../kernel/game.ts'
import { err, ok, type Result, sameData } from '../kernel/json.ts'
import { elementAt } from '../kernel/list.ts'
import { checkMove, createMatch, type Match, playUnchecked } from '../kernel/match.ts'
import type { GameModule } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import { type Seat, seatAt } from '../kernel/seat.ts'
import { COURSE_IDS, type CourseId } from './course-ids.ts'
import { dateOf } from './days.ts'

/*
 * The daily challenge: one start for everybody, against bots at a level without a time limit, so that the same moves
 * always get the same answers. A club draws a seed nobody knows; a page alone uses one that follows from the date.
 */

/** What a day's challenge is, without its chance. */
export interface DailyTask {
  readonly game: CourseId
  readonly seats: number
  readonly seat: Seat
  readonly rivals: Level
}

const SATURDAY = 2

/** Every game comes once in five days. Rivals are stronger at weekends. */
export function taskOf(day: number): DailyTask {
  const { length } = COURSE_IDS
  const order = Rng.fromSeed(`daily games ${Math.floor(day / length)}`).shuffle([...COURSE_IDS])
  const lot = Rng.fromSeed(`daily seats ${day}`)
  const seats = 3 + lot.below(2)
  return {
    game: elementAt(order, day % length),
    seats,
    seat: seatAt(lot.below(seats)),
    // Day 0 was a Thursday.
    rivals: [SATURDAY, SATURDAY + 1].includes(day % 7) ? 'sharp' : 'steady',
  }
}

/** The seed of a page without a club. Anybody can work it out. */
export const openSeedOf = (day: number): string => `daily ${dateOf(day)}`

/** Asks a bot for its move. */
export type AskRival = (job: Omit<MoveJob, 'task'>) => Promise<Move>

export type WrongTry = 'bad-setup' | 'illegal-move' | 'other-rivals' | 'unfinished'

/** Plays a try again: every own move must be legal, and every rival's the one its bot makes there. */
export async function replayTry(
  { game }: GameModule,
  { game: id, seats, seat: own, rivals: level }: DailyTask,
  seed: string,
  moves: readonly (readonly [seat: number, move: unknown])[],
  ask: AskRival,
): Promise<Result<Match, WrongTry>> {
  const created = createMatch(game, seats, {}, seed)
  if (!created.ok) return err('bad-setup')
  const match = created.value
  const { rulesVersion } = game.facts
  for (const [step, [number, move]] of moves.entries()) {
    const seat = seatAt(number)
    const checked = checkMove(game, match.position, seat, move)
    if (!checked.ok) return err('illegal-move')
    if (seat !== own) {
      const view = game.view(match.position, seat)
      const chance = { taste: botTaste(seed, seat), seed: botSeed(seed, step, seat) }
      if (!sameData(await ask({ game: id, rulesVersion, level, seat, view, ...chance }), move))
        return err('other-rivals')
    }
    playUnchecked(match, seat, checked.value)
  }
  return game.outcome(match.position) ? ok(match) : err('unfinished')
}
