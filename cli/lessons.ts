import { existsSync } from 'node:fs'
import { loadBotGame } from '../kernel/module.ts'
import { hasCourse } from '../learn/course-ids.ts'
import { loadCourse } from '../learn/courses.ts'
import { findOpening, type Sought } from '../learn/find.ts'
import type { Course } from '../learn/lesson.ts'
import type { Primer } from '../learn/primer.ts'
import { taughtIn } from '../learn/taught.ts'
import { gameNamed, quote, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'

const SEEDS = 10_000
const LONGEST = 300
const WHIMS = 60

export const lessons: CliCommand = {
  name: 'lessons',
  usage: 'GAME [--find LESSON [--from N] [--seeds N] [--longest N] [--whims N]] [--json]',
  summary: 'Shows what the lessons of a game teach, or finds a position for one.',
  details: `
  --find LESSON   plays matches until the position stands on the table that the lesson, or a picture of the primer,
                  asks for; prints its seed and its moves for the openings.ts beside it
  --from N        the first seed to try (0)
  --seeds N       how many to try (${SEEDS})
  --longest N     how many moves to play of each match (${LONGEST})
  --whims N       of a hundred moves of the learner's seat so many are made by chance, the others well (${WHIMS})

Status 1: rules that a first game needs are taught by no lesson, or no position was found.`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('find', 'from', 'seeds', 'longest', 'whims'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const { id } = module.game.facts
    const course = hasCourse(id) ? await loadCourse(id) : undefined
    if (values.find === undefined) return tell(id, course, values.json)

    const name = values.find
    const sought = course?.lessons.find(one => one.id === name) ?? (await sceneOf(id, name))
    if (!sought) throw new BadInput(`${id} has no lesson and no scene of its primer called ${quote(name)}.`)
    const from = wholeNumber(values.from, 'from', 0, Number.MAX_SAFE_INTEGER) ?? 0
    const count = wholeNumber(values.seeds, 'seeds', 1, Number.MAX_SAFE_INTEGER) ?? SEEDS
    const longest = wholeNumber(values.longest, 'longest', 0, Number.MAX_SAFE_INTEGER) ?? LONGEST
    const whims = wholeNumber(values.whims, 'whims', 0, 100) ?? WHIMS
    const seeds = Array.from({ length: count }, (_, at) => `${name} ${from + at}`)
    const opening = findOpening(await loadBotGame(module), sought, seeds, { longest, whims })
    show(values.json, { game: id, lesson: name, opening }, [
      opening ? `${name}: ${JSON.stringify(opening)},` : `No such position in ${count} matches.`,
    ])
    return opening ? EXIT.fine : EXIT.found
  },
}

/** A picture of the primer, by name. */
async function sceneOf(game: string, name: string): Promise<Sought | undefined> {
  const home = new URL(`../games/${game}/primer/index.ts`, import.meta.url)
  if (!existsSync(home)) return undefined
  const { primer }: { readonly primer: Primer } = await import(home.href)
  return primer.scenes[name]
}

function tell(game: string, course: Course | undefined, asJson: boolean | undefined): number {
  const lessons = course?.lessons ?? []
  const steps = lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0)
  const { taught, untaught } = course ? taughtIn(course) : { taught: [], untaught: [] }
  show(asJson, { game, lessons: lessons.length, steps, taught, untaught }, [
    `${game}: ${lessons.length} lessons, ${steps} steps, ${taught.length} rules taught`,
    ...lessons.map(lesson => `  ${lesson.id.padEnd(10)} ${lesson.teaches.join(' ')}`),
    ...untaught.map(rule => `  not taught: ${rule}`),
  ])
  return untaught.length === 0 ? EXIT.fine : EXIT.found
}
