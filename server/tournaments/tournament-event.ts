import * as v from 'valibot'
import { LEVELS } from '../../bots/levels.ts'
import { CALLED_OFF, type TournamentEventKind } from '../../wire/tournament.ts'
import type { TournamentEventRow } from '../store/tournament-store.ts'

const Id = v.string()
const Ids = v.array(Id)
const Index = v.pipe(v.number(), v.integer(), v.minValue(0))
const Bots = v.array(v.object({ id: Id, level: v.fallback(v.picklist(LEVELS), 'steady') }))

/** Everything that is recorded of a tournament. What its tables brought is stored with them. */
const TOURNAMENT_EVENTS = {
  join: v.object({ player: Id }),
  leave: v.object({ player: Id, why: v.picklist(['left', 'banned']) }),
  /** `players`: those who came, strongest first. `plan`: the rounds of a round robin, of places in that list. */
  start: v.object({
    players: Ids,
    absent: Ids,
    bots: Bots,
    plan: v.nullable(v.array(v.array(v.array(Index)))),
    planned: v.nullable(Index),
  }),
  /**
   * Tables begin. `gone`: who did not come to their last table. `places`: who holds each place of the plan from now on;
   * null if nobody does.
   */
  round: v.object({
    tables: v.array(v.object({ id: Id, seats: Ids })),
    rest: Ids,
    absent: Ids,
    gone: Ids,
    bots: Bots,
    places: v.nullable(v.array(v.nullable(Id))),
  }),
  end: v.object({}),
  'call-off': v.object({ why: v.picklist(CALLED_OFF) }),
} as const satisfies Record<TournamentEventKind, unknown>

type EventSchemas = typeof TOURNAMENT_EVENTS

export type TournamentEventBody = {
  [K in TournamentEventKind]: { readonly kind: K } & Readonly<v.InferOutput<EventSchemas[K]>>
}[TournamentEventKind]

/** A numbered entry of a tournament's append-only record. */
export type TournamentEvent = TournamentEventBody & { readonly number: number; readonly at: number }

export function rowOfEvent(tournament_id: string, event: TournamentEvent): TournamentEventRow {
  const { number, kind, at, ...data } = event
  return { tournament_id, number, kind, at, data: JSON.stringify(data) }
}

/** Throws for a row that no version of the program has written. */
export function tournamentEventOf({ number, kind, at, data }: TournamentEventRow): TournamentEvent {
  const schema: v.GenericSchema<unknown, object> = TOURNAMENT_EVENTS[kind]
  return { ...v.parse(schema, JSON.parse(data)), kind, number, at } as TournamentEvent
}
