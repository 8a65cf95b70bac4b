import { plural } from '../../kernel/words.ts'
import type { TerminalWords } from './words.ts'

const ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

export const en: TerminalWords = {
  human: number => `Player ${number}`,
  bot: (name, number) => `Bot ${number} (${name})`,
  program: (command, number) => `Program ${number} (${command})`,
  sealedSeed: commitment =>
    `All chance in this match comes from one secret seed. Its fingerprint, so that you can check it at the end:\n${commitment}`,
  openedSeed: seed => `The seed was: ${seed}`,
  curtain: name => `The table is covered. ${name}, take the seat and press Enter.`,
  turnOf: name => `${name} to move`,
  since: 'Since your last move:',
  shown: (from, to, all) => `${from}–${to} of ${all}. “more” shows the next; or type some words of a move.`,
  noMatch: text => `No legal move contains “${text}”. “help” lists what you can type.`,
  ask: 'Your move: ',
  noSuchMove: (number, all) => `There is no move ${number}: choose 1 to ${all}.`,
  undone: 'Taken back.',
  undoBars: {
    start: 'There is nothing to take back.',
    'seat-changed': 'Too late: the turn has passed on.',
    chance: 'Too late: something was decided by chance.',
    reveal: 'Too late: something hidden has been shown.',
    'other-moved': 'Too late: somebody else has moved since.',
  },
  whyTitle: 'What the rules do not allow you now, and why:',
  whyNothing: 'No move worth naming is forbidden now.',
  logTitle: 'So far:',
  logEmpty: 'Nothing has happened yet.',
  noRule: id => `There is no rule “${id}”.`,
  over: 'The game is over.',
  place: place => `${place}${ORDINALS[ordinals.select(place)]}`,
  score: score => plural(score, 'point', 'points'),
  left: 'You left the table.',
  saved: file => `The match is saved in ${file}.`,
  help: [
    ['3', 'play move 3 of the list'],
    ['dwarf', 'list only the moves that contain “dwarf”'],
    ['all', 'list all moves again'],
    ['more', 'the next moves of a long list'],
    ['undo', 'take back your last move, where the rules of fair play allow it'],
    ['why', 'what is not allowed now, and which rule says so'],
    ['hint', 'what an Expert would do, and why'],
    ['rule ID', 'the text of a rule'],
    ['log', 'what has happened so far'],
    ['board', 'draw the table again'],
    ['quit', 'leave the table'],
  ],
  menuGame: 'Which game?',
  menuPlayers: (min, max) => `How many at the table, you included (${min}–${max})?`,
  menuOpponents: 'Against whom?',
  menuBots: {
    novice: 'Novice: overlooks a lot, as beginners do',
    steady: 'Steady: plays sensibly but overlooks things',
    sharp: 'Sharp: makes no mistakes one step ahead, but does not plan further',
    expert: 'Expert: plans several turns ahead',
    master: 'Master: thinks two seconds about every move',
  },
  menuChoose: fallback => `Choose [${fallback}]: `,
  menuAgain: (low, high) => `A number from ${low} to ${high}, please.`,
}
