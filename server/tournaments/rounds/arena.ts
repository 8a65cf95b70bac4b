import { nearTables } from '../pairing/near.ts'
import { inSeats } from '../pairing/seats.ts'
import { tableSizes } from '../pairing/sizes.ts'
import { type Outcomes, standingsOf } from '../standings.ts'
import type { TournamentEventBody } from '../tournament-event.ts'
import type { PlayerState, TournamentState } from '../tournament-state.ts'
import {
  allTables,
  arenaEndsAt,
  botsFor,
  candidates,
  gone,
  isHere,
  meetingsOf,
  openTables,
  roundEvent,
  type Surroundings,
  seatsSat,
} from './round.ts'

/** Somebody who has waited this long gets a full table if there are enough, or a smaller one, or bots. */
const PATIENCE_MS = 15_000
const LONG_PATIENCE_MS = 40_000

/** Seats those who are free with others near in points; until its end, then waits for the last tables. */
export function arenaRound(
  state: TournamentState,
  outcomes: Outcomes,
  surroundings: Surroundings,
): TournamentEventBody | null {
  const { now, least } = surroundings
  const open = openTables(state, outcomes)
  if (now >= (arenaEndsAt(state) ?? 0)) return open.length === 0 ? { kind: 'end' } : null
  const missing = gone(state, outcomes)
  const busy = new Set(allTables(state).flatMap(({ id, seats }) => (outcomes.has(id) ? [] : seats)))
  const freeSince = freedAt(state, outcomes)
  const since = (player: PlayerState) => Math.max(player.since, freeSince.get(player.id) ?? 0)
  // Whoever waits longest comes first.
  const free = candidates(state, missing)
    .filter(player => !busy.has(player.id) && isHere(surroundings, player))
    .sort((one, other) => since(one) - since(other))
  const [first] = free
  if (!first) return null
  const { seats, bots } = state.settings
  const waited = now - since(first)
  const full = Math.floor(free.length / seats)
  const seated = howMany({ free: free.length, full, seats, waited, isQuiet: open.length === 0, bots: bots !== null })
  if (seated < Math.max(bots === null ? Math.max(2, least) : 1, 1)) return null

  const order = standingsOf(state, outcomes)
  const points = new Map(order.map(standing => [standing.player.id, standing.points]))
  const people = free.slice(0, seated).map(({ id }) => id)
  const idle = order.map(({ player }) => player.id).filter(id => !busy.has(id))
  const { old, fresh } = bots === null ? { old: [], fresh: [] } : botsFor(state, idle, people.length)
  const ranked = [...people, ...old, ...fresh.map(({ id }) => id)].toSorted(
    (one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0),
  )
  const { tables: sizes } = tableSizes(ranked.length, seats, least)
  if (sizes.length === 0) return null
  const tables = nearTables(ranked, sizes, id => points.get(id) ?? 0, meetingsOf(state))
  const sat = seatsSat(state)
  return roundEvent(
    state,
    tables.map(table => inSeats(table, sat)),
    { gone: missing, bots: fresh },
  )
}

/** How many of those who wait get a table now: waiting a little finds better company. */
function howMany(at: {
  free: number
  full: number
  seats: number
  waited: number
  isQuiet: boolean
  bots: boolean
}): number {
  // Nobody else will come free soon, as at the start.
  if (at.isQuiet && (at.full > 0 || at.waited >= PATIENCE_MS)) return at.free
  if (at.full >= 2 || (at.full === 1 && at.waited >= PATIENCE_MS)) return at.full * at.seats
  return at.full === 0 && at.waited >= LONG_PATIENCE_MS ? at.free : 0
}

/** When everybody's last table ended. */
function freedAt(state: TournamentState, outcomes: Outcomes): ReadonlyMap<string, number> {
  const freed = new Map<string, number>()
  for (const { id, seats } of allTables(state))
    for (const player of seats) freed.set(player, Math.max(freed.get(player) ?? 0, outcomes.get(id)?.at ?? 0))
  return freed
}
