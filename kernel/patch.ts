import { isRecord, sameData, sameJson } from './json.ts'
import { elementAt } from './list.ts'

type PatchPath = readonly (string | number)[]

/** A change at one path: a new value, or elements appended to a list. */
export type Change =
  | { readonly at: PatchPath; readonly set: unknown }
  | { readonly at: PatchPath; readonly add: readonly unknown[] }

/** The difference of two JSON values. A list of short lists is the fastest to make, write and read. */
export type Patch = readonly Change[]

/** The changes that turn `before` into `after`, or null if there are none. */
export function diff(before: unknown, after: unknown): Patch | null {
  const changes: Change[] = []
  if (before !== after) compare(before, after, [], changes)
  return changes.length > 0 ? changes : null
}

/** `at` is the current path, restored on return. */
function compare(before: unknown, after: unknown, at: (string | number)[], changes: Change[]): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, changes)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, at, changes)
  else changes.push({ at: at.slice(), set: after })
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: (string | number)[],
  changes: Change[],
): void {
  if (before.length !== after.length) {
    const grown = isBeginning(before, after)
    changes.push(grown ? { at: at.slice(), add: after.slice(before.length) } : { at: at.slice(), set: after })
    return
  }
  const known = changes.length
  let changed = 0
  for (let i = firstOther(before, after, 0); i < after.length; i = firstOther(before, after, i + 1)) {
    const earlier = changes.length
    at.push(i)
    compare(before[i], after[i], at, changes)
    at.pop()
    if (changes.length > earlier) changed++
  }
  // If most entries are new, the whole value is shorter than its changes.
  if (changed * 2 > after.length && after.length > 2) replaceWhole(after, at, changes, known)
}

/** The first index from `from` on at which two lists of equal length differ. */
function firstOther(before: readonly unknown[], after: readonly unknown[], from: number): number {
  let i = from
  while (i < after.length && before[i] === after[i]) i++
  return i
}

/** Logs and piles mostly grow. */
function isBeginning(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length > after.length) return false
  for (let i = 0; i < before.length; i++) if (!sameData(before[i], after[i])) return false
  return true
}

function compareRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  at: (string | number)[],
  changes: Change[],
): void {
  const known = changes.length
  let surplus = 0
  for (const key in after) {
    surplus++
    const was = before[key]
    const is = after[key]
    if (was === is) continue
    if (!Object.hasOwn(before, key)) return replaceWhole(after, at, changes, known)
    at.push(key)
    compare(was, is, at, changes)
    at.pop()
  }
  for (const _ in before) surplus--
  if (surplus !== 0) replaceWhole(after, at, changes, known)
}

/** Replaces the changes found within by a single one. */
function replaceWhole(after: unknown, at: PatchPath, changes: Change[], known: number): void {
  changes.length = known
  changes.push({ at: at.slice(), set: after })
}

/**
 * The same data, sharing every part that equals the model's. Comparing the two then costs only what differs, and equal
 * parts are stored once. Change neither in place afterwards.
 */
export function sharing<T extends object>(model: T, data: T): T {
  const known = model as Readonly<Record<string, unknown>>
  const shared = { ...data } as Record<string, unknown>
  for (const key in shared) if (sameJson(shared[key], known[key])) shared[key] = known[key]
  return shared as T
}

/** A new value that shares the unchanged parts with `before`. */
export const applyPatch = (before: unknown, patch: Patch): unknown =>
  patch.reduce((data, change) => applyChange(data, change, 0), before)

function applyChange(before: unknown, change: Change, depth: number): unknown {
  if (depth === change.at.length)
    return 'set' in change ? change.set : [...(before as readonly unknown[]), ...change.add]
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string | number, unknown>
  const key = elementAt(change.at, depth)
  copy[key] = applyChange(copy[key], change, depth + 1)
  return copy
}
