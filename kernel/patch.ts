import { isRecord, sameData } from './json.ts'

/** What changed between two pieces of plain data: a new value, or changes by key or index. Absent: nothing. */
export type Patch = { readonly set: unknown } | { readonly at: { readonly [key: string]: Patch } }

/** The changes that turn `before` into `after`, or null if there are none. Lists of another length are sent whole. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) return changesIn(before, after)
  if (isRecord(before) && isRecord(after) && sameKeys(before, after)) return changesIn(before, after)
  return sameData(before, after) ? null : { set: after }
}

function changesIn<T extends object>(before: T, after: T): Patch | null {
  const at: Record<string, Patch> = {}
  let changed = 0
  let size = 0
  for (const key in after) {
    size++
    const change = diff(before[key], after[key])
    if (!change) continue
    at[key] = change
    changed++
  }
  if (changed === 0) return null
  // Where most entries are new, the whole is shorter than the list of changes.
  return changed * 2 > size && size > 2 && Array.isArray(after) ? { set: after } : { at }
}

const sameKeys = (a: object, b: object): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => key in b)
}

/** A new value; `before` is left as it was and shares what did not change. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
  for (const [key, change] of Object.entries(patch.at)) copy[key] = applyPatch(copy[key], change)
  return copy
}
