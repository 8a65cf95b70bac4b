import type { FastifyInstance } from 'fastify'
import type { PushNote } from '../../wire/push.ts'
import type { TableInfo } from '../../wire/table.ts'
import { Analyses } from '../analysis/analyses.ts'
import { type BotService, localBotService } from '../bots/bot-service.ts'
import { startPool } from '../bots/pool.ts'
import { type JobOutcome, type Patience, RemoteBotService } from '../bots/remote-bot-service.ts'
import type { Announcement } from '../bus/announcement.ts'
import type { Bus } from '../bus/bus.ts'
import { InProcessBus } from '../bus/in-process.ts'
import { PeerChannel } from '../bus/peer-channel.ts'
import { Peers } from '../bus/peers.ts'
import { Presence } from '../bus/presence.ts'
import type { Config } from '../config.ts'
import { DailyChallenge } from '../daily/daily.ts'
import { failuresTo } from '../operations/failures.ts'
import { openHttp, type Page } from '../operations/http.ts'
import { Metrics } from '../operations/metrics.ts'
import { Pulse } from '../operations/pulse.ts'
import { closeSockets } from '../operations/sockets.ts'
import { SteadyClock } from '../operations/steady-clock.ts'
import { PROGRAM, rulesVersions } from '../operations/versions.ts'
import { PeopleCircle } from '../people/circle.ts'
import { Email } from '../people/email.ts'
import { Failures } from '../people/failures.ts'
import { LoginGuard } from '../people/login-guard.ts'
import { Mailer } from '../people/mailer.ts'
import { Moderation } from '../people/moderation.ts'
import { Passkeys } from '../people/passkeys.ts'
import { People } from '../people/people.ts'
import { type Deliver, Push } from '../people/push.ts'
import { purgeIdle } from '../people/retention.ts'
import { SecretBox } from '../people/secret-box.ts'
import { SecurityLog } from '../people/security-log.ts'
import { Streams } from '../programs/streams.ts'
import { Tokens } from '../programs/tokens.ts'
import type { Store } from '../store/store.ts'
import { Admission } from '../tables/admission.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import { TableCreation } from '../tables/table-creation.ts'
import { type RegistryListener, TableRegistry } from '../tables/table-registry.ts'
import { TournamentRunner } from '../tournaments/tournament-runner.ts'
import { type TournamentPace, Tournaments, USUAL_PACE } from '../tournaments/tournaments.ts'
import { answerAdmins } from './admin-routes.ts'
import { Allowance, HOSTS_OF_A_NETWORK } from './allowance.ts'
import { answerAnalyses } from './analysis-routes.ts'
import { Chat } from './chat.ts'
import { answerCircle } from './circle-routes.ts'
import { ConnectionSweeper } from './connection-sweeper.ts'
import { answerDaily } from './daily-routes.ts'
import { answerLadders } from './ladder-routes.ts'
import { Lobby } from './lobby.ts'
import { answerModeration } from './moderation-routes.ts'
import { answerPeople } from './people-routes.ts'
import { answerPrograms } from './program-routes.ts'
import { RateLimiter } from './rate-limiter.ts'
import { answerRecords } from './record-routes.ts'
import { Rooms } from './rooms.ts'
import { Routes } from './routes.ts'
import { answerSecurity } from './security-routes.ts'
import { openSockets } from './sockets.ts'
import { answerTables } from './table-routes.ts'
import { answerTournaments } from './tournament-routes.ts'

const TIDY_MS = 600_000
/** Reading the whole database must not slow down the start. */
const EXAMINE_AFTER_MS = 2000
/** If the system clock is off from the time since the start by more, somebody set it or the machine slept. */
const CLOCK_MS = 5000

