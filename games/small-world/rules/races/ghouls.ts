import type { Effects } from '../effects.ts'

// SW-RACE-GHOULS
export const ghouls: Effects = [{ effect: 'undying' }]
