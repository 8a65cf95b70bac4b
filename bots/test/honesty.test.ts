import { describe, expect, it } from 'vitest'
import { loadProof } from '../../games/proofs.ts'
import { GAME_IDS, type GameId, loadGame } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { parseOptions } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type ToyMove, type ToyPosition, toyBotGame, toyProof } from '../../kernel/test/toy.ts'
import { testHonesty } from '../honesty.ts'

const TOY = { rounds: '4', rich: false, lucky: 'random', motto: '' } as const

const loaded = async (id: GameId) => ({
  botGame: await loadBotGame(await loadGame(id)),
  secrets: (await loadProof(id)).secrets,
})

describe('No bot knows more than its view', () => {
  it.each(GAME_IDS.flatMap(id => ['novice', 'steady', 'sharp:6'].map(bot => [id, bot] as const)))(
    '%s: %s plays the same whatever the hidden truth is',
    async (id, bot) => {
      const { botGame, secrets } = await loaded(id)
      const seats = 3
      const options = parseOptions(botGame.game, seats, {})
      if (!options.ok) throw new Error(options.error.code)
      const honesty = testHonesty(botGame, secrets, { bot, seats, options: options.value, seed: 'sample', pairs: 6 })
      expect(honesty).toEqual({ pairs: 6, betrayals: [] })
    },
  )

  it('but the twin that cheats does not', async () => {
    const { botGame, secrets } = await loaded('ethnos')
    const options = parseOptions(botGame.game, 2, {})
    if (!options.ok) throw new Error(options.error.code)
    const request = { bot: 'sharp:20!', seats: 2, options: options.value, seed: 'twin', pairs: 30 }
    expect(testHonesty(botGame, secrets, request).betrayals.length).toBeGreaterThan(0)
  })

  it('and one that looks at the others’ cards, where views leak, would be found out', () => {
    const peeking = {
      ...toyBotGame,
      game: { ...toyBotGame.game, view: toyBotGame.game.clone, imagine: toyBotGame.game.clone },
      judgement: {
        ...toyBotGame.judgement,
        candidates: (p: ToyPosition, _seat: Seat, moves: readonly ToyMove[]) => [
          elementAt(moves, p.hands.flat().reduce((sum, card) => sum + card, 0) % moves.length),
        ],
      },
    }
    const { betrayals } = testHonesty(peeking, toyProof.secrets, {
      bot: 'greedy',
      seats: 3,
      options: TOY,
      seed: 'leak',
      pairs: 60,
    })
    expect(betrayals.length).toBeGreaterThan(0)
  })
})
