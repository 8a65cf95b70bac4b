import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * npm run -s new-game -- NAME: creates games/NAME as a renamed copy of the example game and adds it to the registry.
 * The copy compiles, passes the suite and can be played; docs/adding-a-game.md says how to make it yours.
 */

const MODEL = 'ferry'
const [name = '', given] = process.argv.slice(2)
/** Tests use another root. */
const ROOT = given ?? fileURLToPath(new URL('..', import.meta.url))
const REGISTRY = join(ROOT, 'games', 'registry.ts')
const folder = join(ROOT, 'games', name)

const parts = name.split('-')
const pascal = parts.map(part => part.charAt(0).toUpperCase() + part.slice(1)).join('')
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
const title = parts.map(part => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')
const prefix = (parts.length > 1 ? parts.map(part => part.charAt(0)).join('') : name.slice(0, 2)).toUpperCase()

const fault = faultOf(name)
if (fault) {
  console.error(fault)
  process.exit(2)
}

cpSync(join(ROOT, 'games', MODEL), folder, {
  recursive: true,
  dereference: true,
  filter: path => !path.endsWith('.json'),
})
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(ts|svelte)$/.test(file)) continue
  const path = join(folder, file)
  writeFileSync(path, renamed(readFileSync(path, 'utf8')))
}
const registry = readFileSync(REGISTRY, 'utf8')
const line = `  '${name}': async (): Promise<GameModule> => (await import('./${name}/index.ts')).${camel},\n`
writeFileSync(REGISTRY, registry.replace(`  ${MODEL}: async`, `${line}  ${MODEL}: async`))

// Other names sort differently.
const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
spawnSync(process.execPath, [biome, 'check', '--write', folder, REGISTRY], { cwd: ROOT, stdio: 'ignore' })

const { recordGolden } = await import(pathToFileURL(join(ROOT, 'kernel', 'conformance', 'golden.ts')).href)
const { game } = await import(pathToFileURL(join(folder, 'rules', 'game.ts')).href)
const { GOLDEN, GOLDEN_FOLDER } = await import(pathToFileURL(join(folder, 'test', 'golden.ts')).href)
recordGolden(game, GOLDEN_FOLDER, GOLDEN)

console.log(`games/${name} is a copy of games/${MODEL}, and a line of games/registry.ts. Now:

  npm run -s pentarchy -- play ${name} --seats human,steady
  npm run dev
  npx vitest run --project code games/${name}

docs/adding-a-game.md says what each file is for. Rename the model's own files (rules/crossing.ts, table/River.svelte,
table/Crate.svelte) as you replace them. Words, rules, cover and glyph are still the model's, and the Russian title is
the English one. Delete test/golden/*.json and record the games again: npm run golden -- ${name}`)

function faultOf(wanted: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted) || wanted.length > 30)
    return 'Say how the game is called, in small letters and hyphens: npm run -s new-game -- sealed-bids'
  if (existsSync(folder) || new RegExp(`^  '?${wanted}'?: async`, 'm').test(readFileSync(REGISTRY, 'utf8')))
    return `There is a game ${wanted} already.`
  try {
    new Function(`'use strict'; const ${camel} = 0`)
  } catch {
    return `${wanted} is a word of the language that games are written in: choose another.`
  }
  return null
}

/** Renames identifiers. The model's sentences stay until the author rewrites them. */
function renamed(text: string): string {
  return text
    .replace(/^\/\* Ferry is a game of our own.*\n\n/m, '')
    .replace(/^ {2}example: true,\n/m, '')
    .replace(/\bFerry(?=[A-Z])/g, pascal)
    .replace(/\bFE-(?=[A-Z])/g, `${prefix}-`)
    .replace(/title: '(Ferry|Паром)'/g, `title: '${title}'`)
    .replace(
      /(id: ')ferry(')|(golden -- )ferry\b/g,
      (_, before = '', after = '', command = '') => before + command + name + after,
    )
    .replace(/((?:const|module:|import \{) )ferry\b/g, `$1${camel}`)
}
