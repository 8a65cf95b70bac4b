import type { Rng } from '../../kernel/rng.ts'

/** An unexpected value. */
export function oddValue(rng: Rng): unknown {
  const values: readonly (() => unknown)[] = [
    () => null,
    () => true,
    () => -1,
    () => 0.5,
    () => 2 ** 53,
    () => -(2 ** 31),
    () => 1e308,
    () => '',
    () => '\0',
    () => '\ud800',
    () => '../../etc/passwd',
    () => "' or 1=1; --",
    () => '<script>alert(1)</script>',
    () => 'x'.repeat(1 + rng.below(2000)),
    () => [],
    () => [[], [{}]],
    () => ({}),
    () => JSON.parse('{"__proto__":{"kind":"move"},"constructor":{"prototype":{}}}'),
    () => nested(1 + rng.below(500)),
    () => Array.from({ length: rng.below(300) }, (_, n) => n),
  ]
  return rng.pick(values)()
}

/** Deeply nested lists. */
export function nested(depth: number): unknown {
  let value: unknown = 0
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value }
  return value
}

type Data = Record<string, unknown>

/** The same message with something removed, added or changed. */
export function mutated(message: Data, rng: Rng): Data {
  const copy = structuredClone(message)
  const keys = Object.keys(copy)
  const key = rng.pick(keys)
  switch (rng.below(4)) {
    case 0:
      delete copy[key]
      return copy
    case 1:
      copy[rng.pick(['extra', 'seat', 'cause', '__proto__', 'id', 'admin'])] = oddValue(rng)
      return copy
    case 2: {
      const inner = copy[key]
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0) {
        copy[key] = mutated(inner as Data, rng)
        return copy
      }
      copy[key] = oddValue(rng)
      return copy
    }
    default:
      copy[key] = oddValue(rng)
      return copy
  }
}

/** The text with a piece cut off, doubled or garbled. */
export function garbled(text: string, rng: Rng): string {
  const at = rng.below(text.length)
  switch (rng.below(4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text
    case 2:
      return text.slice(0, at) + String.fromCharCode(rng.below(65_536)) + text.slice(at + 1)
    default:
      return Array.from({ length: 1 + rng.below(60) }, () => String.fromCharCode(rng.below(256))).join('')
  }
}
