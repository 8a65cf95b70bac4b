/* A private NATS server for tests of several servers. */
import { findOnPath, findOrInstall, isExecutable } from './packages.mjs'

/** The path of nats-server, or null. NATS_SERVER overrides it. */
export function findNats() {
  if (process.env.NATS_SERVER) return isExecutable(process.env.NATS_SERVER) ? process.env.NATS_SERVER : null
  return findOnPath(['nats-server']) ?? ['/usr/sbin/nats-server', '/usr/bin/nats-server'].find(isExecutable) ?? null
}

/** The path of nats-server, installed with apt-get if allowed. Throws with advice if there is no way. */
export const nats = () =>
  findOrInstall({
    title: 'NATS',
    purpose: 'The tests of the bus',
    variable: 'NATS_SERVER',
    advice: 'Install nats-server, or say where it is: NATS_SERVER=/path/to/nats-server npm test.',
    packages: ['nats-server'],
    find: findNats,
  })
