/*
 * The entry of the single file. It unpacks the program once into the cache of this system and runs it from there: worker
 * threads and packages need files. CommonJS, because that is what Node runs from inside an executable.
 */
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { homedir } = require('node:os')
const { dirname, join } = require('node:path')
const { getAsset } = require('node:sea')
const { deserialize } = require('node:v8')
const { brotliDecompressSync } = require('node:zlib')

const cache = process.env.XDG_CACHE_HOME ?? process.env.LOCALAPPDATA ?? join(homedir(), '.cache')
const folder = join(cache, 'pentarchy', getAsset('id', 'utf8'))

if (!existsSync(folder)) {
  // Unpacked aside and renamed, so that a program interrupted here never leaves half of itself.
  const aside = `${folder}.${process.pid}`
  for (const [path, bytes] of deserialize(brotliDecompressSync(Buffer.from(getAsset('program'))))) {
    mkdirSync(dirname(join(aside, path)), { recursive: true })
    writeFileSync(join(aside, path), bytes)
  }
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true })
    // Another start was quicker.
    if (!existsSync(folder)) throw error
  }
}

createRequire(join(folder, 'unpacked.cjs'))('./unpacked.cjs')
