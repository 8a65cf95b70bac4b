import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = promisify(argon2)

/** Parameters, salt and tag, as stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce: salt, ...COST })
  return `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, salt, tag] = stored.split('$')
  if (kind !== 'argon2id' || salt === undefined || tag === undefined) return false
  const expected = Buffer.from(tag, 'base64url')
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected)
}

/** Spends as long on an unknown name as on a wrong password, so that timing does not reveal which names exist. */
export async function pretendToCheck(): Promise<void> {
  await derive('argon2id', { message: 'nobody', nonce: Buffer.alloc(16), ...COST })
}
