import { enableCompileCache } from 'node:module'
import { BadInput, type CliCommand, EXIT, helpFor } from './command.ts'

// Keeps compiled code for the next start.
enableCompileCache()

/** Loaded one by one, so that a command starts without waiting for the others. */
const COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = {
  start: async () => (await import('./start.ts')).start,
  worker: async () => (await import('./worker.ts')).worker,
  build: async () => (await import('./build.ts')).build,
  terminal: async () => (await import('./terminal.ts')).terminal,
  games: async () => (await import('./games.ts')).games,
  play: async () => (await import('./play.ts')).play,
  bot: async () => (await import('./bot.ts')).bot,
  arena: async () => (await import('./arena.ts')).arena,
  levels: async () => (await import('./levels.ts')).levels,
  honesty: async () => (await import('./honesty.ts')).honesty,
  hints: async () => (await import('./hints.ts')).hints,
  challenges: async () => (await import('./challenges.ts')).challenges,
  absurd: async () => (await import('./absurd.ts')).absurd,
  trust: async () => (await import('./trust.ts')).trust,
  train: async () => (await import('./train.ts')).train,
  bench: async () => (await import('./bench.ts')).bench,
  pace: async () => (await import('./pace.ts')).pace,
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  mutate: async () => (await import('./mutate.ts')).mutate,
  leaks: async () => (await import('./leaks.ts')).leaks,
  rules: async () => (await import('./rules.ts')).rules,
  languages: async () => (await import('./languages.ts')).languages,
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  replay: async () => (await import('./replay.ts')).replay,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  verify: async () => (await import('./verify.ts')).verify,
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(COMMANDS).map(load => load()))
  return [
    'pentarchy COMMAND [...]',
    '',
    ...all.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'pentarchy COMMAND --help tells more.',
  ].join('\n')
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h'

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || isHelp(name)) {
    console.log(await overview())
    return EXIT.fine
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) throw new BadInput(`There is no command "${name}": see pentarchy --help.`)
  const command = await load()
  if (args.some(isHelp)) {
    console.log(helpFor(command))
    return EXIT.fine
  }
  return command.run(args)
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.fine)
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = EXIT.badInput
}
