import type { Generated } from 'kysely'
import type { Level } from '../../bots/levels.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { AppealState, ModeratorAct, ReportReason, SanctionKind } from '../../wire/moderation.ts'
import type { SecurityEventKind } from '../../wire/people.ts'
import type { EventKind } from '../../wire/table-events.ts'
import type { TournamentDatabase } from './tournament-schema.ts'

/** Times are milliseconds since 1970. JSON is text in both engines, so that the same queries serve both. */
export interface Database extends TournamentDatabase {
  people: {
    id: string
    name: string
    /** The folded name. Only accounts have one; guests may share names. */
    name_key: string | null
    /** argon2id in its usual text form; null for guests. */
    secret: string | null
    banned: number
    /** 1 if its moves are a program's. */
    bot: Generated<number>
    created_at: number
  }
  api_tokens: {
    /** SHA-256 of the token. */
    hash: string
    id: string
    person_id: string
    label: string
    /** Names with spaces between. */
    scopes: string
    created_at: number
    /** 0 if never. */
    used_at: number
  }
  /** How accounts' names look (`server/people/names.ts`): no two accounts share a look. */
  name_looks: {
    look: string
    person_id: string
  }
  sessions: {
    /** SHA-256 of the cookie, so that a stolen database opens no session. */
    token_hash: string
    /** Identifies the session to its owner without opening it. */
    id: string
    person_id: string
    agent: string
    created_at: number
    seen_at: number
    /** When this person last proved who they are; 0 for older sessions. */
    proved_at: number
  }
  /** Confirmed addresses. */
  emails: {
    person_id: string
    address: string
    language: Language
    confirmed_at: number
  }
  /** Links sent by e-mail, to confirm an address or to set a new password. */
  mail_tokens: {
    /** SHA-256 of the token. */
    hash: string
    person_id: string
    purpose: 'confirm' | 'recover'
    address: string
    language: Language
    expires_at: number
  }
  /** The secret shared with an authenticator app. */
  totps: {
    person_id: string
    secret: string
    /** 1 after the first correct code. */
    confirmed: number
    /** Codes up to this step are used. */
    last_step: number
  }
  recovery_codes: {
    person_id: string
    /** SHA-256 of the code. */
    hash: string
  }
  security_log: {
    id: string
    person_id: string
    at: number
    kind: SecurityEventKind
    agent: string
  }
  passkeys: {
    id: string
    person_id: string
    public_key: string
    counter: number
    transports: string
    label: string
    created_at: number
  }
  /** What an authenticator was asked to sign; deleted when answered or too old. */
  ceremonies: {
    id: string
    challenge: string
    /** Whose key it will be; null for a login. */
    person_id: string | null
    /** The account to create with the key. */
    name: string | null
    expires_at: number
  }
  /** Mutes and bans. */
  sanctions: {
    person_id: string
    kind: SanctionKind
    /** 0: until it is lifted. */
    until: number
    reason: string
    at: number
  }
  reports: {
    id: string
    at: number
    by_id: string
    by_name: string
    person_id: string
    person_name: string
    table_id: string
    /** Empty unless it is about a line of chat. */
    line_id: string
    line_text: string
    reason: ReportReason
    note: string
    /** 0 until an administrator has decided. */
    closed_at: number
  }
  appeals: {
    id: string
    at: number
    person_id: string
    person_name: string
    kind: SanctionKind
    /** Which sanction: one appeal each. */
    sanction_at: number
    text: string
    state: AppealState
  }
  /** What administrators did; never changed. */
  audit_log: {
    id: string
    at: number
    by_id: string
    by_name: string
    act: ModeratorAct
    /** Empty if it concerned nobody. */
    person_id: string
    person_name: string
    table_id: string
    detail: string
    /** The length of a sanction; null: until it is lifted. */
    hours: number | null
  }
  blocks: {
    person_id: string
    blocked_id: string
  }
  /** Known to nobody but the person who follows. */
  follows: {
    person_id: string
    followed_id: string
    at: number
  }
  /** What people wrote about others, for themselves. */
  notes: {
    person_id: string
    about_id: string
    text: string
    at: number
  }
  /** People who do not show their followers where they play. */
  unseen: {
    person_id: string
  }
  /** Private tables where a person is awaited. */
  challenges: {
    table_id: string
    person_id: string
    by_id: string
    at: number
  }
  push_subscriptions: {
    endpoint: string
    person_id: string
    p256dh: string
    auth: string
    language: Language
    created_at: number
  }
  /** Recent failures, such as wrong logins (`server/people/failures.ts`). */
  failures: {
    slot: number
    count: number
    at: number
  }
  /** Keys the server generated, such as those of Web Push. */
  secrets: {
    name: string
    value: string
  }
  tables: {
    id: string
    game: string
    rules_version: number
    options: string
    seats: string
    settings: string
    host_id: string
    host_name: string
    state: 'gathering' | 'playing' | 'over'
    /** Secret until the match is over; its commitment is public. */
    seed: string
    listed: number
    /** The key of an invitation. */
    invite: string | null
    /** Incremented by every change of the row, for optimistic locking. */
    version: number
    /** As in `TableResult`; null until it is over. */
    result: string | null
    next_id: string | null
    created_at: number
    started_at: number | null
    ended_at: number | null
    /** At or before the next thing the server must do here; null if nothing. */
    due_at: number | null
    /** The tournament it belongs to. */
    tournament_id: string | null
    /** The day whose challenge is played here. */
    daily: number | null
    /** 1 while nobody else may see the match and its seed stays secret even after the end. */
    sealed: number
  }
  /** What the club's challenge of a day is. */
  daily_starts: {
    day: number
    game: string
    rules_version: number
    seats: number
    seat: Seat
    rivals: Level
    seed: string
  }
  /** The one try a person has. Its result is that of its table. */
  daily_tries: {
    day: number
    person_id: string
    /** 1: played on a page alone, from a seed that anybody can know. */
    alone: 0 | 1
    table_id: string
    at: number
  }
  /** Servers on this database. A stopped one is deleted; a killed one stays until it is noticed. */
  servers: {
    id: string
    host: string
    pid: number
    /** Whether it hears announcements. */
    shared: number
    started_at: number
    beats: number
    beat_at: number
  }
  /** Open connections, where servers share the limit. */
  sockets: {
    person_id: string
    slot: number
    server: string
    until: number
  }
  /** The last event a person was told of by push; deleted when the match is over. */
  notices: {
    table_id: string
    person_id: string
    number: number
  }
  /** Seats of tables that are not over, to find a person's tables. */
  sitters: {
    table_id: string
    person_id: string
  }
  /** Who may enter a private table, and who may no longer enter a table. */
  admissions: {
    table_id: string
    person_id: string
    admitted: number
  }
  /** A table's append-only log. An undo is one more event. */
  table_events: {
    table_id: string
    number: number
    kind: EventKind
    /** The seat that acted or is concerned; -1 for the whole table. */
    seat: number
    /** The move, or other data of the event. */
    data: string
    /** The client's id of the command: sent twice, it is played once. */
    command: string
    /** Who acted for the seat: its person, a bot, the absence policy, or an administrator. */
    cause: 'person' | 'bot' | 'clock' | 'host' | 'admin'
    at: number
  }
  snapshots: {
    table_id: string
    number: number
    position: string
    /** Clocks and whatever else would need earlier positions to compute. */
    state: string
  }
  results: {
    table_id: string
    seat: number
    person_id: string
    game: string
    place: number
    score: number | null
    /** The share of the win. */
    won: number
    at: number
    /** 0 for a kicked player: the match is in their history and in no statistic. */
    counts: number
    /** How much of the match their rating took; 0 if unrated for them. */
    weight: number
  }
  /** The analysis of a finished match, and how far it is. */
  analyses: {
    table_id: string
    /** How many positions there are to judge. */
    steps: number
    /** The server that works on it. */
    by: string
    /** Until then that server counts as alive; null when all is judged. */
    until: number | null
  }
  /** Judged steps, in order and without gaps. */
  analysis_steps: {
    table_id: string
    step: number
    /** As `Judged`. */
    judged: string
  }
  ratings: {
    person_id: string
    game: string
    mu: number
    sigma: number
    games: number
    updated_at: number
  }
  /** Ratings of a season, by game and number of players; each begins anew. */
  ladders: {
    season: number
    game: string
    seats: number
    person_id: string
    mu: number
    sigma: number
    games: number
    updated_at: number
  }
  chat: {
    id: string
    table_id: string
    person_id: string
    name: string
    /** Seats and spectators talk separately during the match. */
    room: 'seats' | 'spectators'
    text: string
    at: number
  }
}
