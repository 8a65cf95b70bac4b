import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc')
// Below the layers, so that types of packages resolve as they do there.
const folder = mkdtempSync(join(ROOT, 'node_modules/.types-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The names that a file of the project would not find. */
function unknownIn(project: string, names: readonly string[]): string[] {
  const file = join(folder, 'probe.ts')
  writeFileSync(file, `${names.map(name => `void ${name}`).join('\n')}\nexport {}\n`)
  const config = join(folder, 'tsconfig.json')
  const options = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: ROOT }
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, project), compilerOptions: options, include: [file], exclude: [] }),
  )
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', config, '--pretty', 'false'], { encoding: 'utf8' })
  return [...stdout.matchAll(/Cannot find name '(\w+)'/g)].flatMap(([, name]) => (name ? [name] : []))
}

describe('the types that a layer sees', () => {
  it.each(['kernel', 'games', 'games/tsconfig.rules.json', 'bots', 'learn', 'wire', 'dialogue'])(
    '%s: neither page nor Node',
    layer => {
      const project = layer.endsWith('.json') ? layer : `${layer}/tsconfig.json`
      expect(unknownIn(project, ['document', 'process', 'Promise'])).toEqual(['document', 'process'])
    },
  )

  it.each(['server', 'cli'])('%s: Node, no page', layer =>
    expect(unknownIn(`${layer}/tsconfig.json`, ['document', 'process'])).toEqual(['document']),
  )

  it('web: a page, no Node', () => expect(unknownIn('web/tsconfig.json', ['document', 'process'])).toEqual(['process']))

  it('every project is checked', () => {
    const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
    const named = references.map(({ path }: { path: string }) => path.replace(/\/tsconfig\.\w+\.json$/, ''))
    const folders = globSync('*/tsconfig*.json', { cwd: ROOT }).map(path => path.split(/[\\/]/, 1).join())
    expect(new Set(named)).toEqual(new Set(folders))
  })
})
