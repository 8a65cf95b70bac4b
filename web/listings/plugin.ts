import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { LANGUAGES } from '../../kernel/languages.ts'
import { listGames } from './listing.ts'

const NAME = 'virtual:listings'
const REGISTRY = fileURLToPath(new URL('../../games/registry.ts', import.meta.url))

/** The listings of all games, computed by Node while the page is built. */
export const builtListings = async () => listGames(await import(pathToFileURL(REGISTRY).href))

/** `import listings from 'virtual:listings'`: the home page shows every game without loading any. */
export function listings(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'pentarchy-listings',
    configureServer(started) {
      server = started
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      // In development titles may change at any time, and Node never reads a module twice.
      const found = server
        ? await listGames((await server.ssrLoadModule(REGISTRY)) as typeof import('../../games/registry.ts'))
        : await builtListings()
      for (const game of found)
        for (const file of ['facts', ...LANGUAGES.map(language => `text/words.${language}`)])
          this.addWatchFile(fileURLToPath(new URL(`../../games/${game.id}/${file}.ts`, import.meta.url)))
      return `export default ${JSON.stringify(found)}`
    },
  }
}
