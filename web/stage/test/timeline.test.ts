import { describe, expect, it } from 'vitest'
import type { Cue, GreatMoment } from '../moment.ts'
import { LONGEST, SHORTEST, showingOf, timeline } from '../timeline.ts'

const ring = (at: number, lasts: number): Cue => ({ kind: 'ring', on: 'p', ink: 'red', at, lasts })
const moment = (...cues: Cue[]): GreatMoment => ({ name: 'test', caption: '', cues })

describe('a timeline', () => {
  it('is as long as its cues need', () => {
    expect(timeline([moment(ring(200, 700), ring(0, 300))], 'full')?.length).toBe(900)
  })

  it('gives the eye time, and never too much', () => {
    expect(timeline([moment(ring(0, 100))], 'full')?.length).toBe(SHORTEST)
    expect(timeline([moment(ring(0, 9000))], 'full')?.length).toBe(LONGEST)
  })

  it('plays one moment after another', () => {
    const staged = timeline([moment(ring(0, 800)), moment(ring(100, 700))], 'full')
    expect(staged?.scheduled.map(({ at, lasts }) => [at, lasts])).toEqual([
      [0, 800],
      [800, 800],
    ])
    expect(staged?.scheduled[1]?.cues[0]).toMatchObject({ at: 900, lasts: 700 })
    expect(staged?.length).toBe(1600)
  })

  it('takes half the time if it is to be quick, and is not there if it is off', () => {
    const moments = [moment(ring(200, 800))]
    expect(timeline(moments, 'quick')?.scheduled[0]?.cues[0]).toMatchObject({ at: 100, lasts: 400 })
    expect(timeline(moments, 'off')).toBeNull()
    expect(timeline([], 'full')).toBeNull()
  })

  it('leaves out what would make a step endless', () => {
    const staged = timeline(
      Array.from({ length: 9 }, () => moment(ring(0, 2000))),
      'full',
    )
    expect(staged?.scheduled).toHaveLength(3)
  })
})

describe('how moments are shown', () => {
  const wish = { moments: 'full', still: false, speed: 'normal', isOwn: false } as const
  it.each([
    ['as somebody likes them', {}, 'full'],
    ['not at all without motion', { still: true, isOwn: true }, 'off'],
    ['quickly where bots play fast', { speed: 'fast' }, 'quick'],
    ['not where nobody wants to wait for bots', { speed: 'instant' }, 'off'],
    ["one's own whatever the pace of bots", { speed: 'instant', isOwn: true }, 'full'],
    ['never longer than wished', { speed: 'fast', moments: 'off' }, 'off'],
  ] as const)('%s', (_, change, expected) => expect(showingOf({ ...wish, ...change })).toBe(expected))
})
