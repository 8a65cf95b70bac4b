import type { Proof } from '../../kernel/conformance/proof.ts'
import { addAt, elementAt } from '../../kernel/list.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { BOARD } from './content/boards.ts'
import { type Card, COPIES, SPELL, SUPPORT } from './content/deck.ts'
import { PAIRS } from './content/figures.ts'
import { type DarkLandsEvent, type DarkLandsPosition, NONE } from './position.ts'
import { beingResolved } from './view.ts'

export const proof: Proof<DarkLandsPosition, DarkLandsEvent> = {
  broken: p => [...cardFaults(p), ...boardFaults(p), ...moneyFaults(p), ...turnFaults(p)],
  secrets: [
    {
      name: 'the cards in other hands',
      scramble: (p, viewer, rng) => reshuffleUnseen(p, viewer, rng, p.hands),
      leak: (view, truth) => {
        view.hands = truth.hands.map(hand => hand.slice())
      },
    },
    {
      name: 'what lies in the deck',
      scramble: (p, viewer, rng) => reshuffleUnseen(p, viewer, rng, p.hands),
      leak: (view, truth) => {
        view.deck = truth.deck.slice()
      },
    },
    {
      name: 'cards named for an exchange',
      opened: { rule: 'DL-RUL-21', by: 'exchanged' },
      scramble: (p, viewer, rng) => reshuffleUnseen(p, viewer, rng, p.named),
      leak: (view, truth) => {
        view.named = truth.named.map(cards => cards.slice())
      },
    },
    {
      name: 'cards seen by Scouting',
      scramble: scrambleLooked,
      leak: (view, truth) => {
        view.looked = truth.looked.slice()
      },
    },
    {
      name: 'the arranged bottom of the deck',
      scramble: scrambleUnder,
      leak: (view, truth) => {
        view.under = truth.under.slice()
      },
    },
    {
      name: 'sealed companions',
      scramble: (p, viewer, rng) => {
        if (p.agenda[0]?.kind !== 'companions') return false
        const others = p.sealed.map((pair, seat) => (seat === viewer || pair === NONE ? pair : rng.below(PAIRS.length)))
        p.sealed = others
        return true
      },
      leak: (view, truth) => {
        view.sealed = truth.sealed.slice()
      },
    },
  ],
  events: {
    chose: true,
    companions: true,
    turn: true,
    redrew: true,
    rechose: true,
    bought: true,
    captured: true,
    fortified: true,
    cast: true,
    charged: true,
    'named-region': true,
    claimed: true,
    'claim-ended': true,
    recruited: true,
    rallied: true,
    levitated: true,
    earned: true,
    transmuted: true,
    discarded: true,
    looked: true,
    scouted: true,
    reshuffled: true,
    drew: true,
    'turn-ended': true,
    gave: true,
    exchanged: true,
    declined: true,
    ended: true,
    compensated: true,
  },
}

/** Mixes other players' cards from some places with the deck and deals them out again. */
function reshuffleUnseen(p: DarkLandsPosition, viewer: Viewer, rng: Rng, places: (readonly Card[])[]): boolean {
  const foreign = places.filter((cards, seat) => seat !== viewer && cards.length > 0)
  if (foreign.length === 0) return false
  const pool = [...foreign.flat(), ...deckCards(p)]
  rng.shuffle(pool)
  places.forEach((cards, seat) => {
    if (seat !== viewer) places[seat] = pool.splice(0, cards.length).sort((a, b) => a - b)
  })
  refillDeck(p, pool)
  return true
}

function scrambleLooked(p: DarkLandsPosition, viewer: Viewer, rng: Rng): boolean {
  const looker = p.agenda.at(-1)?.seat
  if (p.looked.length === 0 || looker === viewer) return false
  const pool = [...p.looked, ...deckCards(p)]
  rng.shuffle(pool)
  p.looked = pool.splice(0, p.looked.length).sort((a, b) => a - b)
  refillDeck(p, pool)
  return true
}

