import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  score: 'the final score',
  armies: 'armies',
  land: 'capitals, cities and the Lost Kingdom',
  magic: 'magic',
  tower: 'the tower',
  crown: 'the crown',
  trophies: 'trophies',
  summit: 'points of the fifth level of magic',
  abilities: 'abilities for the rounds to come',
  savings: 'units saved for what comes next',
  income: 'units to collect',
  variety: 'kinds of units to collect',
  alone: 'a single army left',
  war: 'hopes in the war',
}
