/** The path of nats-server, or null. The variable NATS_SERVER says it outright. */
export function findNats(): string | null
/** The path of nats-server, installed with apt-get where we may. Throws with advice if there is no way. */
export function nats(): string
