import { plural, ruleBook } from '../../../kernel/words.ts'
import { COPIES, HAND, HEAVIEST, ROOM_PER_PLAYER } from '../content.ts'
import { RULE_ORDER } from './rule-order.ts'

const crates = (n: number): string => plural(n, 'crate', 'crates')

export const rules = ruleBook(
  RULE_ORDER,
  { setup: 'Setting up', load: 'Loading', cross: 'Crossing', end: 'The end', info: 'What is hidden' },
  {
    'FE-SETUP-1': `The bag holds ${crates(COPIES)} of each weight from 1 to ${HEAVIEST}.`,
    'FE-SETUP-2': `Everybody draws ${crates(HAND)} and keeps them hidden.`,
    'FE-SETUP-3': 'A game has 6 crossings, or 4 if you agree on a short one.',
    'FE-LOAD-1': 'Choose one crate from your hand and load it face down.',
    'FE-LOAD-2': 'Everybody loads at the same time. The ferry leaves when all have chosen.',
    'FE-CROSS-1': 'All crates are opened at once.',
    'FE-CROSS-2': `The ferry carries a weight of ${ROOM_PER_PLAYER} for each player at the table.`,
    'FE-CROSS-3':
      'The lightest crates board first. Equal crates board together or not at all. When a weight does not fit, it stays behind, and so does everything heavier.',
    'FE-CROSS-4': 'A crate that gets across scores its weight. A crate that stays behind scores nothing.',
    'FE-CROSS-5': 'All crates are out of the game then. Everybody draws one, except after the last crossing.',
    'FE-END-1': 'After the last crossing the most points win.',
    'FE-END-2': 'Players with equal points share the place.',
    'FE-INFO-1': 'Hidden are the bag, the crates in other hands and what others have loaded.',
    'FE-INFO-2': 'Everything that was ever opened stays in sight.',
  },
)
