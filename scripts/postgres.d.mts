/** The folder of PostgreSQL's programs, or null. The variable POSTGRES_BIN says it outright. */
export function findPostgres(): string | null
/** The folder of PostgreSQL's programs, installed with apt-get where we may. Throws with advice if there is no way. */
export function postgres(): string
