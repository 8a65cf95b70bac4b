import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Rolldown } from 'vite'
import { glyphChunk, glyphs } from './glyphs/plugin.ts'
import { listings } from './listings/plugin.ts'
import { serviceWorker, UNASKED } from './pwa/plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What every first visit needs: one file compresses better than forty. */
const SHELL = new RegExp(
  [
    'node_modules/(svelte|idb)/',
    'web/(pieces|store)/(?!share|kept-list|Spotlight|Tabs|Dialog|Confirm|confirm|TokenStack|ZoomPan|Coin|RoundTrack|DiagramSheet|figures|TextSize|HoverCard|place-beside|BottomSheet)',
    'web/sound/heard',
    'web/text/text\\.svelte',
    'web/cast/SeatFace',
    'web/app/(LevelHints|offline|Page|Message|OpenFile|router|choice|covers|imported|address|club|open-table|game-of|title)\\b',
    'web/table/(?!GuidePanel|Reckoning|Gain|MoveList|Viewing|TableSettings|TableCard|RuleLinks|PhoneTable|SeatStrip|TabBar|in-sight|arrows)',
    'web/(bots/bots|tables)',
    'bots/levels',
    'games/registry',
    'learn/course-ids',
    'virtual:listings',
  ].join('|'),
)

const GAMES = here('../games/')

/** The game of a module, and its file or folder in it: `ethnos` and `rules`; null for anything else. */
const partOf = (id: string): { readonly game: string; readonly part: string } | null => {
  const [, game, part] = (id.startsWith(GAMES) && /^([^/]+)\/([^/.]+)/.exec(id.slice(GAMES.length))) || []
  return game && part ? { game, part } : null
}

const chunkOf = (name: string, isIn: (part: string) => boolean) => (id: string) => {
  const found = partOf(id)
  return found && isIn(found.part) ? `${name}-${found.game}` : null
}

/** A game's words and table both need its rules: one file compresses better than ten. */
const RULES = new Set(['rules', 'queries', 'content', 'cards', 'position', 'facts', 'view'])
const rulesChunk = chunkOf('rules', part => RULES.has(part))
/** Modules that a primer's pictures share with the table stay in one file with it. */
const tableChunk = (id: string, context: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null => {
  const game = partOf(id)?.part === 'table' ? partOf(id)?.game : undefined
  if (game === undefined) return null
  const needed = new Set<string>()
  const need = (module: string): void => {
    if (needed.has(module) || partOf(module)?.part !== 'table') return
    needed.add(module)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) need(imported)
  }
  need(`${GAMES}${game}/table/index.ts`)
  return needed.has(id) ? `table-${game}` : null
}
/** A worker needs a game's rules and bot together. */
const botChunk = chunkOf('bot', part => part !== 'text' && part !== 'versions')

/**
 * A game's module can load words and bots, but the page never asks for bots and a worker never asks for words. Chunks
 * for only one of them stay separate, so that the service worker does not keep them for offline play.
 */
const chunkFilesWithout =
  (...unasked: readonly string[]) =>
  ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
    moduleIds.length > 0 && moduleIds.every(id => unasked.includes(partOf(id)?.part ?? ''))
      ? `assets/${UNASKED}/[name]-[hash].js`
      : 'assets/[name]-[hash].js'

/** Browsers of two years ago: docs/browsers.md says what they are and who looks after what syntax cannot express. */
const OLDEST_BROWSERS = ['chrome130', 'edge130', 'firefox132', 'safari18']

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  plugins: [glyphs(), listings(), svelte({ preprocess: vitePreprocess() }), serviceWorker()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFilesWithout('text'),
        // What all bots share is a chunk of its own; otherwise it would lie with one game's bot, and every worker would
        // load that.
        codeSplitting: {
          groups: [
            { name: 'worker-kernel', test: /kernel\/|@noble\/hashes/ },
            { name: botChunk, debugName: 'bot' },
          ],
        },
      },
    },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A part imports its modules itself when loaded; lists of them would burden every first load. Only styles must be
      // listed.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter(file => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFilesWithout('bot', 'weights'),
        codeSplitting: {
          groups: [
            { name: glyphChunk },
            { name: 'art-covers', test: /games\/[^/]+\/table\/cover\.ts$|web\/pieces\/scenery\.ts$/ },
            { name: 'art-faces', test: /web\/cast\/faces\.ts$/ },
            { name: 'art-land', test: /web\/pieces\/LandDefs\.svelte$/ },
            { name: 'shell', test: SHELL },
            { name: 'kernel', test: /kernel\/(?!file)|@noble\/hashes/ },
            { name: rulesChunk },
            { name: tableChunk, includeDependenciesRecursively: false },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  // npm run dev: the club runs beside it, on the next port.
  server: {
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.CLUB_PORT ?? 8081}`, ws: true } },
  },
})
