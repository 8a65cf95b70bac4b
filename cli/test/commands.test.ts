import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { json, pentarchy } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COMMANDS = [
  'start',
  'build',
  'terminal',
  'games',
  'play',
  'bot',
  'arena',
  'honesty',
  'hints',
  'trust',
  'train',
  'levels',
  'bench',
  'pace',
  'fuzz',
  'leaks',
  'rules',
  'lessons',
  'puzzles',
  'replay',
  'backup',
  'restore',
  'worker',
  'verify',
]

it('hints prints what an Expert would do in matches of bots, in either language', async () => {
  const { stdout, status } = await pentarchy(
    'hints ferry --positions 2 --players 2 --iterations 20 --lang ru'.split(' '),
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/== 2\. /)
  expect(stdout).toMatch(/(Заметно лучше второго|Чуть лучше второго|Почти не отличается от второго) по силе хода\./)
})

describe.concurrent('help', () => {
  it.each(COMMANDS)('%s --help', async name => {
    const { stdout, stderr, status } = await pentarchy([name, '--help'])
    expect(stdout).toMatch(new RegExp(`^pentarchy ${name}`))
    expect(stdout.split('\n').length).toBeGreaterThan(2)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  })

  it('names every command', async () => {
    const { stdout } = await pentarchy([])
    for (const name of COMMANDS) expect(stdout).toContain(`\n  ${name} `)
  })
})

