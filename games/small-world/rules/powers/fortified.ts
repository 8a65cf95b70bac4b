import type { Effects } from '../effects.ts'

// SW-POWER-FORTIFIED
export const fortified: Effects = [{ effect: 'fortress', coins: 1 }]
