import { SEATS, type Seat } from '../../../kernel/seat.ts'
import { SPOTS } from '../content/figures.ts'
import { type Cards, NO_PLAN, type PaperTalesPosition, type Plan } from '../position.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { manual } from '../weights/manual.ts'
import { usualWorth } from '../weights/worths.ts'
import { climb, RESCUE_PASSES } from './climb.ts'
import { bestFit, type Fit, lay, layAll } from './fit.ts'
import { IMPOSSIBLE, type Layout, MOST_CARDS } from './layout.ts'
import { type Scene, sceneOf } from './scene.ts'
import { isUntouched } from './steps.ts'

/*
 * What everybody intends to deploy, kept from card to card and step to step: in walks of a search, thinking again each
 * time would take longest. Remembers only the world last asked about.
 */

/** A plan being carried out step by step. */
interface Target {
  readonly round: number
  readonly takeBacks: number
  readonly hand: Cards
  readonly plan: Plan
}

const BEFORE_ALL: Scene = { round: 0, foes: [], laterFoes: [], f: manual.figures }

/** In reused memory. */
class Mind {
  scene = BEFORE_ALL
  worth = 0
  target: Target | null = null
  /** The cards considered, sorted; and in the order they came, with the decisions. */
  private cards: Cards = []
  private readonly order: number[] = []
  private readonly places = new Int8Array(SPOTS + MOST_CARDS)
  /** Findings about cards that might come. */
  private readonly tried: (Fit & { readonly card: number })[] = []

  forget(): void {
    this.scene = BEFORE_ALL
    this.target = null
  }

  /** Which of these cards are new since a thought of this round; null if no thought can be extended by them. */
  newcomers(cards: Cards, round: number, f: KingdomFigures): Cards | null {
    return this.scene.round === round && this.scene.f === f ? missingFrom(this.cards, cards) : null
  }

  /** Lays out a thought. */
  recall(layout: Layout, p: PaperTalesPosition, seat: Seat): void {
    layout.begin(p, seat, this.order, p.kingdoms[seat].plan)
    for (let item = 0; item < layout.size; item++) layout.places[item] = this.places[item]
  }

  note(layout: Layout, cards: Cards, worth: number): void {
    this.cards = cards
    this.worth = worth
    this.tried.length = 0
    this.order.length = 0
    for (let i = 0; i < layout.hand.length; i++) this.order.push(layout.hand[i])
    for (let item = 0; item < layout.size; item++) this.places[item] = layout.places[item]
  }

  /** What a card would add, as the last one. */
  additionOf(card: number, layout: Layout): number {
    layout.swapLast(card)
    const { row, instead, worth } = bestFit(layout, this.scene, layout.size - 1, this.worth)
    this.tried.push({ card, row, instead, worth })
    return worth - this.worth
  }

  /** Lays the cards that have come. */
  add(layout: Layout, more: Cards, cards: Cards): void {
    const known = more.length === 1 ? this.tried.find(({ card }) => card === more[0]) : undefined
    const { size } = layout
    for (const card of bestFirst(more, this.scene.round)) layout.take(card)
    if (known) lay(layout, size, known.row, known.instead)
    this.note(layout, cards, known ? known.worth : layAll(layout, this.scene, size, this.worth))
  }
}

let world: PaperTalesPosition | null = null
const minds = SEATS.map(() => new Mind())

function mindOf(p: PaperTalesPosition, seat: Seat): Mind {
  if (world !== p) for (const mind of minds) mind.forget()
  world = p
  return minds[seat]
}

/**
 * What the seat intends to do with these cards, left in the layout: its last thought, plus the cards that have come
 * since.
 */
export function think(layout: Layout, p: PaperTalesPosition, seat: Seat, cards: Cards, f: KingdomFigures): Mind {
  const mind = mindOf(p, seat)
  const { plan } = p.kingdoms[seat]
  // Cards already laid count too; and in the solo game every card changes the Lich King's army.
  const more = p.seats > 1 && isUntouched(plan) ? mind.newcomers(cards, p.round, f) : null
  if (!more) {
    mind.scene = sceneOf(p, seat, false, f)
    layout.begin(p, seat, bestFirst(cards, p.round), plan)
    mind.note(layout, cards, sketch(layout, mind.scene))
    return mind
  }
  mind.recall(layout, p, seat)
  if (more.length > 0) mind.add(layout, more, cards)
  return mind
}

/** Good cards should come first. A draft that is overfull or costs too much is judged by what it can become. */
function sketch(layout: Layout, scene: Scene): number {
  const worth = layout.worth(scene)
  return worth > IMPOSSIBLE ? layAll(layout, scene, SPOTS, worth) : climb(layout, scene, RESCUE_PASSES, null)
}

/**
 * A finished plan is carried out step by step without thinking again, in the same world and with nothing taken back.
 */
export function targetOf(p: PaperTalesPosition, seat: Seat, make: () => Plan): Plan {
  const { hand, plan: draft } = p.kingdoms[seat]
  const mind = mindOf(p, seat)
  const { target } = mind
  const isBegun = draft !== NO_PLAN && target?.round === p.round
  if (isBegun && target.hand === hand && target.takeBacks === draft.takeBacks) return target.plan
  const plan = make()
  mind.target = { round: p.round, takeBacks: draft.takeBacks, hand, plan }
  return plan
}

/** By their value in most kingdoms. */
export function bestFirst(cards: Cards, round: number): number[] {
  const sorted: number[] = []
  for (let i = 0; i < cards.length; i++) {
    let at = i
    for (; at > 0 && usualWorth(sorted[at - 1], round) < usualWorth(cards[i], round); at--) sorted[at] = sorted[at - 1]
    sorted[at] = cards[i]
  }
  return sorted
}

/** The cards that one sorted list has in addition to those of another; null if it lacks one of these. */
function missingFrom(known: Cards, cards: Cards): Cards | null {
  const missing: number[] = []
  let at = 0
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === known[at]) at++
    else missing.push(cards[i])
  }
  return at === known.length ? missing : null
}
