import { beforeAll, describe, expect, it } from 'vitest'
import { ferry } from '../../../games/ferry/index.ts'
import { exportMatch, importMatch } from '../../../kernel/file.ts'
import { elementAt } from '../../../kernel/list.ts'
import { playUnchecked } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import { replay } from '../../../kernel/replay.ts'
import { matchToKeep } from '../../store/seating.ts'
import { begin, sit } from '../../table/test/sit.ts'
import { learn } from '../../text/text.svelte.ts'
import { seatsToPlayOn, untilHere } from '../play-on.ts'

/* A position of a match becomes a match of its own, with the same seed and the same moves so far. */

const module: GameModule = ferry
const { game } = module

beforeAll(() => learn('en'))

function someMoves(moves: number) {
  const match = begin(module, 3, 'play on')
  for (let move = 0; move < moves; move++) {
    const [seat] = game.toMove(match.position)
    if (seat === undefined) break
    playUnchecked(match, seat, elementAt(game.moves(match.position, seat), 0))
  }
  return match
}

describe('playing on', () => {
  it('begins at the position that is looked at, and meets the chance the match would have met', async () => {
    const match = someMoves(12)
    const { session } = await sit(module, match, { kind: 'replay', humans: [] })
    session.goTo(7)
    const until = untilHere(session)
    expect(until?.log).toEqual(match.log.slice(0, 7))
    const stored = matchToKeep(game, { setup: match.setup, log: until?.log ?? [] }, [])
    const again = replay(game, stored.setup, [...stored.log, ...match.log.slice(7)])
    expect(again.ok && again.value.position).toEqual(match.position)
  })

  it('makes a match file like any other', () => {
    const match = someMoves(7)
    const file = exportMatch(match, ['A', 'B', 'C'])
    const read = importMatch(game, file)
    expect(read.ok && read.value.position).toEqual(match.position)
  })

  it('keeps the rules of the match, whatever they are now', () => {
    const old = { ...game, facts: { ...game.facts, rulesVersion: 1 } }
    expect(matchToKeep(old, someMoves(3), []).rulesVersion).toBe(1)
  })

  it('is offered alone against bots at any time, and where people share a screen only when all is open', async () => {
    const alone = await sit(module, someMoves(4))
    expect(alone.session.playOnFrom?.log).toHaveLength(4)
    const together = await sit(module, someMoves(4), { humans: [0, 1] })
    expect(together.session.playOnFrom).toBeNull()
    const over = await sit(module, someMoves(1000), { humans: [0, 1] })
    expect(over.session.outcome).not.toBeNull()
    expect(over.session.playOnFrom).not.toBeNull()
  })

  it('gives one seat to whoever plays on and bots the others, each under a name of its own', () => {
    const seats = ([0, 1, 2] as const).map(seat => ({
      seat,
      name: (['Regent', 'Smith', 'Velva'] as const)[seat],
      colour: (seat + 1) as 1 | 2 | 3,
      kind: 'human' as const,
    }))
    const found = seatsToPlayOn(seats, 1, 'Regent', ['Archivist', 'Falconer', 'Abbess'], 'sharp')
    expect(found).toEqual([
      { name: 'Archivist', colour: 1, control: 'bot', level: 'sharp' },
      { name: 'Regent', colour: 2, control: 'human', level: 'sharp' },
      { name: 'Velva', colour: 3, control: 'bot', level: 'sharp' },
    ])
  })
})
