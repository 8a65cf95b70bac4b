import { elementAt } from '../../kernel/list.ts'
import type { PlayerState, SeatedTable, TournamentState } from './tournament-state.ts'

/*
 * Points, tie-breaks and ranks (docs/club.md), from the record of a tournament and its finished tables alone.
 */

/** How a table of the tournament ended. */
export interface MatchOutcome {
  /** 1 is best and may be shared; null if the table was broken off. */
  readonly places: readonly number[] | null
  /** Whose person made no move of their own although it was their turn. */
  readonly missed: readonly boolean[]
  readonly at: number
}
export type Outcomes = ReadonlyMap<string, MatchOutcome>

/** For beating everybody at a table. Every opponent counts the same, and a shared place counts half. */
export const WIN = 60

export interface TournamentStanding {
  readonly player: PlayerState
  readonly rank: number
  readonly points: number
  /** Sonneborn-Berger: the points of those one has beaten, half of those one has drawn with, a table counting once. */
  readonly berger: number
  readonly wins: number
  readonly tables: number
}

/** The places as the tournament counts them: whoever did not come is last. Null if the table was broken off. */
export function placesAt({ places, missed }: MatchOutcome): readonly number[] | null {
  const merits = places?.map((place, seat) => place + (missed[seat] ? places.length : 0))
  return merits?.map(merit => 1 + merits.filter(other => other < merit).length) ?? null
}

/** What the seat won against another: all, half or nothing. */
function share(outcome: MatchOutcome, places: readonly number[], seat: number, other: number): number {
  if (outcome.missed[seat]) return 0
  return Math.sign(elementAt(places, other) - elementAt(places, seat)) / 2 + 0.5
}

/** The points of every seat. */
export function pointsAt(outcome: MatchOutcome): readonly number[] | null {
  const places = placesAt(outcome)
  if (!places) return null
  const each = WIN / (places.length - 1)
  return places.map((_, seat) =>
    places.reduce((sum, _, other) => (other === seat ? sum : sum + share(outcome, places, seat, other) * each), 0),
  )
}

interface Tally {
  points: number
  berger: number
  wins: number
  tables: number
}

const NOTHING: Readonly<Tally> = { points: 0, berger: 0, wins: 0, tables: 0 }

/** Best first. Those who never had a place are not in it. */
export function standingsOf(state: TournamentState, outcomes: Outcomes): TournamentStanding[] {
  const tallies = new Map<string, Tally>()
  for (const { id } of state.players.values()) tallies.set(id, { ...NOTHING })
  const finished = state.rounds.flatMap(({ tables }) => tables.flatMap(table => finishedTable(table, outcomes) ?? []))
  for (const { seats, points, places } of finished)
    for (const [seat, id] of seats.entries()) {
      const tally = tallies.get(id)
      if (!tally) continue
      tally.points += elementAt(points, seat)
      tally.tables++
      if (places[seat] === 1) tally.wins++
    }
  // A rest in Swiss is no fault of one's own.
  if (state.settings.format === 'swiss')
    for (const id of state.rounds.flatMap(({ rest }) => rest)) {
      const tally = tallies.get(id)
      if (tally) tally.points += WIN
    }
  for (const table of finished)
    for (const [seat, id] of table.seats.entries()) {
      const tally = tallies.get(id)
      if (tally) tally.berger += bergerAt(table, seat, other => tallies.get(other)?.points ?? 0)
    }
  const reached = state.settings.format === 'knockout' ? knockoutRank(state, outcomes) : () => 0
  const ranked = [...state.players.values()]
    .map(player => ({ player, stage: reached(player.id), ...(tallies.get(player.id) ?? NOTHING) }))
    .filter(({ player, tables }) => player.status === 'in' || tables > 0)
    .sort((one, other) => compare(one, other) || one.player.seed - other.player.seed)
  return ranked.map(({ stage, ...standing }) => ({
    ...standing,
    rank: 1 + ranked.findIndex(other => compare(other, { stage, ...standing }) === 0),
  }))
}

type Ranked = Tally & { readonly stage: number }

const compare = (one: Ranked, other: Ranked): number =>
  other.stage - one.stage || other.points - one.points || other.berger - one.berger || other.wins - one.wins

interface FinishedTable extends SeatedTable {
  readonly outcome: MatchOutcome
  readonly places: readonly number[]
  readonly points: readonly number[]
}

function finishedTable(table: SeatedTable, outcomes: Outcomes): FinishedTable | null {
  const outcome = outcomes.get(table.id)
  const places = outcome && placesAt(outcome)
  const points = outcome && pointsAt(outcome)
  return outcome && places && points ? { ...table, outcome, places, points } : null
}

/** A whole number of sixtieths, so that equal sums are equal. */
function bergerAt({ seats, outcome, places }: FinishedTable, seat: number, pointsOf: (id: string) => number): number {
  const each = WIN / (seats.length - 1)
  return seats.reduce(
    (sum, id, other) => (other === seat ? sum : sum + share(outcome, places, seat, other) * each * pointsOf(id)),
    0,
  )
}

/** How far somebody came in a knock-out: the round, and the place at its table. */
function knockoutRank({ rounds }: TournamentState, outcomes: Outcomes): (id: string) => number {
  const PLACES = 8
  const stages = new Map<string, number>()
  for (const [round, { tables, rest }] of rounds.entries()) {
    for (const id of rest) stages.set(id, (round + 1) * PLACES)
    for (const table of tables) {
      const outcome = outcomes.get(table.id)
      const places = outcome && placesAt(outcome)
      for (const [seat, id] of table.seats.entries())
        stages.set(id, (round + 1) * PLACES + (places ? PLACES - elementAt(places, seat) : 0))
    }
  }
  return id => stages.get(id) ?? 0
}

/** The best of the people: a bot wins nothing. */
export function winnersIn(standings: readonly TournamentStanding[]): string[] {
  const people = standings.filter(({ player }) => player.level === null)
  return people.flatMap(({ player, rank }) => (rank === people[0]?.rank ? [player.id] : []))
}
