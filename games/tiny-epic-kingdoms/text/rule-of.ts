import { elementAt } from '../../../kernel/list.ts'
import { upperCase } from '../../../kernel/words.ts'
import type { FactionId } from '../content/factions.ts'
import { ACTIONS, type Action } from '../content/figures.ts'
import type { Terrain } from '../content/terrains.ts'
import type { Token } from '../content/tokens.ts'
import { type Frame, type TekPosition, topFrame } from '../position.ts'
import type { RuleId } from './rule-order.ts'

/* The rule behind what is seen at the table: cards link to it, and the search finds it. */

export const ruleOfFaction = (id: FactionId): RuleId =>
  id === 'dark-elves' ? 'TEK-FACTION-DARK-ELVES-1' : `TEK-FACTION-${upperCase(id)}-1`

export const RULE_OF_ACTION: Readonly<Record<Action, RuleId>> = {
  patrol: 'TEK-PATROL-1',
  quest: 'TEK-QUEST-1',
  build: 'TEK-BUILD-1',
  research: 'TEK-RESEARCH-1',
  expand: 'TEK-EXPAND-1',
  trade: 'TEK-TRADE-1',
}

export const RULE_OF_TERRAIN: Readonly<Record<Terrain, RuleId>> = {
  plains: 'TEK-COLLECT-2',
  forest: 'TEK-COLLECT-2',
  mountain: 'TEK-COLLECT-2',
  ruins: 'TEK-RUINS-1',
  capital: 'TEK-CAPITAL-1',
  water: 'TEK-TERRAIN-1',
  cliffs: 'TEK-TERRAIN-1',
}

export const RULE_OF_TOKEN: Readonly<Record<Token, RuleId>> = {
  crown: 'TEK-TOKEN-CROWN-1',
  treasure: 'TEK-TOKEN-TREASURE-1',
  bandit: 'TEK-TOKEN-BANDIT-1',
  'dragon-lair': 'TEK-TOKEN-DRAGON-1',
  camp: 'TEK-TOKEN-CAMP-1',
  fortress: 'TEK-TOKEN-FORTRESS-1',
  city: 'TEK-TOKEN-CITY-1',
  church: 'TEK-TOKEN-CHURCH-1',
  blank: 'TEK-TOKEN-BLANK-1',
}

export const RULE_OF = {
  shield: 'TEK-SELECT-1',
  army: 'TEK-SCORE-2',
  tower: 'TEK-SCORE-4',
  magic: 'TEK-SCORE-3',
  stock: 'TEK-RES-1',
  die: 'TEK-WAR-3',
  flag: 'TEK-WAR-6',
  ally: 'TEK-ALLY-1',
  river: 'TEK-TERRAIN-2',
  token: 'TEK-TOKEN-4',
  crown: 'TEK-TOKEN-CROWN-1',
  trophy: 'TEK-SCORE-3',
  end: 'TEK-END-1',
} satisfies Record<string, RuleId>

const OF_FRAME: Readonly<Record<Frame['kind'], RuleId>> = {
  draft: 'TEK-SETUP-3',
  card: 'TEK-SETUP-4',
  charters: 'TEK-SETUP-5',
  settle: 'TEK-SETUP-7',
  bare: 'TEK-TOKEN-3',
  select: 'TEK-SELECT-1',
  respond: 'TEK-RESPOND-3',
  exchange: 'TEK-TRADE-1',
  again: 'TEK-PATROL-1',
  gain: 'TEK-COLLECT-2',
  war: 'TEK-WAR-3',
  pay: 'TEK-PAY-3',
  raise: 'TEK-WAR-5',
  give: 'TEK-FACTION-HALFLINGS-2',
  lair: 'TEK-TOKEN-DRAGON-1',
  fate: 'TEK-RETREAT-1',
  plunder: 'TEK-FACTION-DARK-ELVES-4',
  rise: 'TEK-FACTION-UNDEAD-2',
  bandit: 'TEK-TOKEN-BANDIT-1',
  clash: 'TEK-WAR-1',
  token: 'TEK-TOKEN-4',
}

/** Where the rules open now: at the action being answered, or at the current decision. */
export function ruleNow(p: TekPosition): RuleId | undefined {
  const frame = topFrame(p)
  if (frame?.kind === 'respond') return RULE_OF_ACTION[elementAt(ACTIONS, p.action)]
  return frame && OF_FRAME[frame.kind]
}
