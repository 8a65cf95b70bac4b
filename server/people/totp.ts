import { createHmac, randomBytes } from 'node:crypto'

/* One-time passwords by the clock (RFC 6238) as every authenticator app makes them: SHA-1, six digits, half a minute. */

const STEP_MS = 30_000
const DIGITS = 6
/** Clocks may differ, and typing takes a while: one step either way. */
const WINDOW = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, in the letters that apps read. */
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

/** The step of which this is the code, later than `after`: a code that was used is used up. */
export function stepOf(secret: string, code: string, now: number, after: number): number | null {
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step++)
    if (step > after && codeAt(secret, step) === code) return step
  return null
}

/** What an app reads from the picture. */
export function uriOf(secret: string, club: string, name: string): string {
  const label = `${encodeURIComponent(club)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(club)}`
}
