#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { COMPILED, ensureInstalled, NODE, ROOT } from './install.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

ensureInstalled()

const args = process.argv.slice(2)
const flags = args[0] === 'start' ? SERVER_FLAGS : []
const child = spawn(NODE, [...flags, join(ROOT, 'cli', 'main.ts'), ...args], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
})

// The terminal sends Ctrl-C to both; a supervisor signals only us. Either way the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

child.on('exit', (status, signal) => process.exit(status ?? 128 + (constants.signals[signal] ?? 0)))
