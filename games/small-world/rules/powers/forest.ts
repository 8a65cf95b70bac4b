import type { Effects } from '../effects.ts'

// SW-POWER-FOREST
export const forest: Effects = [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['forest'] } }]
