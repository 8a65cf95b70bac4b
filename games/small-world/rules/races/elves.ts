import type { Effects } from '../effects.ts'

// SW-RACE-ELVES
export const elves: Effects = [{ effect: 'no-losses' }]
