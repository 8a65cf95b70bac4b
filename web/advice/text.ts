import type { InLanguages } from '../../kernel/languages.ts'

export interface AdviceWords {
  readonly hint: {
    readonly title: string
    readonly thinking: string
    readonly opinion: string
    readonly details: string
    readonly shares: (first: string, second: string) => string
    readonly play: string
    readonly failed: string
  }
}

const en: AdviceWords = {
  hint: {
    title: 'What an Expert would do',
    thinking: 'Weighing the moves…',
    opinion: 'A bot’s opinion, from what your seat can see.',
    details: 'Details',
    shares: (first, second) => `Chance to win: ${first} after the first move, ${second} after the other.`,
    play: 'Play it',
    failed: 'No advice was found.',
  },
}

const ru: AdviceWords = {
  hint: {
    title: 'Как сыграл бы Эксперт',
    thinking: 'Бот взвешивает ходы…',
    opinion: 'Мнение бота: он видит только то, что видно с вашего места.',
    details: 'Подробнее',
    shares: (first, second) => `Вероятность победы: ${first} после первого хода, ${second} после второго.`,
    play: 'Сыграть так',
    failed: 'Совета не нашлось.',
  },
}

export const ADVICE_TEXT: InLanguages<AdviceWords> = { en, ru }
