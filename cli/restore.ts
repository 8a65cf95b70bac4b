import { type BackupFault, restore as restoreInto } from '../server/store/backup.ts'
import { quote, readArguments, switches } from './arguments.ts'
import { clubConfig, placeOf, withPlace } from './club.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { kindOf } from './match-file.ts'

const FAULTS: Readonly<Record<BackupFault, string>> = {
  'not-a-backup': 'it is not a backup of a club.',
  'other-version': 'it was made by a newer version of the program.',
  'cut-short': 'its end is missing.',
  damaged: 'its contents are inconsistent.',
  'not-empty': 'there is already a club at the destination.',
}

export const restore: CliCommand = {
  name: 'restore',
  usage: 'FILE [--json]',
  summary: 'Restores a club from a backup.',
  details: `
Into DATA_DIR or DATABASE_URL, which must be empty: nothing is ever overwritten. The whole backup is restored, or nothing.`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['FILE'], switches('json'))
    const [file] = positionals
    kindOf(file)
    const config = clubConfig()
    const restored = await withPlace(config, engine => restoreInto(engine, file))
    if (!restored.ok) throw new BadInput(`${quote(file)} cannot be restored: ${FAULTS[restored.error]}`)
    show(values.json, { file, ...restored.value }, [`${restored.value.rows} rows are now in ${placeOf(config)}`])
    return EXIT.fine
  },
}
