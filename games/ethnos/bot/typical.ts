import type { Appraisal } from './appraisal.ts'

/** The largest band among this many cards, and its glory, on average: drawn blindly, and as counted in played games. */
const BLIND = {
  sizes: [0, 0.92, 1.25, 1.66, 2.01, 2.3, 2.59, 2.87, 3.14, 3.39, 3.63],
  glory: [0, 0, 0.27, 0.71, 1.18, 1.67, 2.27, 2.94, 3.62, 4.34, 5.07],
}
const COLLECTED = {
  sizes: [0, 0.95, 1.49, 1.95, 2.33, 2.75, 3.15, 3.53, 3.95, 4.47, 4.99],
  glory: [0, 0, 0.5, 1.13, 1.81, 2.74, 3.81, 4.97, 6.4, 8.09, 9.8],
}

const typical = ({ points, f }: Appraisal, { sizes, glory }: typeof BLIND, cards: number): number =>
  points.hand * (glory[cards] + sizes[cards] * f.marker) + points.cards * cards

/** The value in hand of this many cards from the deck. */
export const blindHand = (g: Appraisal, cards: number): number => typical(g, BLIND, Math.min(cards, 10))

/** The likely value of a rival's hand of this size. */
export const rivalHand = (g: Appraisal, cards: number): number => typical(g, COLLECTED, Math.min(cards, 10))
