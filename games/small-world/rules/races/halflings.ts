import type { Effects } from '../effects.ts'

// SW-RACE-HALFLINGS
export const halflings: Effects = [{ effect: 'enter-anywhere' }, { effect: 'holes', count: 2 }]
