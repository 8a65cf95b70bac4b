import { elementAt } from '../../../kernel/list.ts'
import type { CardId, CardKind } from '../content/cards.ts'
import { ARTISANS_FOR, type Card, MAGES_FOR, WARRIORS_FOR } from '../content/deck.ts'
import { ALL_COMPANIONS, type CoinId, type Companion } from '../content/figures.ts'
import type { Strength } from '../position.ts'
import type { Names } from '../text/names.ts'

/** Words that only the table needs; everything else comes from the game's words. */
export interface TableText {
  readonly names: Names
  readonly idOf: (card: Card) => CardId
  readonly card: (card: Card) => string
  /** With its figures, for people who cannot see them. */
  readonly cardInFull: (card: Card) => string
  /** The same without its name, as a clause. */
  readonly cardFigures: (card: Card) => string

  readonly hand: string
  readonly handOf: (cards: number) => string
  readonly land: string
  readonly forces: string
  readonly companions: string
  /** Many of one type: "Warriors". */
  readonly types: readonly [string, string, string]
  /** What companions of a type are for. */
  readonly companionUse: (type: Companion) => string
  readonly companionState: (type: Companion, ready: number, spent: number) => string
  readonly coins: string
  readonly regionsOf: (n: number) => string
  readonly round: (n: number) => string
  readonly direction: (clockwise: boolean) => string
  readonly stages: readonly [string, string, string]
  readonly deck: (deck: number, discard: number) => string
  readonly box: string
  readonly boxHint: string
  readonly inDiscard: (n: number) => string
  readonly copies: (n: number) => string
  readonly kinds: Readonly<Record<CardKind, string>>
  readonly reserve: string
  readonly aside: (levels: readonly number[]) => string
  readonly exchanging: string
  readonly goesFirst: string
  readonly bonus: (coins: number) => string
  readonly purse: (purse: readonly (readonly [CoinId, number])[]) => string
  readonly sealedPair: string
  readonly choosing: string

  readonly region: (cell: number, level: number) => string
  readonly levelOf: (level: number) => string
  readonly booty: (level: number, coins: number) => string
  readonly ownedBy: (name: string) => string
  readonly holds: (troop: string, support: number) => string
  readonly fortified: (fort: string, support: number) => string
  readonly claimedBy: (name: string) => string
  readonly namedForHelp: string
  readonly planned: string
  readonly supportHere: (n: number) => string
  readonly reaches: (have: number, level: number) => string
  readonly lacking: (n: number) => string
  /** What the figures drawn on a region mean. */
  readonly lackingMark: (n: number) => string
  readonly marks: (fortified: boolean) => string
  readonly canBeFortified: string
  readonly canBeChosen: string

  readonly attack: string
  readonly support: string
  readonly parts: Readonly<Record<Exclude<keyof Strength, 'attack' | 'support'>, string>>
  readonly outOf: (level: number) => string
  readonly capture: string
  readonly build: string
  readonly cast: string
  readonly move: string
  readonly aim: string
  readonly take: (companion: Companion) => string
  readonly rally: (warriors: number, artisans: number) => string

  readonly canTake: (regions: number, coins: number) => string
  readonly canStand: (regions: number) => string
  readonly playable: string
  readonly missing: (companion: Companion, n: number) => string
  readonly shortOf: (n: number) => string

  readonly charges: (attack: number, coins: number) => string
  readonly planTitle: string
  readonly planEmpty: string
  readonly planHint: string
  readonly backTo: (step: string) => string
  readonly stepBack: string
  readonly endTurn: string
  /** Ending the turn like this ends the game: briefly on the button, in full above it. */
  readonly endGame: string
  readonly endsIdle: string
  readonly endDraws: (cards: number) => string
  readonly finish: string
  readonly lastRegion: string
  readonly cannotUndo: string

  readonly buy: (companion: Companion) => string
  readonly buyHint: string
  readonly buyOrPlay: string
  readonly nothingLeft: string
  readonly chooseCard: string
  readonly chooseTarget: (card: string) => string
  readonly chooseWhat: (card: string) => string
  readonly chooseFort: string
  readonly chooseNewPlace: string
  readonly chooseForRegion: string
  readonly takePair: string
  readonly pairHint: string
  readonly waitForPairs: string
  readonly redraw: string
  readonly redrawHint: string
  readonly stopDiscarding: string
  readonly giveHint: string
  readonly exchangeFirst: string
  readonly give: (cards: number) => string
  readonly oneMore: string
  readonly keepAll: string
  readonly besides: (name: string) => string
  readonly passScreen: (name: string) => string
  readonly scoutHint: string
  readonly scoutTake: string
  readonly scoutUnder: (place: number) => string
  readonly confirm: string
  readonly watching: string
  readonly waiting: string
}

export const costOf = (card: Card): [Companion, number][] =>
  ALL_COMPANIONS.map((kind): [Companion, number] => [kind, elementAt(elementAt(COSTS, kind), card)]).filter(
    ([, n]) => n > 0,
  )

const COSTS = [WARRIORS_FOR, ARTISANS_FOR, MAGES_FOR]
