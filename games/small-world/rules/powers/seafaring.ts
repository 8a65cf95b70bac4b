import type { Effects } from '../effects.ts'

// SW-POWER-SEAFARING
export const seafaring: Effects = [{ effect: 'sail' }]
