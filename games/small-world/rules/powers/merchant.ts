import type { Effects } from '../effects.ts'

// SW-POWER-MERCHANT
export const merchant: Effects = [{ effect: 'coins', coins: 1, per: 'region' }]
