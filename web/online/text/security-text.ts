import type { AppealState, ModeratorAct, ReportReason, SanctionKind } from '../../../wire/moderation.ts'
import type { SecurityEventKind } from '../../../wire/people.ts'
import type { Scope } from '../../../wire/programs.ts'

/** The words for account security. */
export interface SecurityText {
  readonly code: string
  readonly codeHint: string
  readonly forgot: string
  readonly forgotHint: string
  readonly askLink: string
  readonly linkSent: string
  readonly recoverTitle: string
  readonly recoverHint: string
  readonly recoverDo: string
  readonly confirmTitle: string
  readonly confirmDone: string
  readonly toAccount: string
  readonly proveTitle: string
  readonly proveHint: string
  readonly proveDo: string
  readonly proveByPasskey: string
  readonly email: string
  readonly emailHint: string
  readonly emailNone: string
  readonly emailAddress: string
  readonly emailSet: string
  readonly emailChange: string
  readonly emailRemove: string
  readonly emailIs: (address: string) => string
  readonly emailSent: (address: string) => string
  readonly twoStep: string
  readonly twoStepHint: string
  readonly twoStepIsOn: (codes: number) => string
  readonly twoStepTurnOn: string
  readonly twoStepTurnOff: string
  readonly twoStepOffSure: { readonly question: string; readonly consequence: string }
  readonly twoStepScan: string
  readonly twoStepPicture: string
  readonly twoStepConfirm: string
  readonly codes: string
  readonly codesHint: string
  readonly codesNew: string
  readonly codesSave: string
  readonly codesKept: string
  readonly log: string
  readonly logHint: string
  readonly events: Readonly<Record<SecurityEventKind, string>>
}

/** The words for tokens and bot accounts. */
export interface ProgramsText {
  readonly title: string
  readonly hint: string
  readonly label: string
  readonly scopes: Readonly<Record<Scope, string>>
  readonly playHint: string
  readonly make: string
  /** The token is shown once. */
  readonly made: string
  readonly copy: string
  readonly used: (when: string) => string
  readonly unused: string
  readonly remove: (label: string) => string
  readonly isBot: string
  readonly become: string
  readonly becomeHint: string
  readonly becomeSure: { readonly question: string; readonly consequence: string }
}

/** The words for reports, sanctions and administration. */
export interface ModerationText {
  readonly report: (name: string) => string
  readonly reportHint: string
  readonly reportSend: string
  readonly reported: string
  readonly reason: string
  readonly reasons: Readonly<Record<ReportReason, string>>
  readonly note: string
  readonly said: (text: string) => string
  readonly kinds: Readonly<Record<SanctionKind, string>>
  readonly until: (when: string) => string
  readonly forGood: string
  readonly because: (reason: string) => string
  readonly appealTitle: string
  readonly appealHint: string
  readonly appealSend: string
  readonly appealStates: Readonly<Record<AppealState, string>>
  readonly queue: string
  readonly queueEmpty: string
  readonly by: (name: string) => string
  readonly appeals: string
  readonly appealsEmpty: string
  readonly pairs: string
  readonly pairsHint: string
  readonly pairsEmpty: string
  readonly pair: (matches: number, won: number, lost: number) => string
  readonly audit: string
  readonly auditEmpty: string
  readonly acts: Readonly<Record<ModeratorAct, string>>
  readonly dismiss: string
  readonly settle: string
  readonly grant: string
  readonly refuse: string
  readonly sanction: (name: string) => string
  readonly howLong: string
  readonly why: string
  readonly hours: (hours: number | null) => string
  readonly mute: string
  readonly ban: string
  readonly unmute: (name: string) => string
  readonly isMuted: string
  readonly privateUnrated: string
}
