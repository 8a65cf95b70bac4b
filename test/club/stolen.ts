import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux counts it in hundredths of a second over all processors since boot. */
const TICKS_A_SECOND = 100
const STOLEN = /^cpu(?: +\d+){7} +(\d+)/

/** CPU seconds that the virtual machine's host gave to others; null if unknown. */
function stolenSeconds(): number | null {
  try {
    const [, ticks] = STOLEN.exec(readFileSync('/proc/stat', 'utf8')) ?? []
    return ticks === undefined ? null : Number(ticks) / TICKS_A_SECOND
  } catch {
    return null
  }
}

/** Call the result for the share of CPU time taken away meanwhile, which may explain slow moves. */
export function watchStolen(): () => number | null {
  const before = stolenSeconds()
  const began = performance.now()
  return () => {
    const after = stolenSeconds()
    if (before === null || after === null) return null
    return (after - before) / ((performance.now() - began) / 1000) / availableParallelism()
  }
}
