import type { Objection } from '../kernel/game.ts'

/**
 * Why a request over HTTP failed: `{ "fault": code }`. If a game's options forbid a table, the objection comes with it.
 */
export const FAULTS = [
  'not-understood',
  'too-large',
  'unknown-address',
  'not-known',
  /** Another site's page asked, or it used a name that is not the club's. */
  'wrong-origin',
  'wrong-host',
  'too-fast',
  /** The server is busy; a client that can do the work itself may. */
  'busy',
  'storage',
  'server',
  // people
  'bad-name',
  'bad-password',
  /** An account has this name, or one that looks like it. */
  'name-taken',
  /** Official words and the names of bots. */
  'name-reserved',
  'wrong-login',
  /** Somebody is guessing: the request needs a proof of work (wire/proof.ts). */
  'proof-wanted',
  'banned',
  /** The password is right; the code of the second step is missing or wrong. */
  'code-needed',
  'wrong-code',
  'two-step-on',
  /** Prove once more who you are before changing this. */
  'prove-first',
  /** The server cannot send letters, or failed to. */
  'no-mail',
  'mail-failed',
  'bad-address',
  /** A link that was used, is too old, or never existed. */
  'wrong-token',
  'not-account',
  'already-account',
  'last-key',
  'in-charge',
  'passkey-refused',
  'unknown-person',
  'too-many-followed',
  'unknown-session',
  'bad-endpoint',
  // programs
  /** No token may ask this, or this token lacks the scope. */
  'no-scope',
  'too-many-tokens',
  'unknown-token',
  /** Only programs of bot accounts may play. */
  'not-a-bot',
  /** A bot account must be fresh: this one has played. */
  'has-played',
  'too-many-streams',
  // tables
  'unknown-table',
  'unknown-game',
  'other-rules',
  'damaged',
  'no-entry',
  'not-host',
  'not-admin',
  'already-started',
  'not-started',
  'not-over',
  'seat-taken',
  'no-such-seat',
  'not-your-seat',
  'no-such-colour',
  'colour-taken',
  'seats-open',
  'not-ready',
  'not-seated',
  'kicked',
  'blocked',
  'too-many-tables',
  'objection',
  'unknown-line',
  // tournaments
  'unknown-tournament',
  'tournament-over',
  'tournament-full',
  'too-many-tournaments',
  'accounts-only',
  /** A start in the past or too far ahead. */
  'bad-time',
  /** An arena over days, or too many players for a round robin. */
  'bad-format',
  /** Tables of a tournament have no rematch. */
  'in-tournament',
  // the daily challenge
  /** No challenge is known of that day. */
  'unknown-day',
  /** Until midnight nobody may see it. */
  'sealed',
  /** The match is not a finished try of that day's challenge. */
  'no-try',
  // moderation
  'unknown-report',
  'no-sanction',
  'appealed-before',
] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultReply {
  readonly fault: Fault
  /** Only with 'objection': the game's objection to these seats and options. */
  readonly objection?: Objection
  /** Only with 'proof-wanted'. */
  readonly challenge?: string
}

/** The server's own objections to a command at a table; `rule` is then 'server'. */
export const SERVER_OBJECTIONS = [
  /** Something happened that the sender had not seen; figures: seen, now. */
  'stale',
  /** One of several moves has an outcome its player cannot know, so the later ones must wait. */
  'uncertain',
  /** Nothing can be stored now; the command was not carried out. */
  'storage',
  'paused',
  'not-paused',
  'no-clock',
  'over',
  'resigned',
  /** A stand-in plays this seat: its person must return first. */
  'stand-in',
  'no-stand-in',
  /** The host has kicked this person. */
  'kicked',
  /** Another proposal is open. */
  'already-proposed',
  /** The proposal is gone, or this seat has answered it. */
  'not-proposed',
  'nothing-to-undo',
  /** This seat has undone, proposed and left more often than any match needs; moves are still accepted. */
  'too-fast',
  // Which rule of undo forbids it; beyond them everybody must agree.
  'undo-start',
  'undo-seat-changed',
  'undo-chance',
  'undo-reveal',
  'undo-other-moved',
] as const
export type ServerObjection = (typeof SERVER_OBJECTIONS)[number]

/** Why a socket message was refused as a whole. */
export const ERROR_CODES = [
  'not-understood',
  'too-fast',
  'unknown-table',
  'not-started',
  'not-seated',
  'no-entry',
  'cannot-open',
  /** No server here knows the rules version of this match. */
  'other-rules',
  'no-such-step',
  /** An administrator has muted this person. */
  'muted',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
