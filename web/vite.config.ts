import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { glyphChunk, glyphs } from './glyphs/plugin.ts'
import { serviceWorker } from './pwa/plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Leaves files of the games out: each is replaced by the same names without anything behind them. */
const without = (name: string, files: RegExp, names: readonly string[]): Plugin => ({
  name,
  // In development page and worker share their modules: nothing is left out there.
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && /games\/[^/]+\/index\.ts$/.test(importer) && files.test(id) ? `\0${name}` : null,
  load: id => (id === `\0${name}` ? names.map(each => `export const ${each} = null`).join('\n') : null),
})

/** The page shows and checks; it neither judges positions nor proves the rules. */
const pageOnly = () => without('pentarchy-page-only', /^\.\/(bot|proof)\.ts$/, ['judgement', 'proof'])
/** Bots do not read: the worker leaves words and rules at home. */
const botsOnly = () =>
  without('pentarchy-bots-only', /^\.\/(proof|text\/(en|ru|rules\.en|rules\.ru))\.ts$/, ['proof', 'en', 'ru', 'rules'])

/** What every first visit needs: one file compresses better than forty. */
const SHELL = new RegExp(
  [
    'node_modules/svelte/',
    'web/(pieces|store)/(?!share)',
    'web/app/(Page|Message|OpenFile|router|choice|covers|imported|address|club|open-table|game-of|title)\\b',
    'web/table/(?!Reckoning|Gain|Result|ScoreSheet|MoveList|Viewing)',
    'web/(bots/brain|tables)',
    'bots/(levels|pool/(pool|gather))',
    'games/registry',
  ].join('|'),
)

/** The rules of a game serve its words and its table: one file compresses better than ten crumbs. */
const rulesChunk = (id: string): string | null => {
  const game = /games\/([^/]+)\/(?:rules|content|cards|position|facts|view)\b/.exec(id)?.[1]
  return game ? `rules-${game}` : null
}

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  plugins: [pageOnly(), glyphs(), svelte({ preprocess: vitePreprocess() }), serviceWorker()],
  worker: { format: 'es', plugins: () => [botsOnly()] },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: glyphChunk },
            { name: 'art-covers', test: /web\/app\/scenes\.ts$/ },
            { name: 'shell', test: SHELL },
            { name: 'kernel', test: /kernel\/(?!file)|@noble\/hashes/ },
            { name: rulesChunk },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  // npm run dev: the club runs beside, one port further.
  server: {
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.CLUB_PORT ?? 8081}`, ws: true } },
  },
})
