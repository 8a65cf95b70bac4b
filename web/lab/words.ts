import { type Language, plural, pluralRu } from '../../kernel/words.ts'
import { inFigures } from '../pieces/figures.ts'
import { preferences } from '../store/preferences.svelte.ts'

interface LabWords {
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
  what: 'Let bots play each other here in your browser and watch the figures settle. They change seats from game to game, and every deal is played in each rotation. The same seed gives the same result.',
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
  failed: reason => `The run broke off: ${reason}`,
  shares: 'Share of wins, with 95 % intervals',
  fair: 'by chance alone',
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
  what: 'Пусть боты сыграют друг с другом прямо в браузере, а вы посмотрите, к чему сойдутся цифры. От партии к партии они меняются местами, и каждый расклад играется во всех рассадках. Одно и то же зерно даёт один и тот же итог.',
  game: 'Игра',
  players: 'Игроков',
  lineup: 'Кто состязается',
  competitor: n => `Участник ${n}`,
  games: 'Партий',
  seed: 'Зерно',
  start: 'Начать',
  stop: 'Остановить',
  resume: 'Продолжить',
  progress: (done, all) => `${done} из ${pluralRu(all, 'партии', 'партий', 'партий')}`,
  failed: reason => `Опыт прервался: ${reason}`,
  shares: 'Доля побед с 95-процентными интервалами',
  fair: 'по воле случая',
  bot: 'Бот',
  wins: 'Победы',
  interval: '95 % интервал',
  score: 'Средний счёт',
  bySeat: 'Победы по местам',
  place: 'Место',
  seat: n => `Место ${n}`,
  lengths: 'Ходов в партии',
  scores: 'Счёт',
  save: 'Сохранить цифры (JSON)',
  random: 'Наугад',
}

const WORDS: Readonly<Record<Language, LabWords>> = { en, ru }

export const words = (): LabWords => WORDS[preferences.language]

export const percent = (share: number): string => inFigures(share, { style: 'percent', maximumFractionDigits: 1 })

/** A mean of points: always with one digit after the point, so that they stand below each other. */
export const mean = (points: number): string =>
  inFigures(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
