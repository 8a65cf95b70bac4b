import { onDestroy } from 'svelte'
import type { Result } from '../../kernel/json.ts'
import type { Failed } from './api.ts'
import { link } from './the-link.ts'

/** Not every failure breaks the connection as well. */
const AT_THE_LATEST = 5000

/**
 * Repeats a request until the server answers or the caller has `left`. Retries as soon as the connection is back;
 * meanwhile the page shows its state.
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

/** Tells when the current component is removed from the page. */
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
