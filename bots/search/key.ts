import type { Move } from '../../kernel/game.ts'

const words = new Map<string, number>()

/** The same number in every process for the same text. */
function wordKey(word: string): number {
  let key = words.get(word)
  if (key === undefined) {
    key = 0x811c_9dc5
    for (let i = 0; i < word.length; i++) key = Math.imul(key ^ word.charCodeAt(i), 0x0100_0193)
    words.set(word, key)
  }
  return key
}

const mix = (key: number, part: number): number => {
  const mixed = Math.imul(key ^ part, 0x85eb_ca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) ^ (mixed >>> 16)
}

/** A move as a number: equal moves have equal keys, and different ones hardly ever do. Builds no text. */
export function moveKey(move: Move): number {
  return partKey(move, 1)
}

function partKey(part: unknown, from: number): number {
  switch (typeof part) {
    case 'number':
      return mix(from, part + 0x51)
    case 'string':
      return mix(from, wordKey(part))
    case 'boolean':
      return mix(from, part ? 0x2545 : 0x1331)
    case 'object': {
      if (part === null) return mix(from, 0x6e75)
      if (Array.isArray(part)) {
        let key = mix(from, part.length + 0x77)
        for (let i = 0; i < part.length; i++) key = partKey(part[i], key)
        return key
      }
      let key = from
      for (const [name, value] of Object.entries(part)) key = partKey(value, mix(key, wordKey(name)))
      return key
    }
    default:
      return mix(from, 0x756e)
  }
}
