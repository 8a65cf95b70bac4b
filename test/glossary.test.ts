import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')

const DECLARED = /^(?:export )?(?:abstract )?(?:interface|type|class) (\w+)/gm

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

it('a type name means one thing outside games and tests', () => {
  const all = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const files = all.filter(path => /^(?!games\/).*\.(ts|svelte)$/.test(path) && !/(^|\/)test\//.test(path))
  expect(files.length).toBeGreaterThan(500)
  const homes = new Map<string, string[]>()
  for (const path of files)
    for (const [, name] of read(path).matchAll(DECLARED))
      if (name && name !== 'Props') homes.set(name, [...(homes.get(name) ?? []), path])
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([])
})
