import { type Advice, type Consequence, consequencesOf, known, type Piece, type Played } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { ACTIONS, type Action } from './content/figures.ts'
import { FOOD, MANA, ORE } from './content/resources.ts'
import { slot, type TekEvent, type TekMove, type TekPosition, type Units, warOf } from './position.ts'
import { alliesOf, harvestNow, nextPrice, scoresNow, warPrice } from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface TekKinds {
  readonly points: { readonly gain: number }
  readonly fewer: { readonly loss: number }
  readonly rival: { readonly seat: Seat; readonly loss: number }
  readonly gets: { readonly mana: number; readonly ore: number; readonly food: number }
  readonly spends: { readonly mana: number; readonly ore: number; readonly food: number }
  readonly army: { readonly armies: number }
  readonly lost: { readonly armies: number }
  readonly tower: { readonly level: number }
  readonly magic: { readonly level: number }
  /** What collecting brings more or less of; `choice`: units of free choice. */
  readonly harvest: { readonly mana: number; readonly ore: number; readonly food: number; readonly choice: number }
  readonly thinner: { readonly mana: number; readonly ore: number; readonly food: number; readonly choice: number }
  readonly keeps: { readonly mana: number; readonly ore: number; readonly food: number }
  /** `action`: its index among the actions. */
  readonly afford: { readonly action: number }
  readonly war: { readonly seat: Seat }
  readonly won: { readonly seat: Seat }
  readonly beaten: { readonly seat: Seat }
  readonly alliance: { readonly seat: Seat }
  readonly bid: { readonly due: number }
  readonly ending: Readonly<Record<never, never>>
}

const tell = consequencesOf<TekKinds>()
type Moment = Played<TekPosition, TekMove, TekEvent>

const inRegion = (region: number): Piece => `region:${region}`

function pieces(move: TekMove): readonly Piece[] {
  if ('region' in move) return [inRegion(move.region)]
  if ('from' in move) return 'to' in move ? [inRegion(move.from), inRegion(move.to)] : [inRegion(move.from)]
  switch (move.kind) {
    case 'select':
      return [`action:${move.action}`]
    case 'die':
      return [`face:${move.face}`]
    case 'faction':
      return [`people:${move.faction}`]
    case 'card':
      return [`card:${move.card}`]
    case 'found':
      return [`side:${move.side}`]
    default:
      return [`move:${move.kind}`]
  }
}

const consequences = (moment: Moment): readonly Consequence[] => [
  ...ofScore(moment),
  ...ofUnits(moment),
  ...ofKingdom(moment),
  ...ofWar(moment),
  ...ofEnd(moment),
]

/** As if the game ended now. */
function ofScore({ before, after, seat }: Moment): Consequence[] {
  const [was, is] = [scoresNow(before), scoresNow(after)]
  if (!was || !is) return []
  return seatsOf(before.seats).flatMap(other => {
    const gain = elementAt(is, other) - elementAt(was, other)
    if (other === seat) {
      if (gain > 0) return [tell('points', {}, { gain }, 1.5 * gain, [`seat:${seat}`])]
      return gain < 0 ? [tell('fewer', {}, { loss: -gain }, 1.5 * gain)] : []
    }
    return gain < 0 ? [tell('rival', { seat: other }, { loss: -gain }, -gain, [`seat:${other}`])] : []
  })
}

/** Good news for the leader. */
function ofEnd({ after, seat, events }: Moment): Consequence[] {
  if (!events.some(({ kind }) => kind === 'end-near')) return []
  const scores = scoresNow(after) ?? []
  const leads = scores.every((score, other) => other === seat || score < (scores[seat] ?? 0))
  return [tell('ending', {}, {}, leads ? 3 : -3)]
}

const stockOf = (p: TekPosition, seat: Seat): Units => ({
  mana: elementAt(p.stock, slot(seat, MANA)),
  ore: elementAt(p.stock, slot(seat, ORE)),
  food: elementAt(p.stock, slot(seat, FOOD)),
})

const sumOf = ({ mana, ore, food }: Units): number => mana + ore + food

/** The increases from one to the other. */
const part = (from: Units, to: Units): Units => ({
  mana: Math.max(0, to.mana - from.mana),
  ore: Math.max(0, to.ore - from.ore),
  food: Math.max(0, to.food - from.food),
})

