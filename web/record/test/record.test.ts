import { describe, expect, it } from 'vitest'
import type { Level } from '../../../bots/levels.ts'
import type { StoredMatch } from '../../store/matches.ts'
import { nextStep, type OwnResult, ownResult, recordFrom } from '../record.ts'

let day = 0
const ended = (game: string, place: number, level: Level = 'steady', score = 30): OwnResult => ({
  game,
  level,
  place,
  score,
  played: ++day,
})

const stored = (change: Partial<StoredMatch>): StoredMatch => ({
  id: 'a',
  game: 'ethnos',
  rulesVersion: 2,
  setup: { seats: 2, options: {}, seed: 's' },
  seats: [
    { name: 'You', colour: 1, control: 'human', level: 'steady' },
    { name: 'Smith', colour: 2, control: 'bot', level: 'sharp' },
  ],
  log: [],
  over: true,
  begun: 0,
  played: 5,
  result: { places: [2, 1], scores: [20, 31] },
  ...change,
})

describe('a result of one’s own', () => {
  it('is the place of the one person against the strongest bot', () => {
    expect(ownResult(stored({}))).toEqual({ game: 'ethnos', level: 'sharp', place: 2, score: 20, played: 5 })
  })

  it('is none where bots play alone, people play each other, or a position was played on from', () => {
    const [you, bot] = stored({}).seats
    if (!you || !bot) throw new Error('two seats')
    expect(ownResult(stored({ seats: [bot, bot] }))).toBeNull()
    expect(ownResult(stored({ seats: [you, you] }))).toBeNull()
    expect(ownResult(stored({ branch: true }))).toBeNull()
  })
})

describe('the record', () => {
  it('counts by game and level, the game played last first', () => {
    const record = recordFrom([ended('ethnos', 1), ended('ethnos', 3, 'steady', 44), ended('ferry', 1, 'novice', 7)])
    expect(record.levels).toEqual([
      { game: 'ferry', level: 'novice', matches: 1, won: 1, best: 7 },
      { game: 'ethnos', level: 'steady', matches: 2, won: 1, best: 44 },
    ])
  })

  it('knows the run of wins that goes on and the longest', () => {
    const places = [1, 1, 1, 2, 1, 1]
    expect(recordFrom(places.map(place => ended('ethnos', place)))).toMatchObject({ streak: 2, longest: 3, won: 5 })
    expect(recordFrom([ended('ethnos', 1), ended('ethnos', 2)])).toMatchObject({ streak: 0, longest: 1 })
  })
})

describe('what to try next', () => {
  it('is the next level after two wins of three', () => {
    const results = [ended('ethnos', 1), ended('ethnos', 2), ended('ethnos', 1)]
    expect(nextStep(results, ['ethnos', 'ferry'])).toEqual({ kind: 'level', game: 'ethnos', level: 'sharp' })
  })

  it('is a lesson after three losses', () => {
    const results = [ended('ethnos', 2), ended('ethnos', 2), ended('ethnos', 4)]
    expect(nextStep(results, ['ethnos', 'ferry'])).toEqual({ kind: 'lessons', game: 'ethnos' })
  })

  it('is otherwise a game not played yet; nothing is above a Master', () => {
    expect(nextStep([ended('ethnos', 2)], ['ethnos', 'ferry'])).toEqual({ kind: 'game', game: 'ferry' })
    const best = [ended('ethnos', 1, 'master'), ended('ethnos', 1, 'master')]
    expect(nextStep(best, ['ethnos'])).toBeNull()
    expect(nextStep([], ['ethnos'])).toBeNull()
  })
})
