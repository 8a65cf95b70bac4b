/* npm run package: packs dist/pentarchy-VERSION.tgz, which npx and npm install take. */
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { layOut } from './package/layout.ts'

const folder = join(ROOT, 'dist', 'package')
const { name, version, packages } = await layOut(folder)
execFileSync('npm', ['pack', '--silent', '--pack-destination', join(ROOT, 'dist')], { cwd: folder })
const file = join(ROOT, 'dist', `${name}-${version}.tgz`)
console.log(
  JSON.stringify({ file, bytes: statSync(file).size, files: globSync('**/*.*', { cwd: folder }).length, packages }),
)
