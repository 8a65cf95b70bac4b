import { type InLanguages, inLanguage } from '../../kernel/languages.ts'
import { formRu, plural, pluralRu } from '../../kernel/words.ts'
import { preferences } from '../store/preferences.svelte.ts'

interface RecordText {
  readonly title: string
  readonly whole: (won: number, matches: number) => string
  readonly streak: (now: number, longest: number) => string
  readonly of: (won: number, matches: number) => string
  readonly best: (score: number) => string
  readonly next: string
  readonly level: (game: string, level: string) => string
  readonly lessons: (game: string) => string
  readonly game: (game: string) => string
  readonly learn: string
  readonly play: string
  readonly place: (place: number, seats: number) => string
}

const TEXTS: InLanguages<RecordText> = {
  en: {
    title: 'Your record against bots',
    whole: (won, matches) => `${plural(matches, 'match', 'matches')}, ${won} won`,
    streak: (now, longest) =>
      now > 1
        ? `${now} wins in a row${longest > now ? `; your longest run is ${longest}` : ', your longest run'}.`
        : longest > 1
          ? `Your longest run: ${longest} wins.`
          : '',
    of: (won, matches) => `${won} of ${matches} won`,
    best: score => `best ${score}`,
    next: 'Try next',
    level: (game, level) => `${game} against ${level}: this level you beat more often than not.`,
    lessons: game => `The lessons of ${game}: three losses in a row have a reason.`,
    game: game => `${game}: you have not played it yet.`,
    learn: 'Learn',
    play: 'Play',
    place: (place, seats) => `${['', '1st', '2nd', '3rd'][place] ?? `${place}th`} of ${seats}`,
  },
  ru: {
    title: 'Ваш счёт с ботами',
    whole: (won, matches) =>
      `${pluralRu(matches, 'партия', 'партии', 'партий')}, ${formRu(won, 'выиграна', 'выиграны', 'выиграно')} ${won}`,
    streak: (now, longest) =>
      now > 1
        ? `${pluralRu(now, 'победа', 'победы', 'побед')} подряд${longest > now ? `; самая длинная серия — ${longest}` : ', это ваш рекорд'}.`
        : longest > 1
          ? `Самая длинная серия: ${pluralRu(longest, 'победа', 'победы', 'побед')}.`
          : '',
    of: (won, matches) => `${won} из ${matches}`,
    best: score => `рекорд ${score}`,
    next: 'Что попробовать',
    level: (game, level) => `${game}, уровень «${level}»: нынешний вам уже по силам.`,
    lessons: game => `Уроки игры «${game}»: три поражения подряд неспроста.`,
    game: game => `${game}: в эту игру вы ещё не играли.`,
    learn: 'Учиться',
    play: 'Играть',
    place: (place, seats) => `${place}-е место из ${seats}`,
  },
}

export const recordText = (): RecordText => inLanguage(TEXTS, preferences.language)
