import { elementAt } from '../../../kernel/list.ts'
import type { Cards, PaperTalesMove } from '../position.ts'
import { fullPrice, unpaidSpots } from '../queries.ts'
import type { Marks, PaperTalesDraft } from './picks.ts'
import type { PaperTalesSession } from './session.ts'

type Pay = Extract<PaperTalesMove, { kind: 'pay' }>

const toggled = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item].sort((a, b) => a - b)

/** Which of the cards just laid get the gold: marked on the stage, starting from the first listed answer. */
export class Payment {
  private readonly session: PaperTalesSession
  private readonly draft: PaperTalesDraft

  constructor(session: PaperTalesSession, draft: PaperTalesDraft) {
    this.session = session
    this.draft = draft
  }

  private readonly first = $derived.by(() => this.session.moves.find((move): move is Pay => move.kind === 'pay'))

  readonly asked = $derived.by(() => this.first !== undefined)

  /** New units that cost gold. */
  readonly due = $derived.by((): readonly number[] => {
    const { acting, view } = this.session
    return this.asked && acting !== null ? unpaidSpots(elementAt(view.kingdoms, acting)) : []
  })

  private readonly pending = $derived.by((): Cards => {
    const { acting, view } = this.session
    return acting === null ? [] : elementAt(view.kingdoms, acting).pending
  })

  private readonly marks = $derived.by((): Marks => {
    const { marks } = this.draft.picks
    if (marks) return marks
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
    this.draft.pick({ marks: { ...this.marks, spots: toggled(this.marks.spots, spot) } })
  }

  pressArtifact(place: number): void {
    this.draft.pick({ marks: { ...this.marks, places: toggled(this.marks.places, place) } })
  }

  /** The gold that everything marked costs. */
  readonly price = $derived.by((): number => {
    const { acting, view } = this.session
    const { spots, places } = this.marks
    return acting === null ? 0 : fullPrice(elementAt(view.kingdoms, acting), spots, places.length)
  })

  /** What is marked now, allowed or not. */
  readonly move = $derived.by(
    (): Pay => ({
      kind: 'pay',
      spots: this.marks.spots,
      artifacts: this.marks.places.flatMap(place => this.pending[place] ?? []).sort((a, b) => a - b),
    }),
  )
}
