import { hashOf } from '../../../kernel/hash.ts'
import { SeatCounts } from '../pairing/seats.ts'
import type { Outcomes } from '../standings.ts'
import type { TournamentEventBody } from '../tournament-event.ts'
import type { PlayerState, TournamentState } from '../tournament-state.ts'

export type RoundEvent = TournamentEventBody & { readonly kind: 'round' }

/** What the decision depends on besides the record and the tables. */
export interface Surroundings {
  readonly now: number
  /** Who is connected; null where it does not matter, because there are days for every move. */
  readonly here: ReadonlySet<string> | null
  /** Higher is stronger. */
  readonly ratingOf: (id: string) => number
  /** The fewest that the game can be played by. */
  readonly least: number
  /** How long people rest between two live rounds. */
  readonly pauseMs: number
}

export const isHere = ({ here }: Surroundings, { id, level }: Pick<PlayerState, 'id' | 'level'>): boolean =>
  level !== null || here === null || here.has(id)

export const openTables = ({ rounds }: TournamentState, outcomes: Outcomes): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ id }) => (outcomes.has(id) ? [] : [id])))

export const arenaEndsAt = ({ startedAt, settings }: TournamentState): number | null =>
  settings.format === 'arena' && startedAt !== null ? startedAt + settings.minutes * 60_000 : null

/** Players by table, in the order of the seats, and whatever else there is to say of the round. */
export function roundEvent(
  state: TournamentState,
  tables: readonly (readonly string[])[],
  more: Partial<Pick<RoundEvent, 'rest' | 'absent' | 'gone' | 'bots' | 'places'>>,
): RoundEvent {
  return {
    kind: 'round',
    // Named by place and number: two servers with the same decision name the same table.
    tables: tables.map((seats, index) => ({ id: hashOf([state.id, state.number + 1, index]), seats: [...seats] })),
    rest: [],
    absent: [],
    gone: [],
    bots: [],
    places: null,
    ...more,
  }
}

/** Everybody's tables so far, oldest first. */
export const allTables = ({ rounds }: TournamentState) => rounds.flatMap(({ tables }) => tables)

/** Who is in but did not come to their last table. */
export function gone(state: TournamentState, outcomes: Outcomes): string[] {
  const missed = new Map<string, boolean>()
  for (const { id, seats } of allTables(state))
    for (const [seat, player] of seats.entries()) missed.set(player, outcomes.get(id)?.missed[seat] ?? false)
  return [...state.players.values()].flatMap(({ id, status, since }) =>
    status === 'in' && missed.get(id) && since <= lastSeated(state, id) ? [id] : [],
  )
}

/** When somebody last sat down; they may have come back since. */
const lastSeated = ({ rounds }: TournamentState, id: string): number =>
  rounds.findLast(({ tables }) => tables.some(({ seats }) => seats.includes(id)))?.at ?? 0

/** How often two have met, over all tables. */
export function meetingsOf(state: TournamentState): (one: string, other: string) => number {
  const times = new Map<string, number>()
  const key = (one: string, other: string) => (one < other ? `${one}\n${other}` : `${other}\n${one}`)
  for (const { seats } of allTables(state))
    for (const [index, one] of seats.entries())
      for (const other of seats.slice(index + 1)) times.set(key(one, other), (times.get(key(one, other)) ?? 0) + 1)
  return (one, other) => times.get(key(one, other)) ?? 0
}

export function seatsSat(state: TournamentState): SeatCounts<string> {
  const sat = new SeatCounts<string>()
  for (const { seats } of allTables(state)) sat.add(seats)
  return sat
}

export const isBot = ({ players }: TournamentState, id: string): boolean => (players.get(id)?.level ?? null) !== null

/** People who have or may get a place: those in, then those who wait, as far as there is room. */
export function candidates({ players, settings }: TournamentState, without: readonly string[]): PlayerState[] {
  const all = [...players.values()].filter(player => player.level === null && !without.includes(player.id))
  const inside = all.filter(({ status }) => status === 'in')
  const waiting = all.filter(({ status }) => status === 'waiting')
  return [...inside, ...waiting.slice(0, Math.max(0, settings.most - inside.length))]
}

/** Bots that make the number of players a multiple of the seats; a negative number says how many there are. */
export function newBots(
  { settings: { bots: level, seats }, players }: TournamentState,
  minusPlayers: number,
): { id: string; level: NonNullable<typeof level> }[] {
  if (level === null) return []
  const known = [...players.values()].filter(player => player.level !== null).length
  const wanted = ((minusPlayers % seats) + seats) % seats
  return Array.from({ length: wanted }, (_, n) => ({ id: `bot ${known + n + 1}`, level }))
}

/** The bots that fill the tables of so many people: those there are, strongest first, and new ones. */
export function botsFor(state: TournamentState, ranked: readonly string[], people: number) {
  const known = ranked.filter(id => isBot(state, id))
  const wanted = newBots(state, -people)
  const old = known.slice(0, wanted.length)
  return { old, fresh: wanted.slice(0, wanted.length - old.length) }
}
