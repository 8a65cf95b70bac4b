import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK } from '../kernel/languages.ts'
import { recordOf } from '../kernel/record.ts'

/** What the program says, without its tests and tools. */
const SOURCES = '{kernel,games,bots,learn,dialogue,cli,server,web}/**/*.{ts,js}'
const ELSEWHERE = ['**/test/**', '**/versions/**', 'kernel/conformance/**', '**/glossary.ts', '**/node_modules/**']
const OWN_FILE = `.${FALLBACK}.ts`

/** Words that stand in one file for all languages: `{ en: ..., ru: ... }` or `{ en, ru }`. */
const keyOf = (language: string): RegExp => new RegExp(`[{,\\n]\\s*${language}\\s*[:,}]`)

export interface LanguageGaps<L extends string> {
  /** Everything that has words. */
  readonly parts: readonly string[]
  /** The parts that read in English, as the files to write or to complete. */
  readonly missing: Readonly<Record<L, readonly string[]>>
}

/** What each language lacks in the sources below a folder. */
export function languageGaps<L extends string>(root: string, languages: readonly L[]): LanguageGaps<L> {
  const sources = globSync(SOURCES, { cwd: root, exclude: ELSEWHERE }).map(path => path.replaceAll('\\', '/'))
  const files = sources.filter(path => path.endsWith(OWN_FILE))
  const isOfLanguage = new RegExp(`\\.(?:${[FALLBACK, ...languages].join('|')})\\.ts$`)
  const shared = sources
    .filter(path => !isOfLanguage.test(path))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => keyOf(FALLBACK).test(text))
  const missing = recordOf(languages, language => [
    ...files.map(path => path.replace(OWN_FILE, `.${language}.ts`)).filter(path => !existsSync(join(root, path))),
    ...shared.filter(({ text }) => !keyOf(language).test(text)).map(({ path }) => path),
  ])
  return { parts: [...files, ...shared.map(({ path }) => path)], missing }
}
