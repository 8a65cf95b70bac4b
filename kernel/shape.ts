import type { Move } from './game.ts'
import { isIntegerIn, isRecord } from './json.ts'

/** Checks one field of a move from an untrusted source. */
export type Check = (value: unknown) => boolean

/**
 * For each kind of move, a check of every field besides `kind`, complete by type. A field is optional if its check
 * accepts `undefined`.
 */
export type Shapes<M extends Move = Move> = {
  readonly [K in M['kind']]: { readonly [F in keyof Omit<Extract<M, { kind: K }>, 'kind'>]-?: Check }
}

/** Does this data have the shape of one of the moves: exactly its fields, each valid? */
export function matchesShape<M extends Move>(shapes: Shapes<M>, value: unknown): value is M {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(shapes, value.kind)) return false
  const checks: Readonly<Record<string, Check>> = shapes[value.kind as M['kind']]
  return (
    Object.keys(value).every(name => name === 'kind' || Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
  )
}

export const integer =
  (low: number, high: number): Check =>
  value =>
    isIntegerIn(value, low, high)

export const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

export const flag: Check = value => typeof value === 'boolean'

export const list =
  (item: Check, most: number): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(item)

/** A list in ascending order: the canonical form of a set of equal cards. */
export const sorted =
  (item: Check, most: number): Check =>
  value =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((each, at) => item(each) && (at === 0 || value[at - 1] <= each))

/** A sorted list without duplicates. */
export const ascending =
  (item: Check, most: number): Check =>
  value =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((each, at) => item(each) && (at === 0 || value[at - 1] < each))
