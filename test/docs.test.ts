import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
const scripts: string[] = Object.keys(JSON.parse(read('package.json')).scripts)
const commands = read('cli/main.ts')

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found as string)

describe.each(pages)('%s', page => {
  const text = read(page)

  it('links to files that exist', () => {
    const targets = all(text, /\]\(([^)#\s]+)[^)]*\)/g).filter(target => !/^[a-z]+:/.test(target))
    expect(targets.filter(target => !existsSync(join(ROOT, dirname(page), target)))).toEqual([])
  })

  it('names only commands that exist', () => {
    const named = all(text, /npm run (?:-s )?([\w:-]+)/g)
    expect(named.filter(name => !scripts.includes(name))).toEqual([])
    const ours = all(text, /(?:npm run -s pentarchy -- |`pentarchy (?=\w+(?: [A-Z-]|`)))([a-z]+)/g)
    expect(ours.filter(name => !commands.includes(`/${name}.ts'`))).toEqual([])
  })
})
