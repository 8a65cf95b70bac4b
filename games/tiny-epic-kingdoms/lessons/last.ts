import { elementAt } from '../../../kernel/list.ts'
import { HOME_REGIONS, TERRAIN } from '../content/map.ts'
import type { TekPosition } from '../position.ts'
import { alliesOf } from '../queries.ts'
import { bestRival, hasWon, isAsked, seatsIn, YOU, yourScore } from './moments.ts'
import { actionsLit, everySeat, lesson, match, usual, yourSeat } from './parts.ts'

const standing = (p: TekPosition) => ({ mine: yourScore(p), best: bestRival(p) })

const hasCapital = (side: number): boolean =>
  elementAt(HOME_REGIONS, side).some(region => TERRAIN[region] === 'capital')

export const game = lesson('game', {
  ...usual,
  teaches: ['TEK-TIE-1', 'TEK-END-1', 'TEK-END-3'],
  match: match('game'),
  end: 'play on',
  position({ view }) {
    if (!isAsked(view, 'select') || view.ending !== 'none' || view.refreshes < 4) return false
    const behind = bestRival(view) - yourScore(view)
    const isSimple = seatsIn(view).every(seat => alliesOf(view, seat).length === 0) && view.lands.some(hasCapital)
    return isSimple && behind > 0 && behind < 3 && Math.max(...view.magic) === 4 && elementAt(view.magic, YOU) > 2
  },
  steps: [
    { say: 'standing', figures: standing, light: everySeat, tab: 'board' },
    { say: 'plan', light: () => ['tower', ...actionsLit('build', 'research', 'expand')], tab: 'offer' },
    { say: 'goal', figures: standing, tab: 'tray', free: Number.POSITIVE_INFINITY, want: hasWon, otherwise: 'again' },
    { say: 'won', figures: standing, light: yourSeat },
  ],
})
