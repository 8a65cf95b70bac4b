import { elementAt } from '../../../kernel/list.ts'
import { CARDS } from '../content/cards.ts'
import type { Described } from '../text/abilities.ts'
import { END_GLYPH, PHASE_GLYPHS, RESOURCE_GLYPHS } from './glyphs.ts'

/** One thing a card does, as its face shows it. */
export interface FaceLine {
  /** The phase in which it works, or the resource it produces. */
  readonly glyph: string
  /** Works once, when the card is deployed. */
  readonly flip: boolean
  readonly text: string
}

/** Everything a card does, except constant production, which is drawn as symbols. */
export function faceOf(described: Described, card: number): readonly FaceLine[] {
  const { resources, abilities } = elementAt(CARDS, card)
  const texts = described.card(card).map(({ text }) => text)
  return [
    ...resources.flatMap(({ type, per, if: condition }, i) =>
      per || condition ? [{ glyph: RESOURCE_GLYPHS[type], flip: false, text: elementAt(texts, i) }] : [],
    ),
    ...abilities.map(({ phase, trigger }, i) => ({
      glyph: phase === 'end' ? END_GLYPH : PHASE_GLYPHS[phase],
      flip: trigger === 'flip',
      text: elementAt(texts, resources.length + i),
    })),
  ]
}

/** The printed strength is only the starting point of the unit's own War ability (PT-CARD-2). */
export const isVariable = (card: number): boolean =>
  elementAt(CARDS, card).abilities.some(({ effect }) => effect.type === 'strength' && effect.scope === 'self')

/** Everything a card does, for screen readers. */
export const fullOf = (described: Described, card: number): string =>
  described
    .card(card)
    .map(({ phase, text }) => (phase ? `${phase}: ${text}` : text))
    .join(' ')
