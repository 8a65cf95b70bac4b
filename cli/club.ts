import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../server/config.ts'
import type { Engine } from '../server/store/engine.ts'
import { fileIn, openEngine } from '../server/store/open.ts'
import { BadInput } from './command.ts'

/** The settings of the club, from the environment. */
export function clubConfig(): Config {
  const config = readConfig(process.env)
  if (!config.ok) throw new BadInput(config.error)
  return config.value
}

/** For messages. A database URL holds its password, so it is not repeated. */
export const placeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl ? 'the database that DATABASE_URL names' : `the data folder ${dataDir}`

export const cannotOpen = (config: Config, error: unknown): BadInput =>
  new BadInput(`${sentence(placeOf(config))} cannot be opened: ${error instanceof Error ? error.message : error}`)

export const cannotReachNats = (error: unknown): BadInput =>
  new BadInput(`The NATS that NATS_URL names does not answer: ${error instanceof Error ? error.message : error}.`)

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Works on the data of an existing club. */
export async function withData<T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> {
  if (!config.databaseUrl && !existsSync(fileIn(config.dataDir)))
    throw new BadInput(`There is no club in ${placeOf(config)}: DATA_DIR or DATABASE_URL says where it is.`)
  return withPlace(config, work)
}

/** Works on the data of a club, or the empty place for one. */
export async function withPlace<T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = tryOpen(config)
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

function tryOpen(config: Config): Engine {
  try {
    return openEngine(config)
  } catch (error) {
    throw cannotOpen(config, error)
  }
}

/** Resolves when the process is told to stop. */
export const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
