import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from './root.ts'
import type { Answer, Assignment, Order, Question, Sign, Survey } from './witness.ts'

const EXAMINER = fileURLToPath(new URL('./examiner.ts', import.meta.url))

/** Editions of modules are never forgotten by a process: after so many a new one takes over. */
const EDITIONS = 60

/** In milliseconds: to load everything, and at least for each test, even on a busy machine. */
const TO_LOAD = 120_000
const FOR_A_TEST = 10_000

/** The process that tries mutants, and its successor whenever it does not come back. */
export class Examination {
  private child: ChildProcess | null = null
  private editions = 0
  private readonly assignment: Assignment
  private usual: readonly number[]

  constructor(assignment: Assignment) {
    this.assignment = assignment
    this.usual = assignment.usual ?? []
  }

  /** What the tests do without a mutant. */
  async survey(): Promise<Survey> {
    const survey = (await this.order({ assign: this.assignment })) as Survey | null
    if (survey === null) throw new Error('The tests do not load, or do not end, without any mutant.')
    this.usual = survey.witnesses.map(({ ms }) => ms)
    return survey
  }

  /** Null if there was no answer in time, or never will be. */
  async ask(question: Question): Promise<Answer | null> {
    if (question.anew && ++this.editions > EDITIONS) this.close()
    if (this.child === null) {
      this.editions = question.anew ? 1 : 0
      await this.order({ assign: { ...this.assignment, usual: this.usual } })
    }
    const answer = (await this.order({ ask: question })) as Answer | null
    if (answer === null) this.close()
    return answer
  }

  close(): void {
    this.child?.kill('SIGKILL')
    this.child = null
  }

  private order(order: Order): Promise<unknown> {
    this.child ??= fork(EXAMINER, {
      cwd: ROOT,
      env: { ...process.env, PENTARCHY_GAMES: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const { child } = this
    return new Promise(resolve => {
      const settle = (answer: unknown) => {
        clearTimeout(alarm)
        child.off('message', hear)
        child.off('exit', fail)
        resolve(answer)
      }
      const fail = () => settle(null)
      const hear = (message: Sign | object | null) => {
        if (message === null || !('begun' in message)) return settle(message)
        clearTimeout(alarm)
        alarm = setTimeout(fail, FOR_A_TEST + 10 * (this.usual[message.begun] ?? TO_LOAD))
      }
      let alarm = setTimeout(fail, TO_LOAD)
      child.on('message', hear)
      child.once('exit', fail)
      child.send(order)
    })
  }
}
