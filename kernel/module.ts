import type { Advice } from './advice.ts'
import type { Game, GameEvent, Move, Options, Position } from './game.ts'
import type { Judgement } from './judgement.ts'
import { type Translations, translations } from './languages.ts'
import type { RuleSection, TableWords, Words } from './words.ts'

/** Rules as they were at an earlier version, bundled into one file (`npm run freeze`). */
export interface FrozenRules {
  readonly game: Game
  /** Missing if the bots of that version judged in a form no longer supported. Today's judgement is used then. */
  readonly judgement: Judgement | undefined
}

/** A game without its page. The rules are included; the rest is loaded on demand. */
export interface GameModule<
  P extends Position = Position,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends Options = Options,
> {
  readonly game: Game<P, M, E, O>
  /** How bots judge positions. */
  judgement(): Promise<Judgement<P, M>>
  /** What moves lead to, for hints. */
  advice(): Promise<Advice<P, M, E>>
  /** Every earlier version of the rules. A match continues and replays under the version it began with. */
  readonly olderRules: Readonly<Record<number, () => Promise<FrozenRules>>>
  readonly tableWords: Translations<TableWords<P, M, E>>
  readonly words: Translations<Words<P, M, E>>
  readonly rules: Translations<readonly RuleSection[]>
}

/** What a bot needs to know of a game. */
export interface BotGame<P extends Position = Position, M extends Move = Move> {
  readonly game: Game<P, M>
  readonly judgement: Judgement<P, M>
}

export const loadBotGame = async ({ game, judgement }: GameModule): Promise<BotGame> => ({
  game,
  judgement: await judgement(),
})

/** What advice needs to know of a game. */
export interface AdviceGame<P extends Position = Position, M extends Move = Move> extends BotGame<P, M> {
  readonly advice: Advice<P, M>
}

export const loadAdviceGame = async (module: GameModule): Promise<AdviceGame> => ({
  ...(await loadBotGame(module)),
  advice: await module.advice(),
})

interface Files<P extends Position, M extends Move, E extends GameEvent, O extends Options> {
  readonly game: Game<P, M, E, O>
  readonly bot: () => Promise<{ readonly judgement: Judgement<P, M> }>
  readonly advice: () => Promise<{ readonly advice: Advice<P, M, E> }>
  readonly tableWords: Translations<{ readonly tableWords: TableWords<P, M, E> }>
  readonly words: Translations<{ readonly words: Words<P, M, E> }>
  readonly rules: Translations<{ readonly rules: readonly RuleSection[] }>
  readonly olderRules?: GameModule['olderRules']
}

/** Makes the module of a game from the files in its folder. */
export const gameModule = <P extends Position, M extends Move, E extends GameEvent, O extends Options>({
  game,
  bot,
  advice,
  tableWords,
  words,
  rules,
  olderRules = {},
}: Files<P, M, E, O>): GameModule<P, M, E, O> => ({
  game,
  judgement: async () => (await bot()).judgement,
  advice: async () => (await advice()).advice,
  olderRules,
  tableWords: translations(tableWords, file => file.tableWords),
  words: translations(words, file => file.words),
  rules: translations(rules, file => file.rules),
})
