import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('./service-worker.js', import.meta.url)
/** Not through the bundler, but needed offline all the same. */
const PUBLIC = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png']

/** Few people have matches of earlier rules: whoever opens one keeps its file from then on. */
const OLDER_RULES = /\bfrozen-[\w-]+\.js$/

/** Writes the service worker with the list of everything in this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'pentarchy-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).filter(name => name !== 'index.html' && !OLDER_RULES.test(name))
        const files = [...new Set([...PUBLIC, ...names])].sort()
        const source = readFileSync(SOURCE, 'utf8')
        const html = bundle['index.html']
        const build = createHash('sha256')
          .update(source)
          .update(files.join('\n'))
          .update(html?.type === 'asset' ? html.source : '')
          .digest('hex')
          .slice(0, 12)
        const filled = source.replace('__FILES__', JSON.stringify(files)).replace('__BUILD__', JSON.stringify(build))
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: filled })
      },
    },
  }
}
