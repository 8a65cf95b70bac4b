import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/*
 * node web/bundle.ts FOLDER: bundles the page into FOLDER (dist/web). build.ts runs it as a process of its own, to free
 * its memory.
 */

const outDir = process.argv[2] ?? 'dist/web'
await build({
  configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  build: { outDir },
})
