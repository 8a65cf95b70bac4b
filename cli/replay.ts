import { hashOf } from '../kernel/hash.ts'
import { elementAt } from '../kernel/list.ts'
import { positionAt } from '../kernel/replay.ts'
import { SEATS } from '../kernel/seat.ts'
import { language, quote, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'
import { kindOf, openMatch } from './match-file.ts'

export const replay: CliCommand = {
  name: 'replay',
  usage: 'FILE [--at N] [--seat S] [--lang ru|en] [--json]',
  summary: 'Shows a position of a recorded match.',
  details: `
  --at    after how many moves (all of them)
  --seat  only what that seat could see, counted from 0 (everything)
  --lang  the language of the drawing (en)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['FILE'], {
      ...texts('at', 'seat', 'lang'),
      ...switches('json'),
    })
    const [path] = positionals
    const spoken = language(values.lang)
    if (kindOf(path) === 'folder') throw new BadInput(`${quote(path)} is a folder, not a match file.`)
    const opened = await openMatch(path)
    if (!opened.ok) throw new BadInput(`${quote(path)} cannot be used: ${opened.error.reason}`)
    const { module, file, match } = opened.value
    const { game } = module
    const at = wholeNumber(values.at, 'at', 0, match.log.length) ?? match.log.length
    const seat = SEATS[wholeNumber(values.seat, 'seat', 0, match.setup.seats - 1) ?? -1] ?? null

    const truth = positionAt(game, match.setup, match.log, at)
    const position = seat === null ? truth : game.view(truth, seat)
    const words = await module.words[spoken]()
    const nameOf = (at: number) => elementAt(file.seats, at).name || `${at + 1}`
    const outcome = game.outcome(truth)
    const data = {
      game: file.game,
      moves: match.log.length,
      at,
      seat,
      hash: hashOf(truth),
      toMove: game.toMove(truth),
      outcome,
      position,
    }
    show(values.json, data, [`${words.title}: ${at} / ${match.log.length}`, '', words.sketch(position, seat, nameOf)])
    return EXIT.fine
  },
}
