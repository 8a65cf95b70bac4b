import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../scripts/install.mjs'
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs'
import type { Asked, Usage } from './serve.ts'

const SCRIPT = fileURLToPath(new URL('./serve.ts', import.meta.url))

export interface RunningClub {
  readonly address: string
  /** From the start of the process to its first answer. */
  readonly startMs: number
  readonly pid: number
  readonly exited: Promise<void>
  usage(): Promise<Usage>
  /** Starts profiling the server, and stops when called again. */
  profile(file: string): Promise<void>
  /** Sets its clock forward by this much. */
  setClock(ms: number): Promise<void>
  /** As in a power cut. */
  kill(): Promise<void>
  /** As a host would. */
  stop(): Promise<void>
}

/** Where a club keeps its data; PORT 0 takes any free one. */
export type Environment = Readonly<Record<string, string>>

/** A club server in a separate process; it answers when this resolves. */
export async function startClub(
  environment: Environment,
  nodeOptions: readonly string[] = [],
  log: ((text: string) => void) | null = null,
): Promise<RunningClub> {
  const began = performance.now()
  const { PATH = '' } = process.env
  const child = fork(SCRIPT, [], {
    env: {
      PATH,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    },
    execArgv: ['--expose-gc', ...SERVER_FLAGS, ...nodeOptions],
    stdio: ['ignore', log ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  })
  if (log) child.stdout?.on('data', data => log(String(data)))
  const exited = once(child, 'exit').then(() => {})
  const { address } = await messageFrom<{ address: string }>(child)
  await fetch(`${address}/health`)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  const ask = <T>(asked: Asked) => {
    child.send(asked)
    return messageFrom<T>(child)
  }
  return {
    address,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    exited,
    usage: () => ask<Usage>({ kind: 'usage' }),
    profile: async file => void (await ask({ kind: 'profile', file })),
    setClock: async ms => void (await ask({ kind: 'clock', ms })),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function messageFrom<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const early = () => reject(new Error('the server ended'))
    child.once('exit', early)
    child.once('message', message => {
      child.off('exit', early)
      resolve(message as T)
    })
  })
}
