import type { UndoBar } from '../kernel/match.ts'
import type { CommandWords } from './commands.ts'

/** What a dialogue says besides the words of its game, in one language. */
export interface DialogueWords {
  readonly commands: CommandWords
  readonly help: readonly (readonly [typed: string, meaning: string])[]
  readonly shown: (from: number, to: number, all: number) => string
  readonly choices: (count: number) => string
  readonly noMatch: (text: string) => string
  readonly noSuchMove: (number: number, all: number) => string
  readonly noMoves: string
  readonly waiting: (names: string) => string
  readonly undone: string
  readonly undoBars: Readonly<Record<UndoBar, string>>
  readonly whyTitle: string
  readonly whyNothing: string
  readonly logTitle: string
  readonly logEmpty: string
  readonly nothingNew: string
  readonly emptyHand: string
  readonly noHand: string
  readonly nothingThere: string
  readonly noSuchPlayer: string
  readonly noSuchPlace: (text: string) => string
  readonly beside: (places: string) => string
  readonly secret: string
  readonly rule: string
  readonly noRule: (id: string) => string
  readonly over: string
  readonly place: (place: number) => string
  readonly score: (score: number) => string
  readonly terse: string
  readonly full: string
  readonly left: string
}
