/* Waiting for something that happens in this process: whoever changes what a test may wait for calls `notice`. */

const waiting = new Set<() => void>()

/** Something has happened: everybody who waits looks again. */
export function notice(): void {
  for (const look of [...waiting]) look()
}

/** Waits until it is so; false if that took too long. */
export function within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
  return new Promise(resolve => {
    const end = (is: boolean) => {
      clearTimeout(timer)
      waiting.delete(look)
      resolve(is)
    }
    const look = () => isSo() && end(true)
    const timer = setTimeout(() => end(isSo()), milliseconds)
    waiting.add(look)
    look()
  })
}

/** Waits until it is so, and throws if that takes too long. */
export async function until(isSo: () => boolean, milliseconds = 40_000): Promise<void> {
  if (!(await within(milliseconds, isSo))) throw new Error(`waited in vain for ${isSo}`)
}
