/*
 * The process in which mutants are tried. Tests are loaded once; a mutant is switched on by its number, so trying one
 * costs no more than the tests that meet it. A mutant met while modules load needs them loaded again.
 */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from './root.ts'
import type { CollectedTest } from './vitest.ts'
import {
  type Assignment,
  type MeetingCounts,
  type Order,
  READY,
  type Sign,
  type Survey,
  TOO_LONG,
  type TrialReply,
  type TrialRequest,
  type Trouble,
  type Witness,
} from './witness.ts'

/** A test that meets mutants more often plays too many games to be repeated. */
const MOST_STEPS = 4_000_000

const mutation = {
  active: '',
  hits: 0,
  limit: Number.POSITIVE_INFINITY,
  covered: null as Record<string, number> | null,
  steps: 0,
  cover(ids: readonly string[]) {
    const { covered } = mutation
    if (++mutation.steps > MOST_STEPS) throw new Error(TOO_LONG)
    if (covered !== null) for (const id of ids) covered[id] = (covered[id] ?? 0) + 1
  },
  hit(): boolean {
    mutation.hits++
    if (mutation.hits > mutation.limit) throw new Error('the mutant goes round in circles')
    return true
  },
}
Object.assign(globalThis, { mutation })

const SHIM = new URL('./vitest.ts', import.meta.url).href
const sources = new Map<string, string>()

function sourceOf(path: string, { folder, planted }: Assignment): string {
  const known = sources.get(path)
  if (known !== undefined) return known
  const name = relative(ROOT, path).replaceAll('\\', '/')
  const source = stripTypeScriptTypes(readFileSync(planted.includes(name) ? `${folder}/${name}` : path, 'utf8'))
  sources.set(path, source)
  return source
}

/** Loads project files with the mutants in them; the edition in a module's URL is passed on to its imports. */
function hook(assignment: Assignment): void {
  const root = pathToFileURL(ROOT).href
  const isOurs = (url: string) => url.startsWith(root) && url.endsWith('.ts') && !url.includes('/node_modules/')
  const isReloaded = (url: string) => isOurs(url) && url.startsWith(`${root}${assignment.reloaded}`)
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== SHIM) return { url: SHIM, shortCircuit: true }
      const found = next(specifier, context)
      const edition = context.parentURL?.split('?')[1]
      return edition && isReloaded(found.url) ? { ...found, url: `${found.url}?${edition}` } : found
    },
    load(url, context, next) {
      const [plain = ''] = url.split('?')
      if (!isOurs(plain) || plain === SHIM) return next(url, context)
      return { format: 'module', source: sourceOf(fileURLToPath(plain), assignment), shortCircuit: true }
    },
  })
}

/** Its own and not the kernel's, because this process loaded the kernel without mutants. */
function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index]
  if (element === undefined) throw new RangeError(`nothing at ${index}`)
  return element
}

let assignment: Assignment
let vitest: typeof import('./vitest.ts')
let edition = 0
const tests: CollectedTest[] = []
let usual: readonly number[] = []
/** Uncaught errors. */
let stray: unknown = null

process.on('unhandledRejection', error => {
  stray ??= error ?? new Error('rejected')
})
process.on('uncaughtException', error => {
  stray ??= error
})

const load = (file: string): Promise<CollectedTest[]> =>
  vitest.collect(file, () => import(`${pathToFileURL(ROOT).href}${file}${edition > 0 ? `?${edition}` : ''}`))

const isTooLong = (): boolean => mutation.steps > MOST_STEPS

/** Mutants met meanwhile. */
async function meetings(act: () => Promise<unknown>): Promise<MeetingCounts> {
  const meets: Record<string, number> = {}
  mutation.covered = meets
  mutation.steps = 0
  await act()
  mutation.covered = null
  return meets
}

