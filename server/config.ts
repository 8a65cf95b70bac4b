import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { err, ok, type Result } from '../kernel/json.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** In the project's folder, wherever it was started. */
const DATA = fileURLToPath(new URL('../data', import.meta.url))

const Text = v.pipe(v.string(), v.minLength(1))

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port is a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port is a number from 0 to 65535'),
)

const WebAddress = v.pipe(
  v.string(),
  v.url('an address such as https://club.example is wanted'),
  v.regex(/^https?:\/\//, 'an address that starts with http:// or https:// is wanted'),
)

/** How many proxies stand in front, or their addresses. Nobody else is trusted. */
const Proxies = v.pipe(
  v.string(),
  v.regex(/^([1-9]|[\da-fA-F.:/]+(,[\da-fA-F.:/]+)*)$/, 'how many proxies (1), or their addresses, comma between'),
  v.transform(text => (/^\d$/.test(text) ? Number(text) : text.split(','))),
)

const NatsAddress = v.pipe(
  v.string(),
  v.regex(/^(nats|tls):\/\/[^,]+(,(nats|tls):\/\/[^,]+)*$/, 'nats://... is wanted, several with a comma between'),
)

/** Every variable with its default. */
const Environment = v.object({
  PORT: v.optional(Port, '8080'),
  /** Loopback unless the host asks for more. */
  HOST: v.optional(Text, '127.0.0.1'),
  DATA_DIR: v.optional(Text, DATA),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://... is wanted'))),
  /** Lets several servers on one PostgreSQL hear of each other's moves. */
  NATS_URL: v.optional(NatsAddress),
  /** How friends reach the page, for links, passkeys and cookies; https makes cookies secure. */
  PUBLIC_URL: v.optional(WebAddress),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')} is wanted`), 'info'),
  TRUST_PROXY: v.optional(Proxies),
  /** Administrators, separated by commas; without any, the first account. */
  ADMIN_NAMES: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').flatMap(name => name.trim() || [])),
    ),
    '',
  ),
  /** Both are needed to send letters. */
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'smtp://user:password@host:587 or smtps:// is wanted')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\n\r]*[^\s@]@[^\s@]+$/, 'an address such as club@club.example is wanted')),
  ),
  /** Guests are deleted after this many days of absence. */
  GUEST_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'a number of days is wanted'), v.transform(Number)),
    '180',
  ),
  /** Required for /metrics from elsewhere; without a token only this machine is answered. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters are wanted'))),
  /** Encrypts the secrets of two-step sign-in. On SQLite a file beside the database serves instead. */
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters are wanted'))),
})

export const VARIABLES: readonly string[] = Object.keys(Environment.entries)

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly natsUrl: string | undefined
  readonly publicUrl: string
  /** The one host name visitors may use; undefined if the host has not set one. */
  readonly publicHost: string | undefined
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Which proxies may state a request's real address. */
  readonly trustProxy: number | readonly string[] | false
  /** Undefined if no letters are sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  readonly guestDays: number
  readonly metricsToken: string | undefined
  readonly secretKey: string | undefined
  readonly adminNames: readonly string[]
  /** One person's frames, pings and requests; expensive ones cost more. A network gets ten times that. */
  readonly messageLimit: RateLimit
  /** Matches one person may start; every bot counts as one more. A network gets three times that. */
  readonly matchLimit: RateLimit
  /** How often one person may undo, propose or leave. */
  readonly wishLimit: RateLimit
  /** Sockets open at once. */
  readonly socketLimit: { readonly person: number; readonly network: number }
  /** New guests, accounts and logins from one network. */
  readonly loginLimit: RateLimit
  /** Analyses one person may request. */
  readonly analysisLimit: RateLimit
}

/** `points` at once, and as many again every `seconds`. */
export interface RateLimit {
  readonly points: number
  readonly seconds: number
}

/** Reads the environment; an invalid variable is named before anything starts. An empty value counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, given)
  if (!parsed.success) return err(unusable(parsed.issues[0]))
  const env = parsed.output
  // Announcements only say where to look, and an SQLite file can be read by one server only.
  if (env.NATS_URL && !env.DATABASE_URL)
    return err('NATS_URL is not usable: servers that share it need one DATABASE_URL.')
  if (!env.SMTP_URL !== !env.MAIL_FROM)
    return err(`${env.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL'} is missing: letters need both SMTP_URL and MAIL_FROM.`)
  return ok({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    natsUrl: env.NATS_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    publicHost: env.PUBLIC_URL && new URL(env.PUBLIC_URL).host,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY ?? false,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    guestDays: env.GUEST_DAYS,
    metricsToken: env.METRICS_TOKEN,
    secretKey: env.SECRET_KEY,
    adminNames: env.ADMIN_NAMES,
    messageLimit: { points: 60, seconds: 3 },
    matchLimit: { points: 120, seconds: 600 },
    wishLimit: { points: 20, seconds: 60 },
    socketLimit: { person: 20, network: 200 },
    loginLimit: { points: 20, seconds: 120 },
    analysisLimit: { points: 3, seconds: 900 },
  })
}

/** All that a worker needs: where jobs come from. */
export function readNatsUrl(environment: Readonly<Record<string, string | undefined>>): Result<string, string> {
  const parsed = v.safeParse(v.object({ NATS_URL: NatsAddress }), { NATS_URL: environment.NATS_URL ?? '' })
  return parsed.success ? ok(parsed.output.NATS_URL) : err(unusable(parsed.issues[0]))
}

/** The value may be a secret, so only the name is repeated. */
const unusable = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'The environment'} is not usable: ${issue.message}.`
