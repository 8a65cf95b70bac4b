import type { Effects } from '../effects.ts'

// SW-POWER-BERSERK
export const berserk: Effects = [{ effect: 'roll-first' }]
