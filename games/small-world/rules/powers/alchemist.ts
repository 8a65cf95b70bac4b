import type { Effects } from '../effects.ts'

// SW-POWER-ALCHEMIST
export const alchemist: Effects = [{ effect: 'coins', coins: 2, per: 'turn' }]
