import { elementAt } from '../../../kernel/list.ts'
import { upperCase } from '../../../kernel/words.ts'
import { POWER_IDS, type PowerId } from '../content/powers.ts'
import { RACE_IDS, type RaceId } from '../content/races.ts'
import { type Frame, NONE } from '../position.ts'
import type { RuleId } from './rule-order.ts'

/* The rule behind what is seen at the table: cards link to it, and the search finds it. */

export const ruleOfRace = (id: RaceId): RuleId => (id === 'custom' ? 'SW-CUSTOM-1' : `SW-RACE-${upperCase(id)}-1`)

export const ruleOfPower = (id: PowerId): RuleId => {
  if (id === 'custom') return 'SW-CUSTOM-2'
  if (id === 'dragon-master') return 'SW-POWER-DRAGON-1'
  return `SW-POWER-${upperCase(id)}-1`
}

/** Both halves of a combo; a race in decline has lost its power. */
export const rulesOfCombo = (race: number, power: number): readonly RuleId[] => [
  ruleOfRace(elementAt(RACE_IDS, race)),
  ...(power === NONE ? [] : [ruleOfPower(elementAt(POWER_IDS, power))]),
]

export const RULE_OF = {
  offer: 'SW-PICK-2',
  price: 'SW-CONQ-3',
  border: 'SW-CONQ-1',
  tribe: 'SW-CONQ-13',
  mountain: 'SW-CONQ-10',
  water: 'SW-CONQ-5',
  die: 'SW-DIE-1',
  income: 'SW-SCORE-1',
  coins: 'SW-SCORE-5',
  decline: 'SW-DECL-1',
  declined: 'SW-SCORE-2',
  ally: 'SW-POWER-DIPLOMAT-1',
  dragon: 'SW-POWER-DRAGON-1',
  hero: 'SW-POWER-HEROIC-1',
  fortress: 'SW-POWER-FORTIFIED-1',
  camp: 'SW-POWER-BIVOUACKING-1',
  lair: 'SW-RACE-TROLLS-1',
  hole: 'SW-RACE-HALFLINGS-2',
  mine: 'SW-RACE-DWARVES-1',
  magic: 'SW-RACE-WIZARDS-1',
  cavern: 'SW-POWER-UNDERWORLD-1',
  farmland: 'SW-RACE-HUMANS-1',
  forest: 'SW-POWER-FOREST-1',
  hill: 'SW-POWER-HILL-1',
  swamp: 'SW-POWER-SWAMP-1',
} satisfies Record<string, RuleId>

/** Where the rules open during this decision. */
export const RULE_NOW: Readonly<Record<Frame['kind'], RuleId>> = {
  pick: 'SW-PICK-1',
  turn: 'SW-TURN-2',
  ready: 'SW-READY-1',
  conquer: 'SW-CONQ-1',
  retreat: 'SW-DIE-4',
  muster: 'SW-TURN-4',
  redeploy: 'SW-REDEP-1',
  encamp: 'SW-POWER-BIVOUACKING-1',
  fortify: 'SW-POWER-FORTIFIED-1',
  rally: 'SW-REDEP-1',
  heroes: 'SW-POWER-HEROIC-1',
  score: 'SW-SCORE-1',
  ally: 'SW-POWER-DIPLOMAT-1',
  'late-decline': 'SW-POWER-STOUT-1',
  victims: 'SW-LOSS-4',
  regroup: 'SW-LOSS-4',
  reencamp: 'SW-POWER-BIVOUACKING-1',
  pass: 'SW-TURN-4',
}
