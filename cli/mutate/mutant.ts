import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementAt } from '../../kernel/list.ts'
import { ROOT } from './root.ts'

/** One small change to the source. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  /** The line where it begins. With the two texts it identifies a mutant even when lines have moved. */
  readonly code: string
}

export const keyOf = ({ file, code, mutator, original, replacement }: Omit<Mutant, 'id' | 'line'>): string =>
  JSON.stringify([file, code, mutator, original, replacement])

/** How Stryker's instrumented code asks which mutant is on; see examiner.ts for the other end. */
const HEADER = [
  'const stryNS = globalThis.mutation;',
  'function stryMutAct_9fa48(id) { return stryNS.active === id && stryNS.hit(); }',
  'function stryCov_9fa48(...ids) { if (stryNS.covered !== null) stryNS.cover(ids); }',
].join(' ')

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Writes the files with all their mutants, switched off, into the folder. */
export async function plant(files: readonly string[], folder: string): Promise<Mutant[]> {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const texts = new Map(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]))
  const result = await new Instrumenter(SILENT).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  )
  for (const { name, content } of result.files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, HEADER + content)
  }
  return result.mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = (texts.get(fileName) ?? '').split('\n')
    const cut = lines.slice(start.line, end.line + 1)
    cut[cut.length - 1] = elementAt(cut, cut.length - 1).slice(0, end.column)
    cut[0] = elementAt(cut, 0).slice(start.column)
    return {
      id,
      file: fileName,
      line: start.line + 1,
      mutator: mutatorName,
      original: oneLine(cut.join('\n')),
      replacement: oneLine(replacement),
      code: elementAt(lines, start.line).trim(),
    }
  })
}
