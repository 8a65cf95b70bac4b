import { loadProof } from '../games/proofs.ts'
import { leaksOf } from '../kernel/conformance/leaks.ts'
import { gameNamed, readArguments, switches, texts, wholeNumber } from './arguments.ts'
import { type CliCommand, EXIT, show } from './command.ts'
import { planGame, seedOfGame } from './fuzz-plan.ts'

const GAMES = 40
const MORE = 600

export const leaks: CliCommand = {
  name: 'leaks',
  usage: 'GAME [--games N] [--seed S] [--json]',
  summary: 'Unmasks everything a game hides, place by place, and shows which leaks the suite would miss.',
  details: `
Hidden places are found by playing: where an event is masked, and where a view differs from the truth. Each is revealed to
seats, to spectators, in a new field and, if a view hides it, by an event. The exit status is 1 if a leak was missed, or if
some kind of event never occurred.

  --games  how many games to search for hidden places (${GAMES})
  --seed   any text ("leaks")`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], { ...texts('games', 'seed'), ...switches('json') })
    const { id, game } = await gameNamed(positionals[0])
    const proof = await loadProof(id)
    const games = wholeNumber(values.games, 'games', 1, 100_000) ?? GAMES
    const seed = values.seed ?? 'leaks'
    const cases = Array.from({ length: games + MORE }, (_, n) => planGame(game, seedOfGame(seed, n), null))
    const { hidden, found, missed, unseen } = leaksOf(game, proof, cases, { games, more: MORE })
    show(values.json, { game: id, fields: hidden.length, found, missed, unseen, hidden }, [
      `${id}: ${hidden.length} places are hidden, leaks of ${found} are found in every way`,
      ...missed.map(leak => `  missed: ${leak}`),
      ...unseen.map(kind => `  never seen: ${kind}`),
    ])
    return missed.length + unseen.length === 0 ? EXIT.fine : EXIT.found
  },
}
