import type { Json } from '../../../kernel/json.ts'

/** A home-made race and power that touch most moments of a turn. */
export const MOSS_FOLK = {
  race: {
    name: { en: 'Moss Folk', ru: 'Моховики' },
    text: { en: 'They creep along the caves.', ru: 'Они крадутся пещерами.' },
    number: 6,
    tokensOf: 'ratmen',
    effects: [
      { effect: 'tunnels', symbol: 'cavern' },
      { effect: 'coins', coins: 1, per: 'region', where: { terrain: ['swamp', 'forest'] }, inDecline: true },
      { effect: 'undying' },
    ],
  },
  power: {
    name: { en: 'Restless', ru: 'Неугомонные' },
    number: 4,
    effects: [
      { effect: 'heroes', count: 1 },
      { effect: 'linger' },
      { effect: 'discount', tokens: 1, where: { besideOwn: 'forest' } },
    ],
  },
} as const satisfies Json
