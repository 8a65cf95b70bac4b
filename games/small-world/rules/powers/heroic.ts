import type { Effects } from '../effects.ts'

// SW-POWER-HEROIC
export const heroic: Effects = [{ effect: 'heroes', count: 2 }]
