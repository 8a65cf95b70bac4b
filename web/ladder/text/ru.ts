import { pluralRu } from '../../../kernel/words.ts'
import type { LadderText } from './ladder-text.ts'

const QUARTERS = ['Зима', 'Весна', 'Лето', 'Осень']

export const ru: LadderText = {
  season: (quarter, year) => `${QUARTERS[quarter - 1] ?? quarter} ${year}`,
  until: date => `до ${date}`,
  hint: 'Каждый сезон начинается заново: отдельно для каждой игры и каждого числа игроков.',
  which: 'Сезон',
  players: 'Игроки',
  empty: 'На этой лестнице пока никого нет.',
  provisional: 'Рейтинг с вопросительным знаком — предварительный: меньше пяти партий.',
  history: 'История рейтинга',
  historyOf: game => `История рейтинга: ${game}`,
  historyEmpty: 'Рейтинговых партий пока нет.',
  plot: (first, highest, last, matches) =>
    `${pluralRu(matches, 'рейтинговая партия', 'рейтинговые партии', 'рейтинговых партий')}: от ${first} до ${last}, наибольший ${highest}`,
  achievements: 'Достижения',
  achievementsEmpty: 'Пока нет.',
  names: {
    'five-games': 'Пять корон',
    'full-table': 'Полный стол',
    hundred: 'Завсегдатай',
    master: 'Победа над великаном',
    week: 'Семь дней',
    podium: 'Пьедестал',
  },
  whys: {
    'five-games': 'Победы над людьми во всех пяти играх.',
    'full-table': 'Победа за столом, где не меньше пяти человек.',
    hundred: 'Сто партий с людьми.',
    master: 'Победа над Мастером.',
    week: 'Испытание дня семь дней подряд.',
    podium: 'В первой тройке сезона.',
  },
}
