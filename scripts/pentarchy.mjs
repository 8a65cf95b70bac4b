#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { COMPILED, ensureInstalled, NODE, ROOT } from './install.mjs'

ensureInstalled()

const child = spawn(NODE, [join(ROOT, 'cli', 'main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
})

// The terminal sends Ctrl-C to both; a supervisor signals only us. Either way the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

child.on('exit', (status, signal) => process.exit(status ?? 128 + (constants.signals[signal] ?? 0)))
