import type { Effects } from '../effects.ts'

// SW-RACE-RATMEN
export const ratmen: Effects = []
