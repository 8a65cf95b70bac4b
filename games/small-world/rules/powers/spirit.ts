import type { Effects } from '../effects.ts'

// SW-POWER-SPIRIT
export const spirit: Effects = [{ effect: 'linger' }]
