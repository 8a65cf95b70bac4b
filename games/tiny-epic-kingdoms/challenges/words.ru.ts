import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'Малое начало',
    duel: 'Через границу',
    crowd: 'Пять знамён',
    goal: 'Высшие чары',
    rich: 'Королевство на зависть',
    experts: 'Совет старейшин',
  },
  goals: {
    magic: n => `Достигните ${n} уровня магии`,
  },
}
