import type { Effects } from '../effects.ts'

// SW-POWER-SWAMP
export const swamp: Effects = [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['swamp'] } }]
