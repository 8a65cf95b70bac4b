import { hasExactly, isRecord } from './json.ts'

/** For each kind of move, its fields besides `kind` and a test of each. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>

/** Does this data, from anywhere, have the form of one of the moves? Exactly its fields, each as it must be. */
export function matchesShape(shapes: Shapes, value: unknown): boolean {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(shapes, value.kind)) return false
  const fields = shapes[value.kind]
  const names = Object.keys(fields)
  return hasExactly(value, ['kind', ...names]) && names.every(name => fields[name](value[name]))
}
