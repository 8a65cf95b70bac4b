import type { Effects } from '../effects.ts'

// SW-RACE-TRITONS
export const tritons: Effects = [{ effect: 'discount', tokens: 1, where: { coastal: true } }]
