import { elementAt } from '../../../kernel/list.ts'
import { BUILDINGS, CARDS, type Level } from '../content/cards.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type {
  Ability,
  Condition,
  CryptScoring,
  Effect,
  LevelFigures,
  LichKingFigures,
  NecropolisFigures,
  Production,
  Quantity,
} from '../content/vocabulary.ts'

/**
 * How one language describes what a card does. Everything is built from the figures, so a changed figure changes the
 * text.
 */
export interface AbilityWords {
  readonly phase: Readonly<Record<Ability['phase'], string>>
  /** Beside the phase: it works once, when the card is deployed. */
  readonly flip: string
  /** The owner may decline it. */
  optional(text: string): string
  produces(production: Production, per: string, condition: string): string
  quantity(quantity: Quantity): string
  condition(condition: Condition): string
  effect(effect: Effect, per: string, condition: string, max: string): string
  max(most: number): string
  cost(level: LevelFigures): string
  necropolis(card: NecropolisFigures, scoring: CryptScoring): string
  lich(card: LichKingFigures): string
}

/** One line of a card: the phase in which it works, and what it does. */
export interface AbilityLine {
  /** Empty for production, which counts in every phase. */
  readonly phase: string
  readonly text: string
}

export interface Described {
  card(card: number): readonly AbilityLine[]
  /** The bonus of this level alone. */
  building(building: number, level: 1 | 2): readonly AbilityLine[]
  cost(building: number, level: 1 | 2): string
  necropolis(card: number): string
  lichKing(card: number): string
}

export function describeIn(words: AbilityWords): Described {
  const when = (condition: Condition | undefined) => (condition ? words.condition(condition) : '')
  const each = (per: Quantity | undefined) => (per ? words.quantity(per) : '')
  const linesOf = (resources: readonly Production[], abilities: readonly Ability[]): AbilityLine[] => [
    ...resources.map(production => ({
      phase: '',
      text: words.produces(production, each(production.per), when(production.if)),
    })),
    ...abilities.map(({ phase, trigger, optional, effect }) => {
      const per = 'per' in effect ? each(effect.per) : ''
      const most = 'max' in effect && effect.max !== undefined ? words.max(effect.max) : ''
      const text = words.effect(effect, per, when('if' in effect ? effect.if : undefined), most)
      return {
        phase: trigger === 'flip' ? `${words.phase[phase]} ${words.flip}` : words.phase[phase],
        text: optional ? words.optional(text) : text,
      }
    }),
  ]
  const level = (building: number, at: 1 | 2): Level => elementAt(BUILDINGS, building)[at === 1 ? 'level1' : 'level2']
  return {
    card: card => {
      const { resources, abilities } = elementAt(CARDS, card)
      return linesOf(resources, abilities)
    },
    building: (building, at) => linesOf(level(building, at).resources, level(building, at).abilities),
    cost: (building, at) => words.cost(level(building, at)),
    necropolis: card => {
      const necropolis = elementAt(NECROPOLIS, card)
      return words.necropolis(necropolis, necropolis.scoring)
    },
    lichKing: card => words.lich(elementAt(LICH_KING, card)),
  }
}

/** Joins the parts of a sentence and ends it. */
export const sentence = (...parts: readonly string[]): string => `${parts.filter(part => part !== '').join(' ')}.`

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
