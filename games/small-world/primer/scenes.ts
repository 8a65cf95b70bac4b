import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { PictureScene } from '../../../learn/primer.ts'
import { MAPS } from '../content/maps.ts'
import { COMBOS_ON_OFFER } from '../content/pieces.ts'
import { DECLINED, NONE, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import { comboFigures, conquestPrice, incomeOf, regionsOf } from '../queries.ts'
import { OPENINGS } from './openings.ts'

type SmallWorldScene = PictureScene<SmallWorldPosition, SmallWorldMove>

const YOU = 0
const OPTIONS = { openCoins: true }

/** Everybody has a race on the map, and somebody one in decline. */
const isLively = (p: SmallWorldPosition): boolean =>
  seatsOf(p.seats).every(seat => p.active[seat] !== NONE && regionsOf(p, elementAt(p.active, seat)) > 1) &&
  p.standing.filter(standing => standing === DECLINED).length === p.seats

const conquering = (p: SmallWorldPosition): boolean => p.agenda.at(-1)?.kind === 'conquer'

const world = {
  match: { seats: 3, options: OPTIONS, ...OPENINGS.world },
  seat: YOU,
  watches: true,
  position: ({ view }) => isLively(view) && view.agenda.at(-1)?.kind === 'turn' && view.round < 8,
  figures: view => ({ round: view.round, seats: view.seats }),
} satisfies SmallWorldScene

const offer = {
  match: { seats: 3, options: OPTIONS, ...OPENINGS.offer },
  seat: YOU,
  position: ({ view }) =>
    view.agenda.at(-1)?.kind === 'pick' &&
    view.round > 2 &&
    view.offerRaces.length === COMBOS_ON_OFFER &&
    comboFigures(view, 2).found > 0,
  figures: view => {
    const { tokens, parts, price, found } = comboFigures(view, 2)
    return { tokens, first: elementAt(parts, 0), second: elementAt(parts, 1), price, found }
  },
} satisfies SmallWorldScene

const conquest = {
  match: { seats: 2, options: OPTIONS, ...OPENINGS.conquest },
  seat: YOU,
  position: ({ view, moves }) =>
    conquering(view) &&
    view.round > 1 &&
    new Set(moves.flatMap(move => (move.kind === 'conquer' ? [priceOf(view, move.region)] : []))).size > 2 &&
    moves.filter(({ kind }) => kind === 'conquer').length > 3,
  figures: (view, seat) => ({ hand: elementAt(view.hand, elementAt(view.active, seat)) }),
} satisfies SmallWorldScene

const priceOf = (p: SmallWorldPosition, region: number): number =>
  conquestPrice(p, elementAt(p.active, YOU), region).need

const income = {
  match: { seats: 3, options: OPTIONS, ...OPENINGS.income },
  seat: YOU,
  position: ({ view }) =>
    view.agenda.at(-1)?.kind === 'redeploy' && incomeOf(view, YOU).lines.length === 3 && incomeOf(view, YOU).total > 9,
  figures: (view, seat) => ({ total: incomeOf(view, seat).total }),
} satisfies SmallWorldScene

export const scenes = { world, offer, conquest, income }
export type Scenes = typeof scenes

export const FEWEST_ROUNDS = Math.min(...MAPS.map(({ rounds }) => rounds))
