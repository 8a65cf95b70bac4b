import { listOf, plural } from '../../../kernel/words.ts'
import type { ReviewText } from './review-text.ts'

const points = (n: number): string => plural(n, 'point', 'points')

const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`

/** A quotation inside a sentence, which may contain quotation marks itself. */
const quoted = (words: string): string => `“${words.replace(/[.!]$/u, '').replaceAll('“', '‘').replaceAll('”', '’')}”`

export const words: ReviewText = {
  hint: 'Every move judged by what its player could see. A bot’s opinion: it errs too.',
  start: 'Analyse this match',
  stop: 'Stop',
  byClub: 'The club’s server is working on it. The result stays with the match, for everybody; you need not wait here.',
  byPage: 'The club’s server is busy: this device does it, for you alone.',
  progress: (done, all) => `${done} of ${plural(all, 'move', 'moves')} judged`,
  stopped: 'Stopped.',
  failed: 'The analysis stopped because of an error.',
  story: {
    title: 'The story of the match',
    throughout: name => `${name} was ahead from start to finish.`,
    mostly: (name, changes) =>
      changes === 0
        ? `${name} was ahead for most of the match, and nobody else ever clearly was.`
        : `${name} was ahead for most of the match, though the lead changed ${times(changes)}.`,
    changing: changes => `The lead changed ${times(changes)}, and nobody kept it for half the match.`,
    level: 'For most of the match nobody was clearly ahead.',
    turn: (move, happened, name, before, after, rose) =>
      `Move ${move}${happened && `, ${quoted(happened)},`} was a turning point: ${name}’s chance to win ${rose ? 'rose' : 'fell'} from ${before} to ${after}`,
    forGood: name => `; from then on ${name} was never clearly behind`,
    slip: (move, name, cost, better) =>
      `At move ${move} ${name} gave away ${cost} of the chance to win; ${quoted(better)} was better.`,
    decided: (move, name) => `From move ${move} on ${name} was never clearly behind again.`,
    late: (move, moves, name) =>
      `It was open to the very end: ${name} was clearly behind until move ${move} of ${moves}.`,
    nearest: (move, first, second) => `It was closest at move ${move}: ${first}, ${second}.`,
    chance: (name, chance) => `${name} ${chance}`,
    calm: swing => `No single move turned it: nobody’s chance leapt by more than ${swing}.`,
    clean: 'No move cost its player much.',
    unfinished: moves => `The match was not played to its end: it stops after ${plural(moves, 'move', 'moves')}.`,
    alone: (name, own, opponent, won) => `${name} ${won ? 'won' : 'lost'} with ${points(own)} against ${opponent}.`,
    shared: (winners, each) => `${listOf('en', winners)} share the win with ${points(each)} each.`,
    tie: (name, second, each) =>
      `${name} and ${second} both ended with ${points(each)}; the tie-break went to ${name}.`,
    won: (name, own, second, margin) => `${name} won with ${points(own)}, ${margin} more than ${second}`,
    wonBy: (source, own, other) => `; the greatest difference was in ${quoted(source)}: ${own} against ${other}`,
  },
  chances: 'Chances to win',
  graph: 'Chances to win over the match, a line for every player; the table below it has the figures.',
  step: 'Move',
  move: number => `Move ${number}`,
  slips: 'Your costly moves',
  othersSlips: 'Costly moves of the others',
  noSlips: 'No costly move was found.',
  slip: (name, percent) => `${name}: ${percent} chance to win`,
  played: move => `Played: ${move}`,
  instead: move => `Better: ${move}`,
  tryAgain: 'Try again',
  trial: {
    title: move => `Try again: move ${move}`,
    ask: (played, cost) => `${quoted(played)} cost ${cost} of the chance to win. Find a better move.`,
    judging: 'Looking at it…',
    weaker: cost => `That costs ${cost} of the chance to win beside the best move. Take it back and look again.`,
    same: cost => `That is what was played: it costs ${cost} of the chance to win. Take it back and look again.`,
    right: 'Well found: nothing better is known here.',
    nearly: best => `Good: as good as the best move known. The bot would have chosen ${quoted(best)}.`,
    shown: best => `The bot’s choice: ${quoted(best)}.`,
    failed: 'The move could not be judged. Take it back and try once more.',
    takeBack: 'Take it back',
    showMe: 'Show me',
    next: 'Next one',
    back: 'Back to the analysis',
  },
  film: {
    title: 'Since your last turn',
    frame: (number, all) => `${number} of ${all}`,
    goOn: 'Go on',
    skip: 'Skip',
  },
  playOn: {
    title: 'Play on from here',
    lead: moves =>
      `A match of its own against bots goes on after ${plural(moves, 'move', 'moves')}. Everything until then stays as it was. Chance goes on as it would have: the same moves meet the same cards and dice.`,
    seat: 'Your seat',
    level: 'Opponents',
    begin: 'Play',
  },
}
