import { elementAt } from '../../../kernel/list.ts'
import { Draft } from '../../../web/table/draft.svelte.ts'
import { type Card, contains, SKELETON } from '../content/cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { type EthnosEvent, type EthnosMove, type EthnosPosition, NONE, topFrame } from '../position.ts'
import type { EthnosSession } from './session.ts'

type BandMove = EthnosMove & { kind: 'band' }
type Target = Kingdom | typeof NONE

const isBandMove = (move: EthnosMove): move is BandMove => move.kind === 'band'
const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)
const same = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && contains(a, b)
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** What has been chosen. */
interface Picks {
  /** Places in the hand, in the order they were picked. */
  readonly picked: readonly number[]
  /** A place in the row. */
  readonly recruit: number | null
  readonly leader: Card | null
  readonly target: Target | null
  /** The leader's ability is declined. */
  readonly declines: boolean
  /** A troll token. */
  readonly troll: number | null
}

const NOTHING: Picks = { picked: [], recruit: null, leader: null, target: null, declines: false, troll: null }

/**
 * What the viewer has picked so far, before it becomes a move. It knows no rules: everything it offers comes from the
 * list of legal moves.
 */
export class Choice {
  private readonly session: EthnosSession
  private readonly draft: Draft<EthnosPosition, EthnosMove, EthnosEvent, Picks>
  constructor(session: EthnosSession) {
    this.session = session
    this.draft = new Draft(session, NOTHING)
  }

  get picked(): readonly number[] {
    return this.draft.picks.picked
  }
  get recruit(): number | null {
    return this.draft.picks.recruit
  }
  get troll(): number | null {
    return this.draft.picks.troll
  }
  get wishedTarget(): Target | null {
    return this.draft.picks.target
  }

  chooseRecruit(place: number): void {
    this.draft.pick({ ...NOTHING, recruit: place })
  }
  chooseLeader(leader: Card): void {
    this.draft.pick({ leader })
  }
  /** `NONE` declines the marker; `null` clears the choice. */
  chooseTarget(target: Target | null): void {
    this.draft.pick({ target })
  }
  chooseToDecline(declines: boolean): void {
    this.draft.pick({ declines })
  }
  chooseTroll(troll: number): void {
    this.draft.pick({ troll })
  }
  clear(): void {
    this.draft.clear()
  }

  readonly frame = $derived.by(() => topFrame(this.session.view))
  readonly acting = $derived.by(() => this.session.acting !== null)
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { viewer, view } = this.session
    return viewer === null ? [] : elementAt(view.hands, viewer)
  })
  readonly cards = $derived.by(() => sorted(this.picked.flatMap(place => this.hand[place] ?? [])))

  readonly bands = $derived.by(() => this.session.moves.filter(isBandMove))
  /** Cards to keep are chosen in the hand as well. */
  readonly keeping = $derived.by(() => this.acting && this.frame?.kind === 'keep')
  readonly composing = $derived.by(() => this.bands.length > 0)

  private readonly withThese = $derived.by(() => this.bands.filter(move => same(move.cards, this.cards)))
  readonly leaders = $derived.by(() => unique(this.withThese.map(move => move.leader)))
  /** The leader asked for; otherwise one who can place a marker, if any. */
  readonly leader = $derived.by<Card | null>(() => {
    const { leaders } = this
    const wished = this.draft.picks.leader
    if (wished !== null && leaders.includes(wished)) return wished
    return this.withThese.find(move => move.kingdom !== NONE)?.leader ?? leaders[0] ?? null
  })
  /** Kingdoms open to the band under its leader. */
  readonly targets = $derived.by(() =>
    this.withThese.flatMap(move =>
      move.leader === this.leader && move.kingdom !== NONE && !move.decline ? [move.kingdom] : [],
    ),
  )
  /** `null`: several are open and none has been chosen. */
  readonly target = $derived.by<Target | null>(() => {
    const { targets, wishedTarget } = this
    const [first, second] = targets
    if (first === undefined || wishedTarget === NONE) return NONE
    if (wishedTarget !== null && targets.includes(wishedTarget)) return wishedTarget
    return second === undefined ? first : null
  })
  /** With its leader and its target: as it is, or declining the ability where that is allowed. */
  private readonly ways = $derived.by(() =>
    this.withThese.filter(move => move.leader === this.leader && move.kingdom === this.target),
  )
  readonly mayDecline = $derived.by(() => this.ways.some(move => move.decline))
  readonly declines = $derived.by(() => this.mayDecline && this.draft.picks.declines)
  readonly band = $derived.by(() => this.ways.find(move => (move.decline ?? false) === this.declines) ?? null)
  readonly keep = $derived.by(
    () => this.session.moves.find(move => move.kind === 'keep' && same(move.cards, this.cards)) ?? null,
  )

  /** Kingdoms that glow: open to the band, or to a bonus marker. */
  readonly glowing = $derived.by<readonly Kingdom[]>(() => {
    const bonus = this.session.moves.flatMap(move =>
      move.kind === 'bonus' && move.kingdom !== NONE ? [move.kingdom] : [],
    )
    return bonus.length > 0 ? bonus : this.targets
  })
  /** The kingdom where the marker would go. */
  readonly marked = $derived.by<Kingdom | null>(() => {
    const target = this.frame?.kind === 'bonus' ? this.wishedTarget : this.target
    return this.acting && target !== null && target !== NONE ? target : null
  })

  /** Every band that cannot be made larger, largest first: what a player sees in the hand at a glance. */
  readonly largest = $derived.by<readonly (readonly Card[])[]>(() => {
    const sets = new Map(this.bands.map(move => [move.cards.join(), move.cards]))
    const kinds = unique(this.hand)
    const grows = (cards: readonly Card[]) => kinds.some(kind => sets.has(sorted([...cards, kind]).join()))
    return [...sets.values()].filter(cards => !grows(cards)).sort((a, b) => b.length - a.length)
  })

  isPicked(place: number): boolean {
    return this.picked.includes(place)
  }

  /** Could the card join the picked ones? */
  fits(place: number): boolean {
    const wanted = sorted([...this.cards, elementAt(this.hand, place)])
    if (this.keeping) return this.session.moves.some(move => move.kind === 'keep' && same(move.cards, wanted))
    return this.bands.some(move => contains(move.cards, wanted))
  }

  /** The move that picking the card would lead to, so that the rules can object. */
  withCard(place: number): EthnosMove {
    const card = elementAt(this.hand, place)
    const cards = sorted([...this.cards, card])
    if (this.frame?.kind === 'keep') return { kind: 'keep', cards }
    const leader = this.leader ?? cards.find(each => each !== SKELETON) ?? card
    return { kind: 'band', cards, leader, kingdom: NONE }
  }

  toggle(place: number): void {
    if (this.isPicked(place)) this.draft.pick({ recruit: null, picked: this.picked.filter(other => other !== place) })
    else if (this.fits(place)) this.draft.pick({ recruit: null, picked: [...this.picked, place] })
  }

  /** Picks a whole band at once. */
  pick(cards: readonly Card[]): void {
    const left = [...cards]
    const picked = this.hand.flatMap((card, place) => {
      const at = left.indexOf(card)
      if (at < 0) return []
      left.splice(at, 1)
      return [place]
    })
    this.draft.pick({ recruit: null, picked })
  }

  readonly empty = $derived.by(() => !this.draft.hasPicks)

  /** A leader whose marker may go to several kingdoms asks for a choice on the map. */
  readonly mustChoose = $derived.by(() => this.targets.length > 1 && this.target === null)
}
