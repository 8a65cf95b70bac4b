import type { Effects } from '../effects.ts'

// SW-RACE-ORCS
export const orcs: Effects = [{ effect: 'coins', coins: 1, per: 'conquest' }]
