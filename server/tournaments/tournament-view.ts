import * as v from 'valibot'
import type { Json } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { NAMELESS } from '../../wire/people.ts'
import {
  NewTournamentSchema,
  type TournamentInfo,
  type TournamentPlayer,
  type TournamentReply,
  type TournamentView,
} from '../../wire/tournament.ts'
import type { TournamentRow } from '../store/tournament-store.ts'
import { nextRoundAt } from './advance.ts'
import type { LiveTournament } from './live-tournament.ts'
import { arenaEndsAt, openTables } from './rounds/round.ts'
import { placesAt, pointsAt, standingsOf, WIN, winnersIn } from './standings.ts'

type Names = ReadonlyMap<string, string>
const nameIn = (names: Names, id: string): string => names.get(id) ?? NAMELESS

/** What lists show. */
export function tournamentInfo(row: TournamentRow, names: Names): TournamentInfo {
  const { options, ...settings } = v.parse(NewTournamentSchema, JSON.parse(row.settings))
  const winners: readonly string[] = JSON.parse(row.winners ?? '[]')
  return {
    ...settings,
    options: options as Readonly<Record<string, Json>>,
    id: row.id,
    host: { id: row.host_id, name: nameIn(names, row.host_id) },
    phase: row.phase,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    calledOff: row.called_off,
    people: row.people,
    winners: winners.map(id => nameIn(names, id)),
  }
}

export function tournamentView({ row, state, outcomes, names }: LiveTournament, pauseMs: number): TournamentView {
  const standings = standingsOf(state, outcomes)
  const ranked = new Set(standings.map(({ player }) => player.id))
  const others = [...state.players.values()].filter(({ id }) => !ranked.has(id))
  const hasBegun = state.startedAt !== null
  const players: TournamentPlayer[] = [
    ...standings.map(({ player, ...standing }) => ({ player, ...standing, rank: hasBegun ? standing.rank : 0 })),
    ...others.map(player => ({ player, rank: 0, points: 0, berger: 0, wins: 0, tables: 0 })),
  ].map(({ player: { id, level, status }, berger, ...standing }) => ({
    ...standing,
    id,
    name: level === null ? nameIn(names, id) : '',
    level,
    status,
    berger: berger / WIN,
  }))
  const index = new Map(players.map(({ id }, at) => [id, at]))
  const indices = (ids: readonly string[]) => ids.flatMap(id => index.get(id) ?? [])
  return {
    info: {
      ...tournamentInfo(row, names),
      phase: state.phase,
      startedAt: state.startedAt,
      endedAt: state.endedAt,
      calledOff: state.calledOff,
      people: players.filter(({ level, status }) => level === null && status === 'in').length,
      winners: state.phase === 'over' && !state.calledOff ? winnersIn(standings).map(id => nameIn(names, id)) : [],
    },
    players,
    rounds: state.rounds.map(({ at, tables, rest, absent }) => ({
      at,
      tables: tables.map(({ id, seats }) => {
        const outcome = outcomes.get(id)
        return {
          id,
          seats: indices(seats),
          over: outcome !== undefined,
          places: (outcome && placesAt(outcome)) ?? null,
          points: (outcome && pointsAt(outcome)) ?? null,
          missed: seats.map((_, seat) => outcome?.missed[seat] ?? false),
        }
      }),
      rest: indices(rest),
      absent: indices(absent),
    })),
    planned: state.planned,
    nextAt:
      state.phase === 'running' && state.settings.format !== 'arena' && openTables(state, outcomes).length === 0
        ? nextRoundAt(state, outcomes, pauseMs)
        : null,
    endsAt: arenaEndsAt(state),
  }
}

/** What this person needs besides: whether they take part, and their table. */
export function standingOf({ state, outcomes }: LiveTournament, personId: string | null): TournamentReply['you'] {
  const player = personId === null ? undefined : state.players.get(personId)
  if (!player) return { status: null, table: null }
  const open = state.rounds
    .flatMap(({ tables }) => tables)
    .findLast(({ id, seats }) => !outcomes.has(id) && seats.includes(player.id))
  return { status: player.status, table: open?.id ?? null }
}

/** The standings as a table for spreadsheets. */
export function standingsCsv({ players }: TournamentView): string {
  const rows = players.map(player => [
    player.rank,
    player.level ? `bot (${player.level})` : player.name,
    player.status,
    player.points,
    Math.round(player.berger * 10) / 10,
    player.wins,
    player.tables,
  ])
  return csv([['rank', 'player', 'status', 'points', 'sonneborn_berger', 'wins', 'tables'], ...rows])
}

/** Every seat of every table. */
export function tablesCsv({ players, rounds }: TournamentView): string {
  const rows = rounds.flatMap(({ tables }, round) =>
    tables.flatMap(({ id, seats, places, points }) =>
      seats.map((at, seat) => {
        const { level, name } = elementAt(players, at)
        return [round + 1, id, seat + 1, level ? `bot (${level})` : name, places?.[seat] ?? '', points?.[seat] ?? '']
      }),
    ),
  )
  return csv([['round', 'table', 'seat', 'player', 'place', 'points'], ...rows])
}

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** A name that begins like a formula must stay a name. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
