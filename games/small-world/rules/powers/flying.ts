import type { Effects } from '../effects.ts'

// SW-POWER-FLYING
export const flying: Effects = [{ effect: 'fly' }]
