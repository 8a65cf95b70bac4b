import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keyOf, type Mutant } from './mutant.ts'
import { ROOT } from './root.ts'
import type { Target } from './target.ts'
import type { MutantVerdict } from './trial.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const digestOf = (files: readonly string[]): string =>
  digest(files.map(file => `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`).join('\n'))

/** Raise this when mutants are tried differently, to discard earlier verdicts. */
const WAY = 2

interface Note extends MutantVerdict {
  readonly mutant: string
  /** A hash of what the verdict rests on. */
  readonly digest: string
}

/**
 * Verdicts of earlier runs, so that a long run can resume. They hold while the sources are the same, and for killed
 * mutants the test that noticed, for survivors all tests.
 */
export class Notes {
  private readonly path: string
  private readonly sources: string
  private readonly tests: string
  private readonly known = new Map<string, Note>()
  private readonly testDigests = new Map<string, string>()

  constructor(path: string, target: Target, fresh: boolean) {
    this.path = path
    this.sources = WAY + digestOf([...target.sources, ...target.content])
    this.tests = digestOf(target.tests)
    mkdirSync(dirname(path), { recursive: true })
    if (fresh || !existsSync(path)) writeFileSync(path, '')
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const note = parse(line)
      if (note) this.known.set(note.mutant, note)
    }
  }

  find(mutant: Mutant, nth: number): MutantVerdict | null {
    const note = this.known.get(this.name(mutant, nth))
    return note && note.digest === this.basis(note.by) ? { fate: note.fate, by: note.by } : null
  }

  keep(mutant: Mutant, nth: number, { fate, by }: MutantVerdict): void {
    const note: Note = { mutant: this.name(mutant, nth), fate, by, digest: this.basis(by) }
    this.known.set(note.mutant, note)
    appendFileSync(this.path, `${JSON.stringify(note)}\n`)
  }

  /** Equal mutants on equal lines are told apart by their order. */
  private name(mutant: Mutant, nth: number): string {
    return digest(`${keyOf(mutant)} ${nth}`)
  }

  private basis(by: string | null): string {
    if (by === null) return digest(`${this.sources} ${this.tests}`)
    const known = this.testDigests.get(by) ?? (existsSync(join(ROOT, by)) ? digestOf([by]) : '')
    this.testDigests.set(by, known)
    return digest(`${this.sources} ${known}`)
  }
}

/** An interrupted run may have left half a line. */
function parse(line: string): Note | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
