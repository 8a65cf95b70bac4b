import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/*
 * A software authenticator: it does with a passkey what a phone or security key does (WebAuthn, attestation 'none',
 * ES256), so that the server's part is tested without a browser.
 */

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** The parts of CBOR we need: small integers, byte strings, text and maps. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, inner]) => [cbor(key as number), cbor(inner as number)]),
    ])
  return Buffer.concat([head(2, value.length), value])
}

interface Options {
  readonly challenge: string
  readonly rp?: { readonly id?: string }
  readonly rpId?: string
}

const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

export class Authenticator {
  private readonly id = randomBytes(32)
  private readonly key: KeyObject
  private readonly publicKey: Buffer
  private readonly origin: string
  private counter = 0

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    this.publicKey = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  /** Answers the options of a registration. */
  register(options: unknown) {
    const { challenge, rp } = options as Options
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey])
    const authData = Buffer.concat([this.authData(rp?.id ?? '', USER_PRESENT | HAS_CREDENTIAL), credential])
    const attestation = cbor(
      new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
    })
  }

  /** Answers the options of a login. */
  logIn(options: unknown) {
    const { challenge, rpId } = options as Options
    const authData = this.authData(rpId ?? '', USER_PRESENT)
    const clientData = this.clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key)
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    })
  }

  private credential(response: Readonly<Record<string, string>>) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authData(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
}
