import type { Envelope } from './wire.ts'

type Send = (envelope: Envelope) => void

/** Who is to hear what is public about a table: its seats, its start, its chat. */
export class Rooms {
  private readonly rooms = new Map<string, Set<Send>>()

  enter(id: string, send: Send): () => void {
    const room = this.rooms.get(id) ?? new Set()
    this.rooms.set(id, room)
    room.add(send)
    return () => {
      room.delete(send)
      if (room.size === 0) this.rooms.delete(id)
    }
  }

  tell(id: string, envelope: Envelope): void {
    for (const send of this.rooms.get(id) ?? []) send(envelope)
  }
}
