import type { TableWords } from './words.ts'

const ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const BOTS: Readonly<Record<string, string>> = {
  random: 'random: any legal move',
  greedy: 'greedy: the best it sees one step ahead',
  novice: 'novice: means well, overlooks much',
  steady: 'steady: solid, one step at a time',
  sharp: 'sharp: thinks ahead',
  expert: 'expert: thinks far ahead',
  master: 'master: takes its time',
}

export const en: TableWords = {
  human: number => `Player ${number}`,
  bot: (name, number) => `Bot ${number} (${name})`,
  sealedSeed: commitment =>
    `All chance in this match comes from one secret seed. Its fingerprint, to hold us to it:\n${commitment}`,
  openedSeed: seed => `The seed was: ${seed}`,
  curtain: name => `The table is covered. ${name}, take the seat and press Enter.`,
  turnOf: name => `${name} is to move`,
  since: 'Since your last move:',
  shown: (from, to, all) => `${from}–${to} of ${all}. "more" shows the next; or type part of a move's words.`,
  noMatch: text => `No legal move has "${text}" in it. "help" lists what you can type.`,
  ask: 'Your move: ',
  noSuchMove: (number, all) => `There is no move ${number}: choose 1 to ${all}.`,
  undone: 'Taken back.',
  undoBars: {
    start: 'There is nothing to take back.',
    'seat-changed': 'Too late: the turn has passed on.',
    chance: 'Too late: chance has spoken.',
    reveal: 'Too late: something hidden has been shown.',
    'other-moved': 'Too late: somebody else has moved since.',
  },
  whyTitle: 'What the rules do not allow you now, and why:',
  whyNothing: 'Nothing worth naming is forbidden now.',
  logTitle: 'So far:',
  logEmpty: 'Nothing has happened yet.',
  noRule: id => `There is no rule "${id}".`,
  over: 'The game is over.',
  place: place => `${place}${ORDINALS[ordinals.select(place)]}`,
  score: score => `${score} points`,
  left: 'You left the table.',
  saved: file => `The match is saved in ${file}.`,
  help: [
    ['3', 'play move 3 of the list'],
    ['dwarf', 'list only the moves with "dwarf" in their words'],
    ['all', 'list all moves again'],
    ['more', 'the next moves of a long list'],
    ['undo', 'take back your last move, where the rules of fair play allow it'],
    ['why', 'what is not allowed now, and which rule says so'],
    ['rule ID', 'the text of a rule'],
    ['log', 'what has happened so far'],
    ['board', 'draw the table again'],
    ['quit', 'leave the table'],
  ],
  menuGame: 'Which game?',
  menuPlayers: (min, max) => `How many at the table, you included (${min}–${max})?`,
  menuOpponents: 'Against whom?',
  menuBots: {
    novice: 'Novice: overlooks things, as beginners do',
    steady: 'Steady: takes the best it sees',
    sharp: 'Sharp: thinks a few moves ahead',
    expert: 'Expert: thinks hard',
    master: 'Master: takes two seconds for every move',
  },
  menuChoose: fallback => `Choose [${fallback}]: `,
  menuAgain: (low, high) => `A number from ${low} to ${high}, please.`,
}
