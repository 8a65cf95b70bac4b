import type { Weights } from '../../../kernel/judgement.ts'
import { manual } from './manual.ts'
import type { Term } from './terms.ts'

/* Written by `train ethnos --seed train --points 30 --games 600 --foresight 0`. */
export const trained: Weights<Term, typeof manual.figures> = {
  ...manual,
  points: {
    glory: 1,
    kingdoms: 1.329,
    markers: 0.5558,
    bands: 1.306,
    giant: 0.4376,
    merfolk: 0.6883,
    swimmers: 0.2405,
    horde: 0.9865,
    trolls: 0.3581,
    hand: 0.8702,
    cards: 0.2775,
  },
  figures: {
    laterAge: 0.4731,
    marker: 1.276,
    skeleton: 0.1679,
    draws: 1.571,
  },
  foresight: {
    points: {
      glory: 1,
      kingdoms: 0.8555,
      markers: 1.031,
      bands: 1.102,
      giant: 0.7305,
      merfolk: 0.6582,
      swimmers: -0.04732,
      horde: 0.9636,
      trolls: 2.507,
      hand: 0.2444,
      cards: 0.595,
    },
    certainty: { start: 0.0274, end: 0.1473 },
  },
}
