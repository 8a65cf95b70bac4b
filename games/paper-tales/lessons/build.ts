import { elementAt } from '../../../kernel/list.ts'
import { all, any, not } from '../../../learn/lesson.ts'
import { BUILDINGS } from '../content/cards.ts'
import { LAND_PER_BUILDING, SPOTS } from '../content/figures.ts'
import { RESOURCES } from '../content/vocabulary.ts'
import { NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { construction, standing, wouldDie } from '../queries.ts'
import { cardOf, isLastAsked, kingdomOf, type PaperTalesMoment, type PaperTalesTest, plays, YOU } from './moments.ts'
import { buildingsLit, cardsLit, lesson, match, unitsOf, usual, yourSeat } from './parts.ts'

const makes = (p: PaperTalesPosition, move: PaperTalesMove) => construction(p, YOU, move)
const goldFor = ({ before, move }: PaperTalesMoment): number => makes(before, move)?.gold ?? 0
const levelMade = ({ before, move }: PaperTalesMoment): number => makes(before, move)?.level ?? 0
const builds: PaperTalesTest = moment => levelMade(moment) > 0
const reaches =
  (level: number): PaperTalesTest =>
  moment =>
    levelMade(moment) === level
const isFree: PaperTalesTest = all(builds, moment => goldFor(moment) === 0)

const pointsOfLevel = (building: number, level: number): number => {
  const { level1, level2 } = elementAt(BUILDINGS, building)
  return (level === 2 ? level2 : level1).vp
}

const built = (p: PaperTalesPosition): number[] =>
  p.available.filter(building => elementAt(kingdomOf(p).buildings, building) > 0)
const levelII = (p: PaperTalesPosition): number[] =>
  p.available.filter(building => kingdomOf(p).buildings[building] === 2)

/** Building is the last question of the round: nobody is asked about aging. */
const leadsOn = ({ before, after }: PaperTalesMoment): boolean => after.round === before.round + 1
const isDue = (p: PaperTalesPosition): boolean => p.stage === 'build' && isLastAsked(p)

const producers = (p: PaperTalesPosition) => unitsOf(p).filter(card => cardOf(card).resources.length > 0)
const production = (p: PaperTalesPosition) => {
  const { food, wood, diamond } = standing(p, YOU).tally
  return { food, wood, diamond }
}

export const build = lesson('build', {
  ...usual,
  teaches: [
    'PT-BUILD-1',
    'PT-BUILD-5',
    'PT-BUILD-9',
    'PT-BUILD-11',
    'PT-RES-1',
    'PT-RES-2',
    'PT-SETUP-5',
    'PT-CARD-5',
    'PT-KING-3',
  ],
  match: match('build'),
  position({ view, moves, after }) {
    if (view.round !== 1 || !isDue(view) || built(view).length > 0) return false
    const ends = moves.map(after)
    const { food, wood, diamond } = production(view)
    const isRich = food + wood > 1 && diamond === 0
    return isRich && ends.every(leadsOn) && ends.some(isFree) && ends.some(all(builds, not(isFree)))
  },
  steps: [
    { say: 'produce', figures: production, light: p => cardsLit(producers(p)), tab: 'board' },
    {
      say: 'choose',
      tab: 'tray',
      want: isFree,
      wrong: [
        { when: builds, say: 'gold', figures: moment => ({ gold: goldFor(moment) }) },
        { when: plays('pass'), say: 'pass' },
      ],
    },
    {
      say: 'stays',
      figures: p => {
        const [building = 0] = built(p)
        return { points: pointsOfLevel(building, elementAt(kingdomOf(p).buildings, building)) }
      },
      light: p => buildingsLit(built(p)),
      tab: 'board',
    },
  ],
})

export const level = lesson('level', {
  ...usual,
  teaches: ['PT-BUILD-3', 'PT-BUILD-4', 'PT-BUILD-7', 'PT-CARD-6', 'PT-SLOT-1', 'PT-SLOT-2', 'PT-SLOT-4'],
  match: match('level'),
  position({ view, moves, after }) {
    if (!isDue(view) || view.round > 2 || built(view).length !== 1 || levelII(view).length > 0) return false
    const ends = moves.map(after)
    const isOpen =
      ends.some(all(plays('upgrade'), isFree)) && ends.some(reaches(1)) && !ends.some(all(plays('build'), reaches(2)))
    return isOpen && ends.every(leadsOn)
  },
  steps: [
    {
      say: 'land',
      figures: () => ({ land: LAND_PER_BUILDING }),
      light: p => buildingsLit(built(p)),
      tab: 'board',
    },
    {
      say: 'upgrade',
      figures: p => {
        const [building = 0] = built(p)
        return { now: pointsOfLevel(building, 1), grown: pointsOfLevel(building, 2) }
      },
      tab: 'tray',
      want: reaches(2),
      wrong: [
        { when: reaches(1), say: 'wide', figures: moment => ({ gold: goldFor(moment), spots: SPOTS - 1 }) },
        { when: plays('pass'), say: 'pass', figures: () => ({ spots: SPOTS - 1 }) },
      ],
    },
    { say: 'spot', figures: () => ({ spots: SPOTS }), light: p => buildingsLit(levelII(p)), tab: 'board' },
  ],
})

const spots = (p: PaperTalesPosition, test: (spot: number) => boolean): number[] =>
  kingdomOf(p).units.flatMap((card, spot) => (card !== NONE && test(spot) ? [card] : []))
const dying = (p: PaperTalesPosition): number[] => spots(p, spot => wouldDie(kingdomOf(p), spot))
const living = (p: PaperTalesPosition): number[] => spots(p, spot => !wouldDie(kingdomOf(p), spot))

const producedBy = (cards: readonly number[], type: string): number =>
  cards.flatMap(card => cardOf(card).resources).reduce((sum, one) => sum + (one.type === type ? one.amount : 0), 0)

/** After this round's deaths the kingdom no longer produces what this costs. */
const isLastChance: PaperTalesTest = ({ before, move }) => {
  const made = makes(before, move)
  if (!made || made.gold > 0) return false
  const { level1, level2 } = elementAt(BUILDINGS, made.building)
  const { resources } = (made.level === 2 ? level2 : level1).cost
  const have = production(before)
  return RESOURCES.some(type => (resources[type] ?? 0) > have[type] - producedBy(dying(before), type))
}

export const aging = lesson('aging', {
  ...usual,
  teaches: ['PT-AGE-1', 'PT-AGE-2', 'PT-AGE-6', 'PT-RES-3'],
  match: match('aging'),
  position({ view, moves, after }) {
    if (!isDue(view) || view.round !== 2 || dying(view).length === 0 || living(view).length === 0) return false
    const ends = moves.map(after)
    return (
      ends.every(leadsOn) &&
      ends.some(isLastChance) &&
      ends.every(any(isLastChance, plays('pass'), builds)) &&
      ends.some(all(builds, not(isLastChance)))
    )
  },
  steps: [
    { say: 'tokens', figures: p => ({ dying: dying(p).length }), light: p => cardsLit(dying(p)), tab: 'board' },
    {
      say: 'build',
      light: p => cardsLit(dying(p).filter(card => producedBy([card], 'wood') + producedBy([card], 'food') > 0)),
      tab: 'tray',
      want: isLastChance,
      wrong: [
        { when: plays('pass'), say: 'gone', figures: ({ before }) => ({ dying: dying(before).length }) },
        { when: builds, say: 'wait', figures: moment => ({ gold: goldFor(moment) }) },
      ],
    },
    { say: 'time', figures: p => ({ left: unitsOf(p).length }), light: yourSeat, tab: 'board' },
  ],
})
