import type { FastifyInstance } from 'fastify'
import { startPool } from '../bots/pool.ts'
import type { Bus } from '../bus/bus.ts'
import { Grapevine } from '../bus/grapevine.ts'
import { InProcessBus } from '../bus/in-process.ts'
import type { Config } from '../config.ts'
import { openHttp, type Page } from '../operations/http.ts'
import { Metrics } from '../operations/metrics.ts'
import { closeSockets } from '../operations/sockets.ts'
import { Passkeys } from '../people/passkeys.ts'
import { People } from '../people/people.ts'
import { type Deliver, Push } from '../people/push.ts'
import type { Store } from '../store/store.ts'
import { Arranging } from '../tables/arranging.ts'
import { Committer } from '../tables/committer.ts'
import { Doors } from '../tables/doors.ts'
import { Hall, type HallNews } from '../tables/hall.ts'
import { answerAdmins } from './admin-routes.ts'
import { Chat } from './chat.ts'
import { Lobby } from './lobby.ts'
import { answerPeople } from './people-routes.ts'
import { answerRecords } from './record-routes.ts'
import { Rooms } from './rooms.ts'
import { Routes } from './routes.ts'
import { openSockets } from './sockets.ts'
import { answerTables } from './table-routes.ts'

const TIDY_MS = 600_000

/** A message between servers may be lost: so often each looks for itself. */
const LOOK_AROUND_MS = 1000

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
  const rooms = new Rooms()
  const people = new People(store, config.adminNames)
  const passkeys = new Passkeys(store, people, config.publicUrl)
  const push = new Push(store, config.publicUrl, deliver)
  const failed = (error: unknown) => http.log.error({ err: error }, 'something could not be done')
  const committer = new Committer(store, {
    committed(moves, milliseconds) {
      metrics.committed(moves.length, milliseconds)
      grapevine.tellActs(moves)
    },
    failed(error) {
      metrics.commitFailed()
      http.log.error({ err: error }, 'moves could not be stored')
    },
  })
  const news: HallNews = {
    changed(info) {
      rooms.tellChange(info)
      grapevine.tellTable(info.id)
    },
    reopened: id => rooms.reopened(id),
    failed,
    turn(personId, { id, game }, yours) {
      rooms.tellPerson(personId, { kind: 'turn', table: id, game, yours })
      if (yours && rooms.connectionsOf(personId) === 0)
        push.tell(personId, { kind: 'your-turn', table: id, game }).catch(failed)
    },
    remind(personId, { id, game }) {
      if (rooms.connectionsOf(personId) === 0) push.tell(personId, { kind: 'reminder', table: id, game }).catch(failed)
    },
  }
  const hall = new Hall(store, bots, news, { committer, now })
  const grapevine = new Grapevine(bus, {
    act: (table, number) => void hall.heardOf(table, number).catch(failed),
    table: id => void hall.info(id).then(info => info && rooms.tellChange(info), failed),
  })
  const doors = new Doors(store)
  const lobby = new Lobby(store, hall)
  const chat = new Chat(store, rooms)
  const arranging = new Arranging(store, doors, news.changed, now)

  const routes = new Routes(http, people, config)
  const tables = { store, hall, doors, arranging, lobby, rooms, chat }
  answerPeople(routes, { store, people, passkeys, push, rooms })
  answerTables(routes, tables)
  answerRecords(routes, { store, people })
  answerAdmins(routes, { ...tables, people })

  const parts = { hall, doors, rooms, chat, lobby, pace: config.pace }
  const sockets = openSockets({ http, config, health, store, people, routes, parts })

  metrics.watch(http, config, {
    sockets: () => sockets.clients.size,
    liveTables: () => hall.size,
    waitingBots: () => bots.waiting,
  })
  hall.begin()
  const looking = config.natsUrl ? setInterval(() => void hall.lookAround().catch(failed), LOOK_AROUND_MS) : undefined
  looking?.unref()
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
      clearInterval(looking)
      hall.stop()
      await hall.settle()
      await closeSockets(sockets.clients)
      await http.close()
      await bots.close()
      await bus.close()
      await store.close()
    },
  }
}
