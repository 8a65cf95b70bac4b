import type { Effects } from '../effects.ts'

// SW-RACE-DWARVES
export const dwarves: Effects = [
  { effect: 'coins', coins: 1, per: 'region', where: { symbol: 'mine' }, inDecline: true },
]
