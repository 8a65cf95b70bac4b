import { type Advice, type Consequence, consequencesOf, known, type Piece, type Played } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { ARTISANS_FOR, type Card, MAGES_FOR, WARRIORS_FOR } from './content/deck.ts'
import { ALL_COMPANIONS, MAGE } from './content/figures.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from './position.ts'
import { drawsAtEnd, layings, ownSupport, regionsOf, scoreOf, wouldEnd } from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface DarkLandsKinds {
  readonly coins: { readonly gain: number }
  readonly spends: { readonly coins: number }
  readonly land: { readonly regions: number }
  /** Open regions that are easier to capture now. */
  readonly support: { readonly regions: number }
  readonly opens: { readonly regions: number }
  readonly captures: { readonly regions: number }
  readonly companion: { readonly companion: number; readonly owned: number }
  /** Cards in hand that became affordable. */
  readonly pays: { readonly cards: number }
  /** A Mage left idle draws a card. */
  readonly idle: Readonly<Record<never, never>>
  readonly cards: { readonly cards: number }
  readonly given: { readonly cards: number }
  readonly draws: { readonly cards: number }
  readonly claim: Readonly<Record<never, never>>
  readonly ends: { readonly lead: number }
  readonly trails: { readonly behind: number }
}

const tell = consequencesOf<DarkLandsKinds>()
type Moment = Played<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>

const inCell = (cell: number): Piece => `cell:${cell}`
const inHand = (cards: readonly Card[]): Piece[] => cards.map(card => `hand:${card}`)

function pieces(move: DarkLandsMove): readonly Piece[] {
  switch (move.kind) {
    case 'capture':
    case 'fortify':
    case 'aim':
      return [...inHand([move.card]), inCell(move.cell)]
    case 'cast':
    case 'discard':
      return inHand([move.card])
    case 'levitate':
      return [inCell(move.from), inCell(move.to)]
    case 'give':
      return inHand(move.cards)
    case 'scout':
      return []
    case 'choose':
      return [`pair:${move.companions.join()}`]
    case 'buy':
      return [`buy:${move.companion}`]
    case 'recruit':
    case 'rally':
      return [`use:${move.kind}`]
    case 'proceed':
      return ['pass']
    case 'close':
      return ['exchange']
    default:
      return [move.kind]
  }
}

const consequences = (moment: Moment): readonly Consequence[] => [
  ...ofCoins(moment),
  ...ofLand(moment),
  ...ofCompanions(moment),
  ...ofCards(moment),
  ...ofEnd(moment),
]

function ofCoins({ before, after, seat, events }: Moment): Consequence[] {
  const spent = events.reduce(
    (sum, event) =>
      sum + ((event.kind === 'bought' || event.kind === 'recruited') && event.seat === seat ? event.price : 0),
    0,
  )
  const bonus = events.reduce(
    (sum, event) => sum + (event.kind === 'compensated' && event.seat === seat ? event.coins : 0),
    0,
  )
  const gain = elementAt(after.coins, seat) - elementAt(before.coins, seat) + spent - bonus
  return [
    ...(gain > 0 ? [tell('coins', {}, { gain }, gain)] : []),
    ...(spent > 0 ? [tell('spends', {}, { coins: spent }, -spent)] : []),
  ]
}

/** Regions of the seat from which a card of its hand can capture now. */
const targets = (p: DarkLandsPosition, seat: Seat): Set<number> =>
  new Set(layings(p, seat, 'capture').map(({ cell }) => cell))

