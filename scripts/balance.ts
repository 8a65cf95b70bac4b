import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { playMatch } from '../bots/play.ts'
import { wilson95 } from '../bots/wilson.ts'
import { loadGame } from '../games/registry.ts'
import { count, newTally, outsiders, page } from '../games/tiny-epic-kingdoms/lab/balance.ts'
import type { MoveOf, TekPosition } from '../games/tiny-epic-kingdoms/position.ts'
import { sameData } from '../kernel/json.ts'

/**
 * `node scripts/balance.ts [--games 600] [--players 2,3,4,5] [--seed balance]`: how often the peoples of Tiny Epic
 * Kingdoms win under the greedy bot. Writes docs/balance/tiny-epic-kingdoms.md if all numbers of players are asked for.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '600' },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: 'balance' },
  },
})

/** Greedy, but the side of the card is left to chance, so that every home is seen. */
function withHomeByLot(bot: Bot): Bot {
  return {
    choose(view, seat, moves, rng) {
      const choice = bot.choose(view, seat, moves, rng)
      if (choice.kind !== 'found') return choice
      const { side: _, ...split } = choice as MoveOf<'found'>
      const either = moves.filter(move => sameData({ ...move, side: '' }, { ...split, side: '' }))
      return rng.pick(either)
    },
  }
}

const module = await loadGame('tiny-epic-kingdoms')
const players = values.players.split(',').map(Number)
const tallies = players.map(seats => {
  const tally = newTally(seats)
  const bots = Array.from({ length: seats }, () => withHomeByLot(greedy(module)))
  for (let game = 0; game < Number(values.games); game++) {
    const played = playMatch(module, bots, {}, `${values.seed} ${seats} ${game}`)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    const outcome = module.game.outcome(played.value.position)
    if (outcome) count(tally, played.value.position as TekPosition, outcome)
  }
  return tally
})

const command = `node scripts/balance.ts --games ${values.games} --seed ${values.seed}`
const text = page(tallies, wilson95, command)
if (players.length === 4) writeFileSync(new URL('../docs/balance/tiny-epic-kingdoms.md', import.meta.url), text)
console.log(text)
console.error(`Outside the aim: ${outsiders(tallies).join(', ') || 'none'}`)
