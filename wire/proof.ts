import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * Proof of work. While somebody guesses passwords, a login gets a challenge, `BITS.…`, and must find a number that
 * makes SHA-256 of challenge and number begin with that many zero bits: nothing for one login, much for many. Not the
 * browser's own SHA-256, which exists only on pages loaded over https.
 */

/** More than any challenge requires; solving such a one would never end. */
const MOST_BITS = 24
const bitsOf = (challenge: string): number => Number.parseInt(challenge, 10)

export function isSolved(challenge: string, number: number): boolean {
  const wanted = bitsOf(challenge)
  const hash = sha256(utf8ToBytes(`${challenge}:${number}`))
  const zeros = Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0))
  return zeros >= wanted
}

/** Takes longer the more bits are required, so run it in a worker. */
export function solve(challenge: string): number {
  if (!(bitsOf(challenge) <= MOST_BITS)) throw new Error('that is no challenge')
  for (let number = 0; ; number++) if (isSolved(challenge, number)) return number
}
