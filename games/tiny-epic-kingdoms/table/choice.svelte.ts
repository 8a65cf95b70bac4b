import type { TekMove } from '../position.ts'
import type { TekSession } from './context.ts'

type Of<K extends TekMove['kind']> = Extract<TekMove, { kind: K }>

/** Moves that lead from one region to another. */
const JOURNEYS = ['patrol', 'quest', 'swap', 'retreat', 'carry', 'church', 'relocate'] as const
type Journey = Of<(typeof JOURNEYS)[number]>
/** Moves that name one region. */
const SPOTS = ['settle', 'bare', 'stand', 'mobilise'] as const
type Spot = Of<(typeof SPOTS)[number]>

const isJourney = (move: TekMove): move is Journey => JOURNEYS.some(kind => kind === move.kind)
const isSpot = (move: TekMove): move is Spot => SPOTS.some(kind => kind === move.kind)

/** What has been pointed at and not yet decided. It names moves of the list; it makes none up. */
export class Choice {
  from = $state<number | null>(null)
  private readonly session: TekSession

  constructor(session: TekSession) {
    this.session = session
  }

  clear(): void {
    this.from = null
  }

  readonly journeys = $derived.by(() => this.session.moves.filter(isJourney))
  readonly spots = $derived.by(() => this.session.moves.filter(isSpot))
  /** Where journeys can start; with a single start it is taken for granted. */
  readonly starts = $derived.by(() => [...new Set(this.journeys.map(move => move.from))])
  readonly start = $derived.by(
    () => this.from ?? (this.starts.length === 1 && this.spots.length === 0 ? this.starts[0] : null),
  )

  /** What pressing the region would do: the moves that end there, or those that concern it. */
  movesTo(region: number): readonly TekMove[] {
    const arriving = this.journeys.filter(move => move.from === this.start && move.to === region)
    return arriving.length > 0 ? arriving : this.spots.filter(move => move.region === region)
  }

  canStart(region: number): boolean {
    return this.starts.includes(region)
  }

  press(region: number): void {
    const moves = this.movesTo(region)
    if (moves.length === 1) this.play(moves[0])
    else if (moves.length > 1) this.from = region
    else this.from = this.canStart(region) && this.from !== region ? region : null
  }

  /** Everything that is decided in words: what no region, shield, die or form stands for. */
  readonly worded = $derived.by(() =>
    this.session.moves.filter(move => !isJourney(move) && !isSpot(move) && !FORMS.includes(move.kind)),
  )

  /** Several ways to do something in the region pressed, to be chosen in words. */
  readonly ways = $derived.by((): readonly TekMove[] => {
    const { from } = this
    if (from === null) return []
    const here = this.spots.filter(move => move.region === from)
    return here.length > 1 ? here : []
  })

  find<K extends TekMove['kind']>(kind: K, fits: (move: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.session.moves.find((move): move is Of<K> => move.kind === kind && fits(move as Of<K>))
  }

  all<K extends TekMove['kind']>(kind: K): readonly Of<K>[] {
    return this.session.moves.filter((move): move is Of<K> => move.kind === kind)
  }

  play(move: TekMove | undefined): void {
    if (!move) return
    this.session.play(move)
    this.clear()
  }
}

/** Decided with a form of their own. */
const FORMS: readonly TekMove['kind'][] = ['select', 'found', 'trade', 'die']
