import { CARDS, type CardId, type MagicId } from '../content/cards.ts'
import type { Card } from '../content/deck.ts'
import type { Frame } from '../position.ts'
import type { RuleId } from './rule-order.ts'

/* The rule behind what is seen at the table: cards link to it, and the search finds it. */

const OF_MAGIC: Readonly<Record<MagicId, RuleId>> = {
  'strength-potion': 'DL-MC-4',
  'magic-sword': 'DL-MC-5',
  claim: 'DL-MC-6',
  insight: 'DL-MC-7',
  scouting: 'DL-MC-8',
  transmutation: 'DL-MC-9',
  portal: 'DL-MC-10',
  alliance: 'DL-MC-11',
  'treasure-map': 'DL-MC-12',
  recruitment: 'DL-MC-13',
  'second-wind': 'DL-MC-14',
  toll: 'DL-MC-15',
  levitation: 'DL-MC-16',
  'royal-decree': 'DL-MC-17',
}

const isMagic = (id: CardId): id is MagicId => id in OF_MAGIC

const ruleOf = ({ id, kind }: (typeof CARDS)[number]): RuleId =>
  isMagic(id) ? OF_MAGIC[id] : kind === 'troop' ? 'DL-CAPTURE-2' : 'DL-FORT-4'

/** What a card does: the rule of its kind, or of that Magic card. */
export function ruleOfCard(card: Card): RuleId | undefined {
  const figures = CARDS[card]
  return figures && ruleOf(figures)
}

export const sightsOfCards = (names: Readonly<Record<CardId, string>>): { name: string; rule: RuleId }[] =>
  CARDS.map(card => ({ name: names[card.id], rule: ruleOf(card) }))

export const RULE_OF = {
  level: 'DL-CAPTURE-8',
  held: 'DL-CAPTURE-3',
  companion: 'DL-BUY-1',
  mage: 'DL-DRAW-2',
  deck: 'DL-DECK-1',
  purse: 'DL-WIN-1',
  regions: 'DL-WIN-2',
  hand: 'DL-SETUP-10',
  claim: 'DL-MC-6',
  support: 'DL-CAPTURE-2',
  reserve: 'DL-DECK-2',
  exchange: 'DL-EXCH-1',
} satisfies Record<string, RuleId>

/** Where the rules open during this decision. */
export const RULE_NOW: Readonly<Record<Frame['kind'] | 'exchange' | 'end', RuleId>> = {
  companions: 'DL-SETUP-11',
  buy: 'DL-BUY-1',
  rechoose: 'DL-FIRST-1',
  play: 'DL-CAPTURE-1',
  insight: 'DL-MC-7',
  scouting: 'DL-MC-8',
  transmutation: 'DL-MC-9',
  exchange: 'DL-EXCH-1',
  end: 'DL-TURN-2',
}
