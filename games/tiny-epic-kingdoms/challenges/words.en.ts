import type { Words } from './words.ts'

export const words: Words = {
  titles: {
    first: 'A small beginning',
    duel: 'Across one border',
    crowd: 'Five flags',
    goal: 'The highest spell',
    rich: 'A kingdom to envy',
    experts: 'Council of elders',
  },
  goals: {
    magic: n => `Reach level ${n} of magic`,
  },
}