describe.concurrent('--json prints one object with the fields promised', () => {
  it('games', async () => {
    const { games } = (await json(['games'])) as { games: Record<string, unknown>[] }
    expect(games.find(({ id }) => id === 'ethnos')).toMatchObject({
      seats: { min: 2, max: 6 },
      options: [{ id: 'tribes' }],
    })
  })

  it('arena, the same again for the same seed', async () => {
    const args = ['arena', 'ethnos', '--seats', 'greedy,random', '--games', '4', '--seed', 's']
    const [one, two] = await Promise.all([json(args), json(args)])
    expect(Object.keys(one)).toEqual(['game', 'games', 'finished', 'seats', 'meanMoves', 'seconds'])
    expect(one).toMatchObject({ game: 'ethnos', games: 4, finished: 4 })
    const seat = elementAt(one.seats as object[], 0)
    expect(Object.keys(seat)).toEqual(['bot', 'games', 'winShare', 'low95', 'high95', 'meanScore'])
    expect({ ...two, seconds: 0 }).toEqual({ ...one, seconds: 0 })
  })

  it('bench', async () => {
    const speed = await json(['bench', 'ethnos', '--players', '2', '--seconds', '1'])
    expect(Object.keys(speed)).toEqual([
      'game',
      'players',
      'decisionsPerSecond',
      'playoutsPerSecond',
      'clonesPerSecond',
      'imaginePerSecond',
      'meanDecisions',
      'positionBytes',
    ])
    expect(speed).toMatchObject({ game: 'ethnos', players: 2 })
    for (const [field, value] of Object.entries(speed)) if (field !== 'game') expect(value).toBeGreaterThan(0)
  })

  it('pace', async () => {
    const args = ['pace', 'ethnos', '--players', '2', '--bots', 'novice,sharp:20', '--decisions', '6', '--seconds', '1']
    const told = await json(args)
    expect(Object.keys(told)).toEqual(['game', 'players', 'decisions', 'times', 'walks', 'workers'])
    const times = told.times as { bot: string; median: number; p95: number }[]
    expect(times.map(({ bot }) => bot)).toEqual(['novice', 'sharp:20'])
    for (const { median, p95 } of times) expect(p95).toBeGreaterThanOrEqual(median)
    const { whole, cut } = told.walks as { whole: number; cut: number }
    expect(Math.min(whole, cut)).toBeGreaterThan(0)
    const { one, two, ratio } = told.workers as { one: number; two: number; ratio: number }
    expect(one).toBeGreaterThan(0)
    expect(ratio).toBeCloseTo(two / one)
  })

  it('fuzz', async () => {
    const found = await json(['fuzz', 'ethnos', '--games', '3', '--seed', 'cli'])
    expect(Object.keys(found)).toEqual(['game', 'games', 'decisions', 'violations', 'untested'])
    expect(found).toMatchObject({ game: 'ethnos', games: 3, violations: [], untested: [] })
    expect(found.decisions).toBeGreaterThan(100)
  })

  it('fuzz, one game that a finding names', async () => {
    const options = JSON.stringify({ tribes: ['elf', 'orc', 'giant', 'troll', 'wizard', 'dwarf'] })
    const args = [
      'fuzz',
      'ethnos',
      '--games',
      '1',
      '--seed',
      's',
      '--players',
      '4',
      '--every',
      '9',
      '--options',
      options,
    ]
    const [one, two] = await Promise.all([json(args), json(args)])
    expect(one).toMatchObject({ games: 1, violations: [] })
    expect(two).toEqual(one)
  })

  it('leaks', async () => {
    const found = await json(['leaks', 'ethnos', '--games', '4'])
    expect(Object.keys(found)).toEqual(['game', 'fields', 'found', 'missed', 'unseen', 'hidden'])
    expect(found).toMatchObject({ game: 'ethnos', missed: [], unseen: [] })
    expect(found.hidden).toEqual(expect.arrayContaining(['drew.card', 'hands[][]', 'deck[]', 'discard[]']))
    expect(found.found).toBe(found.fields)
  })

  it('levels', async () => {
    const told = await json(['levels', 'ferry', '--games', '60', '--levels', 'random,sharp'])
    expect(Object.keys(told)).toEqual(['game', 'players', 'games', 'fairShare', 'steps'])
    expect(told).toMatchObject({
      players: 4,
      fairShare: 0.25,
      steps: [{ level: 'sharp', below: 'random', verdict: 'stronger' }],
    })
    const same = await pentarchy(['levels', 'ferry', '--games', '40', '--levels', 'random,random'])
    expect(same).toMatchObject({ status: 1, stdout: expect.stringContaining('unclear') })
  })

  it('rules', async () => {
    const told = await json(['rules', 'ethnos'])
    expect(Object.keys(told)).toEqual(['game', 'rules', 'covered', 'uncovered'])
    expect(told.rules).toBe((told.covered as number) + (told.uncovered as string[]).length)
  })

  it('lessons', async () => {
    const told = await json(['lessons', 'ethnos'])
    expect(Object.keys(told)).toEqual(['game', 'lessons', 'steps', 'taught', 'untaught'])
    expect(told).toMatchObject({ game: 'ethnos', untaught: [] })
    expect(await json(['lessons', 'ethnos', '--find', 'recruit'])).toMatchObject({ lesson: 'recruit' })
  })

  it('puzzles', async () => {
    const told = await json(['puzzles', 'ethnos'])
    expect(Object.keys(told)).toEqual(['game', 'puzzles', 'challenges'])
    expect(told.puzzles).toBeGreaterThan(0)
  })

  it('play, replay and verify, one handing the match to the next', async () => {
    const file = join(folder, 'match.json')
    const seats = ['--seats', 'greedy,random,random']
    const played = await json(['play', 'ethnos', ...seats, '--seed', 'story', '--save', file])
    expect(played).toMatchObject({ game: 'ethnos', seats: ['greedy', 'random', 'random'], seed: 'story' })

    const last = await json(['replay', file])
    expect(last).toMatchObject({ moves: played.moves, at: played.moves, seat: null, outcome: played.outcome })
    const early = await json(['replay', file, '--at', '5', '--seat', '1'])
    expect(early).toMatchObject({ at: 5, seat: 1, outcome: null })
    const whole = await json(['replay', file, '--at', '5'])
    expect(early.hash).toBe(whole.hash)
    expect(early.position).not.toEqual(whole.position)

    expect(await json(['verify', file])).toEqual({ matches: 1, ok: 1, failed: [] })
    writeFileSync(join(folder, 'broken.json'), '{')
    const both = await json(['verify', folder])
    expect(both).toMatchObject({ matches: 2, ok: 1, failed: [{ code: 'not-json' }] })
  })
})
