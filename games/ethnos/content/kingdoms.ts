/** Source: rulebook (five names and colours); the sixth name and the canonical order: agreed by public sources. */
export const KINGDOMS = ['pelagon', 'straton', 'ithys', 'althea', 'rhea', 'duris'] as const
export type KingdomId = (typeof KINGDOMS)[number]

/** The index of a kingdom in `KINGDOMS`; a card's colour is the kingdom it fights for. */
export type Kingdom = 0 | 1 | 2 | 3 | 4 | 5
export const ALL_KINGDOMS: readonly Kingdom[] = [0, 1, 2, 3, 4, 5]
