import type { Result } from '../../kernel/json.ts'
import type { Failed } from './api.ts'
import { link } from './link.svelte.ts'

/** Not everything that fails breaks the connection too. */
const AT_THE_LATEST = 5000

/** Asks until the server answers: again as soon as the connection is back, which the page says of itself meanwhile. */
export async function patiently<T>(ask: () => Promise<Result<T, Failed>>): Promise<Result<T, Failed>> {
  for (;;) {
    const reply = await ask()
    if (reply.ok || reply.error.fault !== 'unreachable') return reply
    await greeted()
  }
}

const greeted = (): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = link.listen(({ kind }) => {
      if (kind === 'hello') done()
    })
    const timer = setTimeout(done, AT_THE_LATEST)
  })
