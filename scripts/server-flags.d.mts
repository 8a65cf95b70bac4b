/** How the server's Node collects garbage. */
export const SERVER_FLAGS: readonly string[]
