/** The folder of PostgreSQL's programs, or null. POSTGRES_BIN overrides it. */
export function findPostgres(): string | null
/** The folder of PostgreSQL's programs, installed with apt-get if allowed. Throws with advice if there is no way. */
export function postgres(): string
