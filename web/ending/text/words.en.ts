import { listOf, plural } from '../../../kernel/words.ts'
import type { EndingText } from './ending-text.ts'

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const points = (n: number): string => plural(n, 'point', 'points')

export const words: EndingText = {
  counting: 'The score',
  skip: 'Skip',
  youWon: by => `You won by ${by}`,
  youWonTie: 'You won on the tie-break',
  youShare: 'You share the victory',
  youCame: (place, short) => `You came ${ORDINALS[place]}, ${short} short`,
  youCameTie: place => `You came ${ORDINALS[place]} on the tie-break`,
  alone: won => (won ? 'You won' : 'You lost'),
  won: name => `${name} wins`,
  shared: names => `${names} share the victory`,
  ofWin: (own, second, by) => `${points(own)}; ${second}, in second place, has ${own - by}.`,
  ofLoss: (names, best, own) => `${listOf('en', names)} won with ${points(best)}; you have ${own}.`,
  ofShare: (names, each) => `${points(each)} each${names && `, level with ${names}`}.`,
  ofAlone: (own, opponent) => (opponent === undefined ? points(own) : `${points(own)} against ${opponent}.`),
  moment: 'The moment that decided it',
  seeMoment: 'See it on the board',
  looking: 'Looking back at the match…',
  quick: 'At a glance: the analysis looks closer.',
  harder: level => `Harder: ${level}`,
  picture: 'Share a picture',
  pictureMade: 'The picture is saved.',
  pictureFailed: 'This browser cannot draw the picture.',
  card: {
    title: 'Final score',
    place: place => `${place}`,
  },
}
