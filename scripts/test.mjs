/*
 * npm test: everything that must hold, in order, each under its own heading; all of it runs even if a part fails.
 * npm run check (--quick) leaves the tests themselves out.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from './chromium.mjs'
import { ensureInstalled, NODE, ROOT } from './install.mjs'
import { nats } from './nats.mjs'
import { postgres } from './postgres.mjs'

ensureInstalled()

// What needs the project's own Node must find it first, also when started by others.
const bin = join(ROOT, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
const installed = path => join(ROOT, 'node_modules', path)
const quick = process.argv.includes('--quick')

const total = { passed: 0, failed: 0 }
const count = ok => (ok ? total.passed++ : total.failed++)

function heading(text) {
  console.log(`\n== ${text}`)
}

const svelteCheck = installed('svelte-check/bin/svelte-check')
/** Each of them keeps one core busy and says little: all at once, and each is told when its turn has come. */
const checks = [
  check('Format and lint (biome)', installed('@biomejs/biome/bin/biome'), 'check', '.'),
  check('Types (tsc)', installed('typescript/bin/tsc'), '--noEmit', '-p', '.'),
  check('Types of the pages (svelte-check)', svelteCheck, '--tsconfig', './web/tsconfig.json', '--output', 'human'),
]
if (!quick) checks.push(check('The page (vite)', join(ROOT, 'cli', 'main.ts'), 'build'))
for (const { name, done } of checks) {
  heading(name)
  const { ok, said, seconds } = await done
  process.stdout.write(said)
  count(ok)
  console.log(`${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}
if (!quick) tests()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function check(name, script, ...args) {
  const started = Date.now()
  const child = spawn(NODE, [script, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise(resolve => child.once('close', resolve))
  const done = Promise.all([ended, text(child.stdout), text(child.stderr)]).then(([status, out, err]) => ({
    ok: status === 0,
    said: out + err,
    seconds: (Date.now() - started) / 1000,
  }))
  return { name, done }
}

function tests() {
  for (const [name, find] of [
    ['Browser (Chromium)', chromium],
    ['Database (PostgreSQL)', postgres],
    ['Messages (NATS)', nats],
  ]) {
    heading(name)
    count(findProgram(find))
  }
  // The code first, so that browsers do not compete with it for the cores.
  vitest('Tests of the code (vitest)', 'code')
  vitest('Tests in the browser (vitest)', 'page')
  // All of online play over several servers is `npm run test:cluster`; here is a sample.
  vitest('A match over three servers (vitest)', 'cluster', '-t', 'brings a friend|takes moves back')
}

function vitest(name, project, ...options) {
  heading(name)
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-test-'))
  const file = join(folder, 'report.json')
  const reports = ['default', join(ROOT, 'scripts', 'retried.mjs'), 'json'].map(name => `--reporter=${name}`)
  const command = [installed('vitest/vitest.mjs'), 'run', '--project', project, '--maxWorkers=2']
  const { status } = spawnSync(NODE, [...command, ...options, ...reports, `--outputFile.json=${file}`], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 1, 2],
  })
  const ok = status === 0
  const seen = existsSync(file) ? summary(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  rmSync(folder, { recursive: true })
  total.passed += seen.passed
  // A run that ends badly without a failed test (a crash, an unhandled rejection) has failed all the same.
  total.failed += ok ? seen.failed : Math.max(1, seen.failed)
}

/** A file that does not even load has no tests to count: it counts as one failure. */
function summary(report) {
  const unloaded = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
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
