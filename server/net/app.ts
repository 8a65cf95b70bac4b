import type { FastifyInstance } from 'fastify'
import type { PushNote } from '../../wire/push.ts'
import { Analyses } from '../analysis/analyses.ts'
import { Hiring } from '../bots/hiring.ts'
import { startPool } from '../bots/pool.ts'
import { inOurThreads, type Thinker } from '../bots/thinker.ts'
import type { Bus } from '../bus/bus.ts'
import { Grapevine } from '../bus/grapevine.ts'
import { InProcessBus } from '../bus/in-process.ts'
import type { News } from '../bus/news.ts'
import { Peers } from '../bus/peers.ts'
import { Whereabouts } from '../bus/whereabouts.ts'
import type { Config } from '../config.ts'
import { openHttp, type Page } from '../operations/http.ts'
import { Metrics } from '../operations/metrics.ts'
import { closeSockets } from '../operations/sockets.ts'
import { PROGRAM, rulesVersions } from '../operations/versions.ts'
import { Passkeys } from '../people/passkeys.ts'
import { People } from '../people/people.ts'
import { type Deliver, Push } from '../people/push.ts'
import type { Store } from '../store/store.ts'
import { Arranging } from '../tables/arranging.ts'
import { Committer } from '../tables/committer.ts'
import { Doors } from '../tables/doors.ts'
import { Hall, type HallNews } from '../tables/hall.ts'
import { answerAdmins } from './admin-routes.ts'
import { answerAnalyses } from './analysis-routes.ts'
import { Chat } from './chat.ts'
import { Lobby } from './lobby.ts'
import { Patrol } from './patrol.ts'
import { answerPeople } from './people-routes.ts'
import { answerRecords } from './record-routes.ts'
import { Rooms } from './rooms.ts'
import { Routes } from './routes.ts'
import { openSockets } from './sockets.ts'
import { answerTables } from './table-routes.ts'

const TIDY_MS = 600_000

export interface App {
  readonly http: FastifyInstance
  /** What is done from time to time; done now. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/** What tests may replace: the outside world. */
export interface World {
  readonly now?: () => number
  readonly deliver?: Deliver
  /** Other servers on the same store. */
  readonly bus?: Bus
}

/** The club server: people, tables and the socket, over one store. `page` answers whatever is not the club's. */
export async function createApp(
  store: Store,
  config: Config,
  page: Page | null = null,
  { now = Date.now, deliver, bus = new InProcessBus() }: World = {},
): Promise<App> {
  const { http, health } = openHttp(config, store, page)
  const metrics = new Metrics()
  const bots = startPool(message => http.log.warn(message))
  const thinker = config.natsUrl ? hireWorkers() : inOurThreads(bots)
  function hireWorkers(): Thinker {
    return new Hiring(bus, inOurThreads(bots), (outcome, why) => {
      metrics.jobGiven(outcome)
      if (outcome === 'refused' || outcome === 'failed') http.log.warn({ outcome, why }, 'a worker was of no use')
    })
  }
  const grapevine = new Grapevine(bus, hear)
  // Whoever is alone would only hear itself, with every move.
  const tellOthers = (told: News) => config.natsUrl && grapevine.tell(told)
  const whereabouts = new Whereabouts(bus)
  const rooms = new Rooms(tellOthers, whereabouts)
  const people = new People(store, config.adminNames)
  const passkeys = new Passkeys(store, people, config.publicUrl)
  const push = new Push(store, config.publicUrl, deliver)
  const failed = (error: unknown) => http.log.error({ err: error }, 'something could not be done')
  const committer = new Committer(store, {
    committed(moves, milliseconds) {
      metrics.committed(moves.length, milliseconds)
      tellOthers({ kind: 'acts', acts: moves.map(({ table_id, number }) => [table_id, number]) })
    },
    failed(error) {
      metrics.commitFailed()
      http.log.error({ err: error }, 'moves could not be stored')
    },
  })
  const news: HallNews = {
    changed(info) {
      rooms.tellChange(info)
      tellOthers({ kind: 'table', table: info.id })
    },
    reopened: id => rooms.reopened(id),
    failed,
    turn(personId, { id, game }, { yours, number, inCharge }) {
      rooms.tellPerson(personId, { kind: 'turn', table: id, game, yours })
      if (inCharge) tellOthers({ kind: 'turn', person: personId, table: id, game, yours })
      if (yours && !rooms.isAt(id, personId)) pushUnlessHere(personId, { kind: 'your-turn', table: id, game }, number)
    },
    remind: (personId, { id, game }, number) => pushUnlessHere(personId, { kind: 'reminder', table: id, game }, number),
  }
  function pushUnlessHere(personId: string, note: Omit<PushNote, 'language'>, number: number): void {
    whereabouts
      .isConnected(personId)
      .then(here => (here ? undefined : push.tell(personId, note, number)))
      .catch(failed)
  }
  const hall = new Hall(store, thinker, news, { committer, now, shared: config.natsUrl !== undefined })
  /** What another server tells. */
  function hear(told: News, by: string): void {
    switch (told.kind) {
      case 'acts':
        for (const [table, number] of told.acts) hall.heardOf(table, number)
        break
      case 'table':
        void hall.info(told.table).then(info => info && rooms.tellChange(info), failed)
        break
      case 'chat':
        void chat.heard(told.table, told.line).catch(failed)
        break
      case 'chat-gone':
        chat.gone(told.table, told.line)
        break
      default:
        rooms.hear(told, by)
    }
  }
  const analyses = new Analyses({ store, hall, bots: thinker, now, pace: config.analyses, failed })
  const doors = new Doors(store)
  const lobby = new Lobby(store, hall)
  const chat = new Chat(store, rooms, tellOthers)
  const arranging = new Arranging(store, doors, news.changed, now)

  const routes = new Routes(http, people, config)
  const tables = { store, hall, doors, arranging, lobby, rooms, chat }
  const changed = (id: string) => void hall.info(id).then(info => info && news.changed(info), failed)
  answerPeople(routes, { store, people, passkeys, push, rooms, tables, changed })
  answerTables(routes, tables)
  answerRecords(routes, { store, people })
  answerAnalyses(routes, { doors, analyses })
  answerAdmins(routes, { ...tables, people })

  // Whoever is alone on a store misses nothing, and nobody.
  const peers = config.natsUrl
    ? new Peers(bus, grapevine.me, { program: PROGRAM, rules: await rulesVersions() }, server => rooms.lost(server))
    : null
  const parts = { hall, peers, doors, rooms, chat, lobby, pace: config.pace }
  const sockets = openSockets({ http, config, health, store, people, routes, parts })

  metrics.watch(http, config, {
    sockets: () => sockets.clients.size,
    liveTables: () => hall.size,
    waitingBots: () => bots.waiting,
    analyses: () => analyses.size,
  })
  hall.begin()
  if (peers) health.more = () => peers.describe()
  const patrol = config.natsUrl ? new Patrol({ store, hall, rooms, chat, lobby, failed }) : null
  bus.onReturn(() => void patrol?.lookAnew())
  const tidy = () => arranging.closeForgotten().catch(failed)
  const tidying = setInterval(tidy, TIDY_MS)
  tidying.unref()

  return {
    http,
    tidy,
    async close() {
      health.stopping = true
      sockets.stop()
      clearInterval(tidying)
      patrol?.stop()
      peers?.leave()
      await analyses.stop()
      await hall.stop()
      await hall.settle()
      await closeSockets(sockets.clients)
      await http.close()
      await bots.close()
      await bus.close()
      await store.close()
    },
  }
}
