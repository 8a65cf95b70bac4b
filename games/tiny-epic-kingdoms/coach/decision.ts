import type { Frame } from '../position.ts'

/** The player who selected an action has another decision than those who follow. */
export type Decision = Exclude<Frame['kind'], 'clash' | 'token' | 'respond'> | 'perform' | 'follow'

/** The figures in the coach's words. */
export type Figure = 'armies' | 'food' | 'magic' | 'mana' | 'mine' | 'ore' | 'theirs' | 'tower' | 'units'