async function survey(): Promise<Survey> {
  const early = await meetings(async () => {
    for (const file of assignment.planted) await import(`${pathToFileURL(ROOT).href}${file}`)
  })
  const inFiles: Record<string, MeetingCounts> = {}
  for (const file of assignment.tests) inFiles[file] = await meetings(async () => tests.push(...(await load(file))))
  const witnesses: Witness[] = []
  for (const [n, test] of tests.entries()) {
    const started = performance.now()
    let fault: unknown = null
    const meets = await meetings(async () => {
      fault = await objection(n, test, 120_000)
    })
    if (isTooLong()) fault = TOO_LONG
    const ms = performance.now() - started
    witnesses.push({ file: test.file, name: test.name, ms, fault: fault === null ? null : String(fault), meets })
  }
  usual = witnesses.map(({ ms }) => ms)
  return { witnesses, early, inFiles }
}

const LATE = Symbol('late')

/** How a test fails with the present code, or null. */
async function objection(n: number, test: CollectedTest, patience: number): Promise<unknown> {
  process.send?.({ begun: n } satisfies Sign)
  stray = null
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<unknown>(resolve => {
    alarm = setTimeout(resolve, patience, LATE)
  })
  const found = await Promise.race([vitest.fault(test), late])
  clearTimeout(alarm)
  return found ?? stray
}

/** Long enough for a test that would pass, even on a busy machine. */
const patience = (n: number): number => 2000 + 5 * elementAt(usual, n)

/** A test that meets the mutant this much more often than usual is in an endless loop. */
const limitOf = (meets: number): number => 1000 + 20 * meets

async function wake<T>(mutant: string, meets: number, act: () => Promise<T>): Promise<T> {
  Object.assign(mutation, { active: mutant, hits: 0, limit: limitOf(meets) })
  try {
    return await act()
  } finally {
    mutation.active = ''
  }
}

const isEndless = (): boolean => mutation.hits > mutation.limit

async function ask({ mutant, witnesses, meets }: TrialRequest): Promise<TrialReply> {
  for (const [at, n] of witnesses.entries()) {
    const test = elementAt(tests, n)
    const found = await wake(mutant, elementAt(meets, at), () => objection(n, test, patience(n)))
    if (found === null && !isEndless()) continue
    if ((await objection(n, test, patience(n))) !== null) return { fate: 'unclean', by: n }
    return { fate: 'killed', by: n, how: found === LATE || isEndless() ? 'endless' : 'failed' }
  }
  return { fate: 'survived' }
}

/** The same with modules loaded while the mutant is on. They are not used again, so nothing can leak. */
async function askAnew({ mutant, witnesses, early, meets }: TrialRequest): Promise<TrialReply> {
  edition++
  let loaded: readonly CollectedTest[] = []
  let file = ''
  for (const [at, n] of witnesses.entries()) {
    const killed: TrialReply = { fate: 'killed', by: n, how: 'failed' }
    const known = elementAt(tests, n)
    if (known.file !== file) {
      file = known.file
      try {
        loaded = await wake(mutant, early, () => load(file))
      } catch {
        return killed
      }
    }
    const test = loaded[n - tests.findIndex(test => test.file === file)]
    if (test?.name !== known.name) return killed
    const found = await wake(mutant, elementAt(meets, at), () => objection(n, test, patience(n)))
    if (found === LATE || isEndless()) return { ...killed, how: 'endless' }
    if (found !== null) return killed
  }
  return { fate: 'survived' }
}

async function carryOut(order: Order): Promise<void> {
  if ('ask' in order) {
    process.send?.(await (order.ask.anew ? askAnew(order.ask) : ask(order.ask)))
    return
  }
  assignment = order.assign
  hook(assignment)
  vitest = await import(SHIM)
  if (assignment.usual === null) process.send?.(await survey())
  else {
    usual = assignment.usual
    for (const file of assignment.tests) tests.push(...(await load(file)))
    process.send?.(READY)
  }
}

process.on('message', (order: Order) => {
  carryOut(order).catch(error => process.send?.({ trouble: error?.stack ?? String(error) } satisfies Trouble))
})
