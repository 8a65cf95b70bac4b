import { buildings, cards, lichKing, necropolis } from './names.en.ts'
import { namerOf } from './names.ts'

export const name = namerOf({
  cards,
  buildings,
  necropolis,
  lichKing,
  unknown: 'unknown card',
  war: 'Wars won',
  floor: 'A score is never below 0',
  income: 'Basic income',
  headings: { units: 'Units', artifacts: 'Artifacts', buildings: 'Buildings' },
})
