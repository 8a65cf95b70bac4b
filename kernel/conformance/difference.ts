import { isRecord } from '../json.ts'

export type Path = readonly (string | number)[]

/** A path at which two values differ, with both values. */
export interface Difference {
  readonly path: Path
  /** The path without indices, so it is the same for every seat and card: `hands[][]`. */
  readonly place: string
  readonly left: unknown
  readonly right: unknown
}

/** Every path at which two plain values differ. Lists of different length differ as a whole. */
export function differences(a: unknown, b: unknown): Difference[] {
  const found: Difference[] = []
  if (a !== b) compare(a, b, [], '', found)
  return found
}

/** `path` is the current path, restored on return. */
function compare(a: unknown, b: unknown, path: (string | number)[], place: string, found: Difference[]): void {
  const into = (key: string | number, left: unknown, right: unknown, within: string) => {
    if (left === right) return
    path.push(key)
    compare(left, right, path, within, found)
    path.pop()
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    for (let i = 0; i < a.length; i++) into(i, a[i], b[i], `${place}[]`)
  else if (isRecord(a) && isRecord(b)) {
    const keyed = (key: string) => (place === '' ? key : `${place}.${key}`)
    for (const key of Object.keys(a)) into(key, a[key], b[key], keyed(key))
    for (const key of Object.keys(b)) if (!Object.hasOwn(a, key)) into(key, undefined, b[key], keyed(key))
  } else found.push({ path: path.slice(), place, left: a, right: b })
}

/** Null if both have the same JSON. Otherwise the first difference: `seats[1].hand[0]: 3 / -1`. */
export function firstDifference(a: unknown, b: unknown): string | null {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  if (left === right) return null
  if (left === undefined || right === undefined) return `${left} / ${right}`
  const [one, two]: unknown[] = [JSON.parse(left), JSON.parse(right)]
  const [first] = differences(one, two)
  return first
    ? `${written(first.path)}: ${brief(first.left)} / ${brief(first.right)}`
    : 'the keys are in another order'
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<string | number, unknown>> | undefined)?.[key], data)

/** The path as text: `hands[1][0]`. */
export const written = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('') || 'all of it'

const LONGEST = 120

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The first place that JSON would change or lose (`undefined`, NaN, a class, a hole in a list), or null. */
export function unplain(data: unknown, at: Path = []): Path | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null
  if (typeof data === 'number') return Number.isFinite(data) ? null : at
  if (Array.isArray(data)) return firstOf(data.keys(), key => unplain(data[key], [...at, key]))
  if (!isRecord(data) || Object.getPrototypeOf(data) !== Object.prototype) return at
  return firstOf(Object.keys(data), key => unplain(data[key], [...at, key]))
}

function firstOf<K>(keys: Iterable<K>, find: (key: K) => Path | null): Path | null {
  for (const key of keys) {
    const found = find(key)
    if (found) return found
  }
  return null
}
