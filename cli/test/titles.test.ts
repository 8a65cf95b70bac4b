import { describe, expect, it } from 'vitest'
import { names, testTitles } from '../titles.ts'

describe('titles of tests are found', () => {
  const rows: [string, string, string[]][] = [
    ['from it, test and describe', "describe('A', () => { it('B', f); test('C', f) })", ['A', 'B', 'C']],
    ['of tables', "it.each(rows)('A %s', f); describe.each(rows)('B', f)", ['A %s', 'B']],
    ['of tables in backticks', "it.each`a|b`('A', f)", ['A']],
    ['of concurrent tests', "it.concurrent('A', f); describe.concurrent('B', f)", ['A', 'B']],
    ['from templates, without what is filled in', `it(\`A \${n} B\`, f)`, ['A  …  B']],
    ['not from comments', "// it('A', f)\n/* test('B', f) */", []],
    ['not from other calls', "expect('A').toBe(1); emit('B'); split('C')", []],
    ['not of tests that are skipped', "it.skip('A', f); it.todo('B'); describe.skip('C', () => { it('D', f) })", []],
    ['not of skipped tables', "it.skip.each(rows)('A', f)", []],
  ]
  it.each(rows)('%s', (_, text, titles) => expect(testTitles('a.test.ts', text)).toEqual(titles))
})

describe('a title names a rule', () => {
  it.each([
    ['X-1: a thing', 'X-1', true],
    ['a thing (X-1, X-2)', 'X-2', true],
    ['X-1.', 'X-1', true],
    ['X-10: another', 'X-1', false],
    ['AX-1', 'X-1', false],
    ['X-1.2', 'X-1', false],
    ['X-1-B', 'X-1', false],
    ['X.1', 'X-1', false],
    ['X+1', 'X+1', true],
  ])('%j, %j: %s', (title, id, named) => expect(names(title, id)).toBe(named))
})
