import type { Json } from '../../../kernel/json.ts'

/** A home-made race and power to start from: the file offered at set-up, and the one explained in custom.md. */
export const MY_OWN = {
  race: {
    name: { en: 'Moss Folk', ru: 'Моховики' },
    text: { en: 'They creep along the caves.', ru: 'Они крадутся пещерами.' },
    number: 6,
    tokensOf: 'ratmen',
    effects: [
      { effect: 'tunnels', symbol: 'cavern' },
      { effect: 'coins', coins: 1, per: 'region', where: { terrain: ['swamp', 'forest'] }, inDecline: true },
    ],
  },
  power: {
    name: { en: 'Restless', ru: 'Неугомонные' },
    text: {
      en: 'Beside their own forest regions cost 1 less.',
      ru: 'Рядом со своими лесами регионы стоят на 1 меньше.',
    },
    number: 4,
    effects: [{ effect: 'discount', tokens: 1, where: { besideOwn: 'forest' } }],
  },
} as const satisfies Json
