import { elementAt } from '../../../kernel/list.ts'
import { goingOn, knockoutTables } from '../pairing/knockout.ts'
import { inSeats } from '../pairing/seats.ts'
import { type Outcomes, placesAt, standingsOf } from '../standings.ts'
import type { TournamentEventBody } from '../tournament-event.ts'
import type { SeatedTable, TournamentState } from '../tournament-state.ts'
import { gone, roundEvent, type Surroundings, seatsSat } from './round.ts'

/** The best two of every table, or the one of two, sit down again. The last table decides. */
export function knockoutRound(
  state: TournamentState,
  outcomes: Outcomes,
  { least }: Surroundings,
): TournamentEventBody | null {
  const last = state.rounds.at(-1)
  const missing = gone(state, outcomes)
  const order = standingsOf(state, outcomes).map(({ player }) => player.id)
  const bySeed = [...state.players.values()].sort((one, other) => one.seed - other.seed).map(({ id }) => id)
  const stays = (id: string) => state.players.get(id)?.status === 'in' && !missing.includes(id)
  if (last && last.tables.length === 1 && last.rest.length === 0) return { kind: 'end' }
  const still = last
    ? [...last.rest, ...last.tables.flatMap(table => winnersOf(table, outcomes, order, stays))].filter(stays)
    : bySeed.filter(stays)
  if (still.length < 2) return { kind: 'end' }
  const tableOf = (id: string) => last?.tables.find(({ seats }) => seats.includes(id))?.id
  const ranked = (last ? order : bySeed).filter(id => still.includes(id))
  const apart = (one: string, other: string) => tableOf(one) !== undefined && tableOf(one) === tableOf(other)
  const { tables, rest } = knockoutTables(ranked, state.settings.seats, least, apart)
  const sat = seatsSat(state)
  return roundEvent(
    state,
    tables.map(table => inSeats(table, sat)),
    { rest: [...rest], gone: missing },
  )
}

/** Equals are told apart by the standings. Whoever left makes room for the next. */
function winnersOf(
  { id, seats }: SeatedTable,
  outcomes: Outcomes,
  order: readonly string[],
  stays: (id: string) => boolean,
): string[] {
  const outcome = outcomes.get(id)
  const places = (outcome && placesAt(outcome)) ?? seats.map(() => 1)
  return seats
    .map((player, seat) => ({ player, place: elementAt(places, seat), rank: order.indexOf(player) }))
    .filter(({ player }) => stays(player))
    .sort((one, other) => one.place - other.place || one.rank - other.rank)
    .slice(0, goingOn(seats.length))
    .map(({ player }) => player)
}
