import type { Effects } from '../effects.ts'

// SW-RACE-SKELETONS
export const skeletons: Effects = [{ effect: 'recruit', every: 2 }]
