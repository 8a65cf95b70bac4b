/* What the shared checks need of a browser, whatever its engine and its protocol. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'l'

export interface Guest {
  readonly width: number
  readonly height: number
}

/** One page of one visitor. */
export interface Tab {
  /** Leaves the page that was there, unless only what follows the `#` differs. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It sees nothing of the test but what it is given. */
  run<T>(work: () => T | Promise<T>): Promise<T>
  run<T, A>(work: (given: A) => T | Promise<T>, given: A): Promise<T>
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** `null` if the engine's protocol has no touch. */
  readonly tap: ((x: number, y: number) => Promise<void>) | null
  /** Another tab of the same visitor. */
  another(): Promise<Tab>
  screenshot(): Promise<Buffer>
  /** Ends the visit with all its tabs. What the visitor stored is gone. */
  close(): Promise<void>
}

export interface Engine {
  readonly name: EngineName
  readonly version: string
  /** A new visitor with nothing stored. */
  visit(guest: Guest): Promise<Tab>
  close(): Promise<void>
}

/** The text of a call that a protocol sends to the page. */
export const callOf = (work: (given: never) => unknown, given: unknown): string =>
  `(${work})(${given === undefined ? '' : JSON.stringify(given)})`
