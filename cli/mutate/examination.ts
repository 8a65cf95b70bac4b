import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadInput } from '../command.ts'
import { ROOT } from './root.ts'
import {
  type Assignment,
  type Order,
  READY,
  type Sign,
  type Survey,
  type TrialReply,
  type TrialRequest,
  type Trouble,
} from './witness.ts'

const EXAMINER = fileURLToPath(new URL('./examiner.ts', import.meta.url))

/** A process never forgets loaded modules, so after this many a new one takes over. */
const EDITIONS = 60

/** In milliseconds: to load everything, and the least for each test, even on a busy machine. */
const TO_LOAD = 120_000
const FOR_A_TEST = 10_000

/** The process that tries mutants, replaced whenever it does not answer. */
export class Examination {
  private child: ChildProcess | null = null
  private editions = 0
  private readonly assignment: Assignment
  private usual: readonly number[]
  private readonly digest: string

  constructor(assignment: Assignment) {
    this.assignment = assignment
    this.usual = assignment.usual ?? []
    this.digest = digestOf(assignment)
  }

  /** How the tests behave without a mutant. */
  async survey(): Promise<Survey> {
    const survey = (await this.order({ assign: this.assignment })) as Survey | null
    if (survey === null) throw new Error('The tests do not load, or do not end, without any mutant.')
    this.usual = survey.witnesses.map(({ ms }) => ms)
    return survey
  }

  /** Null if there was no answer in time. */
  async ask(question: TrialRequest): Promise<TrialReply | null> {
    if (question.anew && ++this.editions > EDITIONS) this.close()
    if (this.child === null) {
      this.editions = question.anew ? 1 : 0
      if (digestOf(this.assignment) !== this.digest)
        throw new BadInput('Files have changed while mutants were tried: start again, what was found so far is kept.')
      const ready = await this.order({ assign: { ...this.assignment, usual: this.usual } })
      if (ready !== READY) throw new Error('The tests cannot be loaded once more.')
    }
    const answer = (await this.order({ ask: question })) as TrialReply | null
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
    return new Promise((resolve, reject) => {
      const settle = (answer: unknown) => {
        clearTimeout(alarm)
        child.off('message', hear)
        child.off('exit', fail)
        resolve(answer)
      }
      const fail = () => settle(null)
      const hear = (message: Sign | TrialReply | Survey | Trouble | typeof READY) => {
        if (typeof message === 'string') return settle(message)
        if ('trouble' in message) return reject(new Error(message.trouble))
        if (!('begun' in message)) return settle(message)
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

/** A hash of everything a new process would load, which must be what the others got. */
function digestOf({ watched }: Assignment): string {
  const hash = createHash('sha256')
  for (const path of globSync(watched, { cwd: ROOT }).sort()) hash.update(path).update(readFileSync(`${ROOT}/${path}`))
  return hash.digest('hex')
}
