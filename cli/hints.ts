import { hintAt } from '../bots/advice/hint.ts'
import { hintInLines } from '../bots/advice/in-words.ts'
import { botRng } from '../bots/play.ts'
import { botNamed } from '../bots/registry.ts'
import { budgetFor } from '../bots/searcher.ts'
import { createMatch, playUnchecked } from '../kernel/match.ts'
import { loadAdviceGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'
import {
  gameNamed,
  gameOptions,
  language,
  playersAsked,
  readArguments,
  sayObjection,
  texts,
  wholeNumber,
} from './arguments.ts'
import { BadInput, type CliCommand, EXIT } from './command.ts'
import { terminalWords } from './table/languages.ts'

const POSITIONS = 10
const ITERATIONS = 200
/** A hint for every nth decision, since neighbouring ones are much alike. */
const STRIDE = 7

export const hints: CliCommand = {
  name: 'hints',
  usage: 'GAME [--positions N] [--players N] [--options k=v,...] [--seed S] [--iterations N] [--lang ru|en]',
  summary: 'Prints hints from matches between Sharp bots, for reading.',
  details: `
  --positions   how many (${POSITIONS})
  --players     at the table (4, or as many as may play)
  --options     the game's options
  --seed        any text; the first of several matches, if one is not enough (hints)
  --iterations  how long each search lasts (${ITERATIONS})
  --lang        the language (en)`,

  async run(args) {
    const { values, positionals } = readArguments(
      args,
      ['GAME'],
      texts('positions', 'players', 'options', 'seed', 'iterations', 'lang'),
    )
    const module = await gameNamed(positionals[0])
    const { game } = module
    const spoken = language(values.lang)
    const wanted = wholeNumber(values.positions, 'positions', 1, 10_000) ?? POSITIONS
    const iterations = wholeNumber(values.iterations, 'iterations', 1, 10_000) ?? ITERATIONS
    const seats = playersAsked(values.players, game.facts.seats)
    const options = await gameOptions(module, seats, values.options)
    const words = await module.words[spoken]()
    const adviceGame = await loadAdviceGame(module)
    const bot = botNamed('sharp')(adviceGame)
    const { human } = await terminalWords[spoken]()
    const nameOf = (seat: Seat) => human(seat + 1)
    let told = 0
    let choices = 0
    for (let number = 0; told < wanted; number++) {
      const seed = `${values.seed ?? 'hints'} ${number}`
      const created = createMatch(game, seats, options, seed)
      if (!created.ok) throw new BadInput(await sayObjection(module, created.error))
      const match = created.value
      for (let [seat] = game.toMove(match.position); seat !== undefined; [seat] = game.toMove(match.position)) {
        const view = game.view(match.position, seat)
        const moves = game.moves(view, seat)
        if (moves.length > 1 && ++choices % STRIDE === 0) {
          const rng = Rng.fromSeed(`${seed} ${match.log.length}`)
          const hint = hintAt(adviceGame, view, seat, rng, budgetFor(adviceGame, { iterations }))
          console.log(`\n== ${++told}. ${words.prompt(view, seat)} (${nameOf(seat)}, ${seed}, ${match.log.length})`)
          for (const line of hintInLines(hint, view, seat, { language: spoken, words, nameOf })) console.log(line)
          if (told === wanted) break
        }
        playUnchecked(match, seat, bot.choose(view, seat, moves, botRng(`${seed} ${match.log.length}`, seat)))
      }
    }
    return EXIT.fine
  },
}
