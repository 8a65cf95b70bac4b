import { listOf, pluralRu } from '../../../kernel/words.ts'
import type { ReviewText } from './review-text.ts'

const points = (n: number): string => pluralRu(n, 'очко', 'очка', 'очков')
const times = (n: number): string => pluralRu(n, 'раз', 'раза', 'раз')

/** A quotation inside a sentence, which may contain quotation marks itself. */
const quoted = (words: string): string => `«${words.replace(/[.!]$/u, '').replaceAll('«', '„').replaceAll('»', '“')}»`

export const words: ReviewText = {
  hint: 'Каждый ход оценён по тому, что видел сам игрок. Это мнение бота: он тоже ошибается.',
  start: 'Разобрать партию',
  stop: 'Остановить',
  byClub: 'Разбором занят сервер клуба. Итог останется при партии и будет виден всем; ждать здесь не обязательно.',
  byPage: 'Сервер клуба занят: разбор делает ваше устройство, только для вас.',
  progress: (done, all) => `Оценено ${done} из ${pluralRu(all, 'хода', 'ходов', 'ходов')}`,
  stopped: 'Остановлено.',
  failed: 'Разбор прерван из-за ошибки.',
  story: {
    title: 'История партии',
    throughout: name => `С начала и до конца впереди — ${name}.`,
    mostly: (name, changes) =>
      changes === 0
        ? `Большую часть партии впереди — ${name}, и никто другой явно не лидировал.`
        : `Большую часть партии впереди — ${name}, хотя лидер менялся ${times(changes)}.`,
    changing: changes => `Лидер менялся ${times(changes)}, и никто не удержался впереди хотя бы половину партии.`,
    level: 'Большую часть партии явного лидера не было.',
    turn: (move, happened, name, before, after, rose) =>
      `Ход ${move}${happened && `, ${quoted(happened)},`} стал переломным: у игрока ${name} шансы на победу ${rose ? 'выросли' : 'упали'} с ${before} до ${after}`,
    forGood: name => `; с этого хода ${name} уже никому явно не уступает`,
    slip: (move, name, cost, better) =>
      `На ходу ${move} игрок ${name} потерял ${cost} шансов на победу; лучше было ${quoted(better)}.`,
    decided: (move, name) => `С хода ${move} и до конца ${name} уже никому явно не уступает.`,
    late: (move, moves, name) => `Всё решилось в самом конце: до хода ${move} из ${moves} ${name} явно уступает.`,
    nearest: (move, first, second) => `Плотнее всего шли на ходу ${move}: ${first}, ${second}.`,
    chance: (name, chance) => `${name} — ${chance}`,
    calm: swing => `Одного переломного хода не было: ничьи шансы не менялись разом больше чем на ${swing}.`,
    clean: 'Ни один ход не обошёлся своему игроку дорого.',
    unfinished: moves => `Партия не доиграна: она обрывается после ${pluralRu(moves, 'хода', 'ходов', 'ходов')}.`,
    alone: (name, own, opponent, won) => `${won ? 'Победа' : 'Поражение'}: ${name}, ${points(own)} против ${opponent}.`,
    shared: (winners, each) => `Победу делят ${listOf('ru', winners)}: по ${pluralRu(each, 'очку', 'очка', 'очков')}.`,
    tie: (name, second, each) =>
      `${name} и ${second} набирают поровну, по ${pluralRu(each, 'очку', 'очка', 'очков')}; при равенстве победа за игроком ${name}.`,
    won: (name, own, second, margin) => `Победа: ${name}, ${points(own)} — на ${margin} больше, чем у игрока ${second}`,
    wonBy: (source, own, other) => `; больше всего разница в статье ${quoted(source)}: ${own} против ${other}`,
  },
  chances: 'Вероятность победы',
  graph: 'Вероятность победы по ходу партии, линия на каждого игрока; цифры — в таблице ниже.',
  step: 'Ход',
  move: number => `Ход ${number}`,
  slips: 'Ваши крупные ошибки',
  othersSlips: 'Крупные ошибки остальных',
  noSlips: 'Крупных ошибок не нашлось.',
  slip: (name, percent) => `${name}: ${percent} к вероятности победы`,
  played: move => `Сделано: ${move}`,
  instead: move => `Лучше: ${move}`,
  tryAgain: 'Попробовать снова',
  trial: {
    title: move => `Ещё раз: ход ${move}`,
    ask: (played, cost) => `Ход ${quoted(played)} стоил ${cost} шансов на победу. Найдите ход лучше.`,
    judging: 'Бот оценивает ход…',
    weaker: cost => `По сравнению с лучшим ходом это стоит ${cost} шансов на победу. Верните ход и поищите ещё.`,
    same: cost => `Так и было сыграно: это стоит ${cost} шансов на победу. Верните ход и поищите ещё.`,
    right: 'Верно: ничего лучше здесь не известно.',
    nearly: best => `Хорошо: не хуже лучшего известного хода. Бот выбрал бы ${quoted(best)}.`,
    shown: best => `Выбор бота: ${quoted(best)}.`,
    failed: 'Ход не удалось оценить. Верните его и попробуйте ещё раз.',
    takeBack: 'Отменить ход',
    showMe: 'Показать',
    next: 'Следующая ошибка',
    back: 'К разбору',
  },
  film: {
    title: 'Что было после вашего хода',
    frame: (number, all) => `${number} из ${all}`,
    goOn: 'Дальше',
    skip: 'Пропустить',
  },
  playOn: {
    title: 'Играть отсюда',
    lead: moves =>
      `Новая партия против ботов начнётся после ${pluralRu(moves, 'хода', 'ходов', 'ходов')}. Всё, что было до этого, останется. Случай продолжится так же, как продолжился бы: на те же ходы выпадут те же карты и кубики.`,
    seat: 'Ваше место',
    level: 'Соперники',
    begin: 'Играть',
  },
}
