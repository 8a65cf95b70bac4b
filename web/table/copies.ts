/** Cards of one kind are interchangeable, but drawn things need lasting names: first, second copy of a kind. */
export function copiesNumbered(cards: readonly number[]): readonly { readonly card: number; readonly key: string }[] {
  const seen = new Map<number, number>()
  return cards.map(card => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card}.${copy}` }
  })
}
