import type { Effects } from '../effects.ts'

// SW-POWER-MOUNTED
export const mounted: Effects = [{ effect: 'discount', tokens: 1, where: { terrain: ['hill', 'farmland'] } }]
