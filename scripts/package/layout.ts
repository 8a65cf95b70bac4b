import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIfStale, DIST } from '../../web/build.ts'
import { ROOT } from '../install.mjs'
import { programFrom } from './program.ts'

/** They examine the sources or the tests, or build the page. */
const SOURCE_COMMANDS = ['build', 'languages', 'mutate', 'rules']

const COPIED: Readonly<Record<string, string>> = {
  'scripts/package/launcher.mjs': 'pentarchy.mjs',
  'scripts/package/run.mjs': 'run.mjs',
  'scripts/server-flags.mjs': 'server-flags.mjs',
  LICENSE: 'LICENSE',
  NOTICE: 'NOTICE',
  'README.md': 'README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
}

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** Lays out what `npx pentarchy` gets: the program without its types, the built page, the packages it imports. */
export async function layOut(folder: string): Promise<{ name: string; version: string; packages: number }> {
  rmSync(folder, { recursive: true, force: true })
  await buildIfStale()
  const program = programFrom(ROOT, 'cli/main.ts', standIns())
  for (const [path, code] of program.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  cpSync(DIST, join(folder, 'dist', 'web'), { recursive: true })
  for (const [from, to] of Object.entries(COPIED)) copyFileSync(join(ROOT, from), join(folder, to))

  const { name, version, description, license } = readJson('package.json')
  const locked = readJson('package-lock.json').packages
  const packages = [...program.packages, 'node'].sort()
  const described = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { pentarchy: 'pentarchy.mjs' },
    engines: { node: '>=20' },
    dependencies: Object.fromEntries(packages.map(id => [id, locked[`node_modules/${id}`].version])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
  return { name, version, packages: packages.length }
}

/** What the package has instead of commands that need the sources. */
export const standIns = () => new Map(SOURCE_COMMANDS.map(standIn))

const standIn = (command: string): [string, string] => [
  `cli/${command}.ts`,
  `import { needsSources } from './needs-sources.ts'\nexport const ${command} = needsSources('${command}')\n`,
]
