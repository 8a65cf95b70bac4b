import { elementAt } from '../../kernel/list.ts'
import { Examination } from './examination.ts'
import type { Mutant } from './mutant.ts'
import type { Assignment, Survey, Witness } from './witness.ts'

/** Quicker tests run one after the other in the same process, without reloading anything. */
const QUICK = 50

/** How many tests that killed the last mutants of a file are tried first on its next. */
const ALERT = 5

export interface MutantVerdict {
  readonly fate: 'killed' | 'survived'
  /** The file of the test that noticed. */
  readonly by: string | null
}

/** Tries mutants one by one: which tests to run on each, and in which order. */
export class MutantTrial {
  private readonly examination: Examination
  private readonly survey: Survey
  private readonly alert = new Map<string, readonly number[]>()

  private constructor(examination: Examination, survey: Survey) {
    this.examination = examination
    this.survey = survey
  }

  static async open(assignment: Assignment): Promise<MutantTrial> {
    const examination = new Examination(assignment)
    return new MutantTrial(examination, await examination.survey())
  }

  /** Tests that do not count, and why. */
  get unfit(): readonly Witness[] {
    return this.survey.witnesses.filter(({ fault }) => fault !== null)
  }

  async try(mutant: Mutant): Promise<MutantVerdict> {
    const by = await this.noticed(mutant)
    if (by === null) return { fate: 'survived', by: null }
    const alert = this.alert.get(mutant.file) ?? []
    this.alert.set(mutant.file, [by, ...alert.filter(n => n !== by)].slice(0, ALERT))
    return { fate: 'killed', by: this.witness(by).file }
  }

  close(): void {
    this.examination.close()
  }

  private witness(number: number): Witness {
    return elementAt(this.survey.witnesses, number)
  }

  private async noticed(mutant: Mutant): Promise<number | null> {
    const { witnesses, early, inFiles } = this.survey
    const isEarly = mutant.id in early
    const met = witnesses.flatMap(({ fault, meets, file }, n) =>
      fault === null && (isEarly || mutant.id in meets || mutant.id in (inFiles[file] ?? {})) ? [n] : [],
    )
    const quick = met.filter(n => !isEarly && this.witness(n).ms < QUICK && mutant.id in this.witness(n).meets)
    const found = await this.ask(mutant, this.ordered(mutant, quick), false)
    // State from before the mutant was on may hide it, so the quick tests run again with the slow ones.
    return found ?? (await this.ask(mutant, this.fileByFile(mutant, met), true))
  }

  /** The index of the test that fails, or null. */
  private async ask({ id }: Mutant, asked: readonly number[], anew: boolean): Promise<number | null> {
    const [anyone] = asked
    if (anyone === undefined) return null
    const { early, inFiles } = this.survey
    const question = {
      mutant: id,
      witnesses: asked,
      anew,
      early: Math.max(early[id] ?? 0, ...Object.values(inFiles).map(meets => meets[id] ?? 0)),
      meets: asked.map(n => this.witness(n).meets[id] ?? 0),
    }
    for (let first = true; ; first = false) {
      const answer = await this.examination.ask(question)
      // No answer means an endless loop; it does not matter in which test.
      if (answer === null) return anyone
      if (answer.fate === 'survived') return null
      if (answer.fate === 'unclean' || answer.how === 'endless') this.examination.close()
      // In a fresh process only this mutant can have left something behind.
      if (answer.fate === 'killed' || !first) return answer.by
    }
  }

  /** Quick ones first, and before them those that killed the last mutants of the same file. */
  private ordered({ file }: Mutant, asked: readonly number[]): number[] {
    const rank = rankIn(this.alert.get(file) ?? [])
    return [...asked].sort((a, b) => rank(a) - rank(b) || this.witness(a).ms - this.witness(b).ms)
  }

  /** The same, but grouped by file, which is then loaded once. */
  private fileByFile(mutant: Mutant, asked: readonly number[]): number[] {
    const cost = new Map<string, number>()
    for (const n of asked) {
      const { file, ms } = this.witness(n)
      cost.set(file, (cost.get(file) ?? 0) + ms)
    }
    const rank = rankIn((this.alert.get(mutant.file) ?? []).map(n => this.witness(n).file))
    const files = [...cost.keys()].sort((a, b) => rank(a) - rank(b) || (cost.get(a) ?? 0) - (cost.get(b) ?? 0))
    const ordered = this.ordered(mutant, asked)
    return files.flatMap(file => ordered.filter(n => this.witness(n).file === file))
  }
}

const rankIn =
  <T>(first: readonly T[]) =>
  (one: T): number => {
    const at = first.indexOf(one)
    return at < 0 ? first.length : at
  }
