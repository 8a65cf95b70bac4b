import { dirname, join } from 'node:path/posix'

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** What each layer may import of ours, besides itself. Arrows point one way: kernel <- games <- bots <- wire <- the rest. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  wire: ['kernel', 'games', 'bots'],
  server: ['kernel', 'games', 'bots', 'wire'],
  web: ['kernel', 'games', 'bots', 'wire'],
  // The front door: it starts the others.
  cli: ['kernel', 'games', 'bots', 'wire', 'web', 'server'],
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g

/** Everything the file imports, static or dynamic, types included. */
export const importsOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(found => found[1] ?? found[2])

/** Comments may name anything. Good enough for code, where `//` within a string is always a web address. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** Where an import leads: a path from the root, or null for a package. */
const targetOf = (from: string, specifier: string): string | null =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : null

const isTest = (path: string): boolean => /(^|\/)test\//.test(path) || path.endsWith('.test.ts')

/** What must run in a browser, in a worker and on a server alike. The conformance suite is for tests and the command line. */
const isPure = (path: string): boolean =>
  /^(kernel|games|bots|wire)\//.test(path) && !isTest(path) && !path.startsWith('kernel/conformance/')

/** Rules get chance and nothing else from outside. */
const isRules = (path: string): boolean => /^(kernel|games)\//.test(path) && !isTest(path) && !isTablePiece(path)

const isTablePiece = (path: string): boolean => /^games\/[^/]+\/table\//.test(path)

const OUTSIDE_WORLD = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/

/** What is wrong with a file, in one line each. */
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
  if (layer === 'games') return mayGameImport(path, target) ? null : fault
  return layer === wanted || MAY_IMPORT[layer]?.includes(wanted) ? null : fault
}

const layerOf = (path: string): string => path.split('/')[0]

/** A game knows the kernel and itself; its table also the frame and the pieces all tables share. The registry alone knows all games. */
function mayGameImport(path: string, target: string): boolean {
  if (layerOf(target) === 'kernel') return true
  if (isTablePiece(path) && /^web\/(pieces|table)\//.test(target)) return true
  if (path === 'games/registry.ts') return layerOf(target) === 'games'
  return layerOf(target) === 'games' && path.split('/')[1] === target.split('/')[1]
}
