import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { PictureScene } from '../../../learn/primer.ts'
import { TOWER } from '../content/figures.ts'
import { REGIONS_OF } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import { type TekMove, type TekPosition, topFrame } from '../position.ts'
import { armiesAt, harvestNow, shieldsLeft } from '../queries.ts'
import { OPENINGS } from './openings.ts'

type TekScene = PictureScene<TekPosition, TekMove>

const YOU = 0
const TABLE = { seats: 4, options: {} }

const kindNow = (p: TekPosition) => topFrame(p)?.kind

/** Where a seat lives: its armies at home, and in how many regions. */
const regionsAtHome = (p: TekPosition): number =>
  elementAt(REGIONS_OF, elementAt(p.homes, YOU)).filter(region =>
    armiesAt(p, region).some(({ owner }) => owner === YOU),
  ).length

const harvest = (p: TekPosition): number => {
  const { units, choice } = harvestNow(p, YOU)
  return RESOURCES.reduce((sum, resource) => sum + units[resource], choice)
}

const lands = {
  match: { ...TABLE, ...OPENINGS.lands },
  seat: YOU,
  watches: true,
  position: ({ view }) =>
    seatsOf(view.seats).every(seat => elementAt(view.inPlay, seat) > 3) && kindNow(view) === 'select',
  figures: view => ({ seats: view.seats }),
} satisfies TekScene

const card = {
  match: { ...TABLE, ...OPENINGS.card },
  seat: YOU,
  position: ({ view }) => kindNow(view) === 'select' && shieldsLeft(view) === 3 && view.refreshes > 0,
  figures: view => ({ left: shieldsLeft(view) }),
} satisfies TekScene

const home = {
  match: { ...TABLE, ...OPENINGS.home },
  seat: YOU,
  watches: true,
  position: ({ view }) =>
    kindNow(view) === 'select' && regionsAtHome(view) === 3 && view.inPlay[YOU] === 3 && harvest(view) === 3,
  figures: view => ({ units: harvest(view) }),
} satisfies TekScene

const tower = {
  match: { ...TABLE, ...OPENINGS.tower },
  seat: YOU,
  watches: true,
  position: ({ view }) =>
    elementAt(view.tower, YOU) >= 3 && elementAt(view.magic, YOU) >= 2 && new Set(view.tower).size > 2,
  figures: view => ({
    level: elementAt(view.tower, YOU),
    points: elementAt(TOWER.points, elementAt(view.tower, YOU)),
    magic: elementAt(view.magic, YOU),
  }),
} satisfies TekScene

export const scenes = { lands, card, home, tower }
export type Scenes = typeof scenes
