import type { WeightBook, Weights } from '../../../kernel/judgement.ts'
import type { PeopleFigures } from './figures.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'
import { trained } from './trained.ts'

/** Never abandons a region: shows what abandoning is good for. */
const keeps: Weights<Term, PeopleFigures> = { ...trained, figures: { ...trained.figures, leaves: 0 } }

export const weights: WeightBook<Term, PeopleFigures> = {
  active: 'trained',
  baseline: 'manual',
  versions: { manual, trained, keeps },
}

const BY_FIGURES = new WeakMap<PeopleFigures, Weights<Term, PeopleFigures>>()

/** What belongs to the figures: candidate moves are found by the figures alone. */
export function weightsWith(figures: PeopleFigures): Weights<Term, PeopleFigures> {
  let known = BY_FIGURES.get(figures)
  if (!known) {
    known = { ...manual, figures }
    BY_FIGURES.set(figures, known)
  }
  return known
}
