import { Draft } from '../../../web/table/draft.svelte.ts'
import type { Frame, SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import type { Income } from '../queries.ts'
import type { RegionMove } from './region-move.ts'
import type { SmallWorldSession } from './session.ts'

const REGION_MOVES: readonly SmallWorldMove['kind'][] = [
  'conquer',
  'dragon',
  'exchange',
  'attempt',
  'retreat',
  'fortify',
  'hero',
  'vacate',
  'abandon',
]
const isRegionMove = (move: SmallWorldMove): move is RegionMove => REGION_MOVES.includes(move.kind)

/** One click is enough for these, if they can be taken back. */
const AT_ONCE: readonly RegionMove['kind'][] = ['conquer', 'retreat', 'hero']

const EXPAND = { kind: 'expand' } as const

interface Picks {
  readonly region: number | null
  /** A place in the offer. */
  readonly combo: number | null
  /** Confirmation is asked before a people goes into decline. */
  readonly declining: boolean
}

const NOTHING: Picks = { region: null, combo: null, declining: false }

/** What the viewer is deciding, before it becomes a move. Everything offered comes from the list of legal moves. */
export class Play {
  /** The viewer's latest income, as long as this page has been open. */
  receipt = $state.raw<Income | null>(null)

  private readonly session: SmallWorldSession
  private readonly draft: Draft<SmallWorldPosition, SmallWorldMove, SmallWorldEvent, Picks>
  constructor(session: SmallWorldSession) {
    this.session = session
    this.draft = new Draft(session, NOTHING)
  }

  get region(): number | null {
    return this.draft.picks.region
  }
  set region(region: number | null) {
    this.draft.pick({ region })
  }
  get combo(): number | null {
    return this.draft.picks.combo
  }
  set combo(combo: number | null) {
    this.draft.pick({ combo })
  }
  get declining(): boolean {
    return this.draft.picks.declining
  }
  set declining(declining: boolean) {
    this.draft.pick({ declining })
  }

  readonly frame = $derived.by<Frame | null>(() => this.session.view.agenda.at(-1) ?? null)
  /** The question at this screen, or `null` while somebody else is asked. */
  readonly asked = $derived.by(() => (this.session.acting === null ? null : (this.frame?.kind ?? null)))

  /** At the start of a turn the map already shows the targets that expanding would open. */
  private readonly opening = $derived.by<SmallWorldPosition | null>(() => {
    const { acting } = this.session
    const after = this.asked === 'turn' ? this.session.preview(EXPAND)?.view : undefined
    if (!after) return null
    const next = after.agenda.at(-1)
    return next?.kind === 'conquer' && next.seat === acting ? after : null
  })

  /** The position used for questions about regions. */
  readonly position = $derived.by(() => this.opening ?? this.session.view)
  private readonly moves = $derived.by<readonly SmallWorldMove[]>(() => {
    const { acting, game, moves } = this.session
    return this.opening && acting !== null ? game.moves(this.opening, acting) : moves
  })
  /** The race whose conquests are being made, or `null`. */
  readonly conqueror = $derived.by(() => {
    const frame = this.position.agenda.at(-1)
    return this.session.acting !== null && frame?.kind === 'conquer' ? frame.race : null
  })

  private readonly byRegion = $derived.by(() => {
    const table = new Map<number, RegionMove[]>()
    for (const move of this.moves)
      if (isRegionMove(move)) table.set(move.region, [...(table.get(move.region) ?? []), move])
    return table
  })

  movesAt(region: number): readonly RegionMove[] {
    return this.byRegion.get(region) ?? []
  }

  has(kind: RegionMove['kind'], region: number): boolean {
    return this.movesAt(region).some(move => move.kind === kind)
  }

  /** Leaving your own land is possible but not highlighted. */
  isTarget(region: number): boolean {
    return this.movesAt(region).some(move => move.kind !== 'abandon')
  }

  /** The tokens in hand are enough for nothing: abandoning a region is the way to more. */
  readonly isShort = $derived.by(
    () => this.asked === 'conquer' && this.can('abandon') && !this.moves.some(move => move.kind === 'conquer'),
  )

  can(kind: 'abandon' | 'roll' | 'stop' | 'skip' | 'done'): boolean {
    return this.moves.some(move => move.kind === kind)
  }

  /** A click or a key commits at once if it can be taken back; a finger, or a final choice, selects first. */
  choose(region: number, byTouch: boolean): void {
    const moves = this.movesAt(region)
    const only = moves.length === 1 ? moves[0] : null
    if (only && (this.region === region || (!byTouch && this.canBeTakenBack(only)))) this.commit(only)
    else this.region = region
  }

  private canBeTakenBack(move: RegionMove): boolean {
    const { acting, game } = this.session
    if (acting === null || !AT_ONCE.includes(move.kind)) return false
    const after = this.session.preview(this.withLead(move))
    return after !== null && game.toMove(after.view).includes(acting)
  }

  /** Preceded by the start of the turn, if that is still to come. */
  private withLead(move: SmallWorldMove): readonly SmallWorldMove[] {
    return this.opening ? [EXPAND, move] : [move]
  }

  /** Plays the move, expanding first if the turn has not begun. */
  commit(move: SmallWorldMove): void {
    this.session.playAll(this.withLead(move))
    this.clear()
  }

  /** Remembers the viewer's latest income when it is paid. */
  hear(): void {
    const { events, viewer } = this.session
    for (const event of events) if (event.kind === 'scored' && event.seat === viewer) this.receipt = event
  }

  clear(): void {
    this.draft.clear()
  }

  readonly isClear = $derived.by(() => this.region === null && this.combo === null && !this.declining)
}