export interface App {
  readonly http: FastifyInstance
  /** Runs the periodic cleanup now. */
  tidy(): Promise<void>
  /** Looks now for changes by other servers that were not announced. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** The outside world, which tests may replace. */
export interface Environment {
  readonly now?: () => number
  readonly deliver?: Deliver
  /** Connects servers that share a store. */
  readonly bus?: Bus
  /** For workers on other machines. */
  readonly patience?: Patience
  /** Encrypts what a stolen database must not tell (`server/operations/secret-key.ts`). */
  readonly secret?: string | null
  /** Search iterations for each move of an analysis. */
  readonly iterations?: number
  readonly pace?: Partial<TournamentPace>
}

/** The club server: people, tables and the socket, over one store. `page` answers everything else. */
export async function createApp(
  store: Store,
  config: Config,
  page: Page | null = null,
  { now: given, deliver, bus = new InProcessBus(), patience, iterations, secret = null, pace }: Environment = {},
): Promise<App> {
  const clock = new SteadyClock()
  const now = given ?? clock.now
  const { http, health } = openHttp(config, store, page)
  const metrics = new Metrics()
  const bots = startPool(message => http.log.warn(message))
  const botService = config.natsUrl ? remoteBotService() : localBotService(bots)
  function remoteBotService(): BotService {
    const report = (outcome: JobOutcome, why: string) => {
      metrics.jobGiven(outcome)
      if (outcome === 'refused' || outcome === 'failed') http.log.warn({ outcome, why }, 'a worker was of no use')
    }
    return new RemoteBotService(bus, localBotService(bots), report, patience)
  }
  const channel = new PeerChannel(bus, hear)
  // A lone server would only hear itself.
  const announce = (told: Announcement) => config.natsUrl && channel.announce(told)
  const presence = new Presence(bus)
  const rooms = new Rooms(announce, presence)
  const mailer = new Mailer(config.mail)
  const failed = failuresTo(http.log)
  const email = new Email({ store, mailer, publicUrl: config.publicUrl, failed, now })
  const moderation = new Moderation(store, now)
  const box = secret === null ? null : new SecretBox(secret)
  const log = new SecurityLog(store, alarm => email.tell(alarm))
  const people = new People(store, config.adminNames, log, moderation, box)
  if (!box) http.log.warn('SECRET_KEY is not set: the secrets of two-step sign-in are stored as they are')
  await people.twoStep.sealAll()
  const passkeys = new Passkeys(store, people, config.publicUrl)
  const tokens = new Tokens(store, moderation, now)
  const push = new Push(store, config.publicUrl, deliver)
  const commits = new CommitQueue(store, {
    committed(events, milliseconds) {
      metrics.committed(events.length, milliseconds)
      announce({ kind: 'events', events: events.map(({ table_id, number }) => [table_id, number]) })
    },
    failed(error, events) {
      metrics.commitFailed()
      const stored = events.map(({ table_id, number }) => `${table_id} ${number}`)
      http.log.error({ err: error, events: stored }, 'events could not be stored')
    },
  })
  const listener: RegistryListener = {
    changed(info) {
      rooms.tellChange(info)
      announce({ kind: 'table', table: info.id })
      if (info.tournament !== null && info.state === 'over') tableEnded(info, info.tournament)
    },
    reopened: id => rooms.reopened(id),
    setAside({ id: table, ...why }) {
      http.log.error({ table, ...why }, 'a table cannot be opened and is set aside')
    },
    failed,
    turn(personId, { id, game }, { yours, number, inCharge }) {
      rooms.tellPerson(personId, { kind: 'turn', table: id, game, yours })
      if (inCharge) announce({ kind: 'turn', person: personId, table: id, game, yours })
      if (yours && !rooms.isAt(id, personId)) pushUnlessHere(personId, { kind: 'your-turn', table: id, game }, number)
    },
    remind: (personId, { id, game }, number) => pushUnlessHere(personId, { kind: 'reminder', table: id, game }, number),
  }
  function tableEnded({ id: table, game, seats, host: { name } }: TableInfo, tournament: string): void {
    const people = seats.flatMap(holder => (holder.kind === 'person' ? [holder.id] : []))
    tellSeated({ people, table, game, tournament, name, waiting: false })
    tournaments.advance(tournament).catch(error => failed(error, { operation: 'run a tournament', tournament }))
  }
  function pushUnlessHere(personId: string, note: Omit<PushNote, 'language'>, number: number): void {
    presence
      .isConnected(personId)
      .then(here => (here ? undefined : push.tell(personId, note, number)))
      .catch(error => failed(error, { operation: 'send a push message', table: note.table, event: number }))
  }
  const registry = new TableRegistry(store, botService, listener, {
    commits,
    now,
    shared: config.natsUrl !== undefined,
  })
  function hear(told: Announcement, by: string): void {
    switch (told.kind) {
      case 'events':
        for (const [table, number] of told.events) registry.announced(table, number)
        break
      case 'table':
        void registry
          .info(told.table)
          .then(info => info && rooms.tellChange(info))
          .catch(error => failed(error, { operation: 'tell of a changed table', table: told.table }))
        break
      case 'chat':
        void chat
          .heard(told.table, told.line)
          .catch(error => failed(error, { operation: 'pass on a chat line', table: told.table }))
        break
      case 'chat-gone':
        chat.gone(told.table, told.line)
        break
      case 'tournament':
        tournaments.heard(told.tournament)
        rooms.tellTournament(told.tournament)
        break
      default:
        rooms.hear(told, by)
    }
  }
  const analyses = new Analyses({
    store,
    registry,
    bots: botService,
    now,
    limit: config.analysisLimit,
    failed,
    iterations,
  })
  const admission = new Admission(store)
  const lobby = new Lobby(store, registry)
  const chat = new Chat(store, rooms, announce)
  const isConnected = (person: string) => presence.isConnected(person)
  const tournaments = new Tournaments({
    store,
    now,
    pace: { ...USUAL_PACE, ...pace },
    failed,
    isConnected,
    started: table => registry.started(table),
    changed(tournament) {
      rooms.tellTournament(tournament)
      announce({ kind: 'tournament', tournament })
    },
    seated: seated => tellSeated({ ...seated, waiting: true }),
  })
  function tellSeated(seated: Omit<Announcement & { kind: 'seated' }, 'kind'>): void {
    rooms.hear({ kind: 'seated', ...seated }, '')
    announce({ kind: 'seated', ...seated })
  }
  const creation = new TableCreation(store, admission, listener.changed, now)

  const budget = new Allowance(config.messageLimit)
  const wishes = new RateLimiter(config.wishLimit)
  const routes = new Routes(http, people, tokens, config, budget)
  const matches = new Allowance(config.matchLimit, HOSTS_OF_A_NETWORK)
  const tables = { store, registry, admission, creation, lobby, rooms, chat, moderation, matches, tournaments }
  const changed = (id: string) =>
    void registry
      .info(id)
      .then(info => info && listener.changed(info))
      .catch(error => failed(error, { operation: 'tell of a changed table', table: id }))
  const guard = new LoginGuard(new Failures(store))
  answerPeople(routes, { store, people, passkeys, push, guard, rooms, chat, tables, changed })
  answerSecurity(routes, { store, people, passkeys, email, rooms, failed, guard })
  answerTables(routes, tables)
  answerTournaments(routes, { tournaments, moderation })
  const circle = new PeopleCircle({
    store,
    creation,
    now,
    challenged: (personId, tableId) => rooms.challenge(personId, tableId),
  })
  const streams = new Streams({ registry, rooms, lobby, now, failed })
  answerPrograms(routes, { store, people, tokens, streams, registry, rooms, now })
  answerRecords(routes, { store, people, passkeys, tokens, circle, now })
  answerLadders(routes, { store, now })
  answerAnalyses(routes, { admission, analyses })
  answerAdmins(routes, { ...tables, people })
  answerModeration(routes, { ...tables, people })
  const daily = new DailyChallenge({ store, registry, bots: botService, now })
  answerDaily(routes, { daily, matches })
  answerCircle(routes, { store, circle })

  // A lone server has no peers to watch.
  const peers = config.natsUrl
    ? new Peers(bus, channel.me, { program: PROGRAM, rules: await rulesVersions() }, server => rooms.lost(server))
    : null
  const parts = { moderation, registry, peers, failed, admission, rooms, chat, lobby, budget, wishes }
  const sockets = openSockets({ http, config, health, store, people, routes, parts, server: channel.me })
  const pulse = new Pulse({
    store,
    id: channel.me,
    shared: config.natsUrl !== undefined,
    now,
    changed(failing, error) {
      if (failing) http.log.error({ err: error, operation: 'write a sign of life' }, 'the store cannot be written')
      else http.log.info('the store can be written again')
    },
    met: ({ host, pid }) =>
      http.log.error(
        { host, pid },
        'another server runs on this store and neither hears of the other: set NATS_URL for both',
      ),
  })
  let damage: string | null = null
  const examine = async () => {
    const found = await store.damage()
    if (found && !damage) http.log.fatal({ damage: found }, 'the database file is damaged: restore a backup')
    damage = found
  }
  const examining = setTimeout(() => void examine(), EXAMINE_AFTER_MS).unref()
  health.sick = () => (pulse.failing ? 'storage' : damage ? 'damaged' : null)

  metrics.watch(http, config, {
    sockets: () => sockets.clients.size,
    liveTables: () => registry.size,
    setAside: () => registry.setAside.size,
    waitingBots: () => bots.waiting,
    analyses: () => analyses.size,
  })
  registry.start()
  const tournamentRunner = new TournamentRunner({ store, tournaments, registry, now, failed, isConnected })
  health.more = () => {
    const warnings = [
      ...(Math.abs(clock.jump) > CLOCK_MS ? ['clock'] : []),
      ...(pulse.strangers > 0 ? ['other-server'] : []),
    ]
    return { ...peers?.describe(), ...(warnings.length > 0 && { warnings }) }
  }
  const sweeper = config.natsUrl ? new ConnectionSweeper({ store, registry, rooms, chat, lobby, failed }) : null
  bus.onReturn(() => void sweeper?.lookAnew())
  const tidy = async () => {
    await creation.closeForgotten().catch(error => failed(error, { operation: 'close forgotten tables' }))
    await daily.open().catch(error => failed(error, { operation: 'open the challenges of earlier days' }))
    await purgeIdle(store, now(), config.guestDays).catch(error => failed(error, { operation: 'forget idle guests' }))
  }
  const tidying = setInterval(tidy, TIDY_MS)
  tidying.unref()

  return {
    http,
    tidy: async () => {
      await Promise.all([tidy(), examine(), pulse.beat()])
    },
    sweep: async () => sweeper?.look(),
    async close() {
      health.stopping = true
      await tournamentRunner.stop()
      sockets.stop()
      streams.stop()
      clearInterval(tidying)
      clearTimeout(examining)
      sweeper?.stop()
      peers?.leave()
      await analyses.stop()
      await registry.stop()
      await registry.settle()
      await closeSockets(sockets.clients)
      await http.close()
      await bots.close()
      await mailer.close()
      await pulse.stop()
      await bus.close()
      await store.close()
    },
  }
}
