import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { textFrame } from '../net/frame.ts'

/** The library's client reads our frames. */
describe('A text frame', () => {
  let server: WebSocketServer
  let client: WebSocket
  let write: (frame: Buffer) => void

  beforeAll(async () => {
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(server, 'listening')
    server.on('connection', (_, { socket }) => {
      write = frame => socket.write(frame)
    })
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await once(client, 'open')
  })

  afterAll(() => {
    client.terminate()
    server.close()
  })

  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('of %i bytes arrives unchanged', async length => {
    const text = 'x'.repeat(length)
    const heard = once(client, 'message')
    write(textFrame(text))
    const [data, binary] = await heard
    expect([String(data) === text, binary]).toEqual([true, false])
  })

  it('counts bytes, not characters', async () => {
    const heard = once(client, 'message')
    write(textFrame('Эльфы: '.repeat(20)))
    expect(String((await heard)[0])).toBe('Эльфы: '.repeat(20))
  })
})
