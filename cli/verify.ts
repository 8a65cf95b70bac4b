import { globSync } from 'node:fs'
import { join } from 'node:path'
import { quote, readArguments, switches } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { type FileProblem, kindOf, openMatch } from './match-file.ts'
import { verifyStore } from './verify-store.ts'

interface MatchFailure extends FileProblem {
  readonly file: string
}

export const verify: CliCommand = {
  name: 'verify',
  usage: 'FILE|DIR|--store [--json]',
  summary: 'Replays recorded matches and compares every position with the stored hashes.',
  details: `
In a folder, every .json file at any depth. Exit status 2 if a match fails.

  --store   every match of the club in DATA_DIR or DATABASE_URL, from its first move, with its snapshot and its end. Run
            it before installing a new version. Exit status 1 if a match fails.`,

  async run(args) {
    if (args.includes('--store')) return verifyStore(args)
    const { values, positionals } = readArguments(args, ['FILE|DIR'], switches('json'))
    const [path] = positionals
    const files = kindOf(path) === 'folder' ? matchFilesIn(path) : [path]
    const failed: MatchFailure[] = []
    for (const file of files) {
      const opened = await openMatch(file)
      if (!opened.ok) failed.push({ file, ...opened.error })
    }
    const ok = files.length - failed.length
    show(values.json, { matches: files.length, ok, failed }, [
      `${ok} of ${files.length} matches replay as recorded`,
      ...(failed.length > 1 ? failed.map(({ file, reason }) => `  ${file}: ${reason}`) : []),
    ])
    const [first] = failed
    if (!first) return EXIT.fine
    const rest = failed.length > 1 ? `, like ${failed.length - 1} more,` : ''
    console.error(`${quote(first.file)}${rest} cannot be used: ${first.reason}`)
    return EXIT.badInput
  },
}

function matchFilesIn(folder: string): string[] {
  const files = globSync('**/*.json', { cwd: folder })
    .sort()
    .map(file => join(folder, file))
  if (files.length === 0) throw new BadInput(`There are no match files (.json) in ${quote(folder)}.`)
  return files
}
