import type { Effects } from '../effects.ts'

// SW-RACE-GIANTS
export const giants: Effects = [{ effect: 'discount', tokens: 1, where: { besideOwn: 'mountain' } }]
