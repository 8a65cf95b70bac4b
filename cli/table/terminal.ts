import { createInterface } from 'node:readline'
import { styleText } from 'node:util'

/** Prints lines and returns what is typed. */
export interface Terminal {
  say(text?: string): void
  /** A trimmed line, or null at the end of input. */
  ask(prompt: string): Promise<string | null>
  /** Hides everything shown so far from the next person. */
  wipe(): void
  close(): void
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY && stdout.isTTY })
  // Taken now: lines piped in all at once would otherwise be lost.
  const lines = reader[Symbol.asyncIterator]()
  return {
    say: (text = '') => stdout.write(`${text}\n`),
    async ask(prompt) {
      reader.setPrompt(prompt)
      reader.prompt()
      const { value, done } = await lines.next()
      return done ? null : value.trim()
    },
    wipe: () => stdout.write(stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : `${'-'.repeat(72)}\n`),
    close: () => reader.close(),
  }
}

/** Without colour (a pipe, NO_COLOR), these return the text unchanged. */
export const strong = (text: string): string => styleText('bold', text)
export const faint = (text: string): string => styleText('dim', text)
