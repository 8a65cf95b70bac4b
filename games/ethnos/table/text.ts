import type { Card } from '../content/cards.ts'
import type { KingdomId } from '../content/kingdoms.ts'
import type { TribeId } from '../content/tribes.ts'
import type { KingdomWords, TribeWords } from '../text/names.ts'

/** Words that only the table needs; everything else comes from the game's words. */
export interface TableText {
  readonly tribes: Readonly<Record<TribeId, TribeWords>>
  readonly kingdoms: Readonly<Record<KingdomId, KingdomWords>>
  readonly card: (card: Card) => string

  readonly hand: string
  readonly recruits: string
  readonly recruitsShort: string
  readonly toRecruits: string
  readonly boards: string
  readonly deck: string
  readonly glory: string
  readonly map: string
  readonly age: (age: number) => string
  readonly ages: string
  readonly dragons: (seen: number) => string
  readonly deckHolds: (cards: number, dragons: number) => string
  readonly deckWhereDragons: (above: boolean) => string
  readonly draw: string
  readonly take: (card: Card) => string
  readonly rowEmpty: string
  readonly chosen: string
  readonly leads: string
  readonly leader: string
  readonly bandsYouHold: string
  readonly noBandYet: string
  readonly tribesHere: string
  readonly howTo: string
  readonly howToPlay: string
  readonly bandOfKingdom: (size: number, kingdom: string) => string
  readonly bandOfTribe: (size: number, tribe: string) => string
  readonly markerIn: (kingdom: KingdomId) => string
  readonly markerOfChoice: string
  readonly noMarker: string
  readonly yourMarkers: string
  readonly allMarkers: string
  readonly oneMore: string
  readonly minotaur: string
  readonly need: string
  readonly needIn: (kingdom: KingdomId) => string
  /** What each kingdom asks of a leader who may go anywhere. */
  readonly prices: (needs: string) => string
  readonly bandHas: (size: number) => string
  readonly short: (count: number) => string
  readonly chooseKingdom: string
  readonly withoutMarker: string
  readonly withMarker: string
  readonly withoutAbility: string
  readonly withAbility: string
  readonly play: string
  readonly clear: string
  readonly atAgeEnd: (glory: number) => string
  /** What the marker adds if the age ended now. */
  readonly markerNow: (kingdom: KingdomId, glory: number) => string
  readonly laysOut: (count: number) => string
  readonly swims: (from: number, to: number) => string
  readonly bonusMarkers: (count: number) => string
  readonly joinsHorde: (kingdom: KingdomId) => string
  readonly takesGiant: (glory: number) => string
  readonly thenChain: string
  readonly thenKeep: (most: number) => string
  readonly thenDraw: (count: number) => string
  readonly thenTroll: (most: number) => string
  readonly stop: string
  readonly scatter: string
  readonly bonusTitle: (left: number) => string
  readonly bonusHint: string
  readonly placeIn: (kingdom: KingdomId) => string
  readonly placeNone: string
  readonly trollTitle: string
  readonly trollHint: string
  readonly takeTroll: (value: number) => string
  readonly takeNoTroll: string
  readonly trollToken: (value: number) => string
  readonly free: string
  readonly keepTitle: (most: number) => string
  readonly keepHint: string
  readonly keep: (kept: number, laid: number) => string
  readonly keepChosen: string
  readonly keepAll: (kept: number) => string
  readonly keepNone: string
  readonly wizardTitle: string
  readonly wizardDraw: (count: number) => string
  readonly wizardNot: string
  readonly hordesTitle: string
  readonly hordesCash: (glory: number) => string
  readonly hordesKeep: string
  readonly hordesNext: (glory: number) => string
  readonly handOf: (count: number) => string
  readonly knownCards: (cards: string) => string
  readonly nothingKnown: string
  /** Beside the figure in a seat's panel. */
  readonly cardsShort: (count: number) => string
  readonly markersShort: (count: number) => string
  readonly cell: string
  readonly supply: (count: number) => string
  readonly swimmer: (cell: number) => string
  readonly hordeOf: (count: number, glory: number) => string
  readonly hordeTable: string
  readonly bandTable: string
  readonly trollSum: (sum: number) => string
  readonly giantToken: string
  readonly giantBeat: (size: number) => string
  readonly giantFree: string
  readonly merfolkBoard: string
  readonly trollBoard: string
  readonly noBands: string
  readonly ageEnd: string
  readonly prospect: string
  readonly sources: {
    readonly kingdoms: string
    readonly merfolk: string
    readonly giants: string
    readonly bands: string
    readonly hordes: string
  }
  readonly bandIs: (size: number, leader: string, glory: number) => string
  readonly seal: (space: number, value: number) => string
  readonly thisAge: (values: string) => string
  readonly aloneHere: (glory: number) => string
  readonly nobodyHere: string
  readonly markersOf: (name: string, count: number) => string
  readonly nextMarker: (size: number) => string
  readonly nextWithMinotaur: (size: number) => string
  readonly watching: string
  readonly waiting: string
  readonly over: string
  readonly past: string
  readonly narration: {
    readonly title: (age: number) => string
    readonly lead: (name: string) => string
    readonly before: string
    readonly after: string
    readonly skeletons: (count: number) => string
    readonly trolls: (sums: string) => string
  }
}
