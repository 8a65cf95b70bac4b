/*
 * What tests import as "vitest" while mutants are tried. The API is the same, but a test stays loaded and can run alone
 * and repeatedly in the same process. Expectations are Vitest's own.
 */
import { expect as vitestExpect, vi as vitestVi } from 'vitest'

type Deed = (...args: unknown[]) => unknown
type Hook = () => unknown

interface Suite {
  readonly parent: Suite | null
  readonly before: Hook[]
  readonly after: Hook[]
}

export interface CollectedTest {
  readonly file: string
  readonly name: string
  readonly suite: Suite
  readonly run: () => unknown
}

const suiteIn = (parent: Suite | null): Suite => ({ parent, before: [], after: [] })

let collected: CollectedTest[] = []
let file = ''
let suite = suiteIn(null)
let title: string[] = []

/** The tests of a file, which `load` imports. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  collected = []
  file = path
  suite = suiteIn(null)
  title = []
  await load()
  return collected
}

type TestOptions = { readonly timeout?: number } | number | undefined

const deedOf = (first: Deed | TestOptions, second: Deed | TestOptions): Deed => {
  const deed = typeof first === 'function' ? first : second
  if (typeof deed !== 'function') throw new Error(`The test "${title.join(' ')}" does nothing.`)
  return deed
}

const argumentsOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row])

function add(name: string, run: () => unknown): void {
  collected.push({ file, name: [...title, name].join(' > '), suite, run })
}

function within(name: string, fill: () => unknown): void {
  const outer = suite
  suite = suiteIn(outer)
  title.push(name)
  fill()
  title.pop()
  suite = outer
}

type Word = (name: string, first: Deed | TestOptions, second?: Deed | TestOptions) => void

const withRows = (word: (name: string, run: () => unknown) => void) => {
  const one: Word = (name, first, second) => word(name, () => deedOf(first, second)())
  const rowsOf =
    (spread: (row: unknown) => unknown[]) =>
    (rows: readonly unknown[]): Word =>
    (name, first, second) =>
      rows.forEach((row, n) => {
        word(`${name} [${n}]`, () => deedOf(first, second)(...spread(row)))
      })
  const many = { each: rowsOf(argumentsOf), for: rowsOf(row => [row]) }
  const whole = Object.assign(one, many)
  const nothing: typeof whole = Object.assign(() => {}, { each: () => () => {}, for: () => () => {} })
  return Object.assign(one, many, {
    runIf: (wanted: unknown) => (wanted ? whole : nothing),
    skipIf: (unwanted: unknown) => (unwanted ? nothing : whole),
  })
}

export const it = withRows(add)
export const test = it
export const describe = withRows(within)

// Each test runs alone, so `beforeAll` runs before each.
export const beforeEach = (hook: Hook): void => void suite.before.push(hook)
export const beforeAll = beforeEach
export const afterEach = (hook: Hook): void => void suite.after.push(hook)
export const afterAll = afterEach

interface WaitOptions {
  readonly timeout?: number
  readonly interval?: number
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Repeats until it holds or the time is up. */
async function waitFor(attempt: () => unknown, patience: WaitOptions | number = {}): Promise<unknown> {
  const { timeout = 1000, interval = 50 } = typeof patience === 'number' ? { timeout: patience } : patience
  const until = Date.now() + timeout
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await pause(interval)
  }
}

const poll = (look: () => unknown, patience?: WaitOptions): unknown =>
  new Proxy(
    {},
    {
      get:
        (_, matcher: string) =>
        (...args: unknown[]) =>
          waitFor(async () => {
            const expectation = vitestExpect(await look())
            return Reflect.apply(Reflect.get(expectation, matcher) as Deed, expectation, args)
          }, patience),
    },
  )

export const expect: typeof vitestExpect = new Proxy(vitestExpect, {
  get: (target, key) => (key === 'poll' ? poll : Reflect.get(target, key)),
})

/** What needs Vitest's own process fails here. The test then does not count. */
export const vi: typeof vitestVi = new Proxy(vitestVi, {
  get: (target, key) => (key === 'waitFor' ? waitFor : Reflect.get(target, key)),
})

const hooksOf = (inner: Suite | null, kind: 'before' | 'after'): Hook[] =>
  inner === null ? [] : [...hooksOf(inner.parent, kind), ...inner[kind]]

/** Runs a test with its hooks. Returns what went wrong, if anything. */
export async function fault(test: CollectedTest): Promise<unknown> {
  let found: unknown = null
  try {
    for (const hook of hooksOf(test.suite, 'before')) await hook()
    await test.run()
  } catch (error) {
    found = error ?? new Error('nothing was thrown')
  }
  for (const hook of hooksOf(test.suite, 'after').reverse())
    try {
      await hook()
    } catch (error) {
      found ??= error
    }
  return found
}
