import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'
import { InProcessBus } from './in-process.ts'

/** NATS between servers. A lone server talks to itself and loads no library. */
export async function openBus({ natsUrl }: Pick<Config, 'natsUrl'>, report: (message: string) => void): Promise<Bus> {
  if (!natsUrl) return new InProcessBus()
  const { openNats } = await import('./nats.ts')
  return openNats(natsUrl, report)
}
