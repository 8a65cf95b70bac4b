import type { Effects } from '../effects.ts'

// SW-POWER-HILL
export const hill: Effects = [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['hill'] } }]
