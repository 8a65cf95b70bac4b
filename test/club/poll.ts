import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again for what another process does; false if that took too long. */
export async function poll(isSo: () => Promise<boolean>, milliseconds: number, everyMs = 50): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await sleep(everyMs)
  }
  return true
}
