import * as v from 'valibot'
import { err, ok, type Result } from '../kernel/json.ts'

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))

const Environment = v.object({
  PORT: v.optional(Port, '8080'),
  /** Loopback unless the host asks for more. */
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  /** How friends reach the page, for links and cookies; https makes cookies secure. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string
  /** Messages a connection may send: so many at once, so many a second after that. */
  readonly pace: { readonly spare: number; readonly perSecond: number }
}

/** Reads the environment; what does not fit is told by its name before anything starts. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const parsed = v.safeParse(Environment, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return err(`${v.getDotPath(issue) ?? 'The environment'} is not usable: ${issue.message}`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL } = parsed.output
  return ok({
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    pace: { spare: 60, perSecond: 20 },
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
  })
}
