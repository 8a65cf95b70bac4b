import { isRecord } from './json.ts'

/** For each kind of move, its fields besides `kind` and a test of each; one that accepts `undefined` may be left out. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>

/** Does this data, from anywhere, have the form of one of the moves? Exactly its fields, each as it must be. */
export function matchesShape(shapes: Shapes, value: unknown): boolean {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(shapes, value.kind)) return false
  const fields = shapes[value.kind]
  return (
    Object.keys(value).every(name => name === 'kind' || Object.hasOwn(fields, name)) &&
    Object.keys(fields).every(name => fields[name](value[name]))
  )
}
