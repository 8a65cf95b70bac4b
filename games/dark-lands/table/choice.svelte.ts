import { elementAt } from '../../../kernel/list.ts'
import type { Cell } from '../content/boards.ts'
import { type Card, SPELL, withCards, withoutCards } from '../content/deck.ts'
import type { Companion } from '../content/figures.ts'
import { SCOUTING_TAKE } from '../content/magic.ts'
import { type DarkLandsMove, type Frame, topFrame } from '../position.ts'
import type { Plan } from './plan.svelte.ts'
import type { DarkLandsSession } from './session.ts'

/** What the viewer is asked: the decision of the turn, the exchange beside it, ending the planned turn, or nothing. */
export type Asked = Frame['kind'] | 'exchange' | 'end' | null

type CellMove = DarkLandsMove & { readonly kind: 'capture' | 'fortify' | 'aim' }

/** Played on one region. */
const isOn = (move: DarkLandsMove): move is CellMove =>
  move.kind === 'capture' || move.kind === 'fortify' || move.kind === 'aim'

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

const toggled = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item]

/**
 * What the viewer has picked so far, before it becomes a move. It knows no rules: everything it offers comes from the
 * list of legal moves.
 */
export class Choice {
  private readonly session: DarkLandsSession
  private readonly plan: Plan
  constructor(session: DarkLandsSession, plan: Plan) {
    this.session = session
    this.plan = plan
  }

  get place(): number | null {
    return this.plan.picks.place
  }
  get aimed(): Cell | null {
    return this.plan.picks.aimed
  }
  get pinned(): Cell | null {
    return this.plan.picks.pinned
  }
  get from(): Cell | null {
    return this.plan.picks.from
  }
  get pair(): readonly Companion[] | null {
    return this.plan.picks.pair
  }
  get given(): readonly number[] {
    return this.plan.picks.given
  }
  get scouted(): readonly number[] {
    return this.plan.picks.scouted
  }

  readonly asked = $derived.by<Asked>(() => {
    const { acting } = this.session
    const { view } = this.plan
    if (acting === null) return null
    return view.exchanging[acting] ? 'exchange' : (topFrame(view)?.kind ?? 'end')
  })
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { viewer } = this.session
    return viewer === null ? [] : elementAt(this.plan.view.hands, viewer)
  })
  /** Cards can be used now. */
  readonly using = $derived.by(() => this.asked === 'buy' || this.asked === 'play')
  /** A card of the hand is asked for, to be discarded. */
  readonly discarding = $derived.by(() => this.asked === 'insight' || this.asked === 'transmutation')

  readonly card = $derived.by<Card | null>(() => (this.place === null ? null : (this.hand[this.place] ?? null)))

  /** Every legal way to use a card. */
  usesOf(card: Card): readonly DarkLandsMove[] {
    return this.usesByCard.get(card) ?? []
  }
  private readonly usesByCard = $derived.by(() => {
    const uses = new Map<Card, DarkLandsMove[]>()
    for (const move of this.using ? this.plan.cardMoves : []) {
      const card = cardOf(move)
      if (card !== null) uses.set(card, [...(uses.get(card) ?? []), move])
    }
    return uses
  })

  readonly uses = $derived.by(() => (this.card === null ? [] : this.usesOf(this.card)))
  /** Uses of the chosen card that name no region. */
  readonly buttons = $derived.by(() => this.uses.filter(move => !isOn(move) && move.kind !== 'levitate'))

  /** The effect of pressing a region. */
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
    const { plan, hand } = this
    if (this.asked === 'exchange') this.toggleGiven(place)
    else if (this.discarding) plan.play({ kind: 'discard', card: elementAt(hand, place) })
    else if (this.using) {
      const atOnce = this.pinned === null ? undefined : this.usesOnPinned(elementAt(hand, place))
      if (atOnce) plan.play(atOnce)
      else this.select(place)
    }
  }

  private select(place: number): void {
    const again = this.place === place
    const [only] = this.buttons
    // A second press on a card without targets plans it, if there is only one way and it can be taken back.
    if (again && this.buttons.length === 1 && only && this.plan.canTakeBack(only)) {
      this.plan.play(only)
      return
    }
    this.clear()
    if (!again) this.plan.pick({ place })
  }

  /** A region is pointed at by mouse, by focus or by a first tap; pressing it then acts. */
  chooseCell(cell: Cell): void {
    const use = this.byCell.get(cell)
    if (use && this.aimed !== cell) this.aim(cell)
    else if (use === 'from') this.plan.pick({ from: cell })
    else if (use) this.plan.play(use)
    else if (this.card === null && this.using) this.plan.pick({ pinned: this.pinned === cell ? null : cell })
    else this.aim(cell)
  }

  aim(cell: Cell | null): void {
    this.plan.pick({ aimed: cell })
  }

  choosePair(pair: readonly Companion[]): void {
    this.plan.pick({ pair })
  }

  private toggleGiven(place: number): void {
    this.plan.pick({ given: toggled(this.given, place) })
  }
  readonly givenCards = $derived.by(() =>
    withCards(
      [],
      this.given.flatMap(place => this.hand[place] ?? []),
    ),
  )

  /** Lays the chosen cards aside pair by pair; when no pair is left, the exchange follows by itself. */
  exchange(): void {
    const { acting } = this.session
    if (acting === null) return
    const cards = this.givenCards
    const gifts: DarkLandsMove[] = []
    for (let at = 0; at + 1 < cards.length; at += 2)
      gifts.push({ kind: 'give', cards: [elementAt(cards, at), elementAt(cards, at + 1)] })
    const isOpen = this.session.preview(gifts)?.view.exchanging[acting] ?? false
    this.plan.commit(...gifts, ...(isOpen ? [{ kind: 'close' } as const] : []))
  }

  toggleScouted(place: number): void {
    this.plan.pick({ scouted: toggled(this.scouted, place) })
  }
  /** The two taken; the rest in the order picked, with the unpicked ones below. */
  readonly scout = $derived.by(() => {
    const { looked } = this.plan.view
    const named = this.scouted.flatMap(place => looked[place] ?? [])
    const take = withCards([], named.slice(0, SCOUTING_TAKE))
    const under = [...named.slice(SCOUTING_TAKE), ...withoutCards(looked, withCards([], named))]
    return (
      this.plan.moves.find(move => move.kind === 'scout' && same(move.take, take) && same(move.under, under)) ?? null
    )
  })

  clear(): void {
    this.plan.clearPicks()
  }
  /** Nothing but pointing at a region. */
  readonly isClear = $derived.by(
    () =>
      this.place === null &&
      this.pinned === null &&
      this.pair === null &&
      this.given.length === 0 &&
      this.scouted.length === 0,
  )
}

/** The card in hand that a move uses, or `null`. */
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
