import type { Weights } from '../../../kernel/judgement.ts'
import type { PeopleFigures } from './figures.ts'
import type { Term } from './terms.ts'

/** Found by hand: coins in the purse, and how many the rest will still bring. */
export const manual: Weights<Term, PeopleFigures> = {
  points: {
    purse: 1,
    declined: 1,
    income: 1,
    holding: 1,
    growth: 0.5,
    legacy: 1,
    fresh: 4.2,
    once: 1,
    tokens: 0.55,
    spare: 0.12,
    safety: 0.06,
  },
  // With several opponents one's own land counts more than any one of theirs.
  rivalry: { best: 0.2, mean: 0.3, duel: 1 },
  certainty: { start: 0.03, end: 0.3 },
  figures: {
    fresh: 4.2,
    wear: 0.82,
    hold: 0.92,
    idleToken: 0.2182,
    tokensForRegion: 3.2,
    mostRegions: 3,
    conquestCoins: 0.5,
    growthForStaying: 0.5,
    leaves: 1,
    immune: 6,
    guard: 2,
    safest: 5,
  },
}
