import type { Judgement } from '../../kernel/judgement.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { bestBy, guess } from './bot/guess.ts'
import { selectionWorth } from './bot/select.ts'
import { sensible } from './bot/sense.ts'
import { bestFace, warHopes } from './bot/war.ts'
import { AT, prospects, roundsLeft } from './bot/worth.ts'
import { FACTIONS } from './content/factions.ts'
import { SHIELDS } from './content/figures.ts'
import { IS_RUINS, REGIONS_OF, SIDE_IDS } from './content/map.ts'
import { NONE, type TekMove, type TekPosition, topFrame } from './position.ts'
import { shieldsPlaced } from './rules/turn.ts'
import type { PointFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

/** More rounds than most games have. */
const LONGEST = 7

export const judgement: Judgement<TekPosition, TekMove, Term, PointFigures> = {
  terms: TERMS,
  weights,
  patience: 2,
  horizon: () => 24,
  clock: p => SHIELDS * p.refreshes + shieldsPlaced(p) - (p.action === NONE ? 0 : 1),
  content: (p, seat) =>
    p.factions[seat] === NONE ? [] : [`people ${FACTIONS[p.factions[seat]]}`, `home ${SIDE_IDS[p.homes[seat]]}`],
  seats: p => p.seats,
  progress: p => (p.over ? 1 : 1 - Math.min(roundsLeft(p), LONGEST) / LONGEST),
  features: (p, _seat, into, f) => {
    const rounds = roundsLeft(p)
    for (const seat of seatsOf(p.seats)) prospects(p, seat, rounds, into, seat * TERMS.length, f)
    const hopes = p.over ? null : warHopes(p)
    if (!hopes) return
    into[hopes.attacker * TERMS.length + AT.war] = hopes.attack
    into[hopes.defender * TERMS.length + AT.war] = hopes.defence
  },
  candidates: (p, seat, moves) => {
    const frame = topFrame(p)
    switch (frame?.kind) {
      case 'war': {
        const face = bestFace(p, frame, seat)
        return [bestBy(moves, move => (move.kind === 'die' && move.face === face ? 1 : 0))]
      }
      case 'select':
        return byWorth(moves, move => (move.kind === 'select' ? selectionWorth(p, seat, move.action) : 0))
      case 'charters':
        return [bestBy(moves, charterWorth)]
      default:
        return moves
    }
  },
  sensible,
  guess: (p, seat, _isOwn, weights, fate) => guess(p, seat, weights, fate),
}

function byWorth(moves: readonly TekMove[], worth: (move: TekMove) => number): TekMove[] {
  return moves
    .map(move => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move)
}

/** Mana for the first levels, food for the third army; a side without ruins feeds its people better. */
function charterWorth(move: TekMove): number {
  if (move.kind !== 'found') return 0
  const hasRuins = REGIONS_OF[SIDE_IDS.indexOf(move.side)].some(region => IS_RUINS[region])
  return -Math.abs(move.mana - 3) - Math.abs(move.food - 3) - (hasRuins ? 0.5 : 0)
}
