import type { Cards, PaperTalesMove } from '../position.ts'
import { fullPrice, unpaidSpots } from '../rules/payment.ts'
import type { PaperTalesSession } from './context.ts'

type Pay = Extract<PaperTalesMove, { kind: 'pay' }>

interface Marks {
  readonly spots: readonly number[]
  /** Places among the artifacts that lie face down. */
  readonly places: readonly number[]
}

const toggled = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item].sort((a, b) => a - b)

/** Which of the cards just laid get the gold: pressed on the stage, beginning with the first listed answer. */
export class Payment {
  private pressed = $state.raw<Marks | null>(null)
  private readonly session: PaperTalesSession

  constructor(session: PaperTalesSession) {
    this.session = session
  }

  clear(): void {
    this.pressed = null
  }

  private readonly first = $derived.by(() => this.session.moves.find((move): move is Pay => move.kind === 'pay'))

  readonly asked = $derived.by(() => this.first !== undefined)

  /** New units that cost gold. */
  readonly due = $derived.by((): readonly number[] => {
    const { acting, view } = this.session
    return this.asked && acting !== null ? unpaidSpots(view.kingdoms[acting]) : []
  })

  private readonly pending = $derived.by((): Cards => {
    const { acting, view } = this.session
    return acting === null ? [] : view.kingdoms[acting].pending
  })

  private readonly marks = $derived.by((): Marks => {
    if (this.pressed) return this.pressed
    const places: number[] = []
    for (const card of this.first?.artifacts ?? [])
      places.push(this.pending.findIndex((other, at) => other === card && !places.includes(at)))
    return { spots: this.first?.spots ?? [], places }
  })

  paysUnit(spot: number): boolean {
    return this.marks.spots.includes(spot)
  }

  paysArtifact(place: number): boolean {
    return this.marks.places.includes(place)
  }

  pressUnit(spot: number): void {
    this.pressed = { ...this.marks, spots: toggled(this.marks.spots, spot) }
  }

  pressArtifact(place: number): void {
    this.pressed = { ...this.marks, places: toggled(this.marks.places, place) }
  }

  /** The gold that all that is marked costs. */
  readonly price = $derived.by((): number => {
    const { acting, view } = this.session
    const { spots, places } = this.marks
    return acting === null ? 0 : fullPrice(view.kingdoms[acting], spots, places.length)
  })

  /** What is marked now, allowed or not. */
  readonly move = $derived.by(
    (): Pay => ({
      kind: 'pay',
      spots: this.marks.spots,
      artifacts: this.marks.places.map(place => this.pending[place]).sort((a, b) => a - b),
    }),
  )
}
