import type { InLanguages } from '../../../../kernel/languages.ts'

/** Captions of the diagrams in the rules, and `alt` texts for those who cannot see them. */
export interface DiagramText {
  readonly support: { readonly alt: string; readonly attack: string; readonly support: string; readonly enough: string }
  readonly fort: { readonly alt: string; readonly troop: string; readonly fort: string; readonly all: string }
  readonly order: { readonly alt: string; readonly round: (n: number) => string; readonly later: string }
  readonly exchange: { readonly alt: string; readonly away: string; readonly drawn: string }
}

export const DIAGRAM_TEXT: InLanguages<DiagramText> = {
  en: {
    support: {
      alt: 'A region of level 5 between two red regions with support 2 each and a blue one with support 4. Red plays a Troop with attack 1: 1 and 2 and 2 are 5, which is enough. The blue region does not count.',
      attack: 'attack',
      support: 'own neighbours',
      enough: 'reaches level 5',
    },
    fort: {
      alt: 'A region whose Troop has support 4 and whose Fortification has support 3 gives 7 to every neighbour.',
      troop: 'Troop',
      fort: 'Fortification',
      all: 'support',
    },
    order: {
      alt: 'Three players, red begins. Round 1 goes counter-clockwise: red, gold, blue. Every later round goes clockwise: blue, gold, red. Blue moves twice in a row.',
      round: n => `Round ${n}`,
      later: 'Later rounds',
    },
    exchange: {
      alt: 'Two cards are discarded, one is drawn for them; four bring two.',
      away: 'discarded',
      drawn: 'drawn',
    },
  },
  ru: {
    support: {
      alt: 'Регион уровня 5 между двумя красными с поддержкой по 2 и синим с поддержкой 4. Красный играет карту Войск с атакой 1: 1, 2 и 2 — это 5, хватает. Синий регион не считается.',
      attack: 'атака',
      support: 'свои соседи',
      enough: 'уровень 5 взят',
    },
    fort: {
      alt: 'Регион, где поддержка Войск 4, а Укрепления 3, даёт каждому соседу 7.',
      troop: 'Войска',
      fort: 'Укрепление',
      all: 'поддержка',
    },
    order: {
      alt: 'Трое игроков, начинает красный. Первый круг против часовой стрелки: красный, золотой, синий. Все следующие по часовой: синий, золотой, красный. Синий ходит два раза подряд.',
      round: n => `Круг ${n}`,
      later: 'Дальше',
    },
    exchange: {
      alt: 'Две карты сброшены, за них взята одна; за четыре — две.',
      away: 'сброшены',
      drawn: 'взята',
    },
  },
}
