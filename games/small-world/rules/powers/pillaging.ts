import type { Effects } from '../effects.ts'

// SW-POWER-PILLAGING
export const pillaging: Effects = [{ effect: 'coins', coins: 1, per: 'conquest' }]
