import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { elementAt } from './list.ts'

/** Four words of 32 bits. */
export type RngState = readonly [number, number, number, number]

const TWO_32 = 0x1_0000_0000

/**
 * xoshiro128**: fast, well distributed, sixteen bytes of state, the same numbers in every JavaScript engine. Rules use
 * no other randomness.
 */
export class Rng {
  private a = 0
  private b = 0
  private c = 0
  private d = 0

  constructor(words: RngState) {
    this.begin(words)
  }

  protected begin(words: RngState): void {
    this.a = words[0] | 0
    this.b = words[1] | 0
    this.c = words[2] | 0
    this.d = words[3] | 0
    // The generator would never leave the all-zero state.
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1
  }

  /** Any text is a seed; equal texts give equal generators. */
  static fromSeed(seed: string): Rng {
    return new Rng(wordsOf(seed))
  }

  /** An integer from 0 to 2^32 - 1. */
  next(): number {
    const product = Math.imul(this.b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const carry = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= carry
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }

  /** An integer from 0 to n - 1, each exactly equally likely. */
  below(n: number): number {
    // Numbers at or above the largest multiple of n would favour small remainders: draw again.
    const fair = TWO_32 - (TWO_32 % n)
    let drawn = this.next()
    while (drawn >= fair) drawn = this.next()
    return drawn % n
  }

  pick<T>(list: readonly T[]): T {
    // Not `elementAt`: shared by lists of every kind, it would be slow in the innermost loop of a search.
    const index = this.below(list.length)
    const picked = list[index]
    if (picked === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
    return picked
  }

  shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const held = elementAt(list, last)
      list[last] = elementAt(list, other)
      list[other] = held
    }
    return list
  }

  /** An independent generator; this one advances by four draws. */
  split(): Rng {
    // Each word passes a finaliser so that parent and child share no linear relation.
    const word = () => finalise(this.next())
    return new Rng([word(), word(), word(), word()])
  }

  /** Equal states draw equal numbers. The kernel compares fingerprints to see whether a move used chance. */
  fingerprint(): string {
    return `${this.a}.${this.b}.${this.c}.${this.d}`
  }
}

function wordsOf(seed: string): RngState {
  const digest = sha256(utf8ToBytes(seed))
  const bytes = new DataView(digest.buffer, digest.byteOffset)
  return [bytes.getUint32(0), bytes.getUint32(4), bytes.getUint32(8), bytes.getUint32(12)]
}

/** A state from which several equal generators can start. */
export const drawRngState = (rng: Rng): RngState => [rng.next(), rng.next(), rng.next(), rng.next()]

/** The same numbers as `Rng.fromSeed`, but the seed is hashed only with the first draw: most moves use no chance. */
export class LazyRng extends Rng {
  private readonly seed: string
  private begun = false
  /** Has anything been drawn? */
  used = false

  constructor(seed: string) {
    super(NOTHING)
    this.seed = seed
  }

  override next(): number {
    this.used = true
    this.wake()
    return super.next()
  }

  override fingerprint(): string {
    this.wake()
    return super.fingerprint()
  }

  private wake(): void {
    if (this.begun) return
    this.begun = true
    this.begin(wordsOf(this.seed))
  }
}

const NOTHING: RngState = [0, 0, 0, 0]

function finalise(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85eb_ca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2_ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
