import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { json, pentarchy } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A bot program, written for the test. */
function program(name: string, body: string): string {
  const file = join(folder, name)
  writeFileSync(
    file,
    `require('node:readline').createInterface(process.stdin).on('line', line => { const q = JSON.parse(line); ${body} })`,
  )
  return `cmd:${process.execPath} ${file}`
}

const duel = (bot: string, ...more: string[]) =>
  pentarchy(['arena', 'ethnos', '--seats', `${bot},random`, '--games', '1', ...more])

describe.concurrent('The laboratory', () => {
  it('plays a ladder and writes a self-contained page', async () => {
    const page = join(folder, 'report.html')
    const args = [
      'arena',
      'small-world',
      '--ladder',
      'random,greedy',
      '--players',
      '2',
      '--games',
      '4',
      '--report',
      page,
    ]
    const { contests } = (await json(args)) as { contests: { seats: { bot: string; winShare: number }[] }[] }
    expect(contests.map(({ seats }) => seats.map(({ bot }) => bot))).toEqual([['greedy', 'random']])
    const html = readFileSync(page, 'utf8')
    for (const part of ['<svg', 'seat 1', 'race ', 'power ', 'greedy against 1 × random']) expect(html).toContain(part)
    expect(html).not.toMatch(/src=|href=|undefined|NaN/)
  })

  it('resumes an interrupted run', async () => {
    const file = join(folder, 'results.jsonl')
    const run = (games: string) =>
      json(['arena', 'ethnos', '--seats', 'random,random', '--games', games, '--resume', file])
    const whole = await json(['arena', 'ethnos', '--seats', 'random,random', '--games', '6'])
    await run('4')
    // As if interrupted while writing.
    appendFileSync(file, '{"key":"half a li')
    const { seconds: _a, ...resumed } = await run('6')
    const { seconds: _b, ...expected } = whole
    expect(resumed).toEqual(expected)
  })

  it('names bots with weights and iterations, and refuses those that do not exist', async () => {
    const { status } = await duel('sharp@manual:5')
    expect(status).toBe(0)
    for (const bot of ['greedy@nobody', 'greedy:20', 'sharp:0']) {
      const { status, stderr } = await duel(bot)
      expect({ status, named: stderr.includes(`"${bot}"`) }).toEqual({ status: 2, named: true })
    }
  })
})

describe.concurrent('A bot in another language', () => {
  it('plays', async () => {
    const bot = program('first.cjs', 'console.log(JSON.stringify({ id: q.id, move: q.moves[0] }))')
    expect(await duel(bot)).toMatchObject({ status: 0, stderr: '' })
  })

  it('as the example in Python does', async () => {
    expect(await duel('cmd:python3 examples/bot.py')).toMatchObject({ status: 0, stderr: '' })
  })

  it('sits at a table in the terminal too', async () => {
    const args = ['play', 'ethnos', '--seats', 'cmd:python3 examples/bot.py,random', '--seed', 'door', '--json']
    expect(await json(args)).toMatchObject({ seats: ['cmd:python3 examples/bot.py', 'random'], game: 'ethnos' })
  })

  it.each([
    ['crashes', 'process.exit(3)', 'ended with status 3', []],
    ['answers illegally', 'console.log(JSON.stringify({ id: q.id, index: 9999 }))', 'not legal', []],
    ['answers nonsense', 'console.log("hello")', 'no JSON object', []],
    ['answers too late', '', 'too late', ['--deadline', '300']],
  ])('that %s is reported, and chance moves for it', async (name, body, complaint, options) => {
    const { status, stderr } = await duel(program(`${name.replaceAll(' ', '-')}.cjs`, body), ...options)
    expect(status).toBe(0)
    expect(stderr).toContain(complaint)
  })

  it('that keeps crashing is not restarted for ever', async () => {
    const { stderr } = await duel(program('breaking.cjs', 'process.exit(3)'))
    expect(stderr.match(/ended with status 3/g)).toHaveLength(5)
    expect(stderr).toContain('has been started too often')
  })

  it('that was abandoned cannot answer its successor’s question', async () => {
    const { stderr } = await duel(program('silent.cjs', ''), '--deadline', '300')
    expect(stderr.match(/answered too late/g)).toHaveLength(5)
    expect(stderr).not.toContain('ended with status')
  })

  it('that cannot be run is reported', async () => {
    const { status, stderr } = await duel('cmd:no-such-program')
    expect(status).toBe(0)
    expect(stderr).toContain('could not be run')
  })
})
