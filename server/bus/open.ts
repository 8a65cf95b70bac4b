import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'
import { InProcessBus } from './in-process.ts'

/** NATS between servers; a server alone speaks to itself, and loads nothing for it. */
export async function openBus({ natsUrl }: Pick<Config, 'natsUrl'>, report: (message: string) => void): Promise<Bus> {
  if (!natsUrl) return new InProcessBus()
  const { openNats } = await import('./nats.ts')
  return openNats(natsUrl, report)
}
