import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux tells it in hundredths of a second of all processors, since the start. */
const TICKS_A_SECOND = 100
const STOLEN = /^cpu(?: +\d+){7} +(\d+)/

/** Seconds of processor time that the host of a virtual machine has given to others; null where nobody tells. */
function stolenSeconds(): number | null {
  try {
    const [, ticks] = STOLEN.exec(readFileSync('/proc/stat', 'utf8')) ?? []
    return ticks === undefined ? null : Number(ticks) / TICKS_A_SECOND
  } catch {
    return null
  }
}

/** Call the result to hear which part of the machine's processor time was taken away meanwhile: slow moves may be due to it. */
export function watchStolen(): () => number | null {
  const before = stolenSeconds()
  const began = performance.now()
  return () => {
    const after = stolenSeconds()
    if (before === null || after === null) return null
    return (after - before) / ((performance.now() - began) / 1000) / availableParallelism()
  }
}
