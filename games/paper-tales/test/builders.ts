import { expect } from 'vitest'
import type { Objection } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { checkMove } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { BUILDINGS, type BuildingId, buildingNumber, CARDS, type CardId, cardNumber } from '../content/cards.ts'
import { BOTTOM_SPOTS, ROW_OF, TOP_SPOTS } from '../content/figures.ts'
import type { Row } from '../content/vocabulary.ts'
import type { PaperTalesOptions } from '../facts.ts'
import { type Kingdom, NONE, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { SOURCES } from '../rules/ledger.ts'
import { deckOf } from '../rules/setup.ts'

export const EVERYTHING: PaperTalesOptions = {
  gates: 'both',
  forge: true,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: true,
  difficulty: '0',
}
export const BASE: PaperTalesOptions = { ...EVERYTHING, gates: 'none', forge: false }

/** A unit with its age tokens: `'knight'`, `'knight+1'`. */
export type UnitName = CardId | `${CardId}+${number}`

export interface KingdomSetting {
  readonly gold?: number
  readonly vp?: number
  readonly top?: readonly UnitName[]
  readonly bottom?: readonly UnitName[]
  readonly buildings?: Readonly<Partial<Record<BuildingId, 1 | 2>>>
  readonly artifacts?: readonly CardId[]
  readonly hand?: readonly CardId[]
}

export interface Setting {
  readonly seats?: number
  readonly round?: number
  readonly options?: PaperTalesOptions
  readonly kingdoms?: readonly KingdomSetting[]
  /** The draw pile, where it matters; everything else is then in the discard pile. */
  readonly pile?: readonly CardId[]
}

const sorted = (names: readonly CardId[]): number[] => names.map(cardNumber).sort((a, b) => a - b)

/** The Deployment phase is about to be planned, with all sets in play and three seats unless said otherwise. */
export function scene({
  seats = 3,
  round = 1,
  options = EVERYTHING,
  kingdoms = [],
  pile,
}: Setting): PaperTalesPosition {
  const p = {
    ...game.setup(options, seats, Rng.fromSeed('scene')),
    available: BUILDINGS.map((_, building) => building),
  }
  p.round = round
  p.stage = 'plan'
  p.asked = seatsOf(seats)
  p.kingdoms.forEach((k, seat) => {
    furnish(p, k, seat as Seat, kingdoms[seat] ?? {})
  })
  stackPiles(p, pile)
  return p
}

function furnish(p: PaperTalesPosition, k: Kingdom, seat: Seat, set: KingdomSetting): void {
  k.packet = []
  k.hand = sorted(set.hand ?? [])
  k.gold = set.gold ?? 0
  k.vp = set.vp ?? 0
  p.ledger[seat] = k.vp === 0 ? [] : [SOURCES.indexOf('war'), 1, k.vp]
  k.artifacts = (set.artifacts ?? []).map(cardNumber)
  for (const [id, level] of Object.entries(set.buildings ?? {})) k.buildings[buildingNumber(id as BuildingId)] = level
  k.top = k.buildings.includes(2) ? 3 : 2
  seatUnits(k, set.top ?? [], TOP_SPOTS)
  seatUnits(k, set.bottom ?? [], BOTTOM_SPOTS)
}

function seatUnits(k: Kingdom, units: readonly UnitName[], spots: readonly number[]): void {
  units.forEach((unit, i) => {
    const [id, age = '0'] = unit.split('+')
    k.units[elementAt(spots, i)] = cardNumber(id as CardId)
    k.age[elementAt(spots, i)] = Number(age)
  })
}

/** What lies nowhere else is in the draw pile, or around the given one in the discard pile. */
function stackPiles(p: PaperTalesPosition, pile: readonly CardId[] | undefined): void {
  const rest = deckOf(p.gatesUnits, p.forge)
  for (const k of p.kingdoms)
    for (const cards of [k.units, k.hand, k.artifacts])
      for (const card of cards) if (card !== NONE) addAt(rest, card, -1)
  p.buried.fill(0)
  p.pile = rest.slice()
  p.discard.fill(0)
  if (pile) {
    p.pile.fill(0)
    for (const id of pile) addAt(p.pile, cardNumber(id), 1)
    p.discard = rest.map((count, card) => Math.max(0, count - elementAt(p.pile, card)))
  }
  p.pileSize = p.pile.reduce((sum, count) => sum + count, 0)
  p.discardSize = p.discard.reduce((sum, count) => sum + count, 0)
}

/** Plays a legal move and tells what happened. */
export function play(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, seed = 'test'): PaperTalesEvent[] {
  expect(objectionTo(p, seat, move)).toBeNull()
  const events: PaperTalesEvent[] = []
  game.play(p, seat, move, Rng.fromSeed(seed), event => events.push(event))
  return events
}

/** The objection as anybody at the table would get it, or null if the move is listed. */
export const kingdomOf = ({ kingdoms }: PaperTalesPosition, seat: number): Kingdom => elementAt(kingdoms, seat)

export function objectionTo(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  const checked = checkMove(game, p, seat, move)
  return checked.ok ? null : checked.error
}

export interface PlanSetting {
  readonly discard?: readonly CardId[]
  readonly move?: readonly CardId[]
  readonly top?: readonly CardId[]
  readonly bottom?: readonly CardId[]
  readonly artifacts?: readonly CardId[]
}

/** Composes a plan; the seat is not ready yet. */
export function compose(p: PaperTalesPosition, seat: Seat, plan: PlanSetting): void {
  for (const id of plan.discard ?? []) play(p, seat, { kind: 'dismiss', spot: spotOf(p, seat, id) })
  for (const id of plan.move ?? []) play(p, seat, { kind: 'move', spot: spotOf(p, seat, id) })
  for (const row of ['top', 'bottom'] as const)
    for (const id of plan[row] ?? []) play(p, seat, { kind: 'place', card: cardNumber(id), row })
  for (const id of plan.artifacts ?? []) play(p, seat, { kind: 'equip', card: cardNumber(id) })
}

/** Seat 0 carries out its plan, everybody else theirs, or nothing. Ends where the next question is asked. */
export function deploy(p: PaperTalesPosition, ...plans: readonly PlanSetting[]): PaperTalesEvent[] {
  const events: PaperTalesEvent[] = []
  for (const seat of seatsOf(p.seats)) {
    compose(p, seat, plans[seat] ?? {})
    events.push(...play(p, seat, { kind: 'ready' }))
  }
  return events
}

/** Answers every question up to the given stage in the plainest way: nothing chosen, nothing kept, nothing built. */
export function idleUntil(p: PaperTalesPosition, stop: (p: PaperTalesPosition) => boolean): PaperTalesEvent[] {
  const events: PaperTalesEvent[] = []
  while (!stop(p) && p.asked.length > 0) {
    const seat = elementAt(p.asked, 0)
    const moves = game.moves(p, seat)
    const plain = moves.find(move => PLAIN.some(kind => kind === move.kind)) ?? elementAt(moves, 0)
    events.push(...play(p, seat, plain))
  }
  return events
}
const PLAIN = ['ready', 'decline', 'pass'] as const

export const untilStage = (p: PaperTalesPosition, stage: PaperTalesPosition['stage']): PaperTalesEvent[] =>
  idleUntil(p, now => now.stage === stage)

/** To the start of the next round, or the end of the game. */
export function endRound(p: PaperTalesPosition): PaperTalesEvent[] {
  const { round } = p
  return idleUntil(p, now => now.round !== round || now.stage === 'over')
}

export function spotOf(p: PaperTalesPosition, seat: Seat, id: CardId, nth = 0): number {
  const spots = elementAt(p.kingdoms, seat).units.flatMap((card, spot) => (card === cardNumber(id) ? [spot] : []))
  expect(spots.length).toBeGreaterThan(nth)
  return elementAt(spots, nth)
}

/** The units of a row (or of both) with their tokens, from left to right. */
export function unitsOf(p: PaperTalesPosition, seat: Seat, row?: Row): string[] {
  const { units, age } = elementAt(p.kingdoms, seat)
  return units.flatMap((card, spot) =>
    card === NONE || (row && ROW_OF[spot] !== row)
      ? []
      : [elementAt(age, spot) > 0 ? `${elementAt(CARDS, card).id}+${age[spot]}` : elementAt(CARDS, card).id],
  )
}

export const namesOf = (cards: readonly number[]): string[] => cards.map(card => elementAt(CARDS, card).id)

/** Points or gold a source gave the seat in these events. */
export const gained = (events: readonly PaperTalesEvent[], kind: 'vp' | 'gold', seat: Seat, source?: string): number =>
  events.reduce(
    (sum, event) =>
      event.kind === kind && event.seat === seat && (source === undefined || SOURCES[event.source] === source)
        ? sum + event.amount
        : sum,
    0,
  )

export const kindsOf = (p: PaperTalesPosition, seat: Seat): string[] => [
  ...new Set(game.moves(p, seat).map(move => move.kind)),
]

export const eventsOf = <K extends PaperTalesEvent['kind']>(
  events: readonly PaperTalesEvent[],
  kind: K,
): (PaperTalesEvent & { readonly kind: K })[] =>
  events.filter((event): event is PaperTalesEvent & { readonly kind: K } => event.kind === kind)
