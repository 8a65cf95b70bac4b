import { elementAt } from '../../../kernel/list.ts'
import { SPOTS } from '../content/figures.ts'
import type { PaperTalesMove } from '../position.ts'
import { wouldDie } from '../queries.ts'
import type { Fate, PaperTalesDraft } from './picks.ts'
import type { PaperTalesSession } from './session.ts'

type Spare = Extract<PaperTalesMove, { kind: 'spare' }>

/** Whom a Healer saves and who pays to survive: marked on the stage. */
export class Mercy {
  private readonly session: PaperTalesSession
  private readonly draft: PaperTalesDraft

  constructor(session: PaperTalesSession, draft: PaperTalesDraft) {
    this.session = session
    this.draft = draft
  }

  private readonly fates = $derived.by(() => this.draft.picks.fates)

  private readonly listed = $derived.by(() => this.session.moves.filter((move): move is Spare => move.kind === 'spare'))

  readonly asked = $derived.by(() => this.listed.length > 0)

  private ways(spot: number): Fate[] {
    const ways: Fate[] = ['dies']
    if (this.listed.some(({ saved }) => saved.includes(spot))) ways.push('saved')
    if (this.listed.some(({ paying }) => paying.includes(spot))) ways.push('paying')
    return ways
  }

  fateOf(spot: number): Fate | null {
    const { acting, view } = this.session
    if (!this.asked || acting === null || !wouldDie(elementAt(view.kingdoms, acting), spot)) return null
    return this.fates[spot] ?? 'dies'
  }

  canHelp(spot: number): boolean {
    return this.fateOf(spot) !== null && this.ways(spot).length > 1
  }

  /** Switches to the next way to help, and finally back to none. */
  press(spot: number): void {
    const ways = this.ways(spot)
    const next = elementAt(ways, (ways.indexOf(this.fateOf(spot) ?? 'dies') + 1) % ways.length)
    this.draft.pick({ fates: { ...this.fates, [spot]: next } })
  }

  private spots(fate: Fate): number[] {
    return Array.from({ length: SPOTS }, (_, spot) => spot).filter(spot => this.fateOf(spot) === fate)
  }

  /** What is marked now, allowed or not. */
  readonly move = $derived.by(
    (): Spare => ({ kind: 'spare', saved: this.spots('saved'), paying: this.spots('paying') }),
  )
}
