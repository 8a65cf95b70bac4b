import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Card, without } from '../content/cards.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'

const NO_CARDS: readonly Card[] = []

/** ET-DISCARD-1: cards left in hand go face up to the row. */
export function layOutHand(p: EthnosPosition, seat: Seat, emit: Emit<EthnosEvent> | null): void {
  layOut(p, seat, p.hands[seat], emit)
  p.hands[seat] = NO_CARDS
  p.known[seat] = NO_CARDS
}

function layOut(p: EthnosPosition, seat: Seat, cards: readonly Card[], emit: Emit<EthnosEvent> | null): void {
  if (cards.length === 0) return
  p.row.push(...cards)
  emit?.({ kind: 'laid-out', seat, cards, shows: true })
}

/**
 * ET-TRIBE-ELF-1: the kept cards stay hidden. Of those known before, only the ones that did not leave openly are still
 * known.
 */
export function keepCards(p: EthnosPosition, seat: Seat, cards: readonly Card[], emit: Emit<EthnosEvent> | null): void {
  const laid = without(p.hands[seat], cards)
  p.hands[seat] = cards
  p.known[seat] = without(p.known[seat], laid)
  if (cards.length > 0) emit?.({ kind: 'kept', seat, count: cards.length })
  layOut(p, seat, laid, emit)
}

/** Every choice of up to `most` cards in hand, copies being interchangeable; largest choices first. */
export function listKeeps(hand: readonly Card[], most: number, out: EthnosMove[]): void {
  const picked: Card[] = []
  const found: Card[][] = []
  const descend = (at: number): void => {
    if (at === hand.length) {
      found.push(picked.slice())
      return
    }
    let next = at + 1
    while (hand[next] === hand[at]) next++
    const depth = picked.length
    descend(next)
    for (let copies = 1; copies <= next - at && picked.length < most; copies++) {
      picked.push(hand[at])
      descend(next)
    }
    picked.length = depth
  }
  descend(0)
  found.sort((a, b) => b.length - a.length)
  for (const cards of found) out.push({ kind: 'keep', cards })
}
