import { describe, expect, it } from 'vitest'
import type { Move, Position } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, playMove } from '../../kernel/match.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { type ToyOptions, type ToyPosition, toy, toyBotGame, toyProof } from '../../kernel/test/toy.ts'
import { greedy } from '../greedy.ts'
import { botMoves, playMatch } from '../play.ts'
import { random } from '../random.ts'
import { BOT_NAMES, botNamed, isBotName } from '../registry.ts'

const OPTIONS: ToyOptions = { rounds: '4', rich: false, lucky: 'random', motto: '' }

function opening(seed: string): ToyPosition {
  return toy.setup(OPTIONS, 3, Rng.fromSeed(seed))
}

describe('random', () => {
  it('plays every legal move equally often', () => {
    const p = opening('uniform')
    const rng = Rng.fromSeed('uniform')
    const moves = toy.moves(p, p.leader)
    const raises = Array.from({ length: 4000 }, () => random().choose(p, p.leader, moves, rng)).filter(
      move => move.kind === 'raise',
    ).length
    expect(raises / 4000).toBeCloseTo(0.5, 1)
  })
})

describe('greedy', () => {
  const ask = (botGame: BotGame, p: Position, moves: readonly Move[], seed = 'ask') =>
    greedy(botGame).choose(botGame.game.view(p, 0), 0, moves, Rng.fromSeed(seed))

  it('takes the move that leads to the best position', () => {
    const p: ToyPosition = { ...opening('best'), calling: true, leader: 0, stake: 2 }
    // In this judgement the lowest card is the best one to seal.
    const features = (after: ToyPosition, _seat: number | null, into: Float64Array) => {
      into[0] = -elementAt(after.sealed, 0)
    }
    const judgement = { ...toyBotGame.judgement, features }
    const lowest = Math.min(...elementAt(p.hands, 0))
    expect(ask({ ...toyBotGame, judgement }, p, toy.moves(p, 0))).toEqual({ kind: 'seal', card: lowest })
  })

  it('takes the first candidate of equals', () => {
    const p: ToyPosition = { ...opening('equal'), leader: 0 }
    const judgement = {
      ...toyBotGame.judgement,
      features: () => {},
      candidates: (_p: ToyPosition, _seat: number, moves: readonly Move[]) => moves.toReversed(),
    }
    const botGame = { ...toyBotGame, judgement } as BotGame
    expect(ask(botGame, p, toy.moves(p, 0))).toEqual({ kind: 'call' })
  })

  it('meets the same chance with every candidate, and as many worlds', () => {
    const p: ToyPosition = { ...opening('chance'), leader: 0 }
    const drawn = new Map<string, string[]>()
    const game = {
      ...toy,
      play: (...[after, seat, move, rng, emit]: Parameters<typeof toy.play>) => {
        drawn.set(move.kind, [...(drawn.get(move.kind) ?? []), `${rng.next()} ${after.hands.join()}`])
        toy.play(after, seat, move, rng, emit)
      },
    }
    ask({ ...toyBotGame, game } as BotGame, p, toy.moves(p, 0))
    expect(drawn.get('raise')?.length).toBeGreaterThan(1)
    expect(drawn.get('call')).toEqual(drawn.get('raise'))
  })

  it('does not think where there is nothing to choose', () => {
    const botGame = { ...toyBotGame, game: { ...toy, imagine: () => expect.unreachable() } } as BotGame
    expect(ask(botGame, opening('one'), [{ kind: 'call' }])).toEqual({ kind: 'call' })
  })
})

describe('no bot knows more than its view', () => {
  it.each(['random', 'greedy'] as const)('%s chooses alike whatever the hidden truth is', name => {
    let pairs = 0
    for (let n = 0; n < 60; n++) {
      const rng = Rng.fromSeed(`honest ${n}`)
      const created = createMatch(toy, 3, OPTIONS, `honest ${n}`)
      if (!created.ok) throw new Error(created.error.code)
      const match = created.value
      for (let moves = rng.below(20); moves > 0 && toy.toMove(match.position).length > 0; moves--) {
        const seat = rng.pick(toy.toMove(match.position))
        playMove(match, seat, rng.pick(toy.moves(match.position, seat)))
      }
      const [seat] = toy.toMove(match.position)
      if (seat === undefined) continue
      const twin = { ...match, log: [...match.log], position: toy.clone(match.position) }
      if (!elementAt(toyProof.secrets, 0).scramble(twin.position, seat, rng)) continue
      pairs++
      for (const table of [match, twin]) botMoves(table, seat, botNamed(name)(toyBotGame), Rng.fromSeed('same'))
      expect(twin.log.at(-1)).toEqual(match.log.at(-1))
    }
    expect(pairs).toBeGreaterThan(30)
  })
})

describe('a match between bots', () => {
  it('ends, and is the same again from the same seed', () => {
    const play = () => playMatch(toyBotGame, [greedy(toyBotGame), random(), random()], OPTIONS, 'again')
    const [one, two] = [play(), play()]
    if (!one.ok || !two.ok) throw new Error('refused')
    expect(toy.outcome(one.value.position as ToyPosition)).not.toBeNull()
    expect(two.value.log).toEqual(one.value.log)
    expect(new Set(one.value.log.map(entry => entry.seat))).toEqual(new Set(seatsOf(3)))
  })

  it('is refused where the set-up is', () => {
    expect(playMatch(toyBotGame, [random()], OPTIONS, 's')).toMatchObject({ ok: false, error: { code: 'seat-count' } })
  })

  it('a bot that cheats is found out', () => {
    const cheat = { choose: () => ({ kind: 'seal', card: 4 }) }
    expect(() => playMatch(toyBotGame, [cheat, cheat], OPTIONS, 'cheat')).toThrow('illegal move')
  })

  it('names of bots are known, and no others', () => {
    for (const name of BOT_NAMES) expect(isBotName(name)).toBe(true)
    for (const name of ['human', 'Greedy', 'toString', '']) expect(isBotName(name)).toBe(false)
  })
})
