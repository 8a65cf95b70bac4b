import { isRecord, sameData } from './json.ts'

/** What changed between two pieces of plain data: a new value, more at a list's end, or changes by key or index. */
export type Patch =
  | { readonly set: unknown }
  | { readonly add: readonly unknown[] }
  | { readonly at: { readonly [key: string]: Patch } }

/** The changes that turn `before` into `after`, or null if there are none. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) return changesInList(before, after)
    return isBeginning(before, after) ? { add: after.slice(before.length) } : { set: after }
  }
  if (isRecord(before) && isRecord(after) && sameKeys(before, after)) return changesInRecord(before, after)
  return sameData(before, after) ? null : { set: after }
}

/** Chronicles and piles mostly grow. */
const isBeginning = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length < after.length && before.every((item, i) => sameData(item, after[i]))

type Changes = Record<string, Patch>

function changesInList(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let at: Changes | null = null
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? null : diff(before[i], after[i])
    if (!change) continue
    at ??= {}
    at[i] = change
    changed++
  }
  // Where most entries are new, the whole is shorter than the list of changes.
  if (changed * 2 > after.length && after.length > 2) return { set: after }
  return at && { at }
}

function changesInRecord(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  let at: Changes | null = null
  for (const key in after) {
    const change = before[key] === after[key] ? null : diff(before[key], after[key])
    if (!change) continue
    at ??= {}
    at[key] = change
  }
  return at && { at }
}

function sameKeys(a: object, b: object): boolean {
  let surplus = 0
  for (const key in a) {
    if (!(key in b)) return false
    surplus++
  }
  for (const _ in b) surplus--
  return surplus === 0
}

/** A new value; `before` is left as it was and shares what did not change. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set
  if ('add' in patch) return [...(before as readonly unknown[]), ...patch.add]
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
  for (const [key, change] of Object.entries(patch.at)) copy[key] = applyPatch(copy[key], change)
  return copy
}
