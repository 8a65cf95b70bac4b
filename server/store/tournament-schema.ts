import type { CalledOff, TournamentEventKind, TournamentPhase } from '../../wire/tournament.ts'

/** Tables of the database that belong to tournaments. */
export interface TournamentDatabase {
  tournaments: {
    id: string
    host_id: string
    /** As `NewTournament`. */
    settings: string
    /** This and what follows repeats the record, for lists. */
    phase: TournamentPhase
    people: number
    created_at: number
    /** As the host wants it; null: as soon as it is full. */
    starts_at: number | null
    started_at: number | null
    ended_at: number | null
    called_off: CalledOff | null
    /** The ids of the winners, once it is over. */
    winners: string | null
    /** When a server must look at it again; null: when a table ends. */
    due_at: number | null
  }
  /** Who takes part or waits, to find a person's tournaments. */
  tournament_people: {
    tournament_id: string
    person_id: string
  }
  /** A tournament's append-only record. */
  tournament_events: {
    tournament_id: string
    number: number
    kind: TournamentEventKind
    data: string
    at: number
  }
}
