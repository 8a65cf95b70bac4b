import { nearTables } from '../pairing/near.ts'
import { inSeats } from '../pairing/seats.ts'
import { tableSizes } from '../pairing/sizes.ts'
import { spreadTables } from '../pairing/spread.ts'
import { type Outcomes, standingsOf } from '../standings.ts'
import type { TournamentEventBody } from '../tournament-event.ts'
import type { TournamentState } from '../tournament-state.ts'
import { botsFor, candidates, gone, isHere, meetingsOf, roundEvent, type Surroundings, seatsSat } from './round.ts'

/** How long too few people may be connected before the tournament ends. */
const ALONE_MS = 300_000

/** Everybody who is there, with those near in points whom they have not met. */
export function swissRound(
  state: TournamentState,
  outcomes: Outcomes,
  surroundings: Surroundings,
): TournamentEventBody | null {
  if (state.planned !== null && state.rounds.length >= state.planned) return { kind: 'end' }
  const missing = gone(state, outcomes)
  const may = candidates(state, missing)
  const there = may.filter(player => isHere(surroundings, player))
  const absent = may.filter(player => !isHere(surroundings, player)).map(({ id }) => id)
  if (there.length < (state.settings.bots === null ? 2 : 1)) {
    const last = Math.max(state.startedAt ?? 0, ...[...outcomes.values()].map(({ at }) => at))
    return may.length > there.length && surroundings.now < last + ALONE_MS ? null : { kind: 'end' }
  }
  const order = standingsOf(state, outcomes)
  const points = new Map(order.map(standing => [standing.player.id, standing.points]))
  const { old, fresh } = botsFor(
    state,
    order.map(({ player }) => player.id),
    there.length,
  )
  const playing = new Set([...there.map(({ id }) => id), ...old])
  const ranked = [
    ...order.flatMap(({ player }) => (playing.has(player.id) ? [player.id] : [])),
    ...there.flatMap(({ id }) => (points.has(id) ? [] : [id])),
    ...fresh.map(({ id }) => id),
  ]
  const { tables: sizes, rest: left } = tableSizes(ranked.length, state.settings.seats, surroundings.least)
  const rest = resting(state, ranked, left)
  const seated = ranked.filter(id => !rest.includes(id))
  const tables =
    state.rounds.length === 0
      ? spreadTables(seated, sizes)
      : nearTables(seated, sizes, id => points.get(id) ?? 0, meetingsOf(state))
  const sat = seatsSat(state)
  return roundEvent(
    state,
    tables.map(table => inSeats(table, sat)),
    { rest, absent, gone: missing, bots: fresh },
  )
}

/** The last in the standings who have not rested yet. */
function resting({ rounds }: TournamentState, ranked: readonly string[], count: number): string[] {
  const rests = (id: string) => rounds.filter(({ rest }) => rest.includes(id)).length
  return ranked
    .map((id, rank) => ({ id, rank, rests: rests(id) }))
    .sort((one, other) => one.rests - other.rests || other.rank - one.rank)
    .slice(0, count)
    .map(({ id }) => id)
}
