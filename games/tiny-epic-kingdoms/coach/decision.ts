import type { Frame } from '../position.ts'

/** Whoever selected an action decides something else than those who follow. */
export type Decision = Exclude<Frame['kind'], 'clash' | 'token' | 'respond'> | 'perform' | 'follow'

/** The figures the coach tells. */
export type Figure = 'armies' | 'food' | 'magic' | 'mana' | 'mine' | 'ore' | 'theirs' | 'tower' | 'units'
