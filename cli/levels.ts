import type { ArenaRequest } from '../bots/arena.ts'
import { judge } from '../bots/arena-run.ts'
import { LEVELS } from '../bots/levels.ts'
import { elementAt } from '../kernel/list.ts'
import { loadBotGame } from '../kernel/module.ts'
import { playRuns } from './arena-runs.ts'
import {
  botSeats,
  gameNamed,
  gameOptions,
  playersAsked,
  readArguments,
  switches,
  texts,
  wholeNumber,
} from './arguments.ts'
import { BadInput, type CliCommand, EXIT, show } from './command.ts'

/** Without Master, which takes two seconds a move: a run would take hours. */
const LADDER = ['random', ...LEVELS.filter(level => level !== 'master')].join(',')

export const levels: CliCommand = {
  name: 'levels',
  usage: 'GAME [--games N] [--players N] [--levels novice,steady,...] [--seed S] [--json]',
  summary: 'Checks that every level of bots is stronger than the one below.',
  details: `
One bot of each level plays at a table full of the level below. It is stronger if it wins more than its fair share even at the
low end of the 95 % interval, weaker if less even at the high end, and else unclear: play more games. The exit status is 1 unless
every level is stronger.

  --games    how many games for each level (200)
  --players  how many sit at a table (4, or as many as the game takes)
  --levels   which, weakest first (${LADDER})
  --seed     any text ("levels")`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('games', 'players', 'levels', 'seed'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const botGame = await loadBotGame(module)
    const game = module.id
    const players = playersAsked(values.players, module.game.facts.seats, 2)
    const games = wholeNumber(values.games, 'games', 10, 1_000_000) ?? 200
    const ladder = botSeats(values.levels ?? LADDER, botGame)
    if (ladder.length < 2) throw new BadInput('--levels must name two at least, weakest first.')
    const options = await gameOptions(module, players, undefined)
    const requests = ladder.slice(1).map((level, below): ArenaRequest => {
      const rivals = Array.from({ length: players - 1 }, () => elementAt(ladder, below))
      return { lineup: [level, ...rivals], options, seed: values.seed ?? 'levels' }
    })
    const say = (text: string) => console.error(text)
    const results = await playRuns(requests, { game, botGame, games, deadline: 10_000, resume: undefined, say })
    const steps = requests.map(({ lineup }, at) =>
      stepOf(lineup, elementAt(judge(lineup, elementAt(results, at)).seats, 0), 1 / players),
    )
    show(values.json, { game, players, games, fairShare: 1 / players, steps }, [
      `${game}, ${players} players, ${games} games each; a fair share is ${percent(1 / players)}`,
      ...steps.map(
        ({ level, below, verdict, winShare, low95, high95 }) =>
          `  ${level.padEnd(8)} against ${below.padEnd(8)} wins ${percent(winShare)} (${percent(low95)} to ${percent(high95)}): ${verdict}`,
      ),
    ])
    return steps.every(({ verdict }) => verdict === 'stronger') ? EXIT.fine : EXIT.found
  },
}

interface Share {
  readonly winShare: number
  readonly low95: number
  readonly high95: number
}

const stepOf = ([level = '', below = '']: readonly string[], { winShare, low95, high95 }: Share, fair: number) => {
  const verdict = low95 > fair ? 'stronger' : high95 < fair ? 'weaker' : 'unclear'
  return { level, below, winShare, low95, high95, verdict } as const
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
