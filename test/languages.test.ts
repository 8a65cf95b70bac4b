import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languageGaps } from '../cli/language-gaps.ts'
import { FALLBACK, LANGUAGES } from '../kernel/languages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')
const sources = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(path => /\.(ts|svelte|js|mjs)$/.test(path) && !path.includes('/versions/'))

describe('a language is a line in kernel/languages.ts and files of its own', () => {
  it('nothing lists the languages again', () => {
    const tag = `['"](?:${LANGUAGES.join('|')})['"]`
    const again = new RegExp(`${tag}\\s*\\|\\s*${tag}`)
    expect(again.test("type Tongue = 'ru' | 'en'")).toBe(true)
    expect(sources.filter(path => path !== 'test/languages.test.ts' && again.test(read(path)))).toEqual([])
  })

  it('nothing is missing in any', () => {
    const { parts, missing } = languageGaps(ROOT, LANGUAGES)
    expect(parts.length).toBeGreaterThan(80)
    expect(Object.values(missing).flat()).toEqual([])
  })

  it('what a new one lacks is listed, file by file', () => {
    const { parts, missing } = languageGaps(ROOT, ['xx'])
    const gaps = Object.values(missing).flat()
    expect(gaps).toHaveLength(parts.length)
    expect(gaps).toEqual(
      expect.arrayContaining(['games/ethnos/text/rules.xx.ts', 'web/text/page.xx.ts', 'web/sound/text.ts']),
    )
  })
})

/** `export const words: Words<...> =`, `export const rules = ruleBook(...)`, `export const words = {...} satisfies ...`: what they promise. */
const EXPORTED = /^export const (\w+)(?:(: .+?) =|( = \w+)\(|( = )\{[\s\S]*?^\}( satisfies .+)?$)/gm
const exportsOf = (path: string) =>
  new Map([...read(path).matchAll(EXPORTED)].map(([, name = '', ...promise]) => [name, promise.join('')]))

/** `filesOf` takes the type of the English file for all: the others must export the same under the same type. */
describe('what is fetched by language is the same in each', () => {
  const fetched = sources
    .filter(path => path !== 'kernel/languages.ts')
    .flatMap(path =>
      [...read(path).matchAll(/typeof import\('([^']+)\.en\.ts'\)/g)].map(([, file = '']) =>
        fileURLToPath(new URL(file, `file://${ROOT}${path}`)).slice(ROOT.length),
      ),
    )
  it('in many places', () => expect(fetched.length).toBeGreaterThan(40))
  it.each([...new Set(fetched)])('%s', file => {
    const english = exportsOf(`${file}.${FALLBACK}.ts`)
    for (const language of LANGUAGES) {
      const own = exportsOf(`${file}.${language}.ts`)
      const promised = [...english].filter(([, promise]) => promise.length > 3)
      expect(promised.length).toBeGreaterThan(0)
      for (const [name, promise] of promised) {
        const its = own.get(name) ?? ''
        const where = `${name} of ${file}.${language}.ts`
        // What the English one only satisfies, others take as their type: `SameWords<typeof en>`.
        if (promise.includes('satisfies')) expect(its.length, where).toBeGreaterThan(3)
        else expect(its, where).toBe(promise)
      }
    }
  })
})
