import type { Phase, Resource } from '../content/vocabulary.ts'
import type { Described } from '../text/abilities.ts'
import type { FaceLine } from './face.ts'
import type { Fate } from './picks.ts'

/** Words that only the table needs; everything else comes from the game's words. */
export interface TableText {
  readonly card: (card: number) => string
  readonly building: (building: number) => string
  /** The words on a card's face. */
  readonly face: (card: number) => readonly FaceLine[]
  /** What a card shows besides what it does. */
  readonly figures: (card: number) => string
  readonly full: (card: number) => string
  readonly described: Described
  readonly phases: Readonly<Record<Phase, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly round: (round: number) => string
  readonly roundName: (round: number) => string
  readonly vp: string
  readonly strength: string
  readonly hand: string
  readonly packet: string
  readonly buildings: string
  readonly kingdomOf: (name: string) => string
  readonly topRow: string
  readonly bottomRow: string
  readonly placeHere: string
  readonly thirdSpot: string
  /** The building is there, the deployment is still to come. */
  readonly thirdSpotSoon: string
  /** Points at the end, at the first level or the second. */
  readonly worth: (either: readonly number[]) => string
  readonly taken: string
  readonly passLeft: string
  readonly passRight: string
  readonly passDuel: string
  readonly keepThenDiscard: string
  readonly takeThenLeft: string
  readonly take: (card: string) => string
  readonly takeAndDiscard: (card: string, other: string) => string
  readonly takeAndEntomb: (card: string, left: string) => string
  readonly keepCards: (cards: readonly string[]) => string
  readonly chooseCard: string
  readonly planHint: string
  readonly payHint: string
  readonly mercyHint: string
  readonly paid: string
  readonly unpaid: string
  readonly toPay: (name: string, paid: boolean) => string
  readonly fates: Readonly<Record<Fate, string>>
  readonly leaves: string
  readonly moves: string
  readonly unit: (name: string, age: number, strength: number) => string
  readonly newUnit: (name: string) => string
  readonly emptySpot: string
  readonly price: (price: number, gold: number, brought: number) => string
  readonly stillOpen: string
  readonly short: string
  readonly ready: string
  readonly readyWithNobody: string
  readonly waitingFor: (names: string) => string
  readonly level: (level: number) => string
  readonly plan: string
  readonly levelFigures: (level: 1 | 2, cost: string, points: number) => string
  readonly fifthSpot: string
  readonly offer: (move: string, price: number) => string
  readonly artifacts: string
  readonly source: (source: number) => string
  readonly artifactRow: string
  readonly back: string
  readonly leftNeighbour: string
  readonly rightNeighbour: string
  readonly rival: string
  readonly unknownYet: string
  readonly narration: {
    readonly title: (round: number, chapters: readonly string[]) => string
    readonly end: string
    readonly war: (seats: number, side: 'left' | 'right') => string
    readonly died: string
    readonly saved: string
    readonly before: string
    readonly after: string
  }
  readonly lich: string
  readonly lichWins: (lich: number, own: number) => string
  readonly lichBeaten: (name: string, own: number, lich: number) => string
  readonly lichShort: string
  readonly lichCard: (card: number) => string
  readonly necropolis: (card: number) => string
  readonly necropolisAhead: string
  readonly armyStrength: string
  readonly leftCrypt: string
  readonly rightCrypt: string
  readonly facedown: (cards: number) => string
}

export const minus = (amount: number): string => String(amount).replace('-', '−')
