import { elementAt } from '../../../kernel/list.ts'
import { lessonsWith, type Piece } from '../../../learn/lesson.ts'
import { POWER_IDS, type PowerId } from '../content/powers.ts'
import { RACE_IDS, type RaceId } from '../content/races.ts'
import { NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from '../position.ts'
import { missedIncome } from '../queries.ts'
import type { words as en } from './lessons.en.ts'
import { plays, raceOf, regionOf, type SmallWorldMoment, YOU } from './moments.ts'
import { openings } from './openings.ts'

export { combosLit, everySeat, regionsLit } from './pieces.ts'

export const lesson = lessonsWith<SmallWorldPosition, SmallWorldMove, SmallWorldEvent, typeof en>()

/**
 * The same first combos in every lesson; none asks questions of its own. Coins are open, because lessons compare them.
 */
const RACES: readonly RaceId[] = ['ratmen', 'humans', 'wizards', 'giants', 'orcs', 'elves']
const POWERS: readonly PowerId[] = ['hill', 'forest', 'swamp', 'commando', 'alchemist', 'merchant']
const OPTIONS = { first: '1', openCoins: true, races: RACES, powers: POWERS }

export const match = (id: keyof typeof openings) => ({ seats: 2, options: OPTIONS, ...openings[id] })
/** The learner has the last turn of the game. */
export const lastMatch = (id: keyof typeof openings) => ({
  seats: 2,
  options: { ...OPTIONS, first: '2' },
  ...openings[id],
})
/** A small army is free of charge, and the Ratmen come next. */
export const skippedMatch = (id: keyof typeof openings) => ({
  seats: 2,
  options: { ...OPTIONS, races: ['dwarves', ...RACES.slice(0, -1)], powers: ['mounted', ...POWERS.slice(0, -1)] },
  ...openings[id],
})
export const usual = { seat: YOU, bots: 'novice', end: 'next' } as const

/** One of those combos: none of its tokens flies, sails or stays behind. */
export const isPlain = (p: SmallWorldPosition): boolean =>
  raceOf(p) !== NONE &&
  RACES.includes(elementAt(RACE_IDS, raceOf(p))) &&
  POWERS.includes(elementAt(POWER_IDS, elementAt(p.power, raceOf(p))))

/** The first race on offer has no ability, and its power is a coin for each hill: the simplest there is. */
const RATMEN = RACE_IDS.indexOf('ratmen')
export const isRatmen = (p: SmallWorldPosition): boolean => raceOf(p) === RATMEN

export const yourSeat = (): Piece[] => [`seat:${YOU}`]

/** The cost of leaving land for its last token. */
export const abandons = {
  when: plays('abandon'),
  say: 'abandoned',
  figures: ({ before, move }: SmallWorldMoment) => ({ coins: missedIncome(before, YOU, regionOf(move)) }),
} as const
