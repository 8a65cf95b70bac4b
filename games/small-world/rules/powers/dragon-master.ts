import type { Effects } from '../effects.ts'

// SW-POWER-DRAGON
export const dragonMaster: Effects = [{ effect: 'dragon' }]
