import { CARDS } from '../content/cards.ts'
import type { Described } from '../text/abilities.ts'
import { END_GLYPH, PHASE_GLYPHS } from './glyphs.ts'

export interface Brief {
  readonly glyph: string
  readonly text: string
}

/** What a sentence adds in brackets at its end: "(You may.)" */
const ASIDE = / \([^()]*\.\)$/

/** The first thing a card does besides producing, short enough for its face: that it may be left out is told with the rest. */
export function briefOf(described: Described, card: number): Brief | null {
  const [ability] = CARDS[card].abilities
  if (!ability) return null
  const produced = CARDS[card].resources.length
  const line = described.card(card)[produced]
  return {
    glyph: ability.phase === 'end' ? END_GLYPH : PHASE_GLYPHS[ability.phase],
    text: (line?.text ?? '').replace(ASIDE, ''),
  }
}

/** Everything a card does, for a hover card and for the ear. */
export const fullOf = (described: Described, card: number): string =>
  described
    .card(card)
    .map(({ phase, text }) => (phase ? `${phase}: ${text}` : text))
    .join(' ')
