import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Announcement, AnnouncementSchema } from './announcement.ts'
import type { Bus } from './bus.ts'

const TOPIC = 'pentarchy.announcements'

const Message = v.object({ by: v.string(), announcement: v.unknown() })

/** Announcements between servers on one store. */
export class PeerChannel {
  /** The name of this server among the others, for as long as it runs. */
  readonly me = randomUUID()
  private readonly bus: Bus

  constructor(bus: Bus, hear: (announcement: Announcement, by: string) => void) {
    this.bus = bus
    bus.subscribe(TOPIC, message => {
      const parsed = v.safeParse(Message, message)
      // Our own announcements come back too.
      if (!parsed.success || parsed.output.by === this.me) return
      const announcement = v.safeParse(AnnouncementSchema, parsed.output.announcement)
      // A message that cannot be parsed is of another version; the store has what it was about.
      if (announcement.success) hear(announcement.output, parsed.output.by)
    })
  }

  announce(announcement: Announcement): void {
    this.bus.publish(TOPIC, { by: this.me, announcement })
  }
}
