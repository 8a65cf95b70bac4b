import { globSync, readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'

/* Parses every component. `svelte-check --incremental` keeps its last good reading of one that no longer parses. */

for (const path of globSync(['web/**/*.svelte', 'games/*/table/**/*.svelte']))
  try {
    parse(readFileSync(path, 'utf8'), { modern: true })
  } catch (error) {
    console.log(`${path}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
