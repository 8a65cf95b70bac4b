/* `Object.keys` and `Object.fromEntries` lose the type of the keys. These functions keep it. */

export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[]

export const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  keysOf(record).map(key => [key, record[key]])

/** A record with an entry for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K, at: number) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key, at) => [key, make(key, at)])) as Record<K, V>
