import { buildIfStale, DIST } from '../web/build.ts'
import { type Serving, serve } from '../web/serve.ts'
import { readArguments } from './arguments.ts'
import { BadInput, type Command, EXIT } from './command.ts'

const PORT = 8080
/** This machine only, unless asked otherwise. */
const HOST = '127.0.0.1'

export const start: Command = {
  name: 'start',
  usage: '',
  summary: 'What npm start does: serves the page to your browser.',
  details: `PORT=${PORT} and HOST=${HOST} unless the environment says otherwise; HOST=0.0.0.0 lets the whole network in.`,

  async run(args) {
    readArguments(args, [], {})
    const port = readPort(process.env.PORT)
    const host = process.env.HOST || HOST
    if (await buildIfStale()) console.log('The page has been built.')
    const serving = await open(host, port)
    console.log(`Pentarchy is at ${serving.url} (Ctrl-C ends it)`)
    await stopSignal()
    await serving.close()
    return EXIT.fine
  },
}

function readPort(text: string | undefined): number {
  const port = text ? Number(text) : PORT
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadInput(`PORT=${text} is not a port from 0 to 65535.`)
  return port
}

async function open(host: string, port: number): Promise<Serving> {
  try {
    return await serve(DIST, host, port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new BadInput(`Port ${port} is taken: choose another, such as PORT=${port + 1} npm start.`)
    if (code === 'EACCES') throw new BadInput(`Port ${port} is not open to you: choose one from 1024 up.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new BadInput(`HOST=${host} is not an address of this machine.`)
    throw error
  }
}

const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
