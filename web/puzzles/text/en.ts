import { form, listOf, plural } from '../../../kernel/words.ts'
import type { PuzzleText } from './puzzle-text.ts'

export const en: PuzzleText = {
  title: 'Puzzles',
  of: game => `Puzzles: ${game}`,
  lead: 'Positions from matches of strong bots, at the real table. Find the strongest move known.',
  choose: 'Puzzles of which game?',
  daily: 'Puzzle of the day',
  dailyOpen: 'The same for everybody, until midnight in Greenwich.',
  dailyDone: 'Done for today. The next one comes at midnight in Greenwich.',
  train: 'Next puzzle',
  rating: 'Rating',
  points: (points, isUnsure) => (isUnsure ? `${points}?` : String(points)),
  unsure: 'A rating with a question mark is not sure yet.',
  streak: 'In a row',
  days: days => plural(days, 'day', 'days'),
  tried: 'Tried',
  progress: (found, tried, all) => `${tried} of ${all} tried, ${found} found at once`,
  themes: 'By theme',
  noneLeft: 'You have tried all of these.',
  unknown: 'There is no such puzzle.',
  panel: 'Puzzle',
  rated: points => `rated ${points}`,
  task: (name, decisions) =>
    decisions === 1
      ? `Find the strongest move for ${name}.`
      : `Find the strongest turn for ${name}: ${plural(decisions, 'decision', 'decisions')}, one after another.`,
  goOn: 'Right. How does the turn go on?',
  judging: 'Let me see…',
  weaker: {
    little: 'That is a little weaker than the strongest move known.',
    clearly: 'That is clearly weaker than the strongest move known.',
    much: 'That is much weaker than the strongest move known.',
  },
  solved: decisions => `Right: the strongest ${form(decisions, 'move', 'turn')} known.`,
  near: 'Nearly as good as the strongest move known, so it counts.',
  solution: moves => `Strongest known: ${listOf('en', moves)}.`,
  runnerUp: (move, price) =>
    `Next best: ${move} (${{ little: 'a little weaker', clearly: 'clearly weaker', much: 'much weaker' }[price]}).`,
  bar: (best, here) => `Chance to win: ${best} % with the strongest move known, ${here} % with this one`,
  barBest: 'strongest',
  barHere: 'this move',
  change: (points, change) => `Your rating: ${points} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  notRated: 'Only the first go is rated.',
  showMe: 'Show me',
  takeBack: 'Take it back',
  next: 'Next puzzle',
  again: 'Once more',
  leave: 'All puzzles',
  voteOut: 'Not a good puzzle',
  votedOut: 'You will not see it again.',
  bringBack: 'Bring it back',
}
