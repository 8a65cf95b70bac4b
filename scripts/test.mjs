/*
 * npm test: every check and test, each under its own heading. All parts run even if one fails. npm run check (--quick)
 * leaves the tests out.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from './chromium.mjs'
import { firefox } from './firefox.mjs'
import { COMPILED, ensureInstalled, NODE, ROOT } from './install.mjs'
import { nats } from './nats.mjs'
import { postgres } from './postgres.mjs'
import { webkit } from './webkit.mjs'

ensureInstalled()

// Programs started by others must find the project's own Node first, too.
const bin = join(ROOT, 'node_modules', '.bin')
const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
const installed = path => join(ROOT, 'node_modules', path)
const quick = process.argv.includes('--quick')

/** Browsers mostly wait, and meanwhile another test can use the core. */
const WORKERS = availableParallelism() + 1

/** The least share of planted bugs that the tests must notice: see docs/mutation.md. */
const LEAST_NOTICED = 0.85

let passed = 0
/** Repeated at the very end, for readers of only the last lines of a log. */
const failures = []

function count(ok, name) {
  if (ok) passed++
  else failures.push(name)
}

function heading(text) {
  console.log(`\n== ${text}`)
}

/** `npm run check` is incremental, which may miss what a fresh build finds. */
const afresh = quick ? [] : ['--force']
const svelteCheck = ['--tsconfig', 'web/tsconfig.json', '--tsgo', '--incremental', '--output', 'human']
/** They run in parallel, and each prints when its turn comes. */
const types = check('Types (tsc)', installed('@typescript/native/bin/tsc'), '--build', ...afresh)
// It reads the declarations of the other layers that tsc has written.
const pageTypes = types.done.then(
  () => check('Types of the pages', installed('svelte-check/bin/svelte-check'), ...svelteCheck).done,
)
const checks = [
  check('Format and lint (biome)', installed('@biomejs/biome/bin/biome'), 'check', '.'),
  types,
  check('Components (svelte)', join(ROOT, 'scripts', 'components.ts')),
  { name: 'Types of the pages (svelte-check)', done: pageTypes },
]
if (!quick) checks.push(check('The page (vite)', join(ROOT, 'cli', 'main.ts'), 'build'))
for (const { name, done } of checks) {
  heading(name)
  const { ok, said, seconds } = await done
  process.stdout.write(said)
  count(ok, name)
  console.log(`${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}
if (!quick) await tests()

if (failures.length > 0) heading('Failed')
for (const name of failures) console.log(name)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

function check(name, script, ...args) {
  const started = Date.now()
  const child = spawn(NODE, [script, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => child.once('close', resolve))
  const done = Promise.all([ended, text(child.stdout), text(child.stderr)]).then(([status, out, err]) => ({
    ok: status === 0,
    out,
    said: out + err,
    seconds: (Date.now() - started) / 1000,
  }))
  return { name, done }
}

async function tests() {
  for (const [name, find] of [
    ['Browser (Chromium)', chromium],
    ['Browser (Firefox)', firefox],
    ['Browser (WebKit)', webkit],
    ['Database (PostgreSQL)', postgres],
    ['Messages (NATS)', nats],
  ]) {
    heading(name)
    count(findProgram(find), name)
  }
  vitest('code', 'programs', 'page', 'cluster sample')
  await plantedBugs()
}

/** A few mutants of everything but the server, always the same. `npm run mutate` tries all. */
async function plantedBugs() {
  const name = 'Planted bugs (mutate)'
  heading(name)
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  const left = [...games.map(({ name }) => name), 'kernel']
  const sum = { counted: 0, killed: 0, stale: 0 }
  const work = async () => {
    for (let target = left.shift(); target; target = left.shift()) {
      const sample = ['mutate', target, '--sample', '8', '--seed', 'npm test', '--json']
      const { ok, out, said, seconds } = await check(target, join(ROOT, 'cli', 'main.ts'), ...sample).done
      if (!ok) return console.log(said)
      const { mutants, killed, survived, equivalent, stale } = JSON.parse(out)
      sum.counted += mutants - equivalent
      sum.killed += killed
      sum.stale += stale.length
      console.log(`${target}: ${killed} of ${mutants - equivalent} noticed (${seconds.toFixed(1)} s)`)
      for (const { file, line, original, replacement } of survived)
        console.log(`  ${file}:${line}: ${replacement.slice(0, 60)} for ${original.slice(0, 60)}`)
      for (const { file, code } of stale) console.log(`  no such mutant any more: ${file}: ${code}`)
    }
    return true
  }
  const done = await Promise.all([work(), work()])
  count(done.every(Boolean) && sum.stale === 0 && sum.killed >= LEAST_NOTICED * sum.counted, name)
}

function vitest(...projects) {
  const name = 'Tests (vitest)'
  heading(name)
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-test-'))
  const file = join(folder, 'report.json')
  const options = [...projects.map(project => `--project=${project}`), `--maxWorkers=${WORKERS}`]
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync(NODE, [installed('vitest/vitest.mjs'), 'run', ...options, ...reports], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 1, 2],
  })
  const seen = existsSync(file) ? summary(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] }
  rmSync(folder, { recursive: true })
  passed += seen.passed
  failures.push(...seen.failed)
  // A run that fails without a failed test (a crash, an unhandled rejection) has failed all the same.
  if (status !== 0 && seen.failed.length === 0) failures.push(`${name}: ended with ${status}`)
}

/** A file that does not load has no tests to count, so it counts as one failure. */
function summary(report) {
  const failed = report.testResults
    .filter(file => file.status === 'failed')
    .flatMap(file => {
      const tests = file.assertionResults.filter(test => test.status === 'failed')
      const told = tests.map(test => `${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`)
      return (told.length > 0 ? told : [file.message]).map(text => `${relative(ROOT, file.name)}: ${text}`)
    })
  return { passed: report.numPassedTests, failed }
}

function findProgram(find) {
  try {
    console.log(find())
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}
