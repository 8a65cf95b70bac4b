import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobOutcome } from '../bots/remote-bot-service.ts'
import type { Config } from '../config.ts'

/** Read when Prometheus asks. */
export interface Gauges {
  sockets(): number
  liveTables(): number
  setAside(): number
  waitingBots(): number
  analyses(): number
}

const COMMIT_SECONDS = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.5, 1, 5]
const REQUEST_SECONDS = [0.001, 0.004, 0.016, 0.064, 0.25, 1, 4]

/** Prometheus metrics: figures only, no name, address or id of anybody. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]
  private readonly moves = new Counter({
    name: 'pentarchy_events_total',
    help: 'Events stored at tables, moves among them.',
    registers: this.registers,
  })
  private readonly failures = new Counter({
    name: 'pentarchy_commit_failures_total',
    help: 'Groups of events that could not be stored.',
    registers: this.registers,
  })
  private readonly commits = new Histogram({
    name: 'pentarchy_commit_seconds',
    help: 'How long a group of events took to become durable.',
    buckets: COMMIT_SECONDS,
    registers: this.registers,
  })
  private readonly jobs = new Counter({
    name: 'pentarchy_worker_jobs_total',
    help: 'Bot moves asked of workers, by what became of them; refused: what came back was no legal move.',
    labelNames: ['outcome'],
    registers: this.registers,
  })
  private readonly requests = new Histogram({
    name: 'pentarchy_request_seconds',
    help: 'How long requests over HTTP took.',
    labelNames: ['route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  })

  constructor() {
    // Includes the delay of the event loop: how long a move waits because the process is busy.
    collectDefaultMetrics({ register: this.registry })
  }

  readonly committed = (moves: number, milliseconds: number): void => {
    this.moves.inc(moves)
    this.commits.observe(milliseconds / 1000)
  }

  readonly jobGiven = (outcome: JobOutcome): void => this.jobs.inc({ outcome })

  readonly commitFailed = (): void => this.failures.inc()

  /** Serves /metrics and times every request. */
  watch(http: FastifyInstance, config: Config, present: Gauges): void {
    for (const [name, help, count] of [
      ['pentarchy_sockets', 'Open connections.', present.sockets],
      ['pentarchy_live_tables', 'Tables held in memory.', present.liveTables],
      ['pentarchy_tables_set_aside', 'Tables that cannot be opened.', present.setAside],
      ['pentarchy_bot_queue', 'Bots that wait for a free thread.', present.waitingBots],
      ['pentarchy_analyses', 'Matches that are being analysed by this server.', present.analyses],
    ] as const)
      new Gauge({
        name,
        help,
        registers: this.registers,
        collect() {
          this.set(count())
        },
      })
    http.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'page'
      this.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    })
    http.get('/metrics', async (request, reply) => {
      if (!mayRead(request, config.metricsToken)) return reply.code(403).send({ fault: 'not-known' })
      return reply.type(this.registry.contentType).send(await this.registry.metrics())
    })
  }
}

/** With the token from anywhere; without one only from this machine, and not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  return near && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

function isSame(said: string, expected: string): boolean {
  const [one, two] = [Buffer.from(said), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}
