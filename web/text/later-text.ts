import type { FileFault } from '../../kernel/file.ts'
import type { MotionChoice } from '../store/preferences.svelte.ts'

type Faults = {
  readonly [F in FileFault as F['code']]: (fault: Extract<FileFault, { code: F['code'] }>, words?: string) => string
}

/**
 * Words that most visits never need, loaded with the first part that needs them. A language that lacks one does not
 * compile.
 */
export interface LaterText {
  readonly elsewhere: Readonly<Record<'title' | 'here', string>>
  readonly unsaved: Readonly<Record<'title' | 'hint' | 'retry' | 'file', string>>
  readonly result: {
    readonly title: string
    readonly winner: (name: string) => string
    readonly winners: (names: string) => string
    /** For the players here: by how much they won, and how far they are from first place. */
    readonly youWon: (margin: number) => string
    readonly youCame: (place: number, seats: number, short: number, first: string) => string
    readonly place: string
    readonly player: string
    readonly total: string
    readonly source: string
    readonly end: string
    /** The same as a word before the points in a narrow column. */
    readonly endMark: string
    readonly tie: string
    readonly rematch: string
    readonly save: string
    readonly link: string
    readonly linkCopied: string
    readonly linkTooLong: string
    readonly see: string
    readonly home: string
    readonly sheet: string
  }
  readonly fault: Faults
  readonly settings: {
    readonly title: string
    readonly motion: string
    readonly motions: Readonly<Record<MotionChoice, string>>
    readonly pace: string
    readonly textSize: string
    readonly textSizeHint: string
    readonly examples: string
    readonly examplesHint: string
    readonly examplesOff: string
    readonly examplesOn: string
    readonly name: string
    readonly nameHint: string
    readonly data: string
    readonly dataHint: string
    readonly saveAll: string
    readonly savedAll: (n: number) => string
    readonly notSaved: (n: number) => string
    /** Where the browser forgets pages that are not visited. */
    readonly sevenDays: string
  }
  readonly about: {
    readonly title: string
    readonly what: string
    readonly fair: string
    readonly names: string
    readonly glyphs: string
    readonly glyphsBy: string
    readonly lab: string
    readonly type: string
    readonly code: string
  }
}
