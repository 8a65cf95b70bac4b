import { elementAt } from '../../../kernel/list.ts'
import type { PictureScene } from '../../../learn/primer.ts'
import { BUILDINGS } from '../content/cards.ts'
import { HAND_SIZE, WAR_VP } from '../content/figures.ts'
import { NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { standing, warsOf } from '../queries.ts'
import { OPENINGS } from './openings.ts'

type PaperTalesScene = PictureScene<PaperTalesPosition, PaperTalesMove>

const YOU = 0
const TABLE = { seats: 4, options: { gates: 'none', forge: false } }

const mine = (p: PaperTalesPosition) => elementAt(p.kingdoms, YOU)
const strengthNow = (p: PaperTalesPosition): number => standing(p, YOU).strength.total
const unitsOf = (p: PaperTalesPosition): number => mine(p).units.filter(unit => unit !== NONE).length
const warsNow = (p: PaperTalesPosition) => warsOf(p, YOU, strengthNow(p))

const kingdom = {
  match: { ...TABLE, ...OPENINGS.kingdom },
  seat: YOU,
  position: ({ view }) =>
    view.round === 2 &&
    view.stage === 'build' &&
    unitsOf(view) === 4 &&
    mine(view).age.some(age => age > 0) &&
    mine(view).buildings.some(level => level > 0),
  figures: view => ({ round: view.round, strength: strengthNow(view), units: unitsOf(view) }),
} satisfies PaperTalesScene

const packet = {
  match: { ...TABLE, ...OPENINGS.packet },
  seat: YOU,
  position: ({ view }) => view.round === 1 && view.stage === 'recruit' && mine(view).packet.length === HAND_SIZE,
  figures: view => ({ cards: mine(view).packet.length }),
} satisfies PaperTalesScene

const wars = {
  match: { ...TABLE, ...OPENINGS.wars },
  seat: YOU,
  position: ({ view }) =>
    view.stage === 'build' &&
    warsNow(view).length === 2 &&
    warsNow(view).filter(({ won }) => won === 0).length === 1 &&
    strengthNow(view) > 4,
  figures: view => {
    const [lost, won] = [...warsNow(view)].sort((a, b) => (a.won ?? 0) - (b.won ?? 0))
    return {
      strength: elementAt(view.kingdoms, YOU).strength,
      stronger: lost?.other ?? 0,
      weaker: won?.other ?? 0,
      points: WAR_VP,
    }
  },
} satisfies PaperTalesScene

const buildings = {
  match: { ...TABLE, ...OPENINGS.buildings },
  seat: YOU,
  position: ({ view }) =>
    view.stage === 'build' && mine(view).buildings.includes(2) && mine(view).buildings.includes(1),
  figures: view => {
    const levels = mine(view).buildings
    const worth = levels.reduce(
      (sum, level, number) =>
        sum +
        (level === 2
          ? elementAt(BUILDINGS, number).level2.vp
          : level === 1
            ? elementAt(BUILDINGS, number).level1.vp
            : 0),
      0,
    )
    return { built: levels.filter(level => level > 0).length, worth }
  },
} satisfies PaperTalesScene

export const scenes = { kingdom, packet, wars, buildings }
export type Scenes = typeof scenes
