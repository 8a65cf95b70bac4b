import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { onChangedLines, sample } from './mutate/choose.ts'
import { loadEquivalents, setApart } from './mutate/equivalent.ts'
import { type Mutant, plant } from './mutate/mutant.ts'
import { Notes } from './mutate/notes.ts'
import { figures, lines, notAsked } from './mutate/report.ts'
import { ROOT } from './mutate/root.ts'
import { targetNamed } from './mutate/target.ts'
import { MutantTrial, type MutantVerdict } from './mutate/trial.ts'
import type { Assignment } from './mutate/witness.ts'

export const mutate: CliCommand = {
  name: 'mutate',
  usage: 'GAME|kernel|server [--sample N] [--seed S] [--changed] [--content] [--least SCORE] [--fresh] [--json]',
  summary: 'Plants small bugs one by one and shows which of them no test notices.',
  details: `
A game means its rules and its view, kernel means kernel/*.ts, server means server/tables. Golden games and tests of bots
do not count. An interrupted run resumes.

  --sample   only this many mutants, drawn at random
  --seed     for the sample: any text ("mutate")
  --changed  only lines changed since the branch left main, committed or not
  --content  the game's tables of figures instead of its rules
  --least    exit status 1 if the score is lower, in percent
  --fresh    forget the results of earlier runs

The score is the share of killed mutants among those not listed as equivalent (equivalent-mutants.json beside the tests).`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME|kernel|server'], {
      ...texts('sample', 'seed', 'least'),
      ...switches('changed', 'content', 'fresh', 'json'),
    })
    const target = targetNamed(positionals[0])
    const count = wholeNumber(values.sample, 'sample', 1, 1_000_000)
    const least = wholeNumber(values.least, 'least', 0, 100) ?? 0
    if (values.content && target.content.length === 0) throw new BadInput(`${target.name} has no content.`)
    const equivalents = loadEquivalents(target.equivalents)

    const cache = join(ROOT, 'node_modules', '.cache', 'mutate', target.name)
    const folder = join(cache, 'planted', String(process.pid))
    const planted = [...target.sources, ...target.content]
    const mutants = await plant(planted, folder)
    const wanted = new Set(values.content ? target.content : target.sources)
    const inScope = mutants.filter(({ file }) => wanted.has(file))
    const stale = setApart(mutants, equivalents).stale
    const changed = values.changed ? onChangedLines(inScope) : inScope
    const chosen = count === undefined ? changed : sample(changed, count, values.seed ?? 'mutate')
    const { counted, equivalent } = setApart(chosen, equivalents)

    const notes = new Notes(join(cache, 'notes.jsonl'), target, values.fresh ?? false)
    const verdicts = await tryAll(counted, mutants, notes, {
      folder,
      planted,
      tests: target.tests,
      reloaded: target.reloaded,
      watched: target.watched,
      usual: null,
    }).finally(() => rmSync(folder, { recursive: true, force: true }))
    const found = figures(target.name, counted, verdicts, equivalent.length, stale)
    show(values.json, found, lines(found))
    return found.score * 100 < least ? EXIT.found : EXIT.fine
  },
}

/** Progress goes to standard error, apart from the result. */
const tell = (text: string): void => void process.stderr.write(text)

async function tryAll(
  counted: readonly Mutant[],
  all: readonly Mutant[],
  notes: Notes,
  assignment: Assignment,
): Promise<Map<string, MutantVerdict>> {
  const nth = ordinals(all)
  const verdicts = new Map<string, MutantVerdict>()
  const open: Mutant[] = []
  for (const mutant of counted) {
    const known = notes.find(mutant, nth(mutant))
    if (known) verdicts.set(mutant.id, known)
    else open.push(mutant)
  }
  if (open.length === 0) return verdicts
  if (verdicts.size > 0) tell(`${verdicts.size} mutants are known from an earlier run.\n`)
  tell('Running the tests without a mutant ...\n')
  const trial = await MutantTrial.open(assignment)
  try {
    for (const text of notAsked(trial.unfit)) tell(`${text}\n`)
    const progress = new Progress(open.length)
    for (const mutant of open) {
      const verdict = await trial.try(mutant)
      notes.keep(mutant, nth(mutant), verdict)
      verdicts.set(mutant.id, verdict)
      progress.step(verdict)
    }
  } finally {
    trial.close()
  }
  return verdicts
}

class Progress {
  private readonly started = Date.now()
  private readonly all: number
  private tried = 0
  private killed = 0

  constructor(all: number) {
    this.all = all
  }

  step({ fate }: MutantVerdict): void {
    this.tried++
    if (fate === 'killed') this.killed++
    const isLast = this.tried === this.all
    const isShown = process.stderr.isTTY || this.tried % 25 === 0 || isLast
    if (!isShown) return
    const seconds = (Date.now() - this.started) / 1000
    const rest = Math.round((seconds / this.tried) * (this.all - this.tried))
    const text = `${this.tried} of ${this.all} tried, ${this.killed} killed, ${Math.round(seconds)} s, about ${rest} s to go`
    tell(process.stderr.isTTY && !isLast ? `\r${text} ` : `${process.stderr.isTTY ? '\r' : ''}${text}\n`)
  }
}

/** Tells equal mutants on equal lines apart. */
function ordinals(all: readonly Mutant[]): (mutant: Mutant) => number {
  const seen = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const mutant of all) {
    const { id: _, line: __, ...same } = mutant
    const key = JSON.stringify(same)
    const number = seen.get(key) ?? 0
    seen.set(key, number + 1)
    numbers.set(mutant.id, number)
  }
  return ({ id }) => numbers.get(id) ?? 0
}
