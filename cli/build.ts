import { buildIfStale, DIST } from '../web/build.ts'
import { readArguments } from './arguments.ts'
import { type CliCommand, EXIT } from './command.ts'

export const build: CliCommand = {
  name: 'build',
  usage: '',
  summary: 'Builds the page if it is out of date, for a server that may not write to its own folder.',
  details: '',

  async run(args) {
    readArguments(args, [], {})
    console.log(`${(await buildIfStale()) ? 'The page has been built' : 'The page is up to date'}: ${DIST}`)
    return EXIT.fine
  },
}
