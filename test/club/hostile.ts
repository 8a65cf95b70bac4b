import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ATTACKS, type AttackName } from './hostile/attacks.ts'
import { attackAll } from './hostile/run.ts'

/*
 * npm run hostile: attacks its own club on loopback in every way we know, each for a few seconds, while an honest
 * player plays against a bot. Prints one line of JSON for each attack; status 1 if the club did not hold.
 */

const { values } = parseArgs({
  options: {
    attacks: { type: 'string', default: Object.keys(ATTACKS).join(',') },
    seconds: { type: 'string', default: '8' },
  },
})
const names = values.attacks.split(',').filter((name): name is AttackName => Object.hasOwn(ATTACKS, name))

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-hostile-'))
try {
  const how = { seconds: Number(values.seconds), measured: true }
  const held = await attackAll(folder, names, how, report => console.log(JSON.stringify(report)))
  process.exitCode = held ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
