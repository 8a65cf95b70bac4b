import type { ErrorCode, ServerObjection } from '../../../wire/faults.ts'
import type { PublicEvent } from '../../../wire/server-message.ts'
import type { AbsentPolicy, TableResult } from '../../../wire/table.ts'
import type { ProposalKind } from '../../../wire/table-events.ts'
import type { Warning } from '../../pieces/confirmation.ts'
import type { Failure } from '../api.ts'
import type { ModerationText, ProgramsText, SecurityText } from './security-text.ts'

export const SECTIONS = ['lobby', 'tournaments', 'history', 'leaders', 'account', 'admin'] as const
export type Section = (typeof SECTIONS)[number]

/** Every word of online play. A language that lacks one does not compile. */
export interface OnlineText {
  readonly title: string
  readonly sections: Readonly<Record<Section, string>>
  readonly arrive: {
    readonly title: string
    readonly hint: string
    readonly name: string
    readonly go: string
    readonly account: string
  }
  readonly link: {
    readonly connecting: string
    readonly live: string
    readonly offline: string
    readonly waiting: (seconds: number) => string
    readonly unreached: (seconds: number) => string
    readonly now: string
    readonly ended: string
    readonly outdated: string
    readonly reload: string
    readonly again: string
  }
  readonly faults: Readonly<Record<Failure, string>>
  readonly objections: Readonly<Record<ServerObjection | ErrorCode, string>>
  readonly lobby: {
    readonly title: string
    readonly hint: string
    readonly mine: string
    readonly mineEmpty: string
    readonly open: string
    readonly openEmpty: string
    readonly playing: string
    readonly playingEmpty: string
    readonly newTable: string
    readonly enter: string
    readonly watch: string
    readonly back: string
    readonly yourTurn: string
    readonly turnOf: (names: string) => string
    readonly gathering: (free: number) => string
    readonly full: string
    readonly over: string
    readonly host: (name: string) => string
    readonly due: (when: string) => string
    readonly friends: string
    readonly friendsEmpty: string
  }
  readonly form: {
    readonly title: (game: string) => string
    readonly open: string
    readonly yours: string
    readonly settings: string
    readonly clock: string
    readonly clocks: Readonly<Record<'none' | 'real-time' | 'days', string>>
    readonly minutes: string
    readonly increment: string
    readonly days: string
    readonly absent: string
    readonly absents: Readonly<Record<AbsentPolicy, string>>
    readonly visibility: string
    readonly listed: string
    readonly unlisted: string
    readonly delay: string
    readonly delays: (moves: number) => string
    readonly rated: string
    readonly create: string
    readonly liveClock: (minutes: number, increment: number) => string
    readonly daysClock: (days: number) => string
    readonly noClock: string
  }
  readonly room: {
    readonly yourColour: string
    readonly invite: string
    readonly inviteHint: string
    readonly link: string
    readonly copy: string
    readonly copied: string
    readonly share: string
    readonly seats: string
    readonly free: string
    readonly sit: string
    readonly stand: string
    readonly ready: string
    readonly notReady: string
    readonly amReady: string
    readonly player: (seat: number) => string
    readonly start: string
    readonly startNotYet: string
    readonly waitingForHost: (name: string) => string
    readonly close: string
    readonly closeSure: Warning
    readonly kick: (name: string) => string
    readonly kickSure: (name: string) => Warning
    readonly here: string
    readonly nobodyHere: string
    readonly terms: string
    readonly visible: string
    readonly hidden: string
    readonly ratedYes: string
    readonly ratedNo: string
    readonly commitment: string
    readonly commitmentHint: string
    readonly host: string
    readonly rules: string
  }
  readonly table: {
    readonly menu: string
    readonly title: string
    readonly present: string
    readonly away: string
    readonly spectators: (n: number) => string
    readonly standIn: (level: string) => string
    readonly resigned: string
    readonly clock: string
    readonly sending: string
    readonly coach: string
    readonly askUndo: string
    readonly pause: string
    readonly resume: string
    readonly resign: string
    readonly resignSure: Warning
    readonly leaveToBot: string
    readonly takeBack: string
    readonly asked: Readonly<Record<ProposalKind, (name: string) => string>>
    readonly youAsked: Readonly<Record<ProposalKind, string>>
    readonly agree: string
    readonly decline: string
    readonly withdraw: string
    readonly awaited: (names: string) => string
    readonly paused: string
    readonly botPlays: string
    readonly youResigned: string
    readonly spectating: string
    readonly late: (moves: number) => string
    readonly gone: Readonly<Record<'kicked' | 'closed', string>>
    readonly elsewhere: (game: string) => string
    readonly seated: (tournament: string) => string
    readonly toTournament: string
    readonly goThere: string
    readonly titleTurn: string
    readonly unsent: string
    readonly rematchReady: string
    readonly events: Readonly<Record<PublicEvent['kind'], (name: string) => string>>
    readonly causes: Readonly<Record<'bot' | 'clock', string>>
  }
  readonly chat: {
    readonly label: (unread: number) => string
    readonly empty: string
    readonly placeholder: string
    readonly send: string
    readonly remove: (name: string) => string
    readonly seats: string
    readonly spectators: string
    readonly spectator: string
    readonly block: (name: string) => string
  }
  readonly result: {
    readonly reasons: Readonly<Record<TableResult['reason'], string>>
    readonly fair: string
    readonly unfair: string
    readonly seed: string
    readonly commitment: string
    readonly ratings: string
    readonly rating: (name: string, before: number, after: number) => string
    readonly replay: string
    readonly rematch: string
    readonly places: (place: number, name: string) => string
  }
  readonly account: {
    readonly title: string
    readonly guest: string
    readonly isAccount: string
    readonly rename: string
    readonly renameDo: string
    readonly become: string
    readonly becomeHint: string
    readonly register: string
    readonly logIn: string
    readonly logInHint: string
    readonly logOut: string
    readonly logOutGuest: string
    readonly name: string
    readonly password: string
    readonly passwordHint: string
    readonly oldPassword: string
    readonly newPassword: string
    readonly changePassword: string
    readonly passwordChanged: string
    readonly passkey: string
    readonly passkeyLogIn: string
    readonly passkeyMake: string
    readonly passkeyAdd: string
    readonly passkeys: string
    readonly passkeysHint: string
    readonly passkeyRemove: (name: string) => string
    readonly passkeyUnnamed: string
    readonly passkeyCancelled: string
    readonly passkeyUnsupported: string
    readonly sessions: string
    readonly current: string
    readonly seen: (when: string) => string
    readonly end: string
    readonly endOthers: string
    readonly people: string
    readonly peopleHint: string
    readonly blocked: string
    readonly blockedEmpty: string
    readonly block: (name: string) => string
    readonly unblock: (name: string) => string
    readonly data: string
    readonly dataHint: string
    readonly export: string
    readonly farewell: string
    readonly deleteHint: string
    readonly delete: string
    readonly deleteSure: string
    readonly deleteNot: string
  }
  readonly security: SecurityText
  readonly programs: ProgramsText
  readonly moderation: ModerationText
  readonly push: {
    readonly title: string
    readonly hint: string
    readonly on: string
    readonly off: string
    readonly isOn: string
    readonly isOff: string
    readonly denied: string
    readonly unsupported: string
    readonly failed: string
  }
  readonly history: {
    readonly title: string
    readonly empty: string
    readonly place: (place: number, seats: number) => string
    readonly points: (points: number) => string
    readonly more: string
    readonly statistics: string
    readonly statisticsEmpty: string
    readonly game: string
    readonly played: string
    readonly won: string
    readonly best: string
    readonly mean: string
    readonly rating: string
    readonly since: (when: string) => string
  }
  readonly leaders: {
    readonly title: string
    readonly hint: string
    readonly empty: string
    readonly rank: string
    readonly player: string
    readonly points: string
    readonly games: string
  }
  readonly admin: {
    readonly title: string
    readonly tables: string
    readonly people: string
    readonly chat: string
    readonly close: string
    readonly closeSure: Warning
    readonly unban: (name: string) => string
    readonly search: string
    readonly find: string
    readonly isBanned: string
    readonly isAdmin: string
    readonly isGuest: string
    readonly games: (n: number) => string
    readonly empty: string
    readonly setAside: string
    readonly event: (number: number) => string
    readonly states: Readonly<Record<'gathering' | 'playing' | 'over', string>>
  }
}
