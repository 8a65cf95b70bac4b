import type { Weights } from '../../../kernel/judgement.ts'
import type { GloryFigures } from './figures.ts'
import type { Term } from './terms.ts'

/** Found by hand: the share of each not-yet-glory that will become glory. */
export const manual: Weights<Term, GloryFigures> = {
  points: {
    glory: 1,
    kingdoms: 1,
    markers: 0.35,
    bands: 1,
    giant: 0.7,
    merfolk: 1,
    swimmers: 0.3,
    horde: 0.8,
    trolls: 0.25,
    hand: 0.92,
    cards: 0.12,
  },
  rivalry: { best: 0.5, mean: 0.5, duel: 1 },
  certainty: { start: 0.03, end: 0.19 },
  figures: { laterAge: 0.65, marker: 0.9, skeleton: 0.5, draws: 1.5 },
}