/** Units gained and spent, and what collecting would bring from now on. */
function ofUnits({ before, after, seat, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const { mana, ore, food } = move.kind === 'found' ? move : part(stockOf(before, seat), stockOf(after, seat))
  const gained = { mana, ore, food }
  if (sumOf(gained) > 0) told.push(tell('gets', {}, gained, sumOf(gained) * 0.5))
  const spent = part(stockOf(after, seat), stockOf(before, seat))
  if (sumOf(spent) > 0) told.push(tell('spends', {}, { ...spent }, -sumOf(spent) * 0.4))
  if (before.lands.length === 0) return told
  const stock = stockOf(after, seat)
  if ((move.kind === 'pass' || move.kind === 'done') && sumOf(stock) > 0)
    told.push(tell('keeps', {}, { ...stock }, 0.3))
  // Without room a harvest is smaller, so only the effect of armies is told.
  if (!haveArmiesMoved(before, after)) return told
  const [was, is] = [harvestNow(before, seat), harvestNow(after, seat)]
  const more = { ...part(was.units, is.units), choice: Math.max(0, is.choice - was.choice) }
  const less = { ...part(is.units, was.units), choice: Math.max(0, was.choice - is.choice) }
  if (sumOf(more) + more.choice > 0) told.push(tell('harvest', {}, more, (sumOf(more) + more.choice) * 0.8))
  if (sumOf(less) + less.choice > 0) told.push(tell('thinner', {}, less, -(sumOf(less) + less.choice) * 0.5))
  return told
}

const haveArmiesMoved = (before: TekPosition, after: TekPosition): boolean =>
  before.armies.some((army, place) => army !== after.armies[place])

/** Armies, tower and magic; what becomes affordable. */
function ofKingdom({ before, after, seat, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const armies = elementAt(after.inPlay, seat)
  const had = elementAt(before.inPlay, seat)
  if (armies > had && move.kind !== 'settle') told.push(tell('army', {}, { armies }, 1))
  if (armies < had) told.push(tell('lost', {}, { armies: had - armies }, -1.5))
  const level = elementAt(after.tower, seat)
  if (level > elementAt(before.tower, seat)) told.push(tell('tower', {}, { level }, 1))
  const magic = elementAt(after.magic, seat)
  if (magic > elementAt(before.magic, seat)) told.push(tell('magic', {}, { level: magic }, 1))
  if (after.over) return told
  for (const action of ['build', 'research', 'expand'] as const)
    if (canPay(after, seat, action) && !canPay(before, seat, action)) {
      const affords = tell('afford', { action: ACTIONS.indexOf(action) }, {}, 0.6, [`action:${action}`])
      // What others found says nothing about one's own units.
      told.push(move.kind === 'found' ? known(affords) : affords)
    }
  return told
}

function canPay(p: TekPosition, seat: Seat, action: Action): boolean {
  const price = p.lands.length > 0 ? nextPrice(p, seat, action) : null
  const stock = stockOf(p, seat)
  return price !== null && price.mana <= stock.mana && price.ore <= stock.ore && price.food <= stock.food
}

/** Wars that begin and how they end; the price of a die. */
function ofWar({ before, after, seat, move, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  const war = warOf(before)
  if (move.kind === 'die' && war && move.face > 0)
    told.push(known(tell('bid', {}, { due: warPrice(before, war, seat, move.face).due }, -move.face * 0.2)))
  for (const event of events)
    if (event.kind === 'war-began' && event.attacker === seat)
      told.push(tell('war', { seat: event.defender }, {}, -0.5, [inRegion(event.region)]))
    else if (event.kind === 'war-won' && event.winner === seat)
      told.push(tell('won', { seat: event.loser }, {}, 2, [inRegion(event.region)]))
    else if (event.kind === 'war-won' && event.loser === seat)
      told.push(tell('beaten', { seat: event.winner }, {}, -2, [inRegion(event.region)]))
  if (after.lands.length === 0 || before.lands.length === 0) return told
  const friends = alliesOf(before, seat)
  for (const ally of alliesOf(after, seat))
    if (!friends.includes(ally) && warOf(after) === undefined)
      told.push(tell('alliance', { seat: ally }, {}, 0.8, [`seat:${ally}`]))
  return told
}

export const advice: Advice<TekPosition, TekMove, TekEvent> = { pieces, consequences }
