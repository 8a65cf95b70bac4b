import { listOf, pluralRu } from '../../../kernel/words.ts'
import type { PuzzleText } from './puzzle-text.ts'

export const ru: PuzzleText = {
  title: 'Задачи',
  of: game => `Задачи: ${game}`,
  lead: 'Позиции из партий сильных ботов за настоящим столом. Найдите сильнейший известный ход.',
  choose: 'Задачи по какой игре?',
  daily: 'Задача дня',
  dailyOpen: 'Одна для всех, до полуночи по Гринвичу.',
  dailyDone: 'На сегодня всё. Следующая будет в полночь по Гринвичу.',
  train: 'Следующая задача',
  rating: 'Рейтинг',
  points: (points, isUnsure) => (isUnsure ? `${points}?` : String(points)),
  unsure: 'Знак вопроса значит, что рейтинг ещё не точен.',
  streak: 'Подряд',
  days: days => pluralRu(days, 'день', 'дня', 'дней'),
  tried: 'Попытки',
  progress: (found, tried, all) => `${tried} из ${all}, с первой попытки — ${found}`,
  themes: 'По темам',
  noneLeft: 'Вы попробовали их все.',
  unknown: 'Такой задачи нет.',
  panel: 'Задача',
  rated: points => `рейтинг ${points}`,
  task: (name, decisions) =>
    decisions === 1
      ? `Найдите сильнейший ход. Ходит ${name}.`
      : `Найдите сильнейшую цепочку: ${pluralRu(decisions, 'решение', 'решения', 'решений')} за один ход. Ходит ${name}.`,
  goOn: 'Верно. Как продолжить ход?',
  judging: 'Посмотрим…',
  weaker: {
    little: 'Это немного слабее сильнейшего известного хода.',
    clearly: 'Это заметно слабее сильнейшего известного хода.',
    much: 'Это намного слабее сильнейшего известного хода.',
  },
  solved: decisions => (decisions === 1 ? 'Верно: это сильнейший известный ход.' : 'Верно: сильнее пока не известно.'),
  near: 'Почти так же хорошо, как сильнейший известный ход. Засчитано.',
  solution: moves => `Сильнейшее из известного: ${listOf('ru', moves)}.`,
  runnerUp: (move, price) =>
    `Следующее по силе: ${move} (${{ little: 'немного слабее', clearly: 'заметно слабее', much: 'намного слабее' }[price]}).`,
  bar: (best, here) => `Шансы на победу: ${best} % с сильнейшим известным ходом, ${here} % с этим`,
  barBest: 'сильнейший',
  barHere: 'этот ход',
  change: (points, change) => `Ваш рейтинг: ${points} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  notRated: 'Рейтинг меняет только первая попытка.',
  showMe: 'Показать',
  takeBack: 'Вернуть ход',
  next: 'Следующая задача',
  again: 'Ещё раз',
  leave: 'Все задачи',
  voteOut: 'Неудачная задача',
  votedOut: 'Больше она вам не попадётся.',
  bringBack: 'Вернуть её',
}
