/* What the packed package and the single file run once they have found their Node: `start` unless told otherwise. */
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where programs of this system keep a person's data: the package's own folder is replaced by an update. */
function dataFolder() {
  const home = homedir()
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? home, 'Pentarchy')
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Pentarchy')
  return join(process.env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'pentarchy')
}

process.env.DATA_DIR ??= dataFolder()
if (process.argv.length === 2) process.argv.push('start')
await import('./cli/main.js')
