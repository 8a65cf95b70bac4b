import { type Advice, type Consequence, consequencesOf, known, type Piece, type Played } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import { BUILDINGS, CARDS } from './content/cards.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from './position.ts'
import { construction, fits, planned, type Standing, standing, unpaidSpots, warsOf } from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface PaperTalesKinds {
  readonly points: { readonly gain: number }
  readonly gold: { readonly gain: number }
  readonly spends: { readonly gold: number }
  readonly strength: { readonly strength: number; readonly gain: number }
  readonly weaker: { readonly strength: number; readonly loss: number }
  readonly ahead: { readonly seat: Seat; readonly strength: number }
  readonly income: { readonly gold: number }
  readonly makes: { readonly food: number; readonly wood: number; readonly diamond: number }
  readonly price: { readonly gold: number }
  readonly short: { readonly gold: number }
  readonly unit: { readonly card: number; readonly strength: number; readonly cost: number }
  readonly artifact: { readonly card: number; readonly points: number }
  readonly symbols: {
    readonly card: number
    readonly food: number
    readonly wood: number
    readonly diamond: number
  }
  readonly denies: { readonly card: number }
  readonly building: { readonly building: number; readonly level: number; readonly points: number }
  readonly costs: { readonly gold: number }
  /** Of a plan that is complete. */
  readonly war: { readonly strength: number }
  readonly frees: Readonly<Record<never, never>>
  readonly keeps: { readonly cards: number }
  readonly saves: { readonly units: number }
  readonly drops: { readonly cards: number }
}

const tell = consequencesOf<PaperTalesKinds>()
type Moment = Played<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>

const inCard = (card: number): Piece => `card:${card}`

function pieces(move: PaperTalesMove, p: PaperTalesPosition, seat: Seat): readonly Piece[] {
  const unit = (spot: number): Piece => inCard(elementAt(elementAt(p.kingdoms, seat).units, spot))
  switch (move.kind) {
    case 'pick':
    case 'split':
    case 'muster':
    case 'equip':
    case 'unequip':
    case 'withdraw':
      return [inCard(move.card)]
    case 'place':
      return [inCard(move.card), `spot:${move.row}`]
    case 'dismiss':
    case 'move':
    case 'restore':
    case 'target':
      return [unit(move.spot)]
    case 'build':
    case 'upgrade':
    case 'found':
      return [`offer:${move.building}`, `building:${move.building}`]
    case 'keep':
      return move.cards.map(inCard)
    case 'pay':
      return [...move.spots.map(unit), ...move.artifacts.map(inCard)]
    case 'spare':
      return [...move.saved, ...move.paying].map(unit)
    case 'ready':
    case 'decline':
    case 'pass':
      return [`act:${move.kind}`]
  }
}

const consequences = (moment: Moment): readonly Consequence[] => [
  ...ofTreasury(moment),
  ...ofKingdom(moment),
  ...ofCards(moment),
  ...ofBuildings(moment),
]

