import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * Proof of work. While somebody guesses passwords, whoever wants to log in is given a challenge, `BITS.…`, and must find
 * a number that makes SHA-256 of challenge and number begin with so many zero bits: nothing for one login, much for
 * many. Not the browser's own SHA-256: that exists only where the page came over https.
 */

/** So many zero bits are wanted; no answer would do for what is no challenge, or for more than anybody asks. */
const MOST_BITS = 24
const bitsOf = (challenge: string): number => Number.parseInt(challenge, 10)

export function isSolved(challenge: string, number: number): boolean {
  const wanted = bitsOf(challenge)
  const hash = sha256(utf8ToBytes(`${challenge}:${number}`))
  const zeros = Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0))
  return zeros >= wanted
}

/** Takes a moment, and longer the more bits are wanted: not for a thread that draws. */
export function solve(challenge: string): number {
  if (!(bitsOf(challenge) <= MOST_BITS)) throw new Error('that is no challenge')
  for (let number = 0; ; number++) if (isSolved(challenge, number)) return number
}
