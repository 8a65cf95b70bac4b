import type { Bus } from '../server/bus/bus.ts'
import { openBus } from '../server/bus/open.ts'
import type { Config } from '../server/config.ts'
import { type App, createApp } from '../server/net/app.ts'
import { errorCode } from '../server/operations/error-code.ts'
import { strangerOn } from '../server/operations/pulse.ts'
import { secretKey } from '../server/operations/secret-key.ts'
import { openStore } from '../server/store/open.ts'
import { buildIfStale, DIST } from '../web/build.ts'
import { addressOf, pageIn, type RequestHandler } from '../web/serve.ts'
import { readArguments, switches } from './arguments.ts'
import { cannotOpen, cannotReachNats, clubConfig, placeOf, stopSignal } from './club.ts'
import { BadInput, type CliCommand, EXIT } from './command.ts'

export const start: CliCommand = {
  name: 'start',
  usage: '[--no-page]',
  summary: 'Serves the page and the club, as npm start does.',
  details: `
Everything is set by the environment: PORT (8080), HOST (127.0.0.1; 0.0.0.0 lets the whole network in), DATA_DIR (data),
DATABASE_URL, NATS_URL, PUBLIC_URL, LOG_LEVEL, TRUST_PROXY, METRICS_TOKEN. See docs/hosting.md.

  --no-page  the club alone, for npm run dev or where another server has the page`,

  async run(args) {
    const { values } = readArguments(args, [], switches('no-page'))
    const config = clubConfig()
    const hasPage = !values['no-page']
    if (hasPage && (await buildIfStale())) console.log('The page has been built.')
    const app = await openClub(config, hasPage ? pageIn(DIST) : null)
    console.log(`Pentarchy is at ${addressOf(app.http.server, config.host)} (Ctrl-C ends it)`)
    await stopSignal()
    await app.close()
    return EXIT.fine
  },
}

async function openClub(config: Config, page: RequestHandler | null): Promise<App> {
  const store = await openStore(config).catch((error: unknown) => {
    throw cannotOpen(config, error)
  })
  const stranger = await strangerOn(store, config.natsUrl !== undefined)
  if (stranger) {
    await store.close()
    throw new BadInput(
      `Another server (process ${stranger.pid} on ${stranger.host}) runs on ${placeOf(config)}. Players of one would never see the moves of the other: stop it, or give both one DATABASE_URL and one NATS_URL (docs/scaling.md).`,
    )
  }
  const app = await createApp(store, config, page, {
    bus: await openBusOf(config),
    secret: secretKey(config),
  })
  try {
    await app.http.listen({ host: config.host, port: config.port })
    return app
  } catch (error) {
    await app.close()
    throw tellPortFault(error, config)
  }
}

async function openBusOf(config: Config): Promise<Bus> {
  return openBus(config, message => console.error(message)).catch((error: unknown) => {
    throw cannotReachNats(error)
  })
}

function tellPortFault(error: unknown, { host, port }: Config): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new BadInput(`Port ${port} is taken: choose another, such as PORT=${port + 1} npm start.`)
    case 'EACCES':
      return new BadInput(`Port ${port} is not open to you: choose one from 1024 up.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new BadInput(`HOST=${host} is not an address of this machine.`)
    default:
      return error
  }
}
