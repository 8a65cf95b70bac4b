import type { Facts, Options } from '../../kernel/game.ts'

export interface DarkLandsOptions extends Options {
  /** With four players only. */
  readonly board: 'large' | 'short'
  /** Equal words lay equal boards; the empty word lays one by chance. */
  readonly layout: string
  readonly compensation: boolean
}

export const facts: Facts = {
  id: 'dark-lands',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'board', kind: 'choice', values: ['large', 'short'], default: 'large', seats: [4] },
    { id: 'layout', kind: 'text', maxLength: 40, default: '' },
    { id: 'compensation', kind: 'flag', default: false },
  ],
  simultaneous: true,
  // 61 captures and 3 Claims make 64 active turns, and five idle ones in a row end the game: at most 325 turns, none of
  // which has ever come near sixty decisions. Real games take 200 to 600.
  longest: 20_000,
}
