import { type Card, kingdomOf, SKELETON, tribeOf } from '../content/cards.ts'
import { KINGDOMS, type Kingdom, type KingdomId } from '../content/kingdoms.ts'
import { TRIBES, type TribeId } from '../content/tribes.ts'

export interface TribeWords {
  /** One fighter, inside a sentence: "dwarf". */
  readonly one: string
  /** The tribe, as a heading: "Dwarves". */
  readonly many: string
  /** What a leader of the tribe does; X is the size of the band. */
  readonly ability: string
}

export interface KingdomWords {
  readonly name: string
  /** As it stands before a fighter in the masculine: "purple", «фиолетовый». */
  readonly colour: string
}

export type TribeTable<W extends TribeWords = TribeWords> = Readonly<Record<TribeId, W>>
export type KingdomTable<W extends KingdomWords = KingdomWords> = Readonly<Record<KingdomId, W>>

/** Both tables of one language, indexed by the numbers the rules use. */
export const lookup = <T extends TribeWords, K extends KingdomWords>(
  tribes: TribeTable<T>,
  kingdoms: KingdomTable<K>,
) => ({
  tribe: (card: Card): T => tribes[TRIBES[tribeOf(card)]],
  /** The kingdom of a card's colour; skeletons have none (ET-R-8). */
  colour: (card: Card): K | null => (card === SKELETON ? null : kingdoms[KINGDOMS[kingdomOf(card)]]),
  kingdom: (kingdom: Kingdom): K => kingdoms[KINGDOMS[kingdom]],
})

/** With counts: "red dwarf ×2, skeleton". */
export function listCards(cards: readonly Card[], name: (card: Card) => string): string {
  const copies = new Map<Card, number>()
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1)
  return [...copies].map(([card, count]) => (count > 1 ? `${name(card)} ×${count}` : name(card))).join(', ')
}

/** The band's members without one copy of its leader. */
export function followers(cards: readonly Card[], leader: Card): readonly Card[] {
  const at = cards.indexOf(leader)
  return cards.filter((_, i) => i !== at)
}
