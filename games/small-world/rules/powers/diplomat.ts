import type { Effects } from '../effects.ts'

// SW-POWER-DIPLOMAT
export const diplomat: Effects = [{ effect: 'peace' }]
