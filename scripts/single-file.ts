/*
 * npm run single-file [-- PLATFORM ...]
 *
 * Makes dist/pentarchy-PLATFORM: Node and the whole program in one executable (Node's "single executable applications").
 * PLATFORM is linux-x64, linux-arm64, darwin-x64 or win-x64; this machine's unless said. One for macOS must
 * be signed there before it runs (codesign --sign - FILE).
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { brotliCompressSync, constants } from 'node:zlib'
import { NODE, ROOT } from './install.mjs'
import { layOut } from './package/layout.ts'
import { SERVER_FLAGS } from './server-flags.mjs'

const HERE = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const platforms = process.argv.length > 2 ? process.argv.slice(2) : [HERE]

const work = mkdtempSync(join(tmpdir(), 'pentarchy-single-'))
try {
  const packed = await pack(join(work, 'app'))
  for (const platform of platforms) console.log(JSON.stringify(makeFor(platform, packed)))
} finally {
  rmSync(work, { recursive: true })
}

/** The program with its packages as one asset. The lock file's versions, all of them plain JavaScript. */
async function pack(folder: string): Promise<{ program: string; id: string }> {
  await layOut(folder)
  writeFileSync(join(folder, 'unpacked.cjs'), "import('./run.mjs')\n")
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, name), join(work, name))
  npm(work, 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent')
  const files = new Map([...filesIn(folder), ...filesIn(work, 'node_modules/**/*.{js,cjs,mjs,json}')])
  const bytes = serialize(files)
  const program = join(work, 'program')
  writeFileSync(program, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  const id = join(work, 'id')
  writeFileSync(id, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  return { program, id }
}

function filesIn(folder: string, pattern = '**/*'): [string, Buffer][] {
  return globSync(pattern, { cwd: folder })
    .filter(path => statSync(join(folder, path)).isFile())
    .sort()
    .map(path => [path, readFileSync(join(folder, path))])
}

function makeFor(platform: string, assets: { program: string; id: string }) {
  const output = join(ROOT, 'dist', `pentarchy-${platform}${platform.startsWith('win') ? '.exe' : ''}`)
  const config = join(work, `${platform}.json`)
  writeFileSync(
    config,
    JSON.stringify({
      main: join(ROOT, 'scripts', 'package', 'unpack.cjs'),
      output,
      executable: platform === HERE ? NODE : nodeFor(platform),
      disableExperimentalSEAWarning: true,
      execArgv: SERVER_FLAGS,
      assets,
    }),
  )
  execFileSync(NODE, ['--build-sea', config], { stdio: ['ignore', 2, 2] })
  return { file: output, bytes: statSync(output).size }
}

/** Node of another platform, the same version, as npm has it. */
function nodeFor(platform: string): string {
  npm(work, 'pack', `node-${platform}@${process.versions.node}`, '--silent')
  execFileSync('tar', ['xzf', `node-${platform}-${process.versions.node}.tgz`, `--one-top-level=${platform}`], {
    cwd: work,
  })
  return join(work, platform, 'package', 'bin', platform.startsWith('win') ? 'node.exe' : 'node')
}

function npm(folder: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
}
