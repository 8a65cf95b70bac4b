import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Sent {
  readonly to: string
  readonly text: string
}

/** A private mail server on loopback. */
export async function openMail() {
  const letters: Sent[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        letters.push({
          to: String(session.envelope.rcptTo[0]?.address),
          text: readable(Buffer.concat(parts).toString()),
        })
        for (const check of [...waiting]) check()
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'club@club.example' },
    until: (count: number) =>
      new Promise<Sent>(resolve => {
        const check = () => {
          const letter = letters[count - 1]
          if (!letter) return
          waiting.delete(check)
          resolve(letter)
        }
        waiting.add(check)
        check()
      }),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** Decodes quoted-printable and base64. */
function readable(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const text = body.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** What follows in the link to this page. */
export const tokenIn = ({ text }: Sent, page: string): string =>
  new RegExp(`#/online/${page}/([\\w-]{43})`).exec(text)?.[1] ?? ''
