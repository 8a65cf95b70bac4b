import type { Level } from '../../bots/levels.ts'
import type { KERNEL_OBJECTIONS, UndoBar } from '../../kernel/match.ts'
import type { Warning } from '../pieces/confirmation.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { Theme } from '../store/preferences.svelte.ts'
import type { Speed } from '../table/contract.ts'

/** Every word of the page that belongs to no game. A language that lacks one does not compile. */
export interface PageText {
  readonly app: {
    readonly name: string
    readonly headline: string
    readonly lead: string
    readonly skip: string
    readonly loading: string
    readonly notFound: string
    readonly failed: (reason: string) => string
    readonly home: string
    readonly close: string
    readonly cancel: string
    readonly menu: string
    readonly newVersion: string
    readonly reload: string
  }
  readonly nav: Readonly<Record<'play' | 'online' | 'matches' | 'rules' | 'settings' | 'about', string>>
  readonly home: {
    readonly mode: string
    readonly modes: Readonly<Record<'bots' | 'screen' | 'watch', string>>
    readonly modesShort: Readonly<Record<'bots' | 'screen' | 'watch', string>>
    readonly opponents: string
    readonly players: string
    readonly level: string
    readonly play: string
    readonly playGame: (title: string) => string
    readonly arrange: string
    readonly learn: string
    readonly puzzle: string
    readonly puzzleOfDay: string
    readonly rules: string
    readonly notYet: string
    readonly notYetHint: string
    readonly minutes: (n: string) => string
    readonly playersRange: (range: string) => string
    readonly weight: (n: number) => string
    readonly resume: string
    readonly resumeEmpty: string
    readonly finished: string
    readonly finishedEmpty: string
    readonly back: string
    readonly look: string
    readonly yours: string
    readonly online: string
    readonly daily: string
    readonly open: string
    readonly openHint: string
    readonly openFile: string
    readonly moveNumber: (n: number) => string
    readonly over: string
    readonly remove: string
    readonly removeSure: Warning
  }
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly hint: string }>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly form: {
    readonly title: (game: string) => string
    readonly seats: string
    readonly count: string
    readonly name: string
    readonly colour: string
    /** Below a colour that another player has: choosing it swaps the two. */
    readonly exchange: (name: string) => string
    readonly taken: (name: string) => string
    readonly who: string
    readonly human: string
    readonly bot: (level: string) => string
    readonly options: string
    readonly none: string
    readonly random: string
    readonly pickExactly: (n: number, chosen: number) => string
    readonly on: string
    readonly off: string
    readonly start: string
    readonly seatNumber: (n: number) => string
    readonly you: string
    readonly player: (n: number) => string
    readonly optionRefused: string
    readonly chooseFile: string
    readonly fileLoaded: (name: string) => string
    readonly removeFile: string
    readonly takeExample: string
    readonly saveExample: string
    readonly fileTooLarge: (kilobytes: number) => string
    readonly fileNotJson: (name: string) => string
  }
  readonly seat: Readonly<Record<'you' | 'bot' | 'thinking', string>>
  readonly table: {
    readonly seats: string
    readonly tray: string
    readonly offer: string
    readonly gameLog: string
    readonly rules: string
    readonly movesAsList: string
    /** Below an icon, where there is little room. */
    readonly moves: string
    readonly lessons: string
    readonly hint: string
    readonly analysis: string
    readonly undo: string
    readonly yourTurn: string
    /** Opens the tab where the question can be answered. */
    readonly decide: string
    readonly turnOf: (name: string) => string
    readonly waitingFor: (names: string) => string
    readonly over: string
    readonly watchingPast: string
    readonly wholeBoard: string
    readonly zoomIn: string
    readonly speed: string
    readonly speeds: Readonly<Record<Speed, string>>
    readonly board: string
    readonly scores: string
    readonly eyes: string
    readonly allEyes: string
    readonly nobodysEyes: string
    readonly botFailed: (reason: string) => string
  }
  readonly history: {
    readonly label: string
    readonly back: string
    readonly forward: string
    readonly step: (step: number, steps: number) => string
    readonly now: string
    readonly end: string
    readonly lookingBack: (step: number) => string
    readonly play: string
    readonly pause: string
    /** The position shown becomes a match against bots. */
    readonly playOn: string
    /** Shows again what happened since the player's last turn. */
    readonly news: string
  }
  readonly moves: {
    readonly title: string
    readonly none: string
    readonly search: string
    readonly count: (n: number) => string
  }
  readonly handover: {
    readonly pass: (name: string) => string
    readonly title: (name: string) => string
    readonly hint: string
    readonly lift: (name: string) => string
  }
  readonly undo: Readonly<Record<UndoBar, string>>
  readonly refused: Readonly<Record<(typeof KERNEL_OBJECTIONS)[number], string>>
  /** The words of points line by line. */
  readonly reckoning: { readonly next: string; readonly all: string; readonly on: string }
  readonly replay: {
    readonly title: string
    readonly of: (game: string) => string
    readonly opening: string
    readonly refused: string
    readonly noTable: (game: string) => string
    readonly unknownGame: (game: string) => string
    readonly badLink: string
  }
  readonly rules: {
    readonly title: string
    readonly of: (game: string) => string
    /** A link to a chapter of the rules. */
    readonly see: (chapter: string) => string
    readonly choose: string
  }
  readonly settings: {
    readonly language: string
    readonly theme: string
    readonly themes: Readonly<Record<Theme, string>>
  }
  readonly matches: { readonly title: string; readonly hint: string; readonly empty: string }
}
