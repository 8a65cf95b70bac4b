import { entriesOf } from '../kernel/record.ts'

/** Commands that may be followed by words: `where rhea`. */
const OPEN = ['who', 'where', 'rule'] as const
const PLAIN = [
  'repeat',
  'options',
  'more',
  'hand',
  'points',
  'last',
  'log',
  'why',
  'hint',
  'undo',
  'board',
  'terse',
  'full',
  'help',
  'quit',
] as const

export const COMMANDS = [...OPEN, ...PLAIN] as const
export type CommandName = (typeof COMMANDS)[number]

/** What each command may be called in one language. */
export type CommandWords = Readonly<Record<CommandName, readonly string[]>>

/** What a typed line asks for. */
export type TypedCommand =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'words'; readonly text: string }
  | Each<(typeof OPEN)[number], { readonly text: string }>
  | Each<(typeof PLAIN)[number], unknown>

/** One type a kind, so that `Extract` finds each of them. */
type Each<K extends string, Fields> = K extends string ? { readonly kind: K } & Fields : never

const isOpen = (name: CommandName): name is (typeof OPEN)[number] => OPEN.some(open => open === name)

/** Few type the dots of ё. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** Understands the commands of all the languages given. An empty line repeats the choices. */
export function commandOf(line: string, languages: readonly CommandWords[]): TypedCommand {
  const text = folded(line.trim())
  if (text === '') return { kind: 'options' }
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) }
  for (const names of languages)
    for (const [kind, words] of entriesOf<CommandName, readonly string[]>(names)) {
      if (!isOpen(kind)) {
        if (words.some(word => folded(word) === text)) return { kind }
        continue
      }
      const word = words.map(folded).find(known => text === known || text.startsWith(`${known} `))
      if (word !== undefined) return { kind, text: text.slice(word.length).trim() }
    }
  return { kind: 'words', text }
}
