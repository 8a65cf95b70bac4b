import type { CalledOff, Format, PlayerStatus, TournamentPhase } from '../../../../wire/tournament.ts'
import type { Warning } from '../../../pieces/confirmation.ts'

/** Every word of tournaments. A language that lacks one does not compile. */
export interface TournamentText {
  readonly title: string
  readonly hint: string
  readonly create: string
  readonly phases: Readonly<Record<TournamentPhase, string>>
  readonly empty: Readonly<Record<TournamentPhase, string>>
  readonly formats: Readonly<Record<Format, string>>
  /** The rules in two sentences. */
  readonly rules: Readonly<Record<Format, string>>
  readonly people: (count: number, most: number) => string
  readonly seats: (count: number) => string
  readonly starts: (when: string) => string
  readonly startsIn: (time: string) => string
  readonly startsFull: string
  readonly ends: (time: string) => string
  readonly nextIn: (time: string) => string
  readonly ended: (when: string) => string
  readonly winners: (names: string) => string
  readonly calledOff: Readonly<Record<CalledOff, string>>
  readonly mine: string
  readonly hostedBy: (name: string) => string
  readonly rated: string
  readonly unrated: string
  readonly accounts: string
  readonly bots: (level: string) => string
  readonly join: string
  readonly joinWaiting: string
  readonly leave: string
  readonly leaveSure: Warning
  readonly callOff: string
  readonly callOffSure: Warning
  readonly sit: string
  readonly seated: string
  readonly status: Readonly<Record<PlayerStatus, string>>
  readonly youAre: Readonly<Record<PlayerStatus, string>>
  readonly stayHere: string
  readonly standings: string
  readonly players: string
  readonly noPlayers: string
  readonly rank: string
  readonly player: string
  readonly points: string
  readonly berger: string
  readonly bergerLong: string
  readonly wins: string
  readonly tables: string
  readonly bot: (level: string, number: number) => string
  readonly now: string
  readonly noneNow: string
  readonly results: string
  readonly noResults: string
  readonly round: (number: number, planned: number | null) => string
  readonly table: (number: number) => string
  readonly watch: string
  readonly replay: string
  readonly missed: string
  readonly brokenOff: string
  readonly rests: (names: string) => string
  readonly absent: (names: string) => string
  readonly export: string
  readonly exports: { readonly standings: string; readonly tables: string; readonly json: string }
  readonly tieBreaks: string
  readonly form: {
    readonly title: (game: string) => string
    readonly hint: string
    readonly game: string
    readonly name: string
    readonly nameHint: string
    readonly suggested: (game: string) => string
    readonly format: string
    readonly seats: string
    readonly most: string
    readonly start: string
    readonly starts: { readonly full: string; readonly at: string }
    readonly date: string
    readonly rounds: string
    readonly roundsAuto: string
    readonly minutes: string
    readonly bots: string
    readonly noBots: string
    readonly who: string
    readonly everybody: string
    readonly accounts: string
    readonly create: string
    readonly needsAccount: string
    readonly register: string
  }
}
