import type { Config } from '../config.ts'
import type { Letter } from './letters.ts'

/** A slow or dead mail server must not keep anybody waiting. */
const PATIENCE_MS = 10_000

/** Loaded for the first letter. */
const nodemailer = () => import('nodemailer')

/** Only the code: the library's message may hold the address, which must not be logged. */
export class MailError extends Error {
  constructor(code: string) {
    super(`a letter could not be sent (${code})`)
  }
}

/** Sends letters through the host's mail server, if there is one. */
export class Mailer {
  private readonly mail: Config['mail']
  private transport: Promise<{ sendMail(letter: object): Promise<unknown>; close(): void }> | null = null

  constructor(mail: Config['mail']) {
    this.mail = mail
  }

  get isOn(): boolean {
    return this.mail !== undefined
  }

  async send(to: string, { subject, text }: Letter): Promise<void> {
    const { mail } = this
    if (!mail) return
    this.transport ??= nodemailer().then(({ createTransport }) =>
      createTransport({
        url: mail.url,
        pool: true,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      }),
    )
    try {
      await (await this.transport).sendMail({ from: mail.from, to: { name: '', address: to }, subject, text })
    } catch (error) {
      throw new MailError(error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
    }
  }

  async close(): Promise<void> {
    const transport = await this.transport
    transport?.close()
  }
}
