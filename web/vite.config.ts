import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { glyphChunk, glyphs } from './glyphs/plugin.ts'
import { serviceWorker } from './pwa/plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bots do not read: the worker leaves the games' words and rules at home. */
const wordless = (): Plugin => ({
  name: 'pentarchy-wordless',
  enforce: 'pre',
  resolveId: id => (/^\.\/text\/(en|ru|rules\.en|rules\.ru)\.ts$/.test(id) ? '\0wordless' : null),
  load: id => (id === '\0wordless' ? 'export const en = null, ru = null, rules = null' : null),
})

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  plugins: [glyphs(), svelte({ preprocess: vitePreprocess() }), serviceWorker()],
  worker: { format: 'es', plugins: () => [wordless()] },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: glyphChunk }, { name: 'art-covers', test: /web\/app\/scenes\.ts$/ }] },
      },
      checks: { bundlerTimings: false },
    },
  },
  server: { fs: { allow: [here('..')] } },
})
