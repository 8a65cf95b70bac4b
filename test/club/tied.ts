import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** Waits until nobody holds the other end of its input, then ends the program. */
const TIE = 'exec 3<&0; "$@" <&- & program=$!; (cat <&3 >/dev/null; kill -INT $program) & wait $program'

/** A program that ends when we do, even if we are killed. */
export const spawnTied = (program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess =>
  spawn('sh', ['-c', TIE, 'sh', program, ...args], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })

/** Stops it and waits until it has ended. */
export async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.stdin?.end()
  await gone
}

/** As in a power cut. */
export async function killTied(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  const [program] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
  process.kill(Number(program), 'SIGKILL')
  await gone
  child.stdin?.end()
}
