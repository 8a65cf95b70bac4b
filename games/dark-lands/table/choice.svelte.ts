import { type Card, SPELL, withCards, withoutCards } from '../cards.ts'
import type { Cell } from '../content/boards.ts'
import type { Companion } from '../content/figures.ts'
import { SCOUTING_TAKE } from '../content/magic.ts'
import { type DarkLandsMove, type Frame, topFrame } from '../position.ts'
import { isForeseen } from './course.ts'
import type { PlannedMatch } from './plan.svelte.ts'

/** What the viewer is asked: what the turn is about, the exchange beside it, to end what is planned, or nothing. */
export type Question = Frame['kind'] | 'exchange' | 'end' | null

type CellMove = DarkLandsMove & { readonly kind: 'capture' | 'fortify' | 'aim' }

/** Played on one region. */
const isOn = (move: DarkLandsMove): move is CellMove =>
  move.kind === 'capture' || move.kind === 'fortify' || move.kind === 'aim'

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

/**
 * What is being put together at this screen before it becomes a move. It knows no rules: everything it offers is found
 * in the list of legal moves.
 */
export class Choice {
  /** The chosen place in the hand. */
  place = $state<number | null>(null)
  /** The region pointed at, focused or tapped. */
  aimed = $state<Cell | null>(null)
  /** The region chosen before a card. */
  pinned = $state<Cell | null>(null)
  /** Levitation: the fortification that moves. */
  from = $state<Cell | null>(null)
  /** The free pair. */
  pair = $state.raw<readonly Companion[] | null>(null)
  /** Places in the hand laid aside for the exchange, in the order they were picked. */
  given = $state.raw<readonly number[]>([])
  /** Scouting: places among the cards seen, first those to take, then the rest from the top. */
  scouted = $state.raw<readonly number[]>([])

  private readonly session: PlannedMatch
  constructor(session: PlannedMatch) {
    this.session = session
  }

  readonly question = $derived.by<Question>(() => {
    const { acting, view } = this.session
    if (acting === null) return null
    return view.exchanging[acting] ? 'exchange' : (topFrame(view)?.kind ?? 'end')
  })
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { viewer, view } = this.session
    return viewer === null ? [] : view.hands[viewer]
  })
  /** Cards can be used now. */
  readonly using = $derived.by(() => this.question === 'buy' || this.question === 'play')
  /** A card of the hand is asked for, to be discarded. */
  readonly discarding = $derived.by(() => this.question === 'insight' || this.question === 'transmutation')

  readonly card = $derived.by<Card | null>(() => (this.place === null ? null : (this.hand[this.place] ?? null)))

  /** Every legal way to use a card. */
  usesOf(card: Card): readonly DarkLandsMove[] {
    return this.usesByCard.get(card) ?? []
  }
  private readonly usesByCard = $derived.by(() => {
    const uses = new Map<Card, DarkLandsMove[]>()
    for (const move of this.using ? this.session.cardMoves : []) {
      const card = cardOf(move)
      if (card !== null) uses.set(card, [...(uses.get(card) ?? []), move])
    }
    return uses
  })

  readonly uses = $derived.by(() => (this.card === null ? [] : this.usesOf(this.card)))
  /** Uses of the chosen card that name no region. */
  readonly buttons = $derived.by(() => this.uses.filter(move => !isOn(move) && move.kind !== 'levitate'))

  /** What pressing a region would do. */
  readonly byCell = $derived.by<ReadonlyMap<Cell, DarkLandsMove | 'from'>>(() => {
    const found = new Map<Cell, DarkLandsMove | 'from'>()
    for (const move of this.uses) {
      if (isOn(move)) found.set(move.cell, move)
      else if (move.kind === 'levitate') {
        if (this.from === null) found.set(move.from, 'from')
        else if (move.from === this.from) found.set(move.to, move)
      }
    }
    return found
  })

  /** Cards of the hand that could be used on the pinned region. */
  usesOnPinned(card: Card): CellMove | undefined {
    return this.usesOf(card)
      .filter(isOn)
      .find(move => move.cell === this.pinned)
  }

  choosePlace(place: number): void {
    const { session, hand } = this
    if (this.question === 'exchange') this.toggleGiven(place)
    else if (this.discarding) session.play({ kind: 'discard', card: hand[place] })
    else if (this.using) {
      const atOnce = this.pinned === null ? undefined : this.usesOnPinned(hand[place])
      if (atOnce) session.play(atOnce)
      else this.select(place)
    }
  }

  private select(place: number): void {
    const again = this.place === place
    const [only] = this.buttons
    // The second press on a card without targets plans it, if there is but one way and it can be taken back.
    if (again && this.buttons.length === 1 && only && isForeseen(only)) {
      this.session.play(only)
      return
    }
    this.clear()
    this.place = again ? null : place
  }

  /** A region is pointed at by the mouse, focused, or tapped first; pressing it then acts. */
  chooseCell(cell: Cell): void {
    const use = this.byCell.get(cell)
    if (use && this.aimed !== cell) this.aimed = cell
    else if (use === 'from') this.from = cell
    else if (use) this.session.play(use)
    else if (this.card === null && this.using) this.pinned = this.pinned === cell ? null : cell
    else this.aimed = cell
  }

  private toggleGiven(place: number): void {
    this.given = this.given.includes(place) ? this.given.filter(other => other !== place) : [...this.given, place]
  }
  readonly givenCards = $derived.by(() =>
    withCards(
      [],
      this.given.map(place => this.hand[place]),
    ),
  )

  /** Lays the chosen cards aside pair by pair, then exchanges them. */
  exchange(): void {
    const cards = this.givenCards
    for (let at = 0; at + 1 < cards.length; at += 2)
      this.session.play({ kind: 'give', cards: [cards[at], cards[at + 1]] })
    if (this.question === 'exchange') this.session.play({ kind: 'close' })
  }

  toggleScouted(place: number): void {
    this.scouted = this.scouted.includes(place)
      ? this.scouted.filter(other => other !== place)
      : [...this.scouted, place]
  }
  /** The two taken; the rest in the order named, those not named below. */
  readonly scout = $derived.by(() => {
    const { looked } = this.session.view
    const named = this.scouted.map(place => looked[place])
    const take = withCards([], named.slice(0, SCOUTING_TAKE))
    const under = [...named.slice(SCOUTING_TAKE), ...withoutCards(looked, withCards([], named))]
    return (
      this.session.moves.find(move => move.kind === 'scout' && same(move.take, take) && same(move.under, under)) ?? null
    )
  })

  clear(): void {
    this.place = this.aimed = this.pinned = this.from = this.pair = null
    this.given = []
    this.scouted = []
  }
  readonly isClear = $derived.by(
    () =>
      this.place === null &&
      this.pinned === null &&
      this.pair === null &&
      this.given.length === 0 &&
      this.scouted.length === 0,
  )
}

/** The card of the hand that a move uses, or `null`. */
function cardOf(move: DarkLandsMove): Card | null {
  switch (move.kind) {
    case 'capture':
    case 'fortify':
    case 'cast':
    case 'aim':
      return move.card
    case 'recruit':
      return SPELL.recruitment
    case 'rally':
      return SPELL['second-wind']
    case 'levitate':
      return SPELL.levitation
    default:
      return null
  }
}
