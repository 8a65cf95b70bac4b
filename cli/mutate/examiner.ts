/*
 * The process in which mutants are tried. Tests are loaded once and stay at hand; a mutant is woken by its number, so that trying
 * one costs no more than the tests that meet it. A mutant that is met while modules are loaded needs them loaded anew.
 */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from './target.ts'
import type { Test } from './vitest.ts'

export interface Assignment {
  /** Where the sources with their mutants lie. */
  readonly folder: string
  readonly planted: readonly string[]
  readonly tests: readonly string[]
  readonly reloaded: string
  /** How long each test usually takes, if that is known already: then there is no survey. */
  readonly usual: readonly number[] | null
}

export interface Witness {
  readonly file: string
  readonly name: string
  readonly ms: number
  /** What it says when there is no mutant: a reason not to ask it. */
  readonly fault: string | null
  /** How often it meets which mutant. */
  readonly meets: Readonly<Record<string, number>>
}

export interface Survey {
  readonly witnesses: readonly Witness[]
  /** Met while modules are loaded. */
  readonly early: readonly string[]
}

export interface Question {
  readonly mutant: string
  /** By number in the survey; asked in this order, until one objects. */
  readonly witnesses: readonly number[]
  readonly anew: boolean
  /** A run that meets the mutant more often than this goes round in circles. */
  readonly limit: number
}

export type Answer =
  | { readonly fate: 'killed'; readonly by: number; readonly how: 'failed' | 'endless' }
  | { readonly fate: 'survived' }
  /** A witness objects even without the mutant: something is left from an earlier one. */
  | { readonly fate: 'unclean'; readonly by: number }

export type Order = { readonly assign: Assignment } | { readonly ask: Question }

const mutation = {
  active: '',
  hits: 0,
  limit: Number.POSITIVE_INFINITY,
  covered: null as Record<string, number> | null,
  cover(ids: readonly string[]) {
    const { covered } = mutation
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
  const source = planted.includes(name)
    ? readFileSync(`${folder}/${name}`, 'utf8')
    : stripTypeScriptTypes(readFileSync(path, 'utf8'))
  sources.set(path, source)
  return source
}

/** Project files are loaded with the mutants in them; an edition in the address of a module goes on to what it imports. */
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
      const [plain] = url.split('?')
      if (!isOurs(plain) || plain === SHIM) return next(url, context)
      return { format: 'module', source: sourceOf(fileURLToPath(plain), assignment), shortCircuit: true }
    },
  })
}

let assignment: Assignment
let vitest: typeof import('./vitest.ts')
let edition = 0
const tests: Test[] = []
let usual: readonly number[] = []
/** What nobody was there to catch. */
let stray: unknown = null

process.on('unhandledRejection', error => {
  stray ??= error ?? new Error('rejected')
})
process.on('uncaughtException', error => {
  stray ??= error
})

const load = (file: string): Promise<Test[]> =>
  vitest.collect(file, () => import(`${pathToFileURL(ROOT).href}${file}${edition > 0 ? `?${edition}` : ''}`))

async function loadAll(): Promise<void> {
  for (const file of assignment.tests) tests.push(...(await load(file)))
}

async function survey(): Promise<Survey> {
  const early: Record<string, number> = {}
  mutation.covered = early
  await loadAll()
  const witnesses: Witness[] = []
  for (const test of tests) {
    const meets: Record<string, number> = {}
    mutation.covered = meets
    const started = performance.now()
    const fault = await objection(test, 120_000)
    const ms = performance.now() - started
    witnesses.push({ file: test.file, name: test.name, ms, fault: fault === null ? null : String(fault), meets })
  }
  mutation.covered = null
  usual = witnesses.map(({ ms }) => ms)
  return { witnesses, early: Object.keys(early) }
}

const LATE = Symbol('late')

/** What a test has against the code as it is now. */
async function objection(test: Test, patience: number): Promise<unknown> {
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
const patience = (n: number): number => 2000 + 5 * usual[n]

async function wake<T>({ mutant, limit }: Question, act: () => Promise<T>): Promise<T> {
  Object.assign(mutation, { active: mutant, hits: 0, limit })
  try {
    return await act()
  } finally {
    mutation.active = ''
  }
}

async function ask(question: Question): Promise<Answer> {
  for (const n of question.witnesses) {
    const found = await wake(question, () => objection(tests[n], patience(n)))
    if (found === null && mutation.hits <= question.limit) continue
    if ((await objection(tests[n], patience(n))) !== null) return { fate: 'unclean', by: n }
    return { fate: 'killed', by: n, how: found === LATE || mutation.hits > question.limit ? 'endless' : 'failed' }
  }
  return { fate: 'survived' }
}

/** The same with modules loaded while the mutant is at work. Nothing of them is used again, so nothing can be left behind. */
async function askAnew(question: Question): Promise<Answer> {
  edition++
  for (const file of new Set(question.witnesses.map(n => tests[n].file))) {
    const first = tests.findIndex(test => test.file === file)
    const ours = question.witnesses.filter(n => tests[n].file === file)
    const by = await wake(question, async () => {
      let loaded: Test[]
      try {
        loaded = await load(file)
      } catch {
        return ours[0]
      }
      for (const n of ours) {
        const test = loaded[n - first]
        if (test?.name !== tests[n].name || (await objection(test, patience(n))) !== null) return n
        if (mutation.hits > question.limit) return n
      }
      return null
    })
    if (by !== null) return { fate: 'killed', by, how: mutation.hits > question.limit ? 'endless' : 'failed' }
  }
  return { fate: 'survived' }
}

process.on('message', async (order: Order) => {
  if ('assign' in order) {
    assignment = order.assign
    hook(assignment)
    vitest = await import(SHIM)
    if (assignment.usual === null) process.send?.(await survey())
    else {
      usual = assignment.usual
      await loadAll()
      process.send?.(null)
    }
  } else process.send?.(await (order.ask.anew ? askAnew(order.ask) : ask(order.ask)))
})
