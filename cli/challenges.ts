import { LEVELS } from '../bots/levels.ts'
import { playMatch } from '../bots/play.ts'
import { botNamed } from '../bots/registry.ts'
import { elementAt } from '../kernel/list.ts'
import { loadBotGame } from '../kernel/module.ts'
import { seatsOf } from '../kernel/seat.ts'
import { starsEarned } from '../learn/challenge.ts'
import { loadChallenges } from '../learn/challenges.ts'
import { hasCourse } from '../learn/course-ids.ts'
import { gameNamed, quote, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'

/** Master takes two seconds a move. */
const PLAYERS = LEVELS.filter(level => level !== 'master')

export const challenges: CliCommand = {
  name: 'challenges',
  usage: 'GAME [--games N] [--json]',
  summary: 'Shows how often each level of bots earns the stars of a challenge.',
  details: `
A star means something if stronger players earn it more often. Bots err differently each time; the match is the same.

  --games  how often each level tries each challenge (20)`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], { ...texts('games'), ...switches('json') })
    const module = await gameNamed(positionals[0])
    const { id } = module.game.facts
    if (!hasCourse(id)) throw new BadInput(`${quote(id)} has no challenges.`)
    const book = await loadChallenges(id)
    const botGame = await loadBotGame(module)
    const games = wholeNumber(values.games, 'games', 1, 10_000) ?? 20
    const rows = book.challenges.map(challenge => {
      const levels = PLAYERS.map(level => {
        const ends = Array.from({ length: games }, (_, at) => {
          const bots = seatsOf(challenge.seats).map(seat =>
            botNamed(seat === challenge.seat ? level : challenge.rivals)(botGame, undefined, `${at} ${seat}`),
          )
          const played = playMatch(botGame, bots, challenge.options, challenge.seed, undefined, undefined, `${at}`)
          if (!played.ok) throw new Error(`${challenge.id}: ${played.error.code}`)
          const { position } = played.value
          const outcome = module.game.outcome(position)
          if (!outcome) throw new Error(`${challenge.id}: no end`)
          return {
            stars: starsEarned(book, challenge, position, outcome),
            points: elementAt(outcome.scores, challenge.seat),
          }
        })
        const shareOf = (star: number) => ends.filter(({ stars }) => stars[star]).length / games
        return { level, stars: [shareOf(0), shareOf(1), shareOf(2)] }
      })
      return { id: challenge.id, levels }
    })
    show(values.json, { game: id, games, challenges: rows }, [
      `${id}: shares of ${games} tries in which each level earns one, two, three stars`,
      ...rows.map(
        row =>
          `  ${row.id.padEnd(8)} ${row.levels.map(({ level, stars }) => `${level} ${stars.map(share => share.toFixed(2)).join(' ')}`).join(' | ')}`,
      ),
    ])
    return EXIT.fine
  },
}
