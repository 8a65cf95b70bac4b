import { createHmac, randomBytes } from 'node:crypto'

/* Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, 30 seconds. */

const STEP_MS = 30_000
const DIGITS = 6
/** Clocks differ and typing takes a while: one step either way. */
const WINDOW = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits in base32, which apps read. */
export const freshSecret = (): string => base32(randomBytes(20))

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(letter => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

/** The step this code belongs to, if later than `after`: each code works once. */
export function stepOf(secret: string, code: string, now: number, after: number): number | null {
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step++)
    if (step > after && codeAt(secret, step) === code) return step
  return null
}

/** What the app reads from the QR code. */
export function uriOf(secret: string, club: string, name: string): string {
  const label = `${encodeURIComponent(club)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(club)}`
}
