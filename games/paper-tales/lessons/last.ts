import { HAND_SIZE, ROUNDS, WAR_VP } from '../content/figures.ts'
import { hasWon, isLastAsked, kingdomOf, pointsOf } from './moments.ts'
import { cardsLit, everySeat, lesson, match, unitsOf, usual, yourSeat } from './parts.ts'

export const game = lesson('game', {
  ...usual,
  teaches: ['PT-END-3', 'PT-DEPLOY-2', 'PT-DEPLOY-3', 'PT-DEPLOY-9', 'PT-WAR-6'],
  match: match('game'),
  end: 'play on',
  position({ view }) {
    if (view.round !== ROUNDS || view.stage !== 'recruit' || !isLastAsked(view)) return false
    const { mine, best } = pointsOf(view)
    const isBehind = best > mine && best - mine < 6
    return isBehind && kingdomOf(view).packet.length === HAND_SIZE && unitsOf(view).length > 1
  },
  steps: [
    { say: 'standing', figures: pointsOf, light: everySeat, tab: 'board' },
    { say: 'plan', figures: () => ({ points: WAR_VP }), light: p => cardsLit(unitsOf(p)), tab: 'board' },
    { say: 'goal', figures: pointsOf, free: Number.POSITIVE_INFINITY, want: hasWon, otherwise: 'again' },
    { say: 'won', figures: pointsOf, light: yourSeat },
  ],
})
