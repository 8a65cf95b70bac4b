import type { Effects } from '../effects.ts'

// SW-RACE-AMAZONS
export const amazons: Effects = [{ effect: 'raiders', tokens: 4 }]
