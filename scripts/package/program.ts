import { globSync, readFileSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What a program is made of: its own files by their path, and the packages they import. */
export interface PackagedProgram {
  readonly files: ReadonlyMap<string, string>
  readonly packages: ReadonlySet<string>
}

/** A path relative to the file that names it, in an import or a `new URL`; `${...}` in it stands for any name. */
const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n]+?)\1/g
const BARE =
  /(?:from |import\(|require\(import\.meta\.url\)\(|createRequire\(import\.meta\.url\)\(\s*)['"]([^.'"][^'"]*)['"]/g

/**
 * Follows every path named in `main` and in what it leads to; `instead` has other code for some of the files.
 * The result is plain JavaScript: Node strips no types in a package.
 */
export function programFrom(
  root: string,
  main: string,
  instead: ReadonlyMap<string, string> = new Map(),
): PackagedProgram {
  const files = new Map<string, string>()
  const packages = new Set<string>()
  const left = [join(root, main)]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const name = relative(root, path)
    if (files.has(name)) continue
    const code = instead.get(name) ?? readFileSync(path, 'utf8')
    files.set(name, code)
    if (!/\.m?[jt]s$/.test(name)) continue
    for (const [, , named = ''] of code.matchAll(RELATIVE)) left.push(...filesNamed(dirname(path), named))
    for (const [, named = ''] of code.matchAll(BARE)) if (!named.startsWith('node:')) packages.add(packageOf(named))
  }
  return {
    files: new Map([...files].map(([name, code]) => [scriptName(name), name.endsWith('.ts') ? plain(code) : code])),
    packages,
  }
}

const scriptName = (path: string): string => path.replace(/\.ts$/, '.js')

const plain = (code: string): string =>
  stripTypeScriptTypes(code).replace(RELATIVE, (_, quote: string, path: string) => quote + scriptName(path) + quote)

function filesNamed(folder: string, named: string): string[] {
  if (!named.includes('${')) return isFile(join(folder, named)) ? [join(folder, named)] : []
  const pattern = named.replace(/\$\{[^}]*\}/g, '*')
  return globSync(pattern, { cwd: folder })
    .map(found => join(folder, found))
    .filter(isFile)
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const packageOf = (named: string): string =>
  named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/')
