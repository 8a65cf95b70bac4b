import type { Objection } from '../kernel/game.ts'

/** Why a request over HTTP was not done: `{ "fault": code }`. A table that a game's options forbid adds the objection. */
export const FAULTS = [
  'not-understood',
  'too-large',
  'unknown-address',
  'not-known',
  /** Another site's page asked, or this one was reached by a name that is not the club's. */
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
  /** Words that speak for the club, and the names of bots. */
  'name-reserved',
  'wrong-login',
  /** Somebody guesses: a proof of work must come with the request (wire/proof.ts). */
  'proof-wanted',
  'banned',
  /** The password is right; the code of the second step is missing, or not. */
  'code-needed',
  'wrong-code',
  'two-step-on',
  /** Before this is changed, show once more who you are. */
  'prove-first',
  /** The server sends no letters, or could not. */
  'no-mail',
  'mail-failed',
  'bad-address',
  /** A link that was used, is too old, or never was. */
  'wrong-token',
  'not-account',
  'already-account',
  'last-key',
  'in-charge',
  'passkey-refused',
  'unknown-person',
  'unknown-session',
  'bad-endpoint',
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
  // moderation
  'unknown-report',
  'no-sanction',
  'appealed-before',
] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultReply {
  readonly fault: Fault
  /** Only with 'objection': what the game has against these seats and options. */
  readonly objection?: Objection
  /** Only with 'proof-wanted'. */
  readonly challenge?: string
}

/** Objections of the server itself to a command at a table; `rule` is then 'server'. */
export const SERVER_OBJECTIONS = [
  /** Something happened that the sender had not seen; figures: seen, now. */
  'stale',
  /** Of several moves one has an outcome that its player cannot know: those after it must wait for it. */
  'uncertain',
  /** Nothing can be stored at the moment; the command was not done. */
  'storage',
  'paused',
  'not-paused',
  'no-clock',
  'over',
  'resigned',
  /** A stand-in plays this seat: its person must return first. */
  'stand-in',
  'no-stand-in',
  /** The host has sent this person away for good. */
  'kicked',
  /** Another proposal waits for answers. */
  'already-proposed',
  /** There is no such proposal any more, or this seat has answered it. */
  'not-proposed',
  'nothing-to-undo',
  /** This table has seen more asking and going to and fro than any match needs; moves are still heard. */
  'too-fast',
  // Which of undo's rules forbids it; beyond them everybody must agree.
  'undo-start',
  'undo-seat-changed',
  'undo-chance',
  'undo-reveal',
  'undo-other-moved',
] as const
export type ServerObjection = (typeof SERVER_OBJECTIONS)[number]

/** Why a message over the socket could not be heard at all. */
export const ERROR_CODES = [
  'not-understood',
  'too-fast',
  'unknown-table',
  'not-started',
  'not-seated',
  'no-entry',
  'cannot-open',
  /** The match is played by rules of another version than any server here knows. */
  'other-rules',
  'no-such-step',
  /** An administrator has asked this person to be quiet for a while. */
  'muted',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
