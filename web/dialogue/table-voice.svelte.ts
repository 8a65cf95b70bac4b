import { untrack } from 'svelte'
import type { Dialogue } from '../../dialogue/dialogue.ts'
import type { TableSession } from '../table/contract.ts'

/** A line that was said at the table, or typed. */
export interface SpokenLine {
  readonly id: number
  readonly text: string
  readonly isTyped: boolean
}

/** As much is kept; older lines are in the log. */
const KEPT = 300

/**
 * Everything a table says to a person who listens: what happened, once and in order, what is asked now, answers to what is typed. Every
 * line is a new one, so that two that read alike are both heard.
 */
export class TableVoice {
  lines = $state.raw<readonly SpokenLine[]>([])
  private readonly session: TableSession
  private readonly asked: () => string
  dialogue: Dialogue | null = null
  private heard: ReadonlySet<string> | null = null
  private audience = ''
  private question: unknown = null
  private sentence = ''
  private count = 0

  /** `asked` is the sentence that stands above the board; empty while there is nothing to say. */
  constructor(session: TableSession, asked: () => string) {
    this.session = session
    this.asked = asked
  }

  /** Call inside a component: says what is new as it comes. */
  run(): void {
    $effect(() => this.listen())
  }

  private listen(): void {
    const { session } = this
    const audience = `${session.language} ${session.viewer} ${session.viewpoint} ${session.isLaid}`
    const entries = session.log.filter(({ step }) => step <= session.step)
    const known = this.audience === audience ? this.heard : null
    const news = known ? entries.filter(({ id, text }) => !known.has(`${id} ${text}`)).map(({ text }) => text) : []
    this.heard = new Set(entries.map(({ id, text }) => `${id} ${text}`))
    this.audience = audience
    const asked = this.newQuestion()
    untrack(() => this.add([...news, ...asked]))
  }

  /** Somebody wants to type: from now on a question comes with its choices. */
  converse(dialogue: Dialogue): void {
    this.dialogue = dialogue
    this.add(dialogue.question())
  }

  /** True if whoever types wants to leave. */
  async type(line: string): Promise<boolean> {
    if (!this.dialogue) return false
    this.add([line], true)
    const { lines, did } = await this.dialogue.answer(line)
    if (did === 'left') return true
    this.add(lines)
    return false
  }

  private newQuestion(): readonly string[] {
    const { session, dialogue } = this
    const sentence = this.asked()
    const question = session.question ?? session.outcome
    const isNew = question !== this.question
    const isNewSentence = sentence !== this.sentence
    this.question = question
    this.sentence = sentence
    // A replay's prompt repeats what has just been told.
    if (session.kind === 'replay' || !(isNew || isNewSentence)) return []
    if (dialogue && isNew && question) return dialogue.question()
    return sentence === '' ? [] : [sentence]
  }

  private add(texts: readonly string[], isTyped = false): void {
    if (texts.length === 0) return
    const added = texts.map(text => ({ id: ++this.count, text: text.trim(), isTyped }))
    this.lines = [...this.lines, ...added].slice(-KEPT)
  }
}
