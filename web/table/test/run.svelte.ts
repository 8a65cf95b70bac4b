/** Runs a session's effects as a component would. Call the result to leave. */
export const run = (session: { run(): void }): (() => void) => $effect.root(() => session.run())
