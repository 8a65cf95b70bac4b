import { createHash, randomBytes } from 'node:crypto'

/** A secret that is shown once. Only its hash is stored, so a stolen database opens nothing. */
export const freshToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
