/*
 * npm run freeze -- GAME [--from REV] [--rules-only | --bots N]
 *
 * Keeps the rules of a game as they are, with its golden games, under games/GAME/versions/N. Run it before raising
 * `rulesVersion`: matches that began under version N are replayed and played on with this file for ever.
 *
 * With --bots it keeps the searching levels instead, as opponents for those to come: `expert@N` and `master@N` in the arena.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { type GameId, isGameId } from '../games/registry.ts'
import { ROOT } from './install.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    'rules-only': { type: 'boolean', default: false },
    bots: { type: 'string' },
  },
})
const [id] = positionals
if (id === undefined || !isGameId(id)) {
  console.error('Say which game: npm run freeze -- ethnos [--from REV] [--rules-only | --bots N]')
  process.exit(2)
}
const { from, bots } = values
const work = (root: string) => (bots === undefined ? freeze(id, root) : freezeBots(id, root, bots))
await (from === undefined ? work(ROOT) : atRevision(from, work))

/** In case the version was raised already: the rules as they were at a commit. */
async function atRevision(revision: string, work: (root: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'pentarchy-freeze-'))
  try {
    const archive = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 1 << 30 })
    execFileSync('tar', ['x', '-C', root], { input: archive })
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
    await work(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

async function freeze(game: GameId, root: string): Promise<void> {
  const folder = join(root, 'games', game)
  const { facts } = await import(pathToFileURL(join(folder, 'facts.ts')).href)
  const version: number = facts.rulesVersion
  const code = await bundle(root, [
    `export { game } from '${join(folder, 'rules', 'game.ts')}'`,
    values['rules-only']
      ? 'export const judgement = undefined'
      : `export { judgement } from '${join(folder, 'bot.ts')}'`,
  ])
  const target = join(ROOT, 'games', game, 'versions', String(version))
  mkdirSync(target, { recursive: true })
  writeFileSync(
    join(target, 'frozen.js'),
    `/* Made by npm run freeze. Stored matches depend on it: never edit. */\n${code}`,
  )
  cpSync(join(folder, 'test', 'golden'), join(target, 'golden'), { recursive: true })
  console.error(`${game}, rules ${version}: ${code.length} characters and the golden games are in ${target}`)
}

/** The searching levels, with the rules and judgement they use. */
async function freezeBots(game: GameId, root: string, number: string): Promise<void> {
  const folder = join(root, 'games', game)
  const code = await bundle(root, [
    `import { EFFORTS } from '${join(root, 'bots', 'levels.ts')}'`,
    `import { searcher } from '${join(root, 'bots', 'searcher.ts')}'`,
    `import { judgement } from '${join(folder, 'bot.ts')}'`,
    `import { game } from '${join(folder, 'rules', 'game.ts')}'`,
    'export const makeBot = (level, iterations) =>',
    '  searcher(iterations === undefined ? EFFORTS[level] : { iterations, exact: true })({ game, judgement })',
  ])
  const target = join(ROOT, 'games', game, 'versions', `bots-${number}.js`)
  writeFileSync(target, `/* Made by npm run freeze. Later bots are measured by it: never edit. */\n${code}`)
  console.error(`${game}, bots ${number}: ${code.length} characters in ${target}`)
}

/** One file that imports nothing, so that later changes cannot reach it. */
async function bundle(root: string, entry: readonly string[]): Promise<string> {
  const ENTRY = '\0frozen'
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'frozen-rules',
        resolveId: source => (source === ENTRY ? ENTRY : null),
        load: source => (source === ENTRY ? entry.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true, codeSplitting: false },
      },
    },
  })
  const [built] = [result].flat()
  if (built === undefined || !('output' in built)) throw new Error('nothing was built')
  return built.output[0].code
}
