import { BUILDINGS, type BuildingId, CARDS, type CardId } from '../content/cards.ts'
import type { Phase } from '../content/vocabulary.ts'
import type { Stage } from '../position.ts'
import type { Names } from './names.ts'
import type { RuleId } from './rule-order.ts'

/* The rule behind what is seen at the table: cards link to it, and the search finds it. */

/** Cards and buildings about which the rules say more. */
const SPECIAL: Partial<Readonly<Record<CardId | BuildingId, RuleId>>> = {
  ogre: 'PT-UNIT-1',
  monkey: 'PT-UNIT-2',
  imp: 'PT-UNIT-2',
  lackey: 'PT-UNIT-2',
  'court-jester': 'PT-UNIT-3',
  'standard-bearer': 'PT-UNIT-4',
  abbey: 'PT-UNIT-5',
  shapeshifter: 'PT-UNIT-6',
  'palm-reader': 'PT-UNIT-7',
  kraken: 'PT-UNIT-7',
  shadow: 'PT-UNIT-8',
  titan: 'PT-UNIT-9',
  port: 'PT-UNIT-10',
  'grand-architect': 'PT-UNIT-11',
  dryad: 'PT-UNIT-11',
  'mystical-healer': 'PT-UNIT-12',
  golem: 'PT-UNIT-13',
  'relic-of-fertility': 'PT-UNIT-14',
  temple: 'PT-UNIT-15',
}

export const RULE_OF_PHASE: Readonly<Record<Phase, RuleId>> = {
  recruit: 'PT-DRAFT-1',
  deploy: 'PT-DEPLOY-1',
  war: 'PT-WAR-1',
  income: 'PT-INC-1',
  build: 'PT-BUILD-1',
  aging: 'PT-AGE-1',
}

const ofCard = ({ id, artifact }: (typeof CARDS)[number]): RuleId =>
  SPECIAL[id] ?? (artifact ? 'PT-FORGE-6' : 'PT-CARD-3')
const ofBuilding = ({ id }: (typeof BUILDINGS)[number]): RuleId => SPECIAL[id] ?? 'PT-CARD-6'

export function ruleOfCard(card: number): RuleId {
  const figures = CARDS[card]
  return figures ? ofCard(figures) : 'PT-CARD-1'
}
export function ruleOfBuilding(building: number): RuleId {
  const figures = BUILDINGS[building]
  return figures ? ofBuilding(figures) : 'PT-CARD-5'
}

export const RULE_OF = {
  strength: 'PT-WAR-1',
  war: 'PT-WAR-4',
  gold: 'PT-SETUP-4',
  resource: 'PT-RES-1',
  age: 'PT-AGE-1',
  spot: 'PT-SLOT-1',
  artifact: 'PT-FORGE-6',
  neighbour: 'PT-DRAFT-3',
  flip: 'PT-CARD-4',
  rows: 'PT-WAR-2',
  land: 'PT-BUILD-4',
  round: 'PT-FLOW-1',
  kept: 'PT-DEPLOY-12',
  lich: 'PT-SOLO-7',
} satisfies Record<string, RuleId>

/** Where the rules open at this stage of a round. */
export const RULE_NOW: Readonly<Record<Stage, RuleId>> = {
  recruit: 'PT-DRAFT-2',
  plan: 'PT-DEPLOY-1',
  pay: 'PT-DEPLOY-8',
  effects: 'PT-DEPLOY-10',
  keep: 'PT-DEPLOY-12',
  build: 'PT-BUILD-1',
  aging: 'PT-AGE-1',
  over: 'PT-END-1',
}

export const sightsOfCards = ({
  cards,
  buildings,
}: Pick<Names, 'cards' | 'buildings'>): { name: string; rule: RuleId }[] => [
  ...CARDS.map(card => ({ name: cards[card.id], rule: ofCard(card) })),
  ...BUILDINGS.map(building => ({ name: buildings[building.id], rule: ofBuilding(building) })),
]
