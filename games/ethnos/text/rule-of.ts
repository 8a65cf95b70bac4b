import { upperCase } from '../../../kernel/words.ts'
import type { TribeId } from '../content/tribes.ts'
import type { Frame } from '../position.ts'
import type { RuleId } from './rule-order.ts'

/* The rule behind what is seen at the table: cards link to it, and the search finds it. */

export const ruleOfTribe = (id: TribeId): RuleId => `ET-TRIBE-${upperCase(id)}-1`

/** What kingdoms pay in an age. */
export const ruleOfKingdoms = (age: number): RuleId =>
  age <= 1 ? 'ET-SCORE-1' : age === 2 ? 'ET-SCORE-2' : 'ET-SCORE-3'

export const RULE_OF = {
  hand: 'ET-INFO-2',
  band: 'ET-SCORE-8',
  leader: 'ET-BAND-3',
  marker: 'ET-MARKER-2',
  seal: 'ET-SCORE-7',
  row: 'ET-RECRUIT-1',
  deck: 'ET-AGE-4',
  dragon: 'ET-DRAGON-3',
  horde: 'ET-TRIBE-ORC-1',
  lane: 'ET-TRIBE-MERFOLK-2',
  giant: 'ET-TRIBE-GIANT-1',
  troll: 'ET-TRIBE-TROLL-1',
  kingdoms: 'ET-COMP-5',
} satisfies Record<string, RuleId>

/** Where the rules open during this decision. */
export const RULE_NOW: Readonly<Record<Frame['kind'], RuleId>> = {
  turn: 'ET-TURN-1',
  chain: 'ET-TRIBE-CENTAUR-1',
  keep: 'ET-TRIBE-ELF-1',
  bonus: 'ET-TRIBE-MERFOLK-2',
  troll: 'ET-TRIBE-TROLL-1',
  wizard: 'ET-TRIBE-WIZARD-1',
  hordes: 'ET-END-7',
}
