import { GAME_IDS, loadGame } from '../games/registry.ts'
import type { OptionSpec } from '../kernel/options.ts'
import { language, readArguments, switches, texts } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'

export const games: CliCommand = {
  name: 'games',
  usage: '[--lang ru|en] [--json]',
  summary: 'Lists the games with their seats and options.',
  details: '',

  async run(args) {
    const { values } = readArguments(args, [], { ...texts('lang'), ...switches('json') })
    const spoken = language(values.lang)
    const list = await Promise.all(
      GAME_IDS.map(async id => {
        const module = await loadGame(id)
        const { seats, options, rulesVersion, simultaneous } = module.game.facts
        const { title, tagline, house } = await module.words[spoken]()
        return { id, title, tagline, house, rulesVersion, simultaneous, seats, options }
      }),
    )
    show(
      values.json,
      { games: list },
      list.flatMap(({ id, title, tagline, house, seats, options }) => [
        `${title}  (${id}, ${seats.min}–${seats.max})`,
        `  ${tagline}`,
        ...(house ? [`  ${house}`] : []),
        ...options.map(spec => `  --options ${describe(spec)}`),
      ]),
    )
    return EXIT.fine
  },
}

function describe(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return `${spec.id}=${spec.values.join('|')}  (${spec.default})`
    case 'flag':
      return `${spec.id}=yes|no  (${spec.default ? 'yes' : 'no'})`
    case 'picks':
      return `${spec.id}=random|A+B+...  of ${spec.values.join(', ')}`
    case 'text':
      return `${spec.id}=TEXT`
    case 'data':
      return `${spec.id} (brought along in a file)`
  }
}
