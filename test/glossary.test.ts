import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')

const DECLARED = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm

/** Rows of the form | `Name` | what it is | `path` |. */
const entries = [...read('docs/glossary.md').matchAll(/^\| `(\w+)` \| .+ \| `(.+)` \|$/gm)].map(([, name, path]) => ({
  name: name as string,
  path: path as string,
}))

describe('the glossary', () => {
  it('has entries, each once', () => {
    expect(entries.length).toBeGreaterThan(30)
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  })

  it.each(entries)('$name is declared in $path', ({ name, path }) => {
    expect(read(path)).toMatch(new RegExp(`^export (abstract )?(interface|type|class|function|const) ${name}\\b`, 'm'))
  })
})

it('a type name means one thing outside the games', () => {
  const folders = ['kernel', 'bots', 'learn', 'wire', 'server', 'web', 'cli', 'scripts']
  const files = execFileSync('git', ['ls-files', '-z', '--', ...folders.map(folder => `${folder}/**/*.ts`)], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const homes = new Map<string, string[]>()
  for (const path of files.split('\0').filter(path => path && !path.includes('/test/')))
    for (const [, name] of read(path).matchAll(DECLARED))
      homes.set(name as string, [...(homes.get(name as string) ?? []), path])
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([])
})
