import { DIE } from '../content/pieces.ts'
import type { PricePart } from '../queries.ts'
import type { MarkerKind } from './marks.ts'
import type { RegionMove } from './region-move.ts'

/** Words that only the table needs; everything else comes from the game's words and names. */
export interface TableText {
  readonly peoples: string
  readonly peoplesShort: string
  readonly army: string
  readonly map: string
  readonly coins: string
  /** Below the sum of a turn's income. */
  readonly thisTurn: string
  readonly coinsHidden: string
  readonly round: (round: number, rounds: number) => string
  readonly roundName: (round: number) => string
  readonly stacks: (races: number, powers: number) => string

  readonly price: (coins: number) => string
  readonly free: string
  readonly coinsOn: (coins: number) => string
  readonly take: string
  readonly choosePeople: string

  readonly inHand: string
  readonly noRace: string
  readonly inDecline: string
  readonly declinedLine: (race: string, regions: number) => string
  readonly perTurn: (coins: number) => string
  readonly gain: (coins: number) => string
  readonly onMap: string
  readonly peaceWith: (name: string) => string
  readonly incomeNow: string
  readonly incomeStanding: string
  readonly incomeNothing: string
  readonly lastTurn: string

  readonly expand: string
  readonly decline: string
  readonly declineAsk: (name: string, coins: number) => string
  readonly declineNow: string
  readonly cancel: string
  readonly keepGoing: string

  readonly act: Readonly<Record<RegionMove['kind'], string>>
  /**
   * Below the button. To conquer: what is needed and in hand; to build or leave: coins per turn, and the tokens that
   * return to hand.
   */
  readonly actHint: (kind: RegionMove['kind'], need: number, have: number) => string
  readonly stop: string
  readonly roll: string
  readonly rollHint: string
  readonly rolled: (pips: number) => string
  /** The same of somebody else. */
  readonly rolledBy: (name: string, pips: number) => string
  readonly die: string
  readonly notRolled: string
  readonly chooseRegion: string
  readonly abandonHint: string
  readonly chooseRetreat: string

  readonly spread: string
  readonly takeOff: string
  readonly gather: string
  readonly reset: string
  readonly done: string
  readonly toPlace: (what: 'tokens' | 'camps', count: number) => string
  readonly toTakeOff: (count: number) => string
  readonly allPlaced: string
  /** Replaces the prompt once a redeployment is complete. */
  readonly confirmPlaced: string
  readonly addOne: (region: string) => string
  readonly takeOne: (region: string) => string
  readonly arrangeHint: string
  readonly arrangeHintTouch: string

  readonly chooseFortress: string
  readonly noFortress: string
  readonly chooseHeroes: string
  readonly peace: (name: string) => string
  readonly noPeace: string
  readonly stoutDecline: string
  readonly stoutKeep: string

  readonly parts: Readonly<Record<PricePart, (count: number) => string>>
  readonly need: string
  readonly defence: string
  readonly have: (have: number, need: number) => string
  readonly enough: string
  readonly short: (count: number) => string
  readonly byDie: (pips: number, faces: number) => string

  readonly heldBy: (race: string, name: string, tokens: number) => string
  readonly heldDeclined: (race: string, name: string, tokens: number) => string
  readonly empty: string
  readonly lostTribe: string
  readonly markers: Readonly<Record<MarkerKind, (count: number) => string>>
  readonly costs: (need: number, have: number) => string
  readonly chosen: string
  readonly legendCan: string
  readonly legendDie: string
  readonly legendLeave: string
}

/** On how many of the six faces there is enough. */
export const dieFaces = (need: number, have: number): number => DIE.filter(face => face >= dieNeeded(need, have)).length
export const dieNeeded = (need: number, have: number): number => need - have
