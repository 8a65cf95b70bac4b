import { SPOTS } from '../content/figures.ts'
import type { PaperTalesMove } from '../position.ts'
import { wouldDie } from '../rules/aging.ts'
import type { PaperTalesSession } from './context.ts'

type Spare = Extract<PaperTalesMove, { kind: 'spare' }>

/** What becomes of a unit in the Aging phase. */
export type Fate = 'dies' | 'saved' | 'paying'

/** Whom a Healer saves and who pays to live on: pressed on the stage. */
export class Mercy {
  private fates = $state.raw<Readonly<Record<number, Fate>>>({})
  private readonly session: PaperTalesSession

  constructor(session: PaperTalesSession) {
    this.session = session
  }

  clear(): void {
    this.fates = {}
  }

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
    if (!this.asked || acting === null || !wouldDie(view.kingdoms[acting], spot)) return null
    return this.fates[spot] ?? 'dies'
  }

  canHelp(spot: number): boolean {
    return this.fateOf(spot) !== null && this.ways(spot).length > 1
  }

  /** On to the next way to help, and back to none. */
  press(spot: number): void {
    const ways = this.ways(spot)
    const next = ways[(ways.indexOf(this.fateOf(spot) ?? 'dies') + 1) % ways.length]
    this.fates = { ...this.fates, [spot]: next }
  }

  private spots(fate: Fate): number[] {
    return Array.from({ length: SPOTS }, (_, spot) => spot).filter(spot => this.fateOf(spot) === fate)
  }

  /** What is marked now, allowed or not. */
  readonly move = $derived.by(
    (): Spare => ({ kind: 'spare', saved: this.spots('saved'), paying: this.spots('paying') }),
  )
}
