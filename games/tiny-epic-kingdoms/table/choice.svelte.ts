import { elementAt } from '../../../kernel/list.ts'
import { Draft } from '../../../web/table/draft.svelte.ts'
import { SIDE_OF } from '../content/map.ts'
import type { SideId } from '../content/territories.ts'
import type { MoveOf, TekEvent, TekMove, TekPosition } from '../position.ts'
import type { TekSession } from './session.ts'

type WithKind<M, K> = M extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? M & { readonly kind: K }
    : never
  : never
/** A move of exactly this kind, even where several kinds look alike. */
type Of<K extends TekMove['kind']> = WithKind<TekMove, K>

/** Moves that lead from one region to another. */
const JOURNEYS = ['patrol', 'quest', 'swap', 'retreat', 'carry', 'church', 'relocate'] as const
type Journey = MoveOf<(typeof JOURNEYS)[number]>
/** Moves that name one region. */
const SPOTS = ['settle', 'bare', 'stand', 'mobilise'] as const
type Spot = MoveOf<(typeof SPOTS)[number]>

const isJourney = (move: TekMove): move is Journey => JOURNEYS.some(kind => kind === move.kind)
const isSpot = (move: TekMove): move is Spot => SPOTS.some(kind => kind === move.kind)

/** Decided with a form or a card of their own. */
const FORMS: readonly TekMove['kind'][] = ['select', 'found', 'trade', 'die', 'collect', 'faction', 'card']

interface Picks {
  /** The region whose army is to move. */
  readonly from: number | null
  /** The region where there is more than one thing to do. */
  readonly at: number | null
  /** The territory brought to the front on a phone. */
  readonly looked: number | null
  /** The side of the card shown while founding. */
  readonly side: SideId | null
  /** The face of the die under the hand. */
  readonly face: number | null
}

const NOTHING: Picks = { from: null, at: null, looked: null, side: null, face: null }

/** What has been picked and not yet decided. It selects moves from the list and makes up none. */
export class Choice {
  private readonly session: TekSession
  private readonly draft: Draft<TekPosition, TekMove, TekEvent, Picks>

  constructor(session: TekSession) {
    this.session = session
    this.draft = new Draft(session, NOTHING)
  }

  get from(): number | null {
    return this.draft.picks.from
  }
  get at(): number | null {
    return this.draft.picks.at
  }
  get looked(): number | null {
    return this.draft.picks.looked
  }
  set looked(side: number) {
    this.draft.pick({ looked: side })
  }
  get side(): SideId | null {
    return this.draft.picks.side
  }
  set side(side: SideId | null) {
    this.draft.pick({ side })
  }
  get face(): number | null {
    return this.draft.picks.face
  }
  set face(face: number | null) {
    this.draft.pick({ face })
  }

  /** Puts armies down again; what is being looked at stays. */
  clear(): void {
    this.draft.pick({ from: null, at: null })
  }

  readonly journeys = $derived.by(() => this.session.moves.filter(isJourney))
  readonly spots = $derived.by(() => this.session.moves.filter(isSpot))
  /** Where marches can start; a single start needs no choice. */
  readonly starts = $derived.by(() => [...new Set(this.journeys.map(move => move.from))])
  readonly start = $derived.by(
    () => this.from ?? (this.starts.length === 1 && this.spots.length === 0 ? elementAt(this.starts, 0) : null),
  )

  /** The effect of pressing the region: the moves that end there, or those that concern it. */
  movesTo(region: number): readonly TekMove[] {
    const arriving = this.journeys.filter(move => move.from === this.start && move.to === region)
    return arriving.length > 0 ? arriving : this.spots.filter(move => move.region === region)
  }

  /** The territories where something can be pressed now. */
  readonly sidesToPress = $derived.by((): readonly number[] => {
    const regions =
      this.start === null
        ? [...this.starts, ...this.spots.map(spot => spot.region)]
        : this.journeys.filter(move => move.from === this.start).map(move => move.to)
    return [...new Set(regions.map(region => elementAt(SIDE_OF, region)))]
  })

  /** An army is chosen, and the territory shown large on a phone is none of those it can go to. */
  readonly isElsewhere = $derived.by(() => {
    if (this.start === null) return false
    const shown = this.looked ?? (this.sidesToPress.length === 1 ? null : elementAt(SIDE_OF, this.start))
    return shown !== null && !this.sidesToPress.includes(shown)
  })

  canStart(region: number): boolean {
    return this.starts.includes(region)
  }

  press(region: number): void {
    const moves = this.movesTo(region)
    const again = this.from === region
    const begins = this.canStart(region) && this.start !== region
    const arrives = moves.some(isJourney)
    if (moves.length === 1 && (arrives || !this.canStart(region))) this.play(moves[0])
    else if (arrives) this.draft.pick({ at: region })
    else this.draft.pick({ from: begins ? region : null, at: moves.length > 0 && !again ? region : null })
  }

  /** Several ways to act in the pressed region, to be chosen in words. */
  readonly ways = $derived.by((): readonly TekMove[] => (this.at === null ? [] : this.movesTo(this.at)))

  /** Everything decided in words: what no region, shield, die or form stands for. */
  readonly worded = $derived.by(() =>
    this.session.moves.filter(move => !isJourney(move) && !isSpot(move) && !FORMS.includes(move.kind)),
  )

  readonly sides = $derived.by(() => [...new Set(this.all('found').map(move => move.side))])
  readonly chosenSide = $derived.by(() =>
    this.side !== null && this.sides.includes(this.side) ? this.side : this.sides[0],
  )

  find<K extends TekMove['kind']>(kind: K, fits: (move: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.all(kind).find(fits)
  }

  all<K extends TekMove['kind']>(kind: K): readonly Of<K>[] {
    return this.session.moves.filter((move): move is Of<K> => move.kind === kind)
  }

  play(move: TekMove | undefined): void {
    if (move) this.draft.commit(move)
  }
}
