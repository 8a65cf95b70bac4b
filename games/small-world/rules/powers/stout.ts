import type { Effects } from '../effects.ts'

// SW-POWER-STOUT
export const stout: Effects = [{ effect: 'late-decline' }]
