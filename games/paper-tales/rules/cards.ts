import type { Cards } from '../position.ts'

/** Sorted lists of cards, replaced and never changed in place. */

export function withCard(cards: Cards, card: number): number[] {
  const next: number[] = []
  let placed = false
  for (const other of cards) {
    if (!placed && other > card) {
      next.push(card)
      placed = true
    }
    next.push(other)
  }
  if (!placed) next.push(card)
  return next
}

export function withoutCard(cards: Cards, card: number): number[] {
  const rest: number[] = []
  let found = false
  for (const other of cards) {
    if (!found && other === card) found = true
    else rest.push(other)
  }
  return rest
}

export function withCards(cards: Cards, more: Cards): Cards {
  let all = cards
  for (const card of more) all = withCard(all, card)
  return all
}

export function withoutCards(cards: Cards, fewer: Cards): Cards {
  let rest = cards
  for (const card of fewer) rest = withoutCard(rest, card)
  return rest
}

export function countOf(cards: Cards, card: number): number {
  let count = 0
  for (const other of cards) if (other === card) count++
  return count
}

/** Are all these cards in the list, copies counted? */
export function containsCards(cards: Cards, wanted: Cards): boolean {
  for (const card of wanted) if (countOf(wanted, card) > countOf(cards, card)) return false
  return true
}

/** Every different choice of `size` cards; copies are interchangeable. */
export function choicesOf(cards: Cards, size: number): Cards[] {
  const found: Cards[] = []
  collect(cards, size, 0, [], found)
  return found
}

function collect(cards: Cards, size: number, from: number, chosen: Cards, found: Cards[]): void {
  if (size === 0) {
    found.push(chosen)
    return
  }
  for (let i = from; i + size <= cards.length; i++)
    if (i === from || cards[i] !== cards[i - 1]) collect(cards, size - 1, i + 1, [...chosen, cards[i]], found)
}
