import { type Card, contains, SKELETON, tribeOf } from '../cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { type EthnosMove, NONE, topFrame } from '../position.ts'
import type { EthnosSession } from './context.ts'

type BandMove = EthnosMove & { kind: 'band' }
type Target = Kingdom | typeof NONE

const isBandMove = (move: EthnosMove): move is BandMove => move.kind === 'band'
const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)
const same = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && contains(a, b)
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * What is being put together at this screen before it becomes a move. It knows no rules: everything it offers is found
 * in the list of legal moves.
 */
export class Choice {
  /** Places in the hand, in the order they were picked. */
  picked = $state.raw<readonly number[]>([])
  /** A place in the row. */
  recruit = $state<number | null>(null)
  wishedLeader = $state<Card | null>(null)
  wishedTarget = $state<Target | null>(null)
  /** A troll token. */
  troll = $state<number | null>(null)

  private readonly session: EthnosSession
  constructor(session: EthnosSession) {
    this.session = session
  }

  readonly frame = $derived.by(() => topFrame(this.session.view))
  readonly acting = $derived.by(() => this.session.acting !== null)
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { viewer, view } = this.session
    return viewer === null ? [] : view.hands[viewer]
  })
  readonly cards = $derived.by(() => sorted(this.picked.map(place => this.hand[place])))

  readonly bands = $derived.by(() => this.session.moves.filter(isBandMove))
  /** Keeping cards is chosen in the hand as well. */
  readonly keeping = $derived.by(() => this.acting && this.frame?.kind === 'keep')
  readonly composing = $derived.by(() => this.bands.length > 0)

  private readonly withThese = $derived.by(() => this.bands.filter(move => same(move.cards, this.cards)))
  readonly leaders = $derived.by(() => unique(this.withThese.map(move => move.leader)))
  /** The one wished for; otherwise one who can place a marker, if there is one. */
  readonly leader = $derived.by<Card | null>(() => {
    const { leaders, wishedLeader } = this
    if (wishedLeader !== null && leaders.includes(wishedLeader)) return wishedLeader
    return this.withThese.find(move => move.kingdom !== NONE)?.leader ?? leaders[0] ?? null
  })
  /** Kingdoms open to the band under its leader. */
  readonly targets = $derived.by(() =>
    this.withThese.flatMap(move => (move.leader === this.leader && move.kingdom !== NONE ? [move.kingdom] : [])),
  )
  /** `null`: several are open and none has been chosen. */
  readonly target = $derived.by<Target | null>(() => {
    const { targets, wishedTarget } = this
    if (targets.length === 0 || wishedTarget === NONE) return NONE
    if (wishedTarget !== null && targets.includes(wishedTarget)) return wishedTarget
    return targets.length === 1 ? targets[0] : null
  })
  readonly band = $derived.by(
    () => this.withThese.find(move => move.leader === this.leader && move.kingdom === this.target) ?? null,
  )
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

  /** Could the card join what is picked? */
  fits(place: number): boolean {
    const wanted = sorted([...this.cards, this.hand[place]])
    if (this.keeping) return this.session.moves.some(move => move.kind === 'keep' && same(move.cards, wanted))
    return this.bands.some(move => contains(move.cards, wanted))
  }

  /** The move that picking the card would lead to, for the rules to object to. */
  withCard(place: number): EthnosMove {
    const cards = sorted([...this.cards, this.hand[place]])
    if (this.frame?.kind === 'keep') return { kind: 'keep', cards }
    const leader = this.leader ?? cards.find(card => card !== SKELETON) ?? cards[0]
    return { kind: 'band', cards, leader, kingdom: NONE }
  }

  toggle(place: number): void {
    this.recruit = null
    if (this.isPicked(place)) this.picked = this.picked.filter(other => other !== place)
    else if (this.fits(place)) this.picked = [...this.picked, place]
  }

  /** Picks a whole band at once. */
  pick(cards: readonly Card[]): void {
    const left = [...cards]
    this.recruit = null
    this.picked = this.hand.flatMap((card, place) => {
      const at = left.indexOf(card)
      if (at < 0) return []
      left.splice(at, 1)
      return [place]
    })
  }

  clear(): void {
    this.picked = []
    this.recruit = null
    this.wishedLeader = null
    this.wishedTarget = null
    this.troll = null
  }

  readonly empty = $derived.by(
    () => this.picked.length === 0 && this.recruit === null && this.wishedTarget === null && this.troll === null,
  )

  /** The leader's tribe under which a marker may go to several kingdoms asks for a choice on the map. */
  readonly mustChoose = $derived.by(() => this.targets.length > 1 && this.target === null)

  readonly leaderTribe = $derived.by(() => (this.leader === null ? null : tribeOf(this.leader)))
}
