import type { Effects } from '../effects.ts'

// SW-RACE-SORCERERS
export const sorcerers: Effects = [{ effect: 'exchange' }]