function scrambleUnder(p: DarkLandsPosition, viewer: Viewer, rng: Rng): boolean {
  const strange = p.under.filter((_, at) => p.underBy[at] !== viewer)
  if (strange.length === 0) return false
  const pool = [...strange, ...deckCards(p)]
  rng.shuffle(pool)
  p.under = p.under.map((card, at) => (p.underBy[at] === viewer ? card : (pool.pop() ?? card)))
  refillDeck(p, pool)
  return true
}

const deckCards = (p: DarkLandsPosition): Card[] => p.deck.flatMap((copies, card) => new Array<Card>(copies).fill(card))

function refillDeck(p: DarkLandsPosition, cards: readonly Card[]): void {
  p.deck.fill(0)
  for (const card of cards) addAt(p.deck, card, 1)
}

function cardFaults(p: DarkLandsPosition): string[] {
  const counts = p.deck.map((copies, card) => copies + elementAt(p.discard, card))
  const places = [...p.hands, ...p.named, p.looked, p.under, p.troops, p.forts, beingResolved(p)]
  for (const card of places.flat()) if (card >= 0) addAt(counts, card, 1)
  addAt(counts, SPELL.claim, p.removed)
  const faults = COPIES.flatMap((copies, card) =>
    counts[card] === copies ? [] : [`card ${card}: ${counts[card]} copies instead of ${copies}`],
  )
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  if (sum(p.deck) !== p.deckSize) faults.push('the deck is miscounted')
  if (sum(p.discard) !== p.discardSize) faults.push('the discard pile is miscounted')
  if (p.under.length !== p.underBy.length) faults.push('a card under the deck has no arranger')
  for (const cards of [...p.hands, ...p.named, p.looked])
    if (cards.some((card, at) => at > 0 && card < elementAt(cards, at - 1))) faults.push('cards are out of order')
  return faults
}

function boardFaults(p: DarkLandsPosition): string[] {
  const faults: string[] = []
  const { neighbours, size } = BOARD[p.board]
  const support = new Array<number>(p.seats * size).fill(0)
  p.owners.forEach((owner, cell) => {
    if ((owner === NONE) !== (p.troops[cell] === NONE)) faults.push(`region ${cell}: a Troop without an owner, or none`)
    if (owner === NONE && p.forts[cell] !== NONE) faults.push(`region ${cell}: a Fortification without a Troop`)
    if (owner === NONE) return
    const gives = elementAt(SUPPORT, elementAt(p.troops, cell)) + (SUPPORT[elementAt(p.forts, cell)] ?? 0)
    for (const near of elementAt(neighbours, cell)) addAt(support, owner * size + near, gives)
  })
  if (support.join() !== p.support.join()) faults.push('support is miscounted')
  if (p.owners.filter(owner => owner === NONE).length !== p.open) faults.push('open regions are miscounted')
  for (const claim of p.claims) if (p.owners[claim.cell] !== NONE) faults.push('a claim on a captured region')
  return faults
}

function moneyFaults(p: DarkLandsPosition): string[] {
  const faults: string[] = []
  p.coins.forEach((coins, seat) => {
    const entries = elementAt(p.ledger, seat)
    let sum = 0
    for (let at = 2; at < entries.length; at += 3) sum += elementAt(entries, at)
    if (sum !== coins) faults.push(`seat ${seat} has ${coins} coins, its ledger says ${sum}`)
    if (coins < 0) faults.push(`seat ${seat} is in debt`)
  })
  p.ready.forEach((ready, at) => {
    if (ready < 0 || ready > elementAt(p.companions, at))
      faults.push(`companions ${at}: ${ready} of ${p.companions[at]} ready`)
  })
  return faults
}

function turnFaults(p: DarkLandsPosition): string[] {
  const faults: string[] = []
  const frame = p.agenda.at(-1)
  if (p.looked.length > 0 !== (frame?.kind === 'scouting')) faults.push('looked-at cards without a question, or none')
  p.exchanging.forEach((open, seat) => {
    if (!open && elementAt(p.named, seat).length > 0) faults.push(`seat ${seat} has named cards in no exchange`)
  })
  if (!frame && p.exchanging.includes(true)) faults.push('an exchange is open after the end')
  return faults
}
