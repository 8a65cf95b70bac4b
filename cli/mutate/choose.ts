import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { elementAt } from '../../kernel/list.ts'
import { BadInput } from '../command.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { ROOT } from './root.ts'

/**
 * Chooses by smallest hash, so that the same seed gives the same mutants and a change elsewhere does not redraw them.
 */
export function sample(all: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed}\n${keyOf(mutant)}`)
      .digest('hex')
  const lots = new Map(all.map(mutant => [mutant, lot(mutant)]))
  const drawn = [...lots].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, count)
  const chosen = new Set(drawn.map(([mutant]) => mutant))
  return all.filter(mutant => chosen.has(mutant))
}

/** The lines that `git diff --unified=0` adds or changes, by file. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>()
  let lines = new Set<number>()
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)$/.exec(line)
    if (file) {
      lines = new Set()
      changed.set(elementAt(file, 1), lines)
    }
    const hunk = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (hunk) for (let n = 0; n < Number(hunk[2] ?? 1); n++) lines.add(Number(hunk[1]) + n)
  }
  return changed
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })

/** Changes since this branch left main, uncommitted ones included. */
export function onChangedLines(mutants: readonly Mutant[]): Mutant[] {
  const base = git('merge-base', 'HEAD', 'main')
  const { status, stdout } = git('diff', '--unified=0', '--no-color', base.status === 0 ? base.stdout.trim() : 'HEAD')
  if (status !== 0) throw new BadInput('--changed needs a git repository.')
  const changed = changedLines(stdout)
  return mutants.filter(({ file, line }) => changed.get(file)?.has(line))
}
