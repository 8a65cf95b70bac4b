/** The element that must be there: that it is not is a bug. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return element
}

/** The same for rows of numbers in hot loops: a place of its own, so that the engine meets one kind of list there. */
export function numberAt(row: Float64Array, index: number): number {
  const number = row[index]
  if (number === undefined) throw new RangeError(`nothing at ${index} of ${row.length}`)
  return number
}

/** Adds to a number that must be there. */
export function addAt(numbers: number[], index: number, amount: number): void {
  numbers[index] = elementAt(numbers, index) + amount
}

/** The entry that must be there: that it is not is a bug. */
export function entryOf<T>(record: Readonly<Record<string | number, T>>, key: string | number): T {
  const entry = record[key]
  if (entry === undefined) throw new RangeError(`nothing called ${key}`)
  return entry
}

/** The list with one element replaced. Like `with`, which is slow on lists that came from another thread. */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice()
  copy[at] = value
  return copy
}
