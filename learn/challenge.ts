import type { Level } from '../bots/levels.ts'
import { HIDDEN, type Options, type Outcome, type Position } from '../kernel/game.ts'
import { type InFiles, type Translations, translations } from '../kernel/languages.ts'
import { elementAt } from '../kernel/list.ts'
import { type Seat, seatAt } from '../kernel/seat.ts'

/* The format of challenges: a whole match against bots with a goal for each of three stars. */

/** Measures that every challenge may use; games add their own. */
export const COMMON_MEASURES = ['place', 'points', 'lead'] as const
export type CommonMeasure = (typeof COMMON_MEASURES)[number]

/** The goal of a star: the measure must reach this value. A place must be this or better. */
export interface Goal<Measure extends string = string> {
  readonly measure: Measure | CommonMeasure
  readonly wanted: number
}

/** Who plays whom in each challenge, alike in every game. `crowd` fills the table. */
const TABLES = {
  first: { seats: 3, rivals: 'novice', seat: 0 },
  duel: { seats: 2, rivals: 'steady', seat: 0 },
  crowd: { seats: 'all', rivals: 'steady', seat: 'last' },
  goal: { seats: 3, rivals: 'steady', seat: 0 },
  rich: { seats: 4, rivals: 'sharp', seat: 2 },
  experts: { seats: 3, rivals: 'expert', seat: 1 },
} as const
export type ChallengeId = keyof typeof TABLES
const CHALLENGE_IDS: readonly ChallengeId[] = ['first', 'duel', 'crowd', 'goal', 'rich', 'experts']

export interface Challenge {
  readonly id: ChallengeId
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly seat: Seat
  readonly rivals: Level
  readonly stars: Stars
}

export type Stars<Measure extends string = string> = readonly [Goal<Measure>, Goal<Measure>, Goal<Measure>]

/** One language of a game's challenges. */
export interface ChallengeWords<Measure extends string = string> {
  readonly titles: Readonly<Record<ChallengeId, string>>
  readonly goals: Readonly<Record<Measure, (wanted: number) => string>>
}

interface Measuring<P extends Position> {
  of(p: P, seat: Seat): number
}

/** What `games/<game>/challenges/index.ts` exports as `challenges`. */
export interface ChallengeBook<P extends Position = Position> {
  readonly game: string
  readonly challenges: readonly Challenge[]
  /** Everybody's score so far; `null` while it is hidden. */
  scores(p: P): readonly number[] | null
  /** A seat's value at the end, by measure. */
  readonly measures: Readonly<Record<string, Measuring<P>['of']>>
  readonly words: Translations<ChallengeWords>
}

interface ChallengeDefinition<P extends Position, Measure extends string>
  extends Omit<InFiles<ChallengeBook<P>>, 'challenges'> {
  /** The most players the game takes. */
  readonly mostSeats: number
  /** `pentarchy challenges` shows how many stars each level earns: Steady can reach the first, Expert hardly the third. */
  readonly stars: Readonly<Record<ChallengeId, Stars<Measure>>>
  readonly measures: Readonly<Record<Measure, Measuring<P>['of']>>
}

/** Drops the types of one game. Challenges only ever see positions of their own game. */
export const defineChallenges = <P extends Position, Measure extends string>({
  mostSeats,
  stars,
  words,
  ...book
}: ChallengeDefinition<P, Measure>): ChallengeBook => ({
  ...book,
  challenges: CHALLENGE_IDS.map(id => {
    const { seats, rivals, seat } = TABLES[id]
    return {
      id,
      seats: seats === 'all' ? mostSeats : seats,
      options: {},
      seed: `challenge ${id}`,
      seat: seat === 'last' ? seatAt(mostSeats - 1) : seat,
      rivals,
      stars: stars[id],
    }
  }),
  words: translations(words, file => file.words),
})

/* Goals of stars. */
export const place = (wanted: number): Goal<never> => ({ measure: 'place', wanted })
export const points = (wanted: number): Goal<never> => ({ measure: 'points', wanted })
export const lead = (wanted: number): Goal<never> => ({ measure: 'lead', wanted })
export const reach = <Measure extends string>(measure: Measure, wanted: number): Goal<Measure> => ({ measure, wanted })

/** Which of the three stars a seat has earned at the end of the match. */
export const starsEarned = (
  { measures }: ChallengeBook,
  { stars, seat }: Challenge,
  position: Position,
  outcome: Outcome,
): boolean[] =>
  stars.map(({ measure, wanted }) => {
    const own = elementAt(outcome.scores, seat)
    switch (measure) {
      case 'place':
        return elementAt(outcome.places, seat) <= wanted
      case 'points':
        return own >= wanted
      case 'lead':
        return own - rivalsBest(outcome, seat) >= wanted
      default:
        return (measures[measure]?.(position, seat) ?? 0) >= wanted
    }
  })

/** How close a seat is to each star; `null` if that is not known yet. */
export const standingNow = (
  { measures, scores }: ChallengeBook,
  { stars, seat }: Challenge,
  position: Position,
): (number | null)[] => {
  const now = scores(position)
  const own = now?.[seat] ?? HIDDEN
  const rivals = now?.filter((_, other) => other !== seat) ?? []
  const areOpen = now !== null && !now.includes(HIDDEN)
  return stars.map(({ measure }) => {
    switch (measure) {
      case 'place':
        return areOpen ? 1 + rivals.filter(score => score > own).length : null
      case 'points':
        return own === HIDDEN ? null : own
      case 'lead':
        return areOpen ? own - Math.max(...rivals) : null
      default:
        return measures[measure]?.(position, seat) ?? null
    }
  })
}

const rivalsBest = ({ scores, opponent }: Outcome, seat: Seat): number =>
  Math.max(opponent ?? Number.NEGATIVE_INFINITY, ...scores.filter((_, other) => other !== seat))
