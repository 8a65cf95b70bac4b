import type { Effects } from '../effects.ts'

// SW-POWER-COMMANDO
export const commando: Effects = [{ effect: 'discount', tokens: 1, where: {} }]
