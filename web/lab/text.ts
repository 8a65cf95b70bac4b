import type { InLanguages } from '../../kernel/languages.ts'
import { plural, pluralRu } from '../../kernel/words.ts'

export interface LabWords {
  readonly title: string
  readonly what: string
  readonly game: string
  readonly players: string
  readonly lineup: string
  readonly competitor: (n: number) => string
  readonly games: string
  readonly seed: string
  readonly start: string
  readonly stop: string
  readonly resume: string
  readonly progress: (done: number, all: number) => string
  readonly failed: (reason: string) => string
  readonly shares: string
  readonly fair: string
  readonly bot: string
  readonly wins: string
  readonly interval: string
  readonly score: string
  readonly bySeat: string
  readonly place: string
  readonly seat: (n: number) => string
  readonly lengths: string
  readonly scores: string
  readonly save: string
  readonly random: string
}

const en: LabWords = {
  title: 'The laboratory',
  what: 'Let bots play each other in your browser and watch the figures settle. They change seats from game to game, so that each bot plays every deal from every seat. The same seed gives the same result.',
  game: 'Game',
  players: 'Players',
  lineup: 'Who competes',
  competitor: n => `Competitor ${n}`,
  games: 'Games',
  seed: 'Seed',
  start: 'Start',
  stop: 'Stop',
  resume: 'Go on',
  progress: (done, all) => `${done} of ${plural(all, 'game', 'games')}`,
  failed: reason => `The run stopped: ${reason}`,
  shares: 'Share of wins, with 95 % intervals',
  fair: 'even share',
  bot: 'Bot',
  wins: 'Wins',
  interval: '95 % interval',
  score: 'Mean score',
  bySeat: 'Wins by seat',
  place: 'Seat',
  seat: n => `Seat ${n}`,
  lengths: 'Moves in a game',
  scores: 'Scores',
  save: 'Save the figures (JSON)',
  random: 'Random',
}

const ru: LabWords = {
  title: 'Лаборатория',
  what: 'Боты играют друг с другом прямо в браузере, а вы следите за цифрами. От партии к партии они меняются местами, и каждый играет один и тот же расклад с каждого места. Одно и то же зерно даёт один и тот же итог.',
  game: 'Игра',
  players: 'Игроков',
  lineup: 'Кто играет',
  competitor: n => `Участник ${n}`,
  games: 'Партий',
  seed: 'Зерно',
  start: 'Начать',
  stop: 'Остановить',
  resume: 'Продолжить',
  progress: (done, all) => `${done} из ${pluralRu(all, 'партии', 'партий', 'партий')}`,
  failed: reason => `Игра остановилась: ${reason}`,
  shares: 'Доля побед с 95-процентными интервалами',
  fair: 'равная доля',
  bot: 'Бот',
  wins: 'Победы',
  interval: '95-процентный интервал',
  score: 'Средний счёт',
  bySeat: 'Победы по местам',
  place: 'Место',
  seat: n => `Место ${n}`,
  lengths: 'Ходов в партии',
  scores: 'Счёт',
  save: 'Сохранить цифры (JSON)',
  random: 'Наугад',
}

export const LAB_TEXT: InLanguages<LabWords> = { en, ru }
