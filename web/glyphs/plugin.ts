import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { AUTHORS } from './authors.ts'
import { shrinkPath } from './path.ts'

const PREFIX = 'glyph:'
const CREDITS = 'credits.json'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** `import lion from 'glyph:lion'`: the outline of one glyph, and its author for the list of credits. */
export function glyphs(): Plugin {
  const used = new Set<string>()
  let icons: IconSet['icons'] | undefined
  const read = () => {
    if (icons) return icons
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
    const set: IconSet = JSON.parse(readFileSync(file, 'utf8'))
    icons = set.icons
    return icons
  }
  return {
    name: 'pentarchy-glyphs',
    enforce: 'pre',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const outline = /\bd="([^"]+)"/.exec(read()[name]?.body ?? '')?.[1]
      if (!outline) throw new Error(`There is no glyph "${name}" in @iconify-json/game-icons`)
      if (!authorOf(name))
        throw new Error(
          `Add the author of the glyph "${name}" to web/glyphs/authors.ts, or take one that is listed there`,
        )
      used.add(name)
      return `export default ${JSON.stringify(shrinkPath(outline))}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CREDITS, source: JSON.stringify(creditsFor(used)) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${CREDITS}`) return next()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(creditsFor(used)))
      })
    },
  }
}

const authorOf = (glyph: string) => AUTHORS.find(author => author.glyphs.includes(glyph))

/** The About page shows only authors and glyphs that are really in the build. */
export const creditsFor = (used: ReadonlySet<string>) =>
  AUTHORS.map(author => ({ ...author, glyphs: author.glyphs.filter(glyph => used.has(glyph)) })).filter(
    author => author.glyphs.length > 0,
  )

interface Importers {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Art is bundled apart from code: glyphs used by one game go with its table, the others with the page. */
export function glyphChunk(id: string, graph: Importers): string | null {
  if (!id.startsWith(`\0${PREFIX}`)) return null
  const homes = new Set(
    (graph.getModuleInfo(id)?.importers ?? []).map(
      path => /games\/([^/]+)\/(?!table\/cover)/.exec(path)?.[1] ?? 'page',
    ),
  )
  const [only] = homes
  return `glyphs-${homes.size === 1 ? only : 'page'}`
}
