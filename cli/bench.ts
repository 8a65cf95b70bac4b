import { gameNamed, gameOptions, playersAsked, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { measure } from './measure.ts'

export const bench: CliCommand = {
  name: 'bench',
  usage: 'GAME [--players N] [--seconds S] [--options k=v,...] [--json]',
  summary: "Measures how fast a game's rules run in one thread.",
  details: `
Random self-play through the real rules: the full list of legal moves, a choice, the move. Then clones, and worlds
imagined from a view.

  --players  how many sit at the table (the most the game takes, up to 4)
  --seconds  how long to measure in all (5)
  --options  the game's options`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('players', 'seconds', 'options'),
      ...switches('json'),
    })
    const { game, ...module } = await gameNamed(positionals[0])
    const players = playersAsked(values.players, game.facts.seats)
    const seconds = wholeNumber(values.seconds, 'seconds', 1, 600) ?? 5
    const options = await gameOptions({ game, ...module }, players, values.options)
    const speed = measure(game, players, options, seconds)
    const each = (rate: number, what: string) => `  ${rate.toLocaleString('en').padStart(12)} ${what} a second`
    show(values.json, { game: game.facts.id, players, ...speed }, [
      `${game.facts.id}, ${players} players, one thread`,
      each(speed.decisionsPerSecond, 'decisions'),
      each(speed.playoutsPerSecond, 'whole games'),
      each(speed.clonesPerSecond, 'clones'),
      each(speed.imaginePerSecond, 'imagined positions'),
      `  ${speed.meanDecisions.toFixed(1)} decisions a game, ${speed.positionBytes} bytes a position`,
    ])
    return EXIT.fine
  },
}
