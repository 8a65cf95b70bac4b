import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { LazyRng } from './rng.ts'

/** SHA-256, as 64 hexadecimal digits. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Sixteen hexadecimal digits. Equal positions have equal hashes. */
export const hashOf = (data: object): string => digestOf(JSON.stringify(data)).slice(0, 16)

/** Published before the first move; the seed itself follows after the last. */
export const commitmentTo = (seed: string): string => digestOf(`pentarchy seed ${seed}`)

/**
 * The generator for one step of a match. Each step derives its own from the secret seed, so earlier steps do not help
 * to predict later ones, and a match resumes from the seed and a step number alone.
 */
export const rngFor = (seed: string, step: number | 'setup'): LazyRng => new LazyRng(`pentarchy ${seed} ${step}`)

export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
