import { onDestroy } from 'svelte'
import type { Result } from '../../kernel/json.ts'
import type { Failed } from './api.ts'
import { link } from './the-link.ts'

/** Not everything that fails breaks the connection too. */
const AT_THE_LATEST = 5000

/**
 * Asks until the server answers or whoever asked has `left`: again as soon as the connection is back, which the page says
 * of itself meanwhile.
 */
export async function patiently<T>(
  ask: () => Promise<Result<T, Failed>>,
  left: AbortSignal,
): Promise<Result<T, Failed>> {
  for (;;) {
    const reply = await ask()
    if (reply.ok || reply.error.fault !== 'unreachable') return reply
    await greetedOr(left)
    if (left.aborted) return reply
  }
}

/** Tells when the component that is being made is no longer shown. */
export function whenLeft(): AbortSignal {
  const leaving = new AbortController()
  onDestroy(() => leaving.abort())
  return leaving.signal
}

const greetedOr = (left: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (left.aborted) return resolve()
    const done = () => {
      stop()
      clearTimeout(timer)
      left.removeEventListener('abort', done)
      resolve()
    }
    const stop = link.listen(({ kind }) => {
      if (kind === 'hello') done()
    })
    const timer = setTimeout(done, AT_THE_LATEST)
    left.addEventListener('abort', done)
  })
