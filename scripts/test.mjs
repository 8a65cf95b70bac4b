/*
 * npm test: everything that must hold, in order, each under its own heading; all of it runs even if a part fails.
 * npm run check (--quick) leaves the tests themselves out.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from './chromium.mjs'
import { ensureInstalled, NODE, ROOT } from './install.mjs'
import { nats } from './nats.mjs'
import { postgres } from './postgres.mjs'

ensureInstalled()

// What needs the project's own Node must find it first, also when started by others.
const bin = join(ROOT, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
const run = (script, ...args) =>
  spawnSync(NODE, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, env, stdio: ['ignore', 1, 2] }).status ===
  0

const total = { passed: 0, failed: 0 }
const count = ok => (ok ? total.passed++ : total.failed++)

function heading(text) {
  console.log(`\n== ${text}`)
}

function stage(name, work) {
  heading(name)
  const started = Date.now()
  const ok = work()
  count(ok)
  console.log(`${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

stage('Format and lint (biome)', () => run('@biomejs/biome/bin/biome', 'check', '.'))
stage('Types (tsc)', () => run('typescript/bin/tsc', '--noEmit', '-p', '.'))
if (existsSync(join(ROOT, 'web')))
  stage('Types of the pages (svelte-check)', () =>
    run('svelte-check/bin/svelte-check', '--tsconfig', './web/tsconfig.json', '--output', 'human'),
  )
if (!process.argv.includes('--quick')) tests()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function tests() {
  if (needsBrowser()) stage('Browser (Chromium)', () => findProgram(chromium))
  stage('Database (PostgreSQL)', () => findProgram(postgres))
  stage('Messages (NATS)', () => findProgram(nats))
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
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = run('vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers=2', ...options, ...reports)
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

/** Whoever drives a page does it with Playwright. */
function needsBrowser() {
  const folders = ['web', 'games', 'server', 'test'].map(name => join(ROOT, name)).filter(existsSync)
  return folders.some(folder =>
    readdirSync(folder, { recursive: true })
      .filter(file => file.endsWith('.ts'))
      .some(file => readFileSync(join(folder, file), 'utf8').includes('playwright-core')),
  )
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
