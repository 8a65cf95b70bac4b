import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type WebSocket from 'ws'
import { elementAt } from '../../kernel/list.ts'
import { openStore, type Place } from '../../server/store/open.ts'
import type { PlayedTable } from './tables.ts'

/** Frames are told apart by their beginnings: parsing fifty thousand a second would measure the parser. */
const BEGINNING = 120
const NUMBER = /"number":(\d+)/

/**
 * One table of scripted players: a seat sends its move as soon as its own socket has shown it the move before. Times
 * are from sending a move to seeing it.
 */
export class CrowdedTable {
  readonly latencies: number[] = []
  /** How many moves of the script the next seat has seen. */
  done = 0
  refusals = 0
  readonly table: PlayedTable
  private sockets: readonly WebSocket[] = []
  private readonly sentAt: number[] = []
  private busy = false
  private readonly onDone: (table: CrowdedTable) => void

  constructor(table: PlayedTable, onDone: (table: CrowdedTable) => void) {
    this.table = table
    this.onDone = onDone
  }

  get isOver(): boolean {
    return this.done >= this.table.script.moves.length
  }

  get isIdle(): boolean {
    return !this.busy && !this.isOver
  }

  /** `addressOf`: which server each seat uses. */
  async connect(addressOf: (seat: number) => string): Promise<void> {
    this.sockets = this.table.guests.map((guest, seat) => guest.socket(addressOf(seat)))
    await Promise.all(this.sockets.map(socket => once(socket, 'open')))
    await Promise.all(
      this.sockets.map(
        (socket, seat) =>
          new Promise<void>(seen => {
            socket.on('message', (data: Buffer) => this.hear(seat, data.toString('latin1', 0, BEGINNING), seen))
            socket.send(JSON.stringify({ kind: 'watch', table: this.table.id }))
          }),
      ),
    )
  }

  play(): void {
    const { seat, move } = elementAt(this.table.script.moves, this.done)
    const frame = { kind: 'move', table: this.table.id, id: `m${this.done}`, seen: this.done, move }
    this.busy = true
    this.sentAt[this.done + 1] = performance.now()
    elementAt(this.sockets, seat).send(JSON.stringify(frame))
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private hear(seat: number, text: string, watching: () => void): void {
    if (text.startsWith('{"kind":"view"')) return watching()
    if (text.startsWith('{"kind":"answer"') && text.includes('"refused"')) this.refusals++
    if (!text.startsWith('{"kind":"step"')) return
    const number = Number(NUMBER.exec(text)?.[1])
    const { moves } = this.table.script
    if (seat === elementAt(moves, number - 1).seat)
      this.latencies.push(performance.now() - elementAt(this.sentAt, number))
    // The next seat continues when it has seen this move itself.
    if (seat !== (moves[number] ?? elementAt(moves, number - 1)).seat) return
    this.done = number
    this.busy = false
    this.onDone(this)
  }
}

/** This many moves a second, whatever the server does. */
export async function pace(
  tables: readonly { readonly isIdle: boolean; play(): void }[],
  rate: number,
  seconds: number,
): Promise<void> {
  const began = performance.now()
  let sent = 0
  let at = 0
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    for (let tries = 0; sent < due && tries < tables.length; tries++) {
      const table = elementAt(tables, at++ % tables.length)
      if (!table.isIdle) continue
      table.play()
      sent++
    }
    await sleep(1)
  }
}

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** The stored match must be what was played, or a fast server would mean nothing. */
export async function agreeWithTheStore(crowd: readonly CrowdedTable[], place: Place): Promise<void> {
  const store = await openStore(place)
  for (const { table, done } of crowd) {
    const stored = await store.eventsAfter(table.id, 0)
    const same = stored.every((row, n) => row.data === JSON.stringify(elementAt(table.script.moves, n).move))
    if (stored.length !== done || !same) throw new Error(`table ${table.id}: ${stored.length} stored of ${done}`)
  }
  await store.close()
}
