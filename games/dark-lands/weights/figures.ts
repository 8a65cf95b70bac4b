/** What the coins to come are worked out with. */
export type CoinFigures = {
  /** Captures a player makes in a turn; with the open regions it tells how long the game will last. */
  readonly pace: number
  /** What each further companion of a type brings in a turn. */
  readonly warriors: readonly number[]
  readonly artisans: readonly number[]
  readonly mages: readonly number[]
  /** How many cards are played in a turn; those beyond what can still be played are worth this part. */
  readonly playedInTurn: number
  readonly surplus: number
  /** How likely a player takes nothing in a turn, after one who did and after one who did not. */
  readonly idleAfterActive: number
  readonly idleAgain: number
  /** A card not drawn yet. */
  readonly averageCard: number
  /** Which part of a card counts with none, one, two or more companions missing for it. */
  readonly usable: readonly number[]
  /** A troop in itself, for its attack and for its support; a fortification in itself and for its support; a spell. */
  readonly troop: readonly number[]
  readonly fortification: readonly number[]
  readonly magic: number
  /** How likely nobody takes an open region; strength that must not be missing for it; turns in which a hand is played. */
  readonly nobody: number
  readonly reach: number
  readonly handTurns: number
}
