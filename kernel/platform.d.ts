/* What browsers, workers and Node all have, for code that may rely on none of them. */
declare const crypto: { getRandomValues<T extends Uint8Array>(bytes: T): T }
declare const performance: { now(): number }
declare function structuredClone<T>(value: T): T
declare function setTimeout(then: () => void, milliseconds: number): unknown
declare function clearTimeout(timer: unknown): void
interface AbortSignal {
  readonly aborted: boolean
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
