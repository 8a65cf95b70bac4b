import type { Proof } from './conformance/proof.ts'
import type { Game, GameEvent, Move, Options, Position } from './game.ts'
import type { Judgement } from './judgement.ts'
import type { Language, RuleSection, Words } from './words.ts'

/** Rules as they were at an earlier version, bundled into one file (`npm run freeze`). */
export interface FrozenRules {
  readonly game: Game
  /** Missing where the bots of that time judged in another form: today's judgement serves then. */
  readonly judgement: Judgement | undefined
}

/** All of a game that does not need a page. Words are loaded when somebody reads them. */
export interface GameModule<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends Options = Options,
> {
  readonly game: Game<P, M, E, O>
  readonly judgement: Judgement<P, M>
  readonly proof: Proof<P, E>
  /** Every earlier version of the rules: a match goes on under those it began with, and replays under them for ever. */
  readonly olderRules: Readonly<Record<number, () => Promise<FrozenRules>>>
  readonly words: Readonly<Record<Language, () => Promise<Words<P, M, E>>>>
  readonly rules: Readonly<Record<Language, () => Promise<readonly RuleSection[]>>>
}
