import { plural } from '../../../kernel/words.ts'
import type { LadderText } from './ladder-text.ts'

const QUARTERS = ['Winter', 'Spring', 'Summer', 'Autumn']

export const en: LadderText = {
  season: (quarter, year) => `${QUARTERS[quarter - 1] ?? quarter} ${year}`,
  until: date => `until ${date}`,
  hint: 'Every season begins anew, for each game and each number of players.',
  which: 'Season',
  players: 'Players',
  empty: 'Nobody is on this ladder yet.',
  provisional: 'A rating with a question mark is provisional: fewer than five games.',
  history: 'Rating over time',
  historyOf: game => `Rating over time: ${game}`,
  historyEmpty: 'No rated games yet.',
  plot: (first, highest, last, matches) =>
    `${plural(matches, 'rated game', 'rated games')}: from ${first} to ${last}, at most ${highest}`,
  achievements: 'Achievements',
  achievementsEmpty: 'None yet.',
  names: {
    'five-games': 'Five crowns',
    'full-table': 'Full house',
    hundred: 'Regular',
    master: 'Giant-killer',
    week: 'Seven days',
    podium: 'Podium',
  },
  whys: {
    'five-games': 'Won against people at all five games.',
    'full-table': 'Won a table of five people or more.',
    hundred: 'A hundred games with people.',
    master: 'Won against a Master.',
    week: 'The daily challenge on seven days in a row.',
    podium: 'Among the first three of a season.',
  },
}
