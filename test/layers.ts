import { dirname, join } from 'node:path/posix'
import { elementAt } from '../kernel/list.ts'

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

/**
 * What each layer may import besides itself. Arrows point one way: kernel <- games <- bots <- { learn, wire,
 * dialogue } <- the rest.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  learn: ['kernel', 'games', 'bots'],
  wire: ['kernel', 'games', 'bots'],
  dialogue: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'learn', 'wire'],
  web: ['kernel', 'games', 'bots', 'learn', 'wire', 'dialogue'],
  // The front door: it starts the others.
  cli: ['kernel', 'games', 'bots', 'learn', 'wire', 'dialogue', 'web', 'server'],
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g

/** Everything the file imports, static or dynamic, types included. */
export const importsOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(found => found[1] ?? elementAt(found, 2))

/** Comments may name anything. Good enough for code, where `//` within a string is always a web address. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** Where an import leads: a path from the root, or null for a package. */
const targetOf = (from: string, specifier: string): string | null =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : null

const isTest = (path: string): boolean => /(^|\/)test\//.test(path) || path.endsWith('.test.ts')

/** What must run in a browser, a worker and a server alike. The conformance suite is for tests and the command line. */
const isPure = (path: string): boolean =>
  /^(kernel|games|bots|learn|wire|dialogue)\//.test(path) && !isTest(path) && !path.startsWith('kernel/conformance/')

/** Rules get chance and nothing else from outside. */
const isRules = (path: string): boolean => /^(kernel|games)\//.test(path) && !isTest(path) && !isTablePiece(path)

const isTablePiece = (path: string): boolean => /^games\/[^/]+\/table\//.test(path)

/** What examines a game belongs to tests and to the commands that examine games. */
const isProof = (path: string): boolean => /^games\/(proofs|[^/]+\/proof)\.ts$/.test(path)

const OUTSIDE_WORLD = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/

/** What is wrong with a file, one line each. */
export function faultsOf({ path, text }: SourceFile): string[] {
  const imports = importsOf(text).flatMap(specifier => faultOfImport(path, specifier) ?? [])
  const outside = isRules(path) ? OUTSIDE_WORLD.exec(withoutComments(text)) : null
  return outside ? [...imports, `${path} uses ${outside[0]}`] : imports
}

function faultOfImport(path: string, specifier: string): string | null {
  const fault = `${path} imports ${specifier}`
  const target = targetOf(path, specifier)
  if (target === null) return isPure(path) && specifier.startsWith('node:') ? fault : null
  const layer = layerOf(path)
  const wanted = layerOf(target)
  if (wanted === 'scripts') return isTest(path) ? null : fault
  // Browser tests play against a real club.
  if (layer === 'web' && (wanted === 'server' || wanted === 'test')) return isTest(path) ? null : fault
  if (isProof(target) && !isTest(path) && layer !== 'cli' && !isProof(path)) return fault
  if (layer === 'games') return mayGameImport(path, target) ? null : fault
  return layer === wanted || MAY_IMPORT[layer]?.includes(wanted) ? null : fault
}

const layerOf = (path: string): string => elementAt(path.split('/'), 0)

const teaches = (path: string): boolean => /^games\/[^/]+\/(lessons|coach|puzzles|primer|challenges)\//.test(path)

/** The formats of what a game teaches. */
const FORMATS = [
  'learn/lesson.ts',
  'learn/coach.ts',
  'learn/puzzles/puzzle.ts',
  'learn/primer.ts',
  'learn/challenge.ts',
  'learn/rule-search.ts',
]

/** Tables, words, lessons, coaches, puzzles, primers and advice see the rules only through `queries.ts`. */
const goesPastQueries = (path: string, target: string): boolean =>
  /^games\/[^/]+\/(advice\.ts$|(table|text|lessons|coach|puzzles|primer|challenges)\/)/.test(path) &&
  /^games\/[^/]+\/rules\//.test(target)

/**
 * A game imports the kernel and itself. Its table may also import the shared frame and pieces; its lessons, coach,
 * puzzles and primer their formats. The registry and the proofs know all games.
 */
function mayGameImport(path: string, target: string): boolean {
  if (goesPastQueries(path, target)) return false
  if (layerOf(target) === 'kernel') return true
  if (isTablePiece(path) && /^web\/(pieces|table|stage)\//.test(target)) return true
  if (teaches(path) && FORMATS.includes(target)) return true
  if (/^games\/\w+\.ts$/.test(path)) return layerOf(target) === 'games'
  return layerOf(target) === 'games' && path.split('/')[1] === target.split('/')[1]
}

/** Import cycles, one line each: Tarjan's strongly connected components. */
export function cyclesIn(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const imports = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text).flatMap(specifier => {
        const target = targetOf(path, specifier)
        return target !== null && known.has(target) ? [target] : []
      }),
    ]),
  )
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[] = []
  const visit = (path: string): number => {
    const at = order.size
    let low = at
    order.set(path, at)
    open.push(path)
    for (const target of imports.get(path) ?? [])
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    if (low === at) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1 || imports.get(path)?.includes(path)) cycles.push(circle.sort().join(' <-> '))
    }
    return low
  }
  for (const { path } of files) if (!order.has(path)) visit(path)
  return cycles
}
