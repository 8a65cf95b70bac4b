import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The parent has gone. */
const TIED = 'data:text/javascript,process.once("disconnect",()=>process.exit());process.channel?.unref()'

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))

export interface RunningWorker {
  /** Takes jobs as before, but answers none. */
  freeze(): void
  kill(): Promise<void>
  stop(): Promise<void>
}

/** `pentarchy worker` in a separate process; it takes jobs when this resolves and ends when we do. */
export async function startWorker(natsUrl: string, threads = 1): Promise<RunningWorker> {
  const { PATH = '' } = process.env
  const child = fork(MAIN, ['worker', '--threads', String(threads)], {
    env: { PATH, NATS_URL: natsUrl },
    execArgv: ['--import', TIED],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  const ready = new Promise(resolve => child.stdout?.once('data', resolve))
  await Promise.race([ready, exited.then(() => Promise.reject(new Error('the worker ended')))])
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { freeze: () => child.kill('SIGSTOP'), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
