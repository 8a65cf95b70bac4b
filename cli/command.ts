/** One word after `pentarchy`. */
export interface CliCommand {
  readonly name: string
  /** The arguments, as shown after the name. */
  readonly usage: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `--help` adds below the usage. */
  readonly details: string
  /** Returns the exit status: 0 if all is well, 1 for a finding. */
  run(args: readonly string[]): Promise<number>
}

export const EXIT = { fine: 0, found: 1, badInput: 2 } as const

/**
 * The user typed or gave something unusable; the message is the one sentence they see. Thrown by commands and caught in
 * one place, before anything was written.
 */
export class BadInput extends Error {}

export const helpFor = ({ name, usage, summary, details }: CliCommand): string =>
  [`pentarchy ${name} ${usage}`.trimEnd(), '', summary, details].join('\n').trimEnd()

/** Prints a result as one JSON object or as lines for people. */
export function show(asJson: boolean | undefined, data: object, lines: readonly string[]): void {
  console.log(asJson ? JSON.stringify(data) : lines.join('\n'))
}
