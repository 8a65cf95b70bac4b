import { expect } from 'vitest'
import type { Objection } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { checkMove } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { type Card, cardOf, deckOf, SKELETON } from '../content/cards.ts'
import { KINGDOMS, type Kingdom, type KingdomId } from '../content/kingdoms.ts'
import { TRIBES, type Tribe, type TribeId } from '../content/tribes.ts'
import { type Band, type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { game } from '../rules/game.ts'

export const kingdom = (id: KingdomId): Kingdom => KINGDOMS.indexOf(id) as Kingdom

/** `cards('rhea centaur', 'skeleton')`: sorted, as hands are. */
export const cards = (...names: string[]): Card[] => names.map(card).sort((a, b) => a - b)

export function card(name: string): Card {
  if (name === 'skeleton') return SKELETON
  const [colour, tribe] = name.split(' ') as [KingdomId, TribeId]
  return cardOf(TRIBES.indexOf(tribe) as Tribe, kingdom(colour))
}

export interface Setting {
  /** All twelve unless said otherwise, so that any card can be met. */
  readonly tribes?: readonly TribeId[]
  readonly hands?: Readonly<Record<number, readonly Card[]>>
  readonly row?: readonly Card[]
  readonly bands?: readonly Band[]
  readonly markers?: Readonly<Partial<Record<KingdomId, readonly number[]>>>
  readonly tokens?: Readonly<Partial<Record<KingdomId, readonly number[]>>>
  readonly age?: number
  readonly glory?: readonly number[]
  readonly merfolk?: readonly number[]
  readonly trolls?: Readonly<Record<number, Seat>>
  readonly supply?: readonly number[]
}

/** Empty hands, an empty row, seat 0 to move, and whatever the test sets. */
export function scene(seats: number, set: Setting = {}): EthnosPosition {
  const p = game.setup({ tribes: set.tribes ?? TRIBES }, seats, Rng.fromSeed('scene'))
  p.hands = seatsOf(seats).map(seat => set.hands?.[seat] ?? [])
  p.known = seatsOf(seats).map(() => [])
  p.row = [...(set.row ?? [])]
  p.bands = [...(set.bands ?? [])]
  p.age = set.age ?? 1
  p.glory = [...(set.glory ?? p.glory)]
  p.merfolk = [...(set.merfolk ?? p.merfolk)]
  p.supply = [...(set.supply ?? p.supply)]
  for (const [value, seat] of Object.entries(set.trolls ?? {})) p.trolls[Number(value) - 1] = seat
  for (const [id, counts] of Object.entries(set.markers ?? {}))
    counts?.forEach((count, seat) => {
      p.markers[seat * 6 + kingdom(id as KingdomId)] = count
    })
  const tokens = [...p.tokens]
  for (const [id, values] of Object.entries(set.tokens ?? {}))
    values?.forEach((value, space) => {
      tokens[(kingdom(id as KingdomId) * tokens.length) / 6 + space] = value
    })
  p.agenda = [{ kind: 'turn', seat: 0, amount: 0 }]
  fillDeck(p)
  return { ...p, tokens }
}

/** Whatever is not elsewhere lies in the deck, all of it above the dragons. */
function fillDeck(p: EthnosPosition): void {
  p.deck = deckOf(p.tribes)
  for (const place of [p.row, ...p.hands, ...p.bands.map(band => band.cards)])
    for (const kind of place) addAt(p.deck, kind, -1)
  p.upper = p.deck.reduce((sum, copies) => sum + copies, 0)
  p.lower = 0
}

/** From now on only this card is drawn. */
export function stackDeck(p: EthnosPosition, kind: Card, copies: number): void {
  p.deck.fill(0)
  p.deck[kind] = copies
  p.upper = copies
  p.lower = 0
}

/** The next draw is a dragon. */
export function meetDragons(p: EthnosPosition, seenAlready = 0): void {
  stackDeck(p, SKELETON, 0)
  p.dragons = seenAlready
}

export const band = (seat: Seat, leader: string, ...others: string[]): Band => ({
  seat,
  leader: card(leader),
  cards: cards(leader, ...others),
})

/** Plays a legal move and tells what happened. */
export function play(p: EthnosPosition, seat: Seat, move: EthnosMove, seed = 'test'): EthnosEvent[] {
  expect(objectionTo(p, seat, move)).toBeNull()
  const events: EthnosEvent[] = []
  game.play(p, seat, move, Rng.fromSeed(seed), event => events.push(event))
  return events
}

export const playBand = (
  p: EthnosPosition,
  seat: Seat,
  leader: string,
  others: readonly string[],
  target: KingdomId | null,
  decline?: 'declined',
): EthnosEvent[] => play(p, seat, bandMove(leader, others, target, decline))

export const bandMove = (
  leader: string,
  others: readonly string[],
  target: KingdomId | null,
  decline?: 'declined',
): EthnosMove => ({
  kind: 'band',
  cards: cards(leader, ...others),
  leader: card(leader),
  kingdom: target === null ? NONE : kingdom(target),
  ...(decline ? { decline: true } : {}),
})

/** The objection as anybody at the table would get it, or null if the move is listed. */
export function objectionTo(p: EthnosPosition, seat: Seat, move: EthnosMove): Objection | null {
  const checked = checkMove(game, p, seat, move)
  return checked.ok ? null : checked.error
}

/** Ends the age here and now: seat 0 draws the third dragon. */
export function endTheAge(p: EthnosPosition): EthnosEvent[] {
  meetDragons(p, 2)
  return play(p, 0, { kind: 'draw' })
}

export const markersIn = (p: EthnosPosition, seat: Seat, id: KingdomId): number =>
  elementAt(p.markers, seat * 6 + kingdom(id))

/** The kingdoms a legal move of this kind can name. */
export const kingdomsOpen = (p: EthnosPosition, seat: Seat, leader: string, size: number): KingdomId[] =>
  game
    .moves(p, seat)
    .flatMap(move =>
      move.kind === 'band' &&
      move.leader === card(leader) &&
      move.cards.length === size &&
      move.kingdom !== NONE &&
      !move.decline
        ? [KINGDOMS[move.kingdom]]
        : [],
    )

export const kindsOf = (p: EthnosPosition, seat: Seat): string[] => [
  ...new Set(game.moves(p, seat).map(move => move.kind)),
]