/** Regions captured, what they make easier, and what can be captured next. */
function ofLand({ before, after, seat, events, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const captured = events.filter(event => event.kind === 'captured' && event.seat === seat)
  const regions = regionsOf(after, seat)
  if (captured.length > 1) told.push(tell('land', {}, { regions: captured.length }, captured.length))
  const easier = after.owners.flatMap((owner, cell) =>
    owner === NONE && ownSupport(after, seat, cell) > ownSupport(before, seat, cell) ? [cell] : [],
  )
  if (regions > 0 && easier.length > 0)
    told.push(tell('support', {}, { regions: easier.length }, easier.length * 0.3, easier.map(inCell)))
  if (events.some(event => event.kind === 'claimed' && event.seat === seat)) told.push(tell('claim', {}, {}, 2))
  const isMine = after.agenda.at(-1)?.seat === seat && after.agenda.at(-1)?.kind === 'play'
  const wasMine = before.agenda.at(-1)?.seat === seat && before.agenda.at(-1)?.kind === 'play'
  if (!isMine || !wasMine || move.kind === 'end') return told
  const [could, can] = [targets(before, seat), targets(after, seat)]
  const fresh = [...can].filter(cell => !could.has(cell))
  if (fresh.length > 0) told.push(tell('opens', {}, { regions: fresh.length }, fresh.length * 0.5, fresh.map(inCell)))
  else if (can.size > 0 && captured.length > 0)
    told.push(tell('captures', {}, { regions: can.size }, 0.4, [...can].map(inCell)))
  return told
}

const COST = [WARRIORS_FOR, ARTISANS_FOR, MAGES_FOR]
const canPay = (p: DarkLandsPosition, seat: Seat, card: Card): boolean =>
  ALL_COMPANIONS.every(
    companion => elementAt(elementAt(COST, companion), card) <= elementAt(p.companions, 3 * seat + companion),
  )

/** A player chooses and hires companions alone, whatever the others do meanwhile. */
function ofCompanions({ before, after, seat }: Moment): Consequence[] {
  const joined = ALL_COMPANIONS.filter(
    companion => elementAt(after.companions, 3 * seat + companion) > elementAt(before.companions, 3 * seat + companion),
  )
  if (joined.length === 0) return []
  const cards = elementAt(before.hands, seat).filter(card => canPay(after, seat, card) && !canPay(before, seat, card))
  return [
    ...joined.map(companion =>
      known(
        tell('companion', { companion }, { owned: elementAt(after.companions, 3 * seat + companion) }, 3, [
          `buy:${companion}`,
        ]),
      ),
    ),
    ...(cards.length > 0 ? [known(tell('pays', {}, { cards: cards.length }, 2.5 + cards.length, inHand(cards)))] : []),
    ...(joined.includes(MAGE) ? [known(tell('idle', {}, {}, 2, [`buy:${MAGE}`]))] : []),
  ]
}

/** Cards drawn and given away; what ending the turn would draw. */
function ofCards({ before, after, seat, events, move }: Moment): Consequence[] {
  const told: Consequence[] = []
  const drawn = events.reduce(
    (sum, event) => sum + (event.kind === 'drew' && event.seat === seat ? event.cards.length : 0),
    0,
  )
  if (drawn > 0 && move.kind !== 'redraw') {
    const cards = tell('cards', {}, { cards: drawn }, drawn * 0.8)
    // At the end of a turn the number of cards is known, but not which ones.
    told.push(move.kind === 'end' && drawn === drawsAtEnd(before, seat) ? known(cards) : cards)
  }
  if (move.kind === 'give') told.push(tell('given', {}, { cards: move.cards.length }, -0.3 * move.cards.length))
  const isMine = [before, after].every(p => p.agenda.at(-1)?.seat === seat && p.agenda.at(-1)?.kind === 'play')
  const draws = isMine ? drawsAtEnd(after, seat) : 0
  if (isMine && draws < drawsAtEnd(before, seat)) told.push(tell('draws', {}, { cards: draws }, -0.5))
  return told
}

/** Would the move end the game, and how would the seat stand? */
function ofEnd({ before, after, seat, move }: Moment): Consequence[] {
  if (wouldEnd(before, move) === null) return []
  const best = Math.max(
    ...seatsOf(after.seats)
      .filter(other => other !== seat)
      .map(other => scoreOf(after, other)),
  )
  const lead = scoreOf(after, seat) - best
  return lead > 0 ? [tell('ends', {}, { lead }, 8)] : [tell('trails', {}, { behind: -lead }, -8)]
}

export const advice: Advice<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = { pieces, consequences }
