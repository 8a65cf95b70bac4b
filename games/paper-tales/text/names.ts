import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { BUILDINGS, type BuildingId, CARDS, type CardId } from '../content/cards.ts'
import type { LichKingId, NecropolisId } from '../content/solo.ts'
import { SOURCES } from '../queries.ts'

/** The proper names of one language. */
export interface Names {
  readonly cards: Readonly<Record<CardId, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly necropolis: Readonly<Record<NecropolisId, string>>
  readonly lichKing: Readonly<Record<LichKingId, string>>
  /** A card that nobody may know. */
  readonly unknown: string
  readonly war: string
  readonly floor: string
  readonly income: string
  /** The sources that the score sheet adds up. */
  readonly headings: { readonly units: string; readonly artifacts: string; readonly buildings: string }
}

export interface Namer {
  card(card: number): string
  building(building: number): string
  /** A source of points or gold, by its index in the ledger or by its id. */
  source(source: number | string): string
  /** The kind of source, by its id. */
  heading(source: string): string
  list(cards: readonly number[]): string
}

export function namerOf(names: Names): Namer {
  const bySource: Readonly<Record<string, string>> = {
    ...names.cards,
    ...names.buildings,
    ...names.necropolis,
    ...names.lichKing,
    war: names.war,
    floor: names.floor,
    income: names.income,
  }
  const headings = new Map<string, string>([
    ...CARDS.map(({ id, artifact }) => [id, artifact ? names.headings.artifacts : names.headings.units] as const),
    ...BUILDINGS.map(({ id }) => [id, names.headings.buildings] as const),
  ])
  const card = (number: number) => (number === HIDDEN ? names.unknown : names.cards[elementAt(CARDS, number).id])
  return {
    card,
    building: number => names.buildings[elementAt(BUILDINGS, number).id],
    source: source => bySource[typeof source === 'number' ? elementAt(SOURCES, source) : source] ?? String(source),
    heading: source => headings.get(source) ?? bySource[source] ?? source,
    list: cards => cards.map(card).join(', '),
  }
}
