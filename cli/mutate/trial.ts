import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Assignment, Order, Question, Survey } from './examiner.ts'
import type { Mutant } from './mutant.ts'
import { ROOT } from './target.ts'

const EXAMINER = fileURLToPath(new URL('./examiner.ts', import.meta.url))

/** Editions of modules are never forgotten by a process: after so many a new one takes over. */
const EDITIONS = 60

/** Tests that take fewer milliseconds are asked one after the other in the same process, without loading anything anew. */
const QUICK = 50

export type Fate = 'killed' | 'survived'

export interface Verdict {
  readonly fate: Fate
  /** The file of the test that noticed. */
  readonly by: string | null
}

/** One process that tries mutants, and its successor whenever it does not come back. */
class Examiner {
  private child: ChildProcess | null = null
  private editions = 0
  private readonly assignment: Assignment

  constructor(assignment: Assignment) {
    this.assignment = assignment
  }

  /** The first of all: what the tests do without a mutant. */
  async survey(): Promise<Survey> {
    return (await this.order({ assign: this.assignment }, 600_000)) as Survey
  }

  /** Null if there was no answer in time, or never will be. */
  async ask(question: Question, usual: readonly number[], patience: number): Promise<Answer | null> {
    if (question.anew && ++this.editions > EDITIONS) this.close()
    if (this.child === null) {
      this.editions = question.anew ? 1 : 0
      await this.order({ assign: { ...this.assignment, usual } }, 120_000)
    }
    const answer = (await this.order({ ask: question }, patience)) as Answer | null
    if (answer === null) this.close()
    return answer
  }

  close(): void {
    this.child?.kill('SIGKILL')
    this.child = null
  }

  private order(order: Order, patience: number): Promise<unknown> {
    this.child ??= fork(EXAMINER, {
      cwd: ROOT,
      env: { ...process.env, PENTARCHY_GAMES: '1' },
      stdio: ['ignore', 'ignore', process.env.MUTATE_DEBUG ? 'inherit' : 'ignore', 'ipc'],
    })
    const { child } = this
    return new Promise(resolve => {
      const settle = (answer: unknown) => {
        clearTimeout(alarm)
        child.off('message', settle)
        child.off('exit', fail)
        resolve(answer)
      }
      const fail = () => settle(null)
      const alarm = setTimeout(fail, patience)
      child.once('message', settle)
      child.once('exit', fail)
      child.send(order)
    })
  }
}

export class Trial {
  private readonly examiner: Examiner
  private survey: Survey = { witnesses: [], early: [] }
  private usual: readonly number[] = []
  private early: ReadonlySet<string> = new Set()
  private meeting: ReadonlyMap<string, number[]> = new Map()
  /** Who noticed the last mutants of a file: asked first about its next. */
  private readonly alert = new Map<string, number[]>()

  constructor(assignment: Assignment) {
    this.examiner = new Examiner(assignment)
  }

  /** Tests that fail without a mutant. They are not asked. */
  async prepare(): Promise<string[]> {
    this.survey = await this.examiner.survey()
    const { witnesses, early } = this.survey
    this.usual = witnesses.map(({ ms }) => ms)
    this.early = new Set(early)
    const meeting = new Map<string, number[]>()
    witnesses.forEach(({ meets, fault }, n) => {
      if (fault !== null) return
      for (const id of Object.keys(meets)) meeting.set(id, [...(meeting.get(id) ?? []), n])
    })
    this.meeting = meeting
    return witnesses.filter(({ fault }) => fault !== null).map(({ file, name, fault }) => `${file}: ${name}: ${fault}`)
  }

  async try(mutant: Mutant): Promise<Verdict> {
    const { witnesses } = this.survey
    const early = this.early.has(mutant.id)
    const all = witnesses.flatMap(({ fault }, n) => (fault === null ? [n] : []))
    const met = early ? all : (this.meeting.get(mutant.id) ?? [])
    const quick = early ? [] : met.filter(n => this.usual[n] < QUICK)
    // What a module keeps from before the mutant woke may hide it: the quick are asked again with the slow.
    const by =
      (await this.ask(mutant, this.ordered(mutant, quick, false), false)) ??
      (await this.ask(mutant, this.ordered(mutant, met, true), true))
    if (by === null) return { fate: 'survived', by: null }
    const alert = this.alert.get(mutant.file) ?? []
    this.alert.set(mutant.file, [by, ...alert.filter(n => n !== by)].slice(0, 5))
    return { fate: 'killed', by: witnesses[by].file }
  }

  close(): void {
    this.examiner.close()
  }

  /** The number of the witness that objects, or null. */
  private async ask({ id }: Mutant, met: readonly number[], anew: boolean): Promise<number | null> {
    if (met.length === 0) return null
    const { witnesses } = this.survey
    const usually = met.reduce((sum, n) => sum + this.usual[n], 0)
    const limit = 100 * met.reduce((most, n) => Math.max(most, witnesses[n].meets[id] ?? 0), 0) + 10_000
    const question = { mutant: id, witnesses: met, anew, limit }
    for (let tries = 0; ; tries++) {
      const answer = await this.examiner.ask(question, this.usual, 20_000 + 5 * usually)
      // Nobody could tell by which test it never ended: any of them.
      if (answer === null) return met[0]
      if (answer.fate === 'survived') return null
      if (answer.fate === 'killed') {
        if (answer.how === 'endless') this.examiner.close()
        return answer.by
      }
      this.examiner.close()
      // In a process that has seen no other mutant it is this one that was noticed.
      if (tries > 0) return answer.by
    }
  }

  /** The quick first, before them those that noticed the last mutants here; file by file if modules are loaded anew. */
  private ordered({ file }: Mutant, met: readonly number[], anew: boolean): number[] {
    const alert = this.alert.get(file) ?? []
    const rank = (n: number) => {
      const at = alert.indexOf(n)
      return at < 0 ? alert.length : at
    }
    const sorted = [...met].sort((a, b) => rank(a) - rank(b) || this.usual[a] - this.usual[b])
    if (!anew) return sorted
    const cost = (name: string) =>
      this.survey.witnesses.reduce((sum, { file, ms }) => sum + (file === name ? ms : 0), 0)
    const fileOf = (n: number) => this.survey.witnesses[n].file
    const first = new Map<string, number>()
    alert.forEach((n, at) => {
      if (!first.has(fileOf(n))) first.set(fileOf(n), at)
    })
    const fileRank = (n: number) => first.get(fileOf(n)) ?? alert.length
    const costs = new Map([...new Set(met.map(fileOf))].map(name => [name, cost(name)]))
    return sorted.sort((a, b) => fileRank(a) - fileRank(b) || (costs.get(fileOf(a)) ?? 0) - (costs.get(fileOf(b)) ?? 0))
  }
}
