/** Source: rulebook. In the order of the three numbers kept for every seat. */
export const RESOURCES = ['mana', 'ore', 'food'] as const
export type Resource = (typeof RESOURCES)[number]

export const MANA = 0
export const ORE = 1
export const FOOD = 2

export const STOCK_MAX = 9

/** Points of a war cost that one unit covers. */
export const WAR_VALUE: Readonly<Record<Resource, number>> = { mana: 2, ore: 1, food: 0 }

export const START_UNITS = 6
export const SUGGESTED_START: Readonly<Record<Resource, number>> = { mana: 2, ore: 1, food: 3 }
