import type { Effects } from '../effects.ts'

// SW-POWER-WEALTHY
export const wealthy: Effects = [{ effect: 'coins', coins: 7, per: 'debut' }]
