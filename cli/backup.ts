import { errorCode } from '../server/operations/error-code.ts'
import { backUp } from '../server/store/backup.ts'
import { quote, readArguments, switches } from './arguments.ts'
import { clubConfig, placeOf, withData } from './club.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'

export const backup: CliCommand = {
  name: 'backup',
  usage: 'FILE [--json]',
  summary: 'Writes everything the club keeps to one file, while play goes on.',
  details: `
Reads the club in DATA_DIR or DATABASE_URL. The file works for both kinds of database. It holds hashed passwords and the
seeds of matches in play, so keep it as safe as the club itself.`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['FILE'], switches('json'))
    const [file] = positionals
    const config = clubConfig()
    const written = await withData(config, engine => backUp(engine, file).catch(cannotWrite(file)))
    if (!written.ok)
      throw new BadInput(`${placeOf(config)} was made by another version of the program: back up with that one.`)
    show(values.json, { file, ...written.value }, [`${written.value.rows} rows are in ${quote(file)}`])
    return EXIT.fine
  },
}

const UNWRITABLE: ReadonlySet<unknown> = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC'])

const cannotWrite = (file: string) => (error: unknown) => {
  if (error instanceof Error && UNWRITABLE.has(errorCode(error)))
    throw new BadInput(`${quote(file)} cannot be written: ${error.message}`)
  throw error
}
