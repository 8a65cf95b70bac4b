import { refuser } from '../../../kernel/define.ts'

/** Every reason to refuse a move, and the rule behind it. */
export const OBJECTIONS = {
  'not-asked': 'DL-TURN-1',
  'other-decision': 'DL-TURN-1',
  'exchange-first': 'DL-RUL-29',
  'exchange-closed': 'DL-EXCH-2',
  'odd-exchange': 'DL-RUL-21',
  'one-pair': 'DL-RUL-21',
  'two-companions': 'DL-SETUP-11',
  'chosen-already': 'DL-RUL-6',
  'not-first-turn': 'DL-FIRST-1',
  'can-capture': 'DL-FIRST-1',
  'bought-already': 'DL-BUY-2',
  'buying-over': 'DL-BUY-3',
  'buying-first': 'DL-TURN-1',
  'coins-short': 'DL-BUY-6',
  'not-in-hand': 'DL-PLAY-1',
  'wrong-card': 'DL-PLAY-2',
  'companions-short': 'DL-PLAY-7',
  'no-such-region': 'DL-COMP-2',
  'captured-already': 'DL-CAPTURE-5',
  'claimed-by-other': 'DL-MC-6',
  'too-weak': 'DL-CAPTURE-2',
  'not-your-region': 'DL-FORT-2',
  'fortified-already': 'DL-FORT-3',
  'claimed-already': 'DL-MC-6',
  'not-beside-yours': 'DL-MC-6',
  'not-a-rival': 'DL-MC-11',
  'nothing-to-see': 'DL-MC-8',
  'no-other-card': 'DL-MC-9',
  'not-so-many-spent': 'DL-MC-14',
  'no-border': 'DL-MC-15',
  'no-fortification': 'DL-MC-16',
  'same-region': 'DL-MC-16',
  'no-high-region': 'DL-MC-17',
  'not-seen': 'DL-MC-8',
  'one-at-least': 'DL-MC-9',
  // About a table's options.
  'board-players': 'DL-RUL-3',
  'no-such-seat': 'DL-RUL-5',
} as const

export type ObjectionCode = keyof typeof OBJECTIONS

export const refuse = refuser(OBJECTIONS)
