import { createInterface } from 'node:readline'
import { styleText } from 'node:util'

/** Where the table is laid: something that prints lines and hands in what is typed. */
export interface Terminal {
  say(text?: string): void
  /** A trimmed line, or null when nobody will type any more. */
  ask(prompt: string): Promise<string | null>
  /** Hides everything shown so far from whoever looks next. */
  wipe(): void
  close(): void
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY && stdout.isTTY })
  // Taken now: lines that are piped in all at once would otherwise pass by unread.
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

/** Where there is no colour (a pipe, NO_COLOR), these leave the text as it is. */
export const strong = (text: string): string => styleText('bold', text)
export const faint = (text: string): string => styleText('dim', text)
