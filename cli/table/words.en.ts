import type { TerminalWords } from './words.ts'

export const words: TerminalWords = {
  human: number => `Player ${number}`,
  bot: (name, number) => `Bot ${number} (${name})`,
  program: (command, number) => `Program ${number} (${command})`,
  sealedSeed: commitment =>
    `All chance in this match comes from one secret seed. Its fingerprint, so that you can check it at the end:\n${commitment}`,
  openedSeed: seed => `The seed was: ${seed}`,
  curtain: name => `The table is covered. ${name}, take the seat and press Enter.`,
  turnOf: name => `${name} to move`,
  since: 'Since your last move:',
  ask: 'Your move: ',
  saved: file => `The match is saved in ${file}.`,
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
