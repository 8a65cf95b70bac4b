import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/* node web/bundle.ts FOLDER: bundles the page into that folder (dist/web). Run by build.ts in a process of its own, whose memory ends with it. */

const outDir = process.argv[2] ?? 'dist/web'
await build({
  configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  build: { outDir },
})
