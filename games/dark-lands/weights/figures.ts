/** Figures for estimating the coins to come. */
export type CoinFigures = {
  /** Captures a player makes in a turn; with the open regions it gives the likely length of the game. */
  readonly pace: number
  /** What each further companion of a type brings per turn. */
  readonly warriors: readonly number[]
  readonly artisans: readonly number[]
  readonly mages: readonly number[]
  /** Cards played per turn; those beyond what can still be played count only this much. */
  readonly playedInTurn: number
  readonly surplus: number
  /** The chance that a player takes nothing in a turn, after one who did and after one who did not. */
  readonly idleAfterActive: number
  readonly idleAgain: number
  /** A card not drawn yet. */
  readonly averageCard: number
  /** The share of a card's value with none, one, two or more of its companions missing. */
  readonly usable: readonly number[]
  /** A troop in itself, for its attack and for its support; a fortification in itself and for its support; a spell. */
  readonly troop: readonly number[]
  readonly fortification: readonly number[]
  readonly magic: number
  /**
   * The chance that nobody takes an open region; the missing strength that makes it hopeless; turns it takes to play a
   * hand.
   */
  readonly nobody: number
  readonly reach: number
  readonly handTurns: number
}
