import { entriesOf } from '../../kernel/record.ts'

/** What a typed line asks for. Commands work in both languages, whichever the table uses. */
export type TerminalCommand =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'undo' | 'quit' | 'more' | 'all' | 'why' | 'hint' | 'log' | 'board' | 'help' | 'nothing' }

const PLAIN = {
  undo: ['undo', 'u', 'назад'],
  quit: ['quit', 'q', 'exit', 'выход'],
  more: ['more', 'm', 'ещё', 'еще'],
  all: ['all', 'все'],
  why: ['why', 'w', 'почему'],
  hint: ['hint', 'подсказка'],
  log: ['log', 'l', 'журнал'],
  board: ['board', 'b', 'стол'],
  help: ['help', 'h', '?', 'помощь'],
} as const

const RULE = /^(?:rule|правило)\s+(\S+)$/i

export function commandOf(line: string): TerminalCommand {
  const text = line.trim().toLowerCase()
  if (text === '') return { kind: 'nothing' }
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) }
  const rule = RULE.exec(text)?.[1]
  if (rule) return { kind: 'rule', id: rule }
  for (const [kind, words] of entriesOf<keyof typeof PLAIN, readonly string[]>(PLAIN))
    if (words.includes(text)) return { kind }
  return { kind: 'words', text }
}
