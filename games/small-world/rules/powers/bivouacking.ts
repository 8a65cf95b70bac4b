import type { Effects } from '../effects.ts'

// SW-POWER-BIVOUACKING
export const bivouacking: Effects = [{ effect: 'encampments', count: 5 }]
