import type { Effects } from '../effects.ts'

// SW-POWER-UNDERWORLD
export const underworld: Effects = [
  { effect: 'discount', tokens: 1, where: { symbol: 'cavern' } },
  { effect: 'tunnels', symbol: 'cavern' },
]
