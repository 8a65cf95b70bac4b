import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { LazyRng } from './rng.ts'

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Sixteen hexadecimal digits that stand for a position, equal wherever the position is. */
export const hashOf = (data: object): string => sha256Hex(JSON.stringify(data)).slice(0, 16)

/** Published before the first move; the seed itself is published after the last. */
export const commitmentTo = (seed: string): string => sha256Hex(`pentarchy seed ${seed}`)

/**
 * The generator for one step of a match. Every step has its own, derived from the secret seed, so that nothing that
 * was seen of earlier steps helps to foresee a later one, and a position is resumed from the seed and its number alone.
 */
export const rngFor = (seed: string, step: number | 'setup'): LazyRng => new LazyRng(`pentarchy ${seed} ${step}`)

export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
