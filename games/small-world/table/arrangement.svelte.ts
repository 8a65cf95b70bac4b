import { elementAt } from '../../../kernel/list.ts'
import { Draft } from '../../../web/table/draft.svelte.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import type { SmallWorldSession } from './session.ts'

/** One region's pile in an arrangement: its height, and how far it may be lowered. */
interface Pile {
  readonly region: number
  readonly now: number
  readonly least: number
}

/** Tokens or encampments by region. */
type Counts = ReadonlyMap<number, number>

const KINDS = {
  redeploy: 'tokens',
  regroup: 'tokens',
  encamp: 'camps',
  reencamp: 'camps',
} as const

const DONE = { kind: 'done' } as const

/**
 * Tokens or encampments being arranged. Piles rise and fall freely; only when the player confirms does the arrangement
 * become moves: lift, place, done.
 */
export class Arrangement {
  private readonly session: SmallWorldSession
  private readonly draft: Draft<SmallWorldPosition, SmallWorldMove, SmallWorldEvent, { readonly counts: Counts | null }>
  constructor(session: SmallWorldSession) {
    this.session = session
    this.draft = new Draft(session, { counts: null })
  }

  private readonly frame = $derived.by(() => this.session.view.agenda.at(-1) ?? null)
  readonly what = $derived.by<'tokens' | 'camps' | null>(() => {
    const { acting, moves } = this.session
    const kind = this.frame?.kind
    if (acting === null || kind === undefined || !(kind in KINDS)) return null
    // Too few for their land: first, regions are left one by one on the map itself.
    if (moves.some(move => move.kind === 'vacate')) return null
    return KINDS[kind as keyof typeof KINDS]
  })

  private readonly piles = $derived.by<readonly Pile[]>(() => {
    const { what, frame } = this
    if (what === null || frame === null) return []
    const { view, moves } = this.session
    const counts = what === 'tokens' ? view.tokens : view.camps
    const liftable = new Set(
      moves.flatMap(move => (move.kind === 'lift' || move.kind === 'lift-camps' ? [move.region] : [])),
    )
    return view.holder.flatMap((holder, region) => {
      if (holder !== frame.race) return []
      const now = elementAt(counts, region)
      return [{ region, now, least: liftable.has(region) ? (what === 'tokens' ? 1 : 0) : now }]
    })
  })

  /** What the rules say remains to be placed; below 0 if some must come off the map. */
  private readonly spare = $derived.by(() => {
    if (this.what === null) return 0
    const figures = this.session.objection(DONE)?.figures
    if (!figures) return 0
    return 'left' in figures ? Number(figures.left) : Number(figures.have) - Number(figures.need)
  })

  private readonly counts = $derived.by<Counts>(
    () => this.draft.picks.counts ?? new Map(this.piles.map(({ region, now }) => [region, now])),
  )

  readonly left = $derived.by(() =>
    this.piles.reduce((left, { region, now }) => left + now - this.countAt(region, now), this.spare),
  )
  readonly isChanged = $derived.by(() => this.piles.some(({ region, now }) => this.countAt(region, now) !== now))
  readonly canGather = $derived.by(() => this.piles.some(({ region, least }) => this.countAt(region) > least))

  private pileAt(region: number): Pile | undefined {
    return this.piles.find(pile => pile.region === region)
  }

  holds(region: number): boolean {
    return this.pileAt(region) !== undefined
  }

  countAt(region: number, otherwise = 0): number {
    return this.counts.get(region) ?? otherwise
  }

  canAdd(region: number): boolean {
    return this.left > 0 && this.holds(region)
  }

  canTake(region: number): boolean {
    const pile = this.pileAt(region)
    return pile !== undefined && this.countAt(region) > pile.least
  }

  private set(change: (counts: Map<number, number>) => void): void {
    const counts = new Map(this.counts)
    change(counts)
    this.draft.pick({ counts })
  }

  add(region: number): void {
    if (this.canAdd(region)) this.set(counts => counts.set(region, this.countAt(region) + 1))
  }

  take(region: number): void {
    if (this.canTake(region)) this.set(counts => counts.set(region, this.countAt(region) - 1))
  }

  /** One click: places one if there is any, otherwise lifts all that can go elsewhere. */
  touch(region: number): void {
    const pile = this.pileAt(region)
    if (!pile) return
    if (this.left > 0) this.add(region)
    else this.set(counts => counts.set(region, pile.least))
  }

  /** From pile to pile, as by a drag. */
  carry(from: number, to: number): void {
    if (from === to || !this.canTake(from) || !this.holds(to)) return
    this.set(counts => {
      counts.set(from, this.countAt(from) - 1)
      counts.set(to, this.countAt(to) + 1)
    })
  }

  gather(): void {
    this.set(counts => {
      for (const { region, least } of this.piles) counts.set(region, least)
    })
  }

  /** What is left goes one by one to the lowest pile; what must come off is taken one by one from the highest. */
  spread(): void {
    this.set(counts => {
      const height = ({ region }: Pile) => counts.get(region) ?? 0
      const change = (pile: Pile, by: number) => counts.set(pile.region, height(pile) + by)
      for (let left = this.left; left > 0; left--)
        change(
          this.piles.reduce((lowest, pile) => (height(pile) < height(lowest) ? pile : lowest)),
          1,
        )
      for (let over = -this.left; over > 0; over--)
        change(
          this.piles
            .filter(pile => height(pile) > pile.least)
            .reduce((highest, pile) => (height(pile) > height(highest) ? pile : highest)),
          -1,
        )
    })
  }

  reset(): void {
    this.draft.clear()
  }

  private readonly moves = $derived.by<readonly SmallWorldMove[]>(() => {
    const lifts: SmallWorldMove[] = []
    const places: SmallWorldMove[] = []
    for (const { region, now, least } of this.piles) {
      const wanted = this.countAt(region, now)
      const lifted = wanted < now
      if (lifted) lifts.push({ kind: this.what === 'tokens' ? 'lift' : 'lift-camps', region })
      const count = wanted - (lifted ? least : now)
      if (count > 0) places.push({ kind: this.what === 'tokens' ? 'place' : 'camp', region, count })
    }
    return [...lifts, ...places]
  })

  commit(): void {
    this.draft.commit(...this.moves, DONE)
  }
}
