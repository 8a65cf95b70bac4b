import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const PREFIX = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what the database must hold but a stolen copy of it must not tell. */
export class SecretBox {
  private readonly key: Buffer

  /** `secret` is not in the database: the file `secret.key`, or SECRET_KEY. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'pentarchy secrets', 32))
  }

  /** Opens only for the same `owner`: a row copied to somebody else is worth nothing. */
  seal(text: string, owner: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${PREFIX}.${sealed.toString('base64url')}`
  }

  /** Throws if it was sealed with another key. */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed.slice(PREFIX.length + 1), 'base64url')
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString()
  }
}

export const isSealed = (text: string): boolean => text.startsWith(`${PREFIX}.`)
