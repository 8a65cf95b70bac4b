import { availableParallelism, constants, setPriority } from 'node:os'
import { JobRunner } from '../server/bots/job-runner.ts'
import { startPool } from '../server/bots/pool.ts'
import { openBus } from '../server/bus/open.ts'
import { readNatsUrl } from '../server/config.ts'
import { readArguments, texts, wholeNumber } from './arguments.ts'
import { cannotReachNats, stopSignal } from './club.ts'
import { BadInput, type CliCommand, EXIT } from './command.ts'

export const worker: CliCommand = {
  name: 'worker',
  usage: '[--threads N]',
  summary: 'Computes bot moves for a club of several servers, on any machine.',
  details: `
Needs only NATS_URL: it is sent what a seat may see, and answers with a move. Workers come and go freely.

  --threads  how many searches at a time (as many as there are processors)`,

  async run(args) {
    const { values } = readArguments(args, [], texts('threads'))
    const threads = wholeNumber(values.threads, 'threads', 1, 256) ?? availableParallelism()
    const natsUrl = readNatsUrl(process.env)
    if (!natsUrl.ok) throw new BadInput(natsUrl.error)
    const report = (message: string) => console.error(message)
    const bus = await openBus({ natsUrl: natsUrl.value }, report).catch((error: unknown) => {
      throw cannotReachNats(error)
    })
    // On a machine that also serves people, they go first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const pool = startPool(report, threads)
    const work = new JobRunner(pool, threads)
    await work.join(bus)
    console.log(`Thinking for bots, ${threads} at a time (Ctrl-C ends it)`)
    await stopSignal()
    await work.stop()
    await bus.close()
    await pool.close()
    return EXIT.fine
  },
}
