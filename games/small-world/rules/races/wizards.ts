import type { Effects } from '../effects.ts'

// SW-RACE-WIZARDS
export const wizards: Effects = [{ effect: 'coins', coins: 1, per: 'region', where: { symbol: 'magic' } }]
