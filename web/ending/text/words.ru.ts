import { form, listOf, pluralRu } from '../../../kernel/words.ts'
import type { EndingText } from './ending-text.ts'

const points = (n: number): string => pluralRu(n, 'очко', 'очка', 'очков')

export const words: EndingText = {
  counting: 'Подсчёт очков',
  skip: 'Пропустить',
  youWon: by => `Победа с отрывом в ${points(by)}`,
  youWonTie: 'Победа при равном счёте',
  youShare: 'Вы разделили победу',
  youCame: (place, short) => `Вы на ${place}-м месте: не хватило ${pluralRu(short, 'очка', 'очков', 'очков')}`,
  youCameTie: place => `Вы на ${place}-м месте при равном счёте`,
  alone: won => (won ? 'Вы победили' : 'Вы проиграли'),
  won: name => `Победа: ${name}`,
  shared: names => `Победу делят: ${names}`,
  ofWin: (own, second, by) => `${points(own)}; на втором месте ${second}: ${own - by}.`,
  ofLoss: (names, best, own) =>
    `${form(names.length, 'Победа', 'Победили')}: ${listOf('ru', names)} — ${points(best)}; у вас ${own}.`,
  ofShare: (names, each) =>
    `По ${pluralRu(each, 'очку', 'очка', 'очков')}.${names && ` Победу с вами делят: ${names}.`}`,
  ofAlone: (own, opponent) => (opponent === undefined ? points(own) : `${points(own)} против ${opponent}.`),
  moment: 'Что решило исход',
  seeMoment: 'Показать на поле',
  looking: 'Вспоминаем, как было дело…',
  quick: 'Это беглый взгляд. Разбор смотрит внимательнее.',
  harder: level => `Сложнее: ${level}`,
  picture: 'Картинка на память',
  pictureMade: 'Картинка сохранена.',
  pictureFailed: 'Этот браузер не может нарисовать картинку.',
  card: {
    title: 'Итоговый счёт',
    place: place => `${place}`,
  },
}
