/** The path of nats-server, or null. NATS_SERVER overrides it. */
export function findNats(): string | null
/** The path of nats-server, installed with apt-get if allowed. Throws with advice if there is no way. */
export function nats(): string
