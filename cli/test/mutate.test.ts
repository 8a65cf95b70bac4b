import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { BadInput } from '../command.ts'
import { changedLines, sample } from '../mutate/choose.ts'
import { type Equivalent, readEquivalents, setApart } from '../mutate/equivalent.ts'
import type { Mutant } from '../mutate/mutant.ts'
import { figures, lines } from '../mutate/report.ts'
import { targetNamed } from '../mutate/target.ts'
import * as shim from '../mutate/vitest.ts'
import { pentarchy } from './run.ts'

const mutant = (id: string, changes: Partial<Mutant> = {}): Mutant => ({
  id,
  file: 'games/ethnos/rules/band.ts',
  line: 7,
  mutator: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
  code: `if (a < b) return ${id}`,
  ...changes,
})

const MANY = Array.from({ length: 200 }, (_, n) => mutant(`${n}`))

describe('a sample of mutants', () => {
  it('is as large as requested, without duplicates, in source order', () => {
    const ids = sample(MANY, 30, 'a').map(({ id }) => Number(id))
    expect(new Set(ids).size).toBe(30)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  it('is the same for the same seed and another for another', () => {
    expect(sample(MANY, 30, 'a')).toEqual(sample(MANY, 30, 'a'))
    expect(sample(MANY, 30, 'b')).not.toEqual(sample(MANY, 30, 'a'))
  })

  it('stays the same when lines move or other mutants disappear', () => {
    const before = sample(MANY, 30, 'a')
    const moved = MANY.filter(one => before.includes(one) || Number(one.id) % 2 === 0).map(one => ({
      ...one,
      line: 99,
    }))
    expect(sample(moved, 30, 'a').map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('of more than there are is all of them', () => expect(sample(MANY, 999, 'a')).toEqual(MANY))
})

it('knows the changed lines from git’s output', () => {
  const diff = [
    'diff --git a/kernel/rng.ts b/kernel/rng.ts',
    '--- a/kernel/rng.ts',
    '+++ b/kernel/rng.ts',
    '@@ -3 +3,2 @@ export class Rng',
    '-one',
    '+two',
    '+three',
    '@@ -20,2 +21,0 @@',
    '-gone',
    '-gone too',
    '--- a/kernel/bag.ts',
    '+++ b/kernel/bag.ts',
    '@@ -1 +1 @@',
    '-x',
    '+y',
  ].join('\n')
  expect([...changedLines(diff)].map(([file, found]) => [file, [...found]])).toEqual([
    ['kernel/rng.ts', [3, 4]],
    ['kernel/bag.ts', [1]],
  ])
})

describe('equivalent mutants', () => {
  const entry = ({ id: _, line: __, ...rest }: Mutant): Equivalent => ({ ...rest, reason: 'b is never reached' })

  it('are found wherever their line has moved', () => {
    const listed = mutant('1')
    const { counted, equivalent, stale } = setApart([{ ...listed, line: 70 }, mutant('2')], [entry(listed)])
    expect([counted.map(({ id }) => id), equivalent.map(({ id }) => id), stale]).toEqual([['2'], ['1'], []])
  })

  it('are neither another change on the same line nor the same change on another', () => {
    const listed = entry(mutant('1'))
    const others = [mutant('1', { replacement: 'a > b' }), mutant('2'), mutant('1', { file: 'kernel/rng.ts' })]
    expect(setApart(others, [listed])).toEqual({ counted: others, equivalent: [], stale: [listed] })
  })

  it.each([
    ['no JSON', '[{'],
    ['no list', '{}'],
    ['no reason', JSON.stringify([{ ...entry(mutant('1')), reason: ' ' }])],
    ['a line number for a text', JSON.stringify([{ ...entry(mutant('1')), code: 7 }])],
  ])('in a file with %s are refused with a sentence', (_, text) => {
    expect(() => readEquivalents(text, 'x.json')).toThrow(BadInput)
    expect(() => readEquivalents(text, 'x.json')).toThrow(/^x\.json.*\.$/)
  })

  it('are read as they are written', () =>
    expect(readEquivalents(JSON.stringify([entry(mutant('1'))]), 'x.json')).toEqual([entry(mutant('1'))]))
})

describe('the figures', () => {
  const tried = [mutant('1'), mutant('2'), mutant('3')]
  const verdicts = new Map([
    ['1', { fate: 'killed', by: 'a.test.ts' } as const],
    ['2', { fate: 'survived', by: null } as const],
    ['3', { fate: 'killed', by: 'a.test.ts' } as const],
  ])

  it('count the killed among those that are not equivalent', () =>
    expect(figures('ethnos', tried, verdicts, 5, [])).toMatchObject({
      target: 'ethnos',
      mutants: 8,
      killed: 2,
      survived: [{ file: 'games/ethnos/rules/band.ts', line: 7, original: 'a < b', replacement: 'a <= b' }],
      equivalent: 5,
      score: 0.6667,
    }))

  it('are 100 % when there is nothing to kill', () =>
    expect(figures('ethnos', [], verdicts, 0, [])).toMatchObject({ mutants: 0, killed: 0, survived: [], score: 1 }))

  it('list survivors and stale entries for people', () => {
    const { id: _, line: __, ...rest } = mutant('9')
    const text = lines(figures('ethnos', tried, verdicts, 0, [{ ...rest, reason: 'r' }])).join('\n')
    expect(text).toContain('games/ethnos/rules/band.ts:7 EqualityOperator')
    expect(text).toContain('stale among the equivalent: games/ethnos/rules/band.ts')
  })
})

describe('tests that count', () => {
  it('are neither golden games nor tests of bots', () => {
    const { tests } = targetNamed('ethnos')
    expect(tests).toContain('games/ethnos/test/05-bands.test.ts')
    expect(tests.filter(test => /golden|bot\./.test(test))).toEqual([])
  })
})

describe('a loaded test', () => {
  const seen: string[] = []

  const collected = () =>
    shim.collect('a.test.ts', async () => {
      shim.beforeEach(() => seen.push('before'))
      shim.afterEach(() => seen.push('after'))
      shim.describe('outer', () => {
        shim.beforeEach(() => seen.push('inner before'))
        shim.afterEach(() => seen.push('inner after'))
        shim.it('passes', () => seen.push('test'))
      })
      shim.it.each([
        [1, 1],
        [1, 2],
      ])('compares', (a, b) => shim.expect(a).toBe(b))
      shim.it('polls', async () => {
        let n = 0
        await shim.expect.poll(() => n++, { interval: 1 }).toBe(3)
      })
      shim.it('waits', async () => {
        let n = 0
        await shim.vi.waitFor(() => shim.expect(n++).toBe(3), { interval: 1 })
      })
      shim.it('waits in vain', () => shim.vi.waitFor(() => shim.expect(1).toBe(2), 0))
    })

  it('runs as often as asked, each time with its hooks', async () => {
    const first = elementAt(await collected(), 0)
    expect(first).toMatchObject({ file: 'a.test.ts', name: 'outer > passes' })
    for (let n = 0; n < 2; n++) {
      seen.length = 0
      expect(await shim.fault(first)).toBeNull()
      expect(seen).toEqual(['before', 'inner before', 'test', 'inner after', 'after'])
    }
  })

  it('returns what went wrong, and cleans up', async () => {
    const tests = await collected()
    const [SAME, DIFFERENT, POLLS, WAITS, WAITS_IN_VAIN] = [1, 2, 3, 4, 5]
    const faultOf = (at: number) => shim.fault(elementAt(tests, at))
    expect(await faultOf(SAME)).toBeNull()
    seen.length = 0
    expect(String(await faultOf(DIFFERENT))).toContain('expected 1 to be 2')
    expect(seen).toEqual(['before', 'after'])
    expect(await faultOf(POLLS)).toBeNull()
    expect(await faultOf(WAITS)).toBeNull()
    expect(String(await faultOf(WAITS_IN_VAIN))).toContain('expected 1 to be 2')
  })
})

describe('the process in which mutants are tried', () => {
  const importsOf = (url: string): string[] => {
    const source = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'))
    return [...source.matchAll(/^(?:import|export) .*?from '(\.[^']+)'/gms)].map(
      ([, path = '']) => new URL(path, url).href,
    )
  }

  it('loads no project module itself, which would then lack the mutants', () => {
    const loaded = new Set([new URL('../mutate/examiner.ts', import.meta.url).href])
    for (const url of loaded) for (const imported of importsOf(url)) loaded.add(imported)
    const names = [...loaded].map(url => url.slice(new URL('../../', import.meta.url).href.length))
    expect(names).toContain('cli/mutate/witness.ts')
    expect(names.filter(name => !name.startsWith('cli/mutate/'))).toEqual([])
  })
})

describe('the command', () => {
  it.each([
    ['a target nobody knows', ['etnos'], 'There is nothing to mutate named "etnos"'],
    ['no target', [], 'GAME|kernel|server is missing'],
    ['a number that is none', ['ethnos', '--sample', 'x'], '--sample must be a whole number'],
    ['content of what has none', ['kernel', '--content'], 'kernel has no content'],
  ])('refuses %s with a sentence', async (_, args, sentence) => {
    const { status, stdout, stderr } = await pentarchy(['mutate', ...args])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })
})
