import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../scripts/install.mjs'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the real command with these lines as its input. */
export function pentarchy(
  args: readonly string[],
  typed: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const { FORCE_COLOR: _, ...env } = process.env
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...env, NODE_COMPILE_CACHE: COMPILED, NO_COLOR: '1', ...environment },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', part => {
      stdout += part
    })
    child.stderr.on('data', part => {
      stderr += part
    })
    child.on('error', reject)
    child.on('close', status => resolve({ status, stdout, stderr }))
    // A command may end before it has read everything.
    child.stdin.on('error', () => {})
    child.stdin.end(typed.map(line => `${line}\n`).join(''))
  })
}

/** The JSON object that a command prints with --json. */
export async function json(args: readonly string[]): Promise<Record<string, unknown>> {
  const { stdout, stderr, status } = await pentarchy([...args, '--json'])
  if (!/^.+\n$/.test(stdout)) throw new Error(`not one line: ${stdout}${stderr} (status ${status})`)
  return JSON.parse(stdout)
}
