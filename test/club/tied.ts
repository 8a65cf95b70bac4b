import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Waits beside the program until nobody holds the other end of its input any more, and then ends it. */
const TIE = 'exec 3<&0; "$@" <&- & program=$!; (cat <&3 >/dev/null; kill -INT $program) & wait $program'

/** A program that ends when we do, however we end: also killed, we leave nothing behind. */
export const spawnTied = (program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess =>
  spawn('sh', ['-c', TIE, 'sh', program, ...args], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })

/** Lets it go, and waits until it has. */
export async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.stdin?.end()
  await gone
}
