import { elementAt } from '../../kernel/list.ts'

/*
 * Shrinks the path of a glyph drawn in a box of 512. Every point is rounded to a whole unit and then written relative
 * to the one before, so rounding errors never add up along the path.
 */

const LENGTH: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** A segment in absolute coordinates; `kind` is the lower-case letter. */
interface Segment {
  readonly kind: string
  readonly numbers: number[]
}

export function shrinkPath(d: string): string {
  let out = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  for (const { kind, numbers } of absolute(d)) {
    const rounded = numbers.map(Math.round)
    out += kind + write(kind, rounded, x, y)
    if (kind === 'z') {
      x = startX
      y = startY
    } else if (kind === 'h') x = elementAt(rounded, 0)
    else if (kind === 'v') y = elementAt(rounded, 0)
    else {
      x = elementAt(rounded, rounded.length - 2)
      y = elementAt(rounded, rounded.length - 1)
    }
    if (kind === 'm') {
      startX = x
      startY = y
    }
  }
  // The first move of a path is absolute in effect: relative to 0,0 it is the same.
  return out
}

function write(kind: string, points: readonly number[], x: number, y: number): string {
  const relative = points.map((value, at) => {
    if (kind === 'h') return value - x
    if (kind === 'v') return value - y
    if (kind === 'a') return at < 5 ? value : value - (at === 5 ? x : y)
    return value - (at % 2 === 0 ? x : y)
  })
  return relative.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

function* absolute(d: string): Generator<Segment> {
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    const length = LENGTH[kind]
    if (length === undefined) throw new Error(`Unknown path command ${letter}`)
    if (length === 0) {
      yield { kind, numbers: [] }
      x = startX
      y = startY
      continue
    }
    const all = kind === 'a' ? arcNumbers(rest) : (rest.match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/g) ?? []).map(Number)
    for (let from = 0; from + length <= all.length; from += length) {
      const numbers = all.slice(from, from + length)
      if (relative) shift(kind, numbers, x, y)
      const drawn = kind === 'm' && from > 0 ? 'l' : kind
      yield { kind: drawn, numbers }
      if (kind === 'h') x = elementAt(numbers, 0)
      else if (kind === 'v') y = elementAt(numbers, 0)
      else {
        x = elementAt(numbers, length - 2)
        y = elementAt(numbers, length - 1)
      }
      if (drawn === 'm') {
        startX = x
        startY = y
      }
    }
  }
}

function shift(kind: string, numbers: number[], x: number, y: number): void {
  for (const [at, value] of numbers.entries()) {
    if (kind === 'h') numbers[at] = value + x
    else if (kind === 'v') numbers[at] = value + y
    else if (kind === 'a') {
      if (at === 5) numbers[at] = value + x
      if (at === 6) numbers[at] = value + y
    } else numbers[at] = value + (at % 2 === 0 ? x : y)
  }
}

/** The two flags of an arc need no space around them: "a5 5 0 0110-3". */
function arcNumbers(text: string): number[] {
  const numbers: number[] = []
  const number = /\s*,?\s*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/y
  const flag = /\s*,?\s*([01])/y
  let at = 0
  for (;;) {
    const pattern = numbers.length % 7 === 3 || numbers.length % 7 === 4 ? flag : number
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return numbers
    numbers.push(Number(found[1]))
    at = pattern.lastIndex
  }
}