/** Points and gold gained and lost. */
function ofTreasury({ before, after, seat, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const [was, is] = [elementAt(before.kingdoms, seat), elementAt(after.kingdoms, seat)]
  const gain = is.vp - was.vp
  if (gain > 0) told.push(tell('points', {}, { gain }, 2 * gain))
  const gold = is.gold - was.gold
  if (gold > 0) told.push(tell('gold', {}, { gain: gold }, gold * 0.5))
  // The price of a building is known before it is built.
  if (gold < 0 && construction(before, seat, move) === null) told.push(tell('spends', {}, { gold: -gold }, gold * 0.3))
  return told
}

/**
 * The kingdom as planned in the first half of a round, later as it stands; `null` for a plan that cannot be revealed.
 */
function kingdomIn(p: PaperTalesPosition, seat: Seat): Standing | null {
  if (p.stage !== 'plan') return standing(p, seat)
  return fits(elementAt(p.kingdoms, seat)) ? planned(p, seat) : null
}

const isComparable = ({ before, after }: Moment): boolean =>
  before.stage === after.stage && before.round === after.round

/** Strength, production and income, as long as nothing else has changed the table. */
function ofKingdom(moment: Moment): Consequence[] {
  const { before, after, seat } = moment
  if (!isComparable(moment) || before.stage === 'recruit') return []
  const told: Consequence[] = []
  const [was, is] = [kingdomIn(before, seat), kingdomIn(after, seat)]
  if (!was || !is) return []
  const strength = is.strength.total
  const gain = strength - was.strength.total
  if (gain > 0) told.push(tell('strength', {}, { strength, gain }, gain * 0.6))
  if (gain < 0) told.push(tell('weaker', {}, { strength, loss: -gain }, gain * 0.6))
  for (const { rival } of warsOf(before, seat, 0)) {
    const other = standing(before, rival).strength.total
    if (rival !== seat && other > 0 && strength > other && was.strength.total <= other)
      told.push(tell('ahead', { seat: rival }, { strength: other }, 1.5, [`seat:${rival}`]))
  }
  const income = is.tally.income - was.tally.income
  if (income > 0) told.push(tell('income', {}, { gold: income }, income * 0.6))
  const made = {
    food: Math.max(0, is.tally.food - was.tally.food),
    wood: Math.max(0, is.tally.wood - was.tally.wood),
    diamond: Math.max(0, is.tally.diamond - was.tally.diamond),
  }
  const symbols = made.food + made.wood + made.diamond
  if (symbols > 0) told.push(tell('makes', {}, made, symbols * 0.7))
  const price = is.price - was.price
  if (price > 0) told.push(tell('price', {}, { gold: price }, -price * 0.3))
  if (is.isShort && !was.isShort)
    told.push(tell('short', {}, { gold: is.price - is.brought - elementAt(after.kingdoms, seat).gold }, -3))
  return told
}

/** What a taken card says; cards kept, paid for and lost. */
function ofCards({ before, seat, move }: Moment): Consequence[] {
  const k = elementAt(before.kingdoms, seat)
  switch (move.kind) {
    case 'pick':
    case 'split':
    case 'muster':
      return [
        ...ofPrinted(move.card).map(known),
        ...(move.kind === 'split'
          ? [known(tell('denies', { card: move.discard }, {}, 0.3, [inCard(move.discard)]))]
          : []),
      ]
    case 'ready': {
      const { strength, isShort } = planned(before, seat)
      return isShort ? [] : [known(tell('war', {}, { strength: strength.total }, 1))]
    }
    case 'dismiss':
      return [known(tell('frees', {}, {}, 0.8))]
    case 'keep':
      return move.cards.length > 0 ? [known(tell('keeps', {}, { cards: move.cards.length }, move.cards.length))] : []
    case 'spare': {
      const units = move.saved.length + move.paying.length
      return units > 0 ? [known(tell('saves', {}, { units }, 1.5 * units))] : []
    }
    case 'pay': {
      const cards = unpaidSpots(k).length + k.pending.length - move.spots.length - move.artifacts.length
      return cards > 0 ? [known(tell('drops', {}, { cards }, -cards))] : []
    }
    default:
      return []
  }
}

function ofPrinted(number: number): Consequence[] {
  const { artifact, strength, cost, vp, resources } = elementAt(CARDS, number)
  const light = [inCard(number)]
  const printed = (type: 'food' | 'wood' | 'diamond'): number =>
    resources.reduce((sum, each) => sum + (each.type === type && !each.per && !each.if ? each.amount : 0), 0)
  const symbols = { food: printed('food'), wood: printed('wood'), diamond: printed('diamond') }
  return [
    artifact
      ? tell('artifact', { card: number }, { points: vp }, vp, light)
      : tell('unit', { card: number }, { strength, cost }, 0.3 + strength * 0.4 - cost * 0.1, light),
    ...(symbols.food + symbols.wood + symbols.diamond > 0
      ? [tell('symbols', { card: number }, symbols, 1.2 * (symbols.food + symbols.wood + symbols.diamond), light)]
      : []),
  ]
}

/** A building: its price, and its points at the end. */
function ofBuildings({ before, seat, move }: Moment): Consequence[] {
  const made = construction(before, seat, move)
  if (!made) return []
  const { building, level, gold } = made
  const { level1, level2 } = elementAt(BUILDINGS, building)
  const points = level === 1 ? level1.vp : move.kind === 'upgrade' ? level2.vp - level1.vp : level2.vp
  const light = [`building:${building}`, `offer:${building}`]
  return [
    known(tell('building', { building }, { level, points }, 1 + points, light)),
    ...(gold > 0 ? [known(tell('costs', {}, { gold }, -gold * 0.3))] : []),
  ]
}

export const advice: Advice<PaperTalesPosition, PaperTalesMove, PaperTalesEvent> = { pieces, consequences }
