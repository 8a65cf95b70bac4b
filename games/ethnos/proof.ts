import type { Proof, Secret } from '../../kernel/conformance/proof.ts'
import { addAt, elementAt, entryOf } from '../../kernel/list.ts'
import type { Rng } from '../../kernel/rng.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import { MERFOLK_LAST_CELL } from './content/boards.ts'
import { CARD_KINDS, type Card, deckOf, withCard, without } from './content/cards.ts'
import { DRAGONS, HAND_LIMIT, MARKERS_PER_PLAYER, TABLE_SIZES } from './content/table.ts'
import { MERFOLK } from './content/tribes.ts'
import type { EthnosEvent, EthnosPosition } from './position.ts'
import { hordeSize } from './rules/age-end.ts'

function broken(p: EthnosPosition): string[] {
  const faults: string[] = []
  const must = (holds: boolean, fault: string) => holds || faults.push(fault)
  must(cardsAreConserved(p), 'a card is lost or doubled')
  const inDeck = p.deck.reduce((sum, copies) => sum + copies, 0)
  must(inDeck === p.upper + p.lower, 'the deck holds another number of cards than it says')
  must(p.dragons <= DRAGONS, 'too many dragons')
  must(p.age >= 1 && p.age <= entryOf(TABLE_SIZES, p.seats).ages, 'no such age')
  const [first] = p.agenda
  const ageRuns = first !== undefined && first.kind !== 'hordes'
  must(!ageRuns || p.dragons < DRAGONS, 'the third dragon did not end the age')
  must(!ageRuns || p.discard.length === 0, 'a discard pile while an age runs')
  for (const seat of seatsOf(p.seats)) {
    must(elementAt(p.hands, seat).length <= HAND_LIMIT, `seat ${seat} holds too many cards`)
    must(
      without(elementAt(p.known, seat), elementAt(p.hands, seat)).length === 0,
      `seat ${seat} is known to hold what it does not`,
    )
    must(markersOf(p, seat) === MARKERS_PER_PLAYER, `seat ${seat} has lost or gained a marker`)
    must(elementAt(p.supply, seat) >= 0, `seat ${seat} has placed a marker it did not have`)
    must(elementAt(p.merfolk, seat) <= MERFOLK_LAST_CELL, `seat ${seat} swam off the board`)
  }
  return faults
}

function cardsAreConserved(p: EthnosPosition): boolean {
  const counts = p.deck.slice()
  const places: (readonly Card[])[] = [p.row, p.discard, ...p.hands, ...p.bands.map(band => band.cards)]
  for (const place of places) for (const card of place) addAt(counts, card, 1)
  const all = deckOf(p.tribes)
  return counts.every((copies, card) => copies === all[card])
}

function markersOf(p: EthnosPosition, seat: Seat): number {
  const inKingdoms = p.markers.slice(seat * 6, seat * 6 + 6).reduce((sum, count) => sum + count, 0)
  const onTracks = p.tribes.includes(MERFOLK) ? 2 : 1
  return elementAt(p.supply, seat) + inKingdoms + hordeSize(p, seat) + onTracks
}

/** Any kind of card in the deck other than this one. */
function otherInDeck(p: EthnosPosition, card: Card, rng: Rng): Card | undefined {
  const kinds: Card[] = []
  for (let kind = 0; kind < CARD_KINDS; kind++) if (kind !== card && elementAt(p.deck, kind) > 0) kinds.push(kind)
  return kinds.length > 0 ? rng.pick(kinds) : undefined
}

function swapHandWithDeck(p: EthnosPosition, viewer: Viewer, rng: Rng): boolean {
  const hidden = seatsOf(p.seats).flatMap(seat =>
    seat === viewer ? [] : without(elementAt(p.hands, seat), elementAt(p.known, seat)).map(card => ({ seat, card })),
  )
  if (hidden.length === 0) return false
  const { seat, card } = rng.pick(hidden)
  const other = otherInDeck(p, card, rng)
  if (other === undefined) return false
  p.hands[seat] = withCard(without(elementAt(p.hands, seat), [card]), other)
  addAt(p.deck, card, 1)
  addAt(p.deck, other, -1)
  return true
}

function swapDiscardWithDeck(p: EthnosPosition, _viewer: Viewer, rng: Rng): boolean {
  if (p.discard.length === 0) return false
  const at = rng.below(p.discard.length)
  const card = elementAt(p.discard, at)
  const other = otherInDeck(p, card, rng)
  if (other === undefined) return false
  addAt(p.deck, card, 1)
  addAt(p.deck, other, -1)
  p.discard[at] = other
  return true
}

const secrets: readonly Secret<EthnosPosition>[] = [
  {
    name: 'the cards in other hands',
    scramble: swapHandWithDeck,
    leak: (seen, truth) => {
      seen.hands = truth.hands.slice()
    },
  },
  {
    name: 'what lies in the deck',
    scramble: swapHandWithDeck,
    leak: (seen, truth) => {
      seen.deck = truth.deck.slice()
    },
  },
  {
    name: 'the hands discarded at the end of an age',
    scramble: swapDiscardWithDeck,
    leak: (seen, truth) => {
      seen.discard = truth.discard.slice()
    },
  },
]

export const proof: Proof<EthnosPosition, EthnosEvent> = {
  broken,
  secrets,
  events: {
    recruited: true,
    drew: true,
    declined: true,
    'age-began': true,
    dragon: true,
    band: true,
    marker: true,
    giant: true,
    swam: true,
    troll: true,
    horde: true,
    'laid-out': true,
    kept: true,
    'age-ended': true,
    'kingdom-scored': true,
    'merfolk-scored': true,
    'giant-scored': true,
    'skeletons-left': true,
    'bands-scored': true,
    'hordes-cashed': true,
    'hordes-kept': true,
    'game-ended': true,
  },
}
