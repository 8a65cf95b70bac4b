import type { Effects } from '../effects.ts'

// SW-RACE-HUMANS
export const humans: Effects = [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['farmland'] } }]
