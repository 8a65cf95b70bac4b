import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../kernel/languages.ts'
import { builtListings } from '../listings/plugin.ts'

const SOURCE = new URL('./service-worker.js', import.meta.url)
/** Not bundled, but needed offline all the same. */
const PUBLIC = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png']

/** The folder for files that belong to a game but that no page or worker imports. */
export const UNASKED = 'unasked'

/** Few people have matches under earlier rules; those who open one keep its file from then on. */
const OLDER_RULES = /\bfrozen-[\w-]+\.js$/

/** The games' titles by language: a push is shown while no page is open. */
async function titles() {
  const games = await builtListings()
  return Object.fromEntries(
    LANGUAGES.map(language => [
      language,
      Object.fromEntries(games.map(({ id, words }) => [id, words[language].title])),
    ]),
  )
}

/** Writes the service worker with a list of everything in this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'pentarchy-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const names = Object.keys(bundle).filter(
          name => name !== 'index.html' && !OLDER_RULES.test(name) && !name.includes(`/${UNASKED}/`),
        )
        const files = [...new Set([...PUBLIC, ...names])].sort()
        const source = readFileSync(SOURCE, 'utf8').replace('__TITLES__', JSON.stringify(await titles()))
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
