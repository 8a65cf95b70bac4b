import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Json } from '../../kernel/json.ts'
import type { Bus } from './bus.ts'
import { type News, NewsSchema } from './news.ts'

const NEWS = 'pentarchy.news'

const Told = v.object({ by: v.string(), news: v.unknown() })

/** How servers on one store hear of each other. */
export class Grapevine {
  /** The name of this server among the others, for as long as it runs. */
  readonly me = randomUUID()
  private readonly bus: Bus

  constructor(bus: Bus, hear: (news: News, by: string) => void) {
    this.bus = bus
    bus.subscribe(NEWS, message => {
      const told = v.safeParse(Told, message)
      // One's own words come back too.
      if (!told.success || told.output.by === this.me) return
      const news = v.safeParse(NewsSchema, told.output.news)
      // What is not understood is of another version; what it was about is found in the store in time.
      if (news.success) hear(news.output, told.output.by)
    })
  }

  tell(news: News): void {
    this.bus.publish(NEWS, { by: this.me, news } as Json)
  }
}
