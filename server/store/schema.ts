import type { AppealState, ModeratorAct, ReportReason, SanctionKind } from '../../wire/moderation.ts'
import type { SecurityEventKind } from '../../wire/people.ts'
import type { EventKind } from '../../wire/table-events.ts'

/** Times are milliseconds since 1970; JSON is text in both engines, so that one set of queries serves them. */
export interface Database {
  people: {
    id: string
    name: string
    /** The name folded for comparison; only accounts have one, guests may share names. */
    name_key: string | null
    /** argon2id, in its usual text form; null for guests. */
    secret: string | null
    banned: number
    created_at: number
  }
  /** How the names of accounts look (`server/people/names.ts`): no two accounts share a look. */
  name_looks: {
    look: string
    person_id: string
  }
  sessions: {
    /** SHA-256 of the cookie: a stolen database opens no session. */
    token_hash: string
    /** Names the session to its owner without being the key to it. */
    id: string
    person_id: string
    agent: string
    created_at: number
    seen_at: number
    /** When this person last showed who they are; 0 for sessions of before this was written down. */
    proved_at: number
  }
  /** Addresses that were shown to be their owner's. */
  emails: {
    person_id: string
    address: string
    language: 'en' | 'ru'
    confirmed_at: number
  }
  /** Links that were sent by e-mail: to confirm an address, or to set a new password. */
  mail_tokens: {
    /** SHA-256 of the token. */
    hash: string
    person_id: string
    purpose: 'confirm' | 'recover'
    address: string
    language: 'en' | 'ru'
    expires_at: number
  }
  /** Second steps: the secret that an authenticator app shares. */
  totps: {
    person_id: string
    secret: string
    /** 1 from the first right code on. */
    confirmed: number
    /** Codes up to this step are used up. */
    last_step: number
  }
  recovery_codes: {
    person_id: string
    /** SHA-256 of the code. */
    hash: string
  }
  /** What happened to an account, for its owner. */
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
  /** What a browser's authenticator was asked to sign; gone when answered or too old. */
  ceremonies: {
    id: string
    challenge: string
    /** Whose key it will be; null when logging in. */
    person_id: string | null
    /** The account to be made with the key. */
    name: string | null
    expires_at: number
  }
  /** What somebody may not do for a while. */
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
    /** Empty if it is not about something that was said. */
    line_id: string
    line_text: string
    reason: ReportReason
    note: string
    /** 0 until an administrator has looked. */
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
  /** Every act of an administrator; never changed. */
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
  }
  blocks: {
    person_id: string
    blocked_id: string
  }
  push_subscriptions: {
    endpoint: string
    person_id: string
    p256dh: string
    auth: string
    language: 'en' | 'ru'
    created_at: number
  }
  /** Keys the server made for itself, such as those of Web Push. */
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
    /** The key that opens a table that is not listed. */
    invite: string | null
    /** Raised by every change of this row: of two changes made from the same one, the second must look again. */
    version: number
    /** As in `TableResult`; null until it is over. */
    result: string | null
    next_id: string | null
    created_at: number
    started_at: number | null
    ended_at: number | null
    /** Not later than the next thing the server must do here by itself; null if nothing. */
    due_at: number | null
  }
  /** The servers that run on this database; one that has stopped is gone, one that was killed stays until it is noticed. */
  servers: {
    id: string
    host: string
    pid: number
    /** Does it hear of what others do? */
    shared: number
    started_at: number
    beats: number
    beat_at: number
  }
  /** Open connections, where several servers share the limit of them. */
  sockets: {
    person_id: string
    slot: number
    server: string
    until: number
  }
  /** The last event of a table that an absent person was told of by push; gone when the match is over. */
  notices: {
    table_id: string
    person_id: string
    number: number
  }
  /** Who sits at a table that is not over, to find a person's tables. */
  sitters: {
    table_id: string
    person_id: string
  }
  /** Who may enter a table that is not listed, and who may not enter a table any more. */
  admissions: {
    table_id: string
    person_id: string
    admitted: number
  }
  /** The log of a table in play: moves and everything else, never changed. An undo is one more event. */
  table_events: {
    table_id: string
    number: number
    kind: EventKind
    /** Whose event it was or whom it concerned; -1 for the whole table. */
    seat: number
    /** The move, or what else belongs to the event. */
    data: string
    /** The client's own id of the command: sent twice, it is played once. */
    command: string
    /** Who acted for the seat: its person, a bot, the table's policy for the absent, or those in charge. */
    cause: 'person' | 'bot' | 'clock' | 'host' | 'admin'
    at: number
  }
  snapshots: {
    table_id: string
    number: number
    position: string
    /** Clocks and all else that would need the positions before to be worked out again. */
    state: string
  }
  results: {
    table_id: string
    seat: number
    person_id: string
    game: string
    place: number
    score: number | null
    /** The part of the win. */
    won: number
    at: number
    /** 0 for somebody whose seat was taken from them: the match is in their history and in no figure. */
    counts: number
    /** How much of the match's effect their rating took; 0 if it was not rated for them. */
    weight: number
  }
  /** The analysis of a match that is over, and how far it has come. */
  analyses: {
    table_id: string
    /** How many positions there are to judge. */
    steps: number
    /** The server that works on it. */
    by: string
    /** Until then it is taken to be at work; null when all is judged. */
    until: number | null
  }
  /** What is judged of a match, in order and without gaps. */
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
  chat: {
    id: string
    table_id: string
    person_id: string
    name: string
    /** Seats and spectators talk apart while the match runs. */
    room: 'seats' | 'spectators'
    text: string
    at: number
  }
}
