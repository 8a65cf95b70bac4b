import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameNamed, readArguments, switches } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { names, testTitles } from './titles.ts'

export const rules: CliCommand = {
  name: 'rules',
  usage: 'GAME [--json]',
  summary: 'Lists the rules of a game that no test names in its title.',
  details: `
The rule ids are those of the rules text shown to players; the tests are those in the game's folder.`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], switches('json'))
    const module = await gameNamed(positionals[0])
    const { id } = module.game.facts
    const sections = await module.rules.en()
    const ids = sections.flatMap(section => section.rules.map(rule => rule.id))
    const titles = titlesUnder(fileURLToPath(new URL(`../games/${id}/test`, import.meta.url)))
    const uncovered = ids.filter(rule => !titles.some(title => names(title, rule)))
    const covered = ids.length - uncovered.length
    show(values.json, { game: id, rules: ids.length, covered, uncovered }, [
      `${id}: ${covered} of ${ids.length} rules are named by a test`,
      ...uncovered.map(rule => `  ${rule}`),
    ])
    return EXIT.fine
  },
}

function titlesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return globSync('**/*.test.ts', { cwd: folder }).flatMap(file => {
    const path = `${folder}/${file}`
    return testTitles(path, readFileSync(path, 'utf8'))
  })
}
