import { plural } from '../../../kernel/words.ts'
import type { RulesText } from './rules-text.ts'

export const words: RulesText = {
  search: 'Search the rules',
  searchHint: 'A card, a people, a phase, a word',
  found: n => plural(n, 'rule', 'rules'),
  none: 'No rule contains these words.',
  contents: 'Contents',
  primer: 'The game in brief',
  minutes: n => plural(n, 'minute', 'minutes'),
  reference: 'All the rules',
  more: 'More in the rules:',
  anchor: rule => `Link to rule ${rule}`,
  about: names => `About: ${names}`,
  backToTable: 'Back to the table',
}
