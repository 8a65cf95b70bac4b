import { elementAt } from '../../../kernel/list.ts'
import type { Piece } from '../../../learn/lesson.ts'
import type { SmallWorldPosition } from '../position.ts'
import { comboFigures, spareOf } from '../queries.ts'
import {
  bestCombo,
  handOf,
  hasWon,
  incomeNow,
  isAsked,
  landOf,
  OPPONENT,
  placeOf,
  plays,
  raceOf,
  roundsOf,
  type SmallWorldMoment,
  type SmallWorldTest,
  YOU,
} from './moments.ts'
import { combosLit, everySeat, lastMatch, lesson, match, regionsLit, skippedMatch, usual, yourSeat } from './parts.ts'

const purses = (p: SmallWorldPosition) => ({ mine: elementAt(p.coins, YOU), theirs: elementAt(p.coins, OPPONENT) })

export const aim = lesson('aim', {
  ...usual,
  teaches: ['SW-END-1', 'SW-ROUND-4', 'SW-ROUND-5', 'SW-SCORE-5'],
  match: lastMatch('aim'),
  position({ view, moves, after }) {
    const done = moves.find(move => move.kind === 'done')
    if (!isAsked(view, 'redeploy') || view.round !== roundsOf(view) || spareOf(view, raceOf(view)) !== 0) return false
    return elementAt(view.coins, YOU) < elementAt(view.coins, OPPONENT) && done !== undefined && hasWon(after(done))
  },
  steps: [
    { say: 'coins', figures: p => ({ rounds: roundsOf(p), ...purses(p) }), light: everySeat, tab: 'board' },
    {
      say: 'land',
      figures: p => ({ regions: landOf(p, YOU).length, income: incomeNow(p) }),
      light: p => regionsLit(landOf(p, YOU)),
      tab: 'board',
    },
    {
      say: 'end',
      figures: p => ({ income: incomeNow(p) }),
      light: () => ['act:done'],
      tab: 'tray',
      want: plays('done'),
      wrong: [{ when: plays('lift'), say: 'nobody' }],
    },
    { say: 'won', figures: purses, light: yourSeat },
  ],
})

const isBest: SmallWorldTest = ({ before, move }) => placeOf(move) === bestCombo(before)
const bestLit = (p: SmallWorldPosition): Piece[] => [`combo:${bestCombo(p)}`]

/** What a combo brings and costs compared with the one with most tokens. */
const besideBest = ({ before, move }: SmallWorldMoment) => {
  const chosen = comboFigures(before, placeOf(move))
  const best = comboFigures(before, bestCombo(before))
  return { got: chosen.tokens, best: best.tokens, less: best.tokens - chosen.tokens, price: chosen.price }
}

export const combo = lesson('combo', {
  ...usual,
  teaches: ['SW-TURN-1', 'SW-SETUP-5', 'SW-PICK-1', 'SW-PICK-5', 'SW-PICK-6', 'SW-RACE-0'],
  match: match('combo'),
  position: ({ view }) => isAsked(view, 'pick') && view.round === 1,
  steps: [
    { say: 'what', figures: p => ({ combos: p.offerRaces.length }), light: combosLit, tab: 'offer' },
    {
      say: 'pick',
      light: combosLit,
      tab: 'tray',
      want: isBest,
      wrong: [{ when: plays('pick'), say: 'fewer', figures: besideBest }],
    },
    { say: 'army', figures: p => ({ hand: handOf(p) }), light: yourSeat, tab: 'tray' },
  ],
})

export const price = lesson('price', {
  ...usual,
  teaches: ['SW-PICK-2', 'SW-PICK-4', 'SW-PICK-7', 'SW-SETUP-8'],
  match: skippedMatch('price'),
  position: ({ view }) => isAsked(view, 'pick') && view.round === 1 && bestCombo(view) === 1,
  steps: [
    { say: 'row', figures: p => ({ mine: elementAt(p.coins, YOU) }), light: combosLit, tab: 'offer' },
    {
      say: 'skip',
      figures(p) {
        const best = comboFigures(p, bestCombo(p))
        return { free: comboFigures(p, 0).tokens, best: best.tokens, price: best.price }
      },
      light: bestLit,
      tab: 'tray',
      want: isBest,
      wrong: [
        { when: ({ move }) => placeOf(move) === 0, say: 'free', figures: besideBest },
        { when: plays('pick'), say: 'dear', figures: besideBest },
      ],
    },
    { say: 'moved', figures: p => ({ mine: elementAt(p.coins, YOU) }), light: combosLit, tab: 'offer' },
  ],
})
