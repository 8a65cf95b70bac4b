import { globSync } from 'node:fs'
import { GAME_IDS, isGameId } from '../../games/registry.ts'
import { quote } from '../arguments.ts'
import { BadInput } from '../command.ts'
import { ROOT } from './root.ts'

/** What is mutated, and which tests must notice. Paths are relative to the project's root. */
export interface Target {
  readonly name: string
  readonly sources: readonly string[]
  /** Tables of figures, counted apart from the rules. */
  readonly content: readonly string[]
  readonly tests: readonly string[]
  /** Loaded again for a mutant that matters while modules load. */
  readonly reloaded: string
  /** Must not change while mutants are tried. */
  readonly watched: readonly string[]
  readonly equivalents: string
}

const find = (...patterns: string[]): string[] =>
  patterns
    .flatMap(pattern => globSync(pattern, { cwd: ROOT }))
    .map(path => path.replaceAll('\\', '/'))
    .sort()

/** Golden games repeat what the rules did, right or wrong; bots play by whatever the rules are. Neither counts. */
const isWitness = (path: string): boolean => !/\/(golden|bot)\.test\.ts$/.test(path)

export function targetNamed(name: string): Target {
  if (isGameId(name)) {
    const folder = `games/${name}`
    return {
      name,
      sources: find(`${folder}/rules/**/*.ts`, `${folder}/view.ts`),
      content: find(`${folder}/content/**/*.ts`),
      tests: find(`${folder}/test/**/*.test.ts`).filter(isWitness),
      reloaded: `${folder}/`,
      watched: [`${folder}/**/*.ts`, 'kernel/**/*.ts'],
      equivalents: `${folder}/test/equivalent-mutants.json`,
    }
  }
  if (name === 'kernel')
    return {
      name,
      sources: find('kernel/*.ts'),
      content: [],
      tests: find('kernel/test/*.test.ts'),
      reloaded: '',
      watched: ['kernel/**/*.ts'],
      equivalents: 'kernel/test/equivalent-mutants.json',
    }
  if (name === 'server')
    return {
      name,
      sources: find('server/tables/**/*.ts'),
      content: [],
      tests: find('server/test/*.test.ts'),
      reloaded: '',
      watched: ['{kernel,server,wire}/**/*.ts'],
      equivalents: 'server/test/equivalent-mutants.json',
    }
  throw new BadInput(
    `There is nothing to mutate named ${quote(name)}: choose ${[...GAME_IDS, 'kernel', 'server'].join(', ')}.`,
  )
}
