import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../command.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { ROOT } from './root.ts'

/** A mutant that no test can notice, because the program behaves the same, and why. */
export interface Equivalent extends Omit<Mutant, 'id' | 'line'> {
  readonly reason: string
}

const FIELDS = ['file', 'code', 'mutator', 'original', 'replacement', 'reason'] as const

const isEquivalent = (data: unknown): data is Equivalent =>
  typeof data === 'object' &&
  data !== null &&
  FIELDS.every(field => typeof Reflect.get(data, field) === 'string') &&
  String(Reflect.get(data, 'reason')).trim() !== ''

/** Reads a list of equivalent mutants. `path` is for the error message. */
export function readEquivalents(text: string, path: string): Equivalent[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadInput(`${path} is not JSON.`)
  }
  if (!Array.isArray(data)) throw new BadInput(`${path} must be a list.`)
  const at = data.findIndex(entry => !isEquivalent(entry))
  if (at >= 0) throw new BadInput(`${path}: entry ${at} must have the texts ${FIELDS.join(', ')}.`)
  return data
}

export function loadEquivalents(path: string): Equivalent[] {
  const file = join(ROOT, path)
  return existsSync(file) ? readEquivalents(readFileSync(file, 'utf8'), path) : []
}

/** The mutants that count, how many do not, and the entries that match no mutant. */
export function setApart(mutants: readonly Mutant[], equivalents: readonly Equivalent[]) {
  const listed = new Set(equivalents.map(keyOf))
  const known = new Set(mutants.map(keyOf))
  return {
    counted: mutants.filter(mutant => !listed.has(keyOf(mutant))),
    equivalent: mutants.filter(mutant => listed.has(keyOf(mutant))),
    stale: equivalents.filter(entry => !known.has(keyOf(entry))),
  }
}
