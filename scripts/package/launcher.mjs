#!/usr/bin/env node
/* The command of the packed package. Plain JavaScript for any Node: the program itself runs on the one that comes with it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from './server-flags.mjs'

const OLDEST = 24

const home = dirname(createRequire(import.meta.url).resolve('node/package.json'))
const bundled = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const node = existsSync(bundled) ? bundled : process.execPath
if (node !== bundled && Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`Pentarchy needs Node ${OLDEST} or later, and this is ${process.version}.`)
  console.error('npm was not allowed to install the one that comes with Pentarchy: allow the scripts of "node".')
  process.exit(1)
}

const run = fileURLToPath(new URL('run.mjs', import.meta.url))
const child = spawn(node, [...SERVER_FLAGS, run, ...process.argv.slice(2)], { stdio: 'inherit' })

// The terminal sends Ctrl-C to both; a supervisor signals only us. Either way the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (status, signal) => process.exit(status ?? 128 + (constants.signals[signal] ?? 0)))
