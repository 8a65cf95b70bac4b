/** The element at this index. Throws if there is none. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return element
}

/**
 * `elementAt` for rows of numbers in hot loops. A separate function keeps the call monomorphic, so the engine optimizes
 * it.
 */
export function numberAt(row: Float64Array, index: number): number {
  const number = row[index]
  if (number === undefined) throw new RangeError(`nothing at ${index} of ${row.length}`)
  return number
}

/** Adds to the number at this index. Throws if there is none. */
export function addAt(numbers: number[], index: number, amount: number): void {
  numbers[index] = elementAt(numbers, index) + amount
}

/** The entry under this key. Throws if there is none. */
export function entryOf<T>(record: Readonly<Record<string | number, T>>, key: string | number): T {
  const entry = record[key]
  if (entry === undefined) throw new RangeError(`nothing called ${key}`)
  return entry
}

/** The list with one element replaced. `Array.with` is slow on lists received from another thread. */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice()
  copy[at] = value
  return copy
}
