import type { Effects } from '../effects.ts'

// SW-RACE-TROLLS
export const trolls: Effects = [{ effect: 'lairs' }]
