import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { game } from '../rules/game.ts'
import { SOURCES } from '../rules/ledger.ts'
import { deploy, endRound, gained, type KingdomSetting, kingdomOf, scene, untilStage } from './builders.ts'

/** The last round is played out with nothing more being done. */
function finish(...kingdoms: KingdomSetting[]) {
  const p = scene({ round: 4, kingdoms })
  const events = [...deploy(p), ...endRound(p)]
  const outcome = game.outcome(p)
  if (!outcome) throw new Error('the game goes on')
  return { p, events, outcome }
}

it('the score sheet tells each source by round', () => {
  const p = scene({ kingdoms: [{ top: ['commander'] }] })
  for (const round of [1, 2]) {
    deploy(p)
    endRound(p)
    untilStage(p, 'plan')
    expect(p.round).toBe(round + 1)
  }
  const entries = elementAt(p.ledger, 0)
  const triples = entries.flatMap((_, i) =>
    i % 3 === 0 ? [[SOURCES[elementAt(entries, i)], entries[i + 1], entries[i + 2]]] : [],
  )
  expect(triples).toEqual([
    ['war', 1, 6],
    ['commander', 1, 2],
    ['war', 2, 6],
    ['commander', 2, 2],
  ])
})

it('PT-CARD-2: a Lackey without an artifact has its printed strength', () => {
  const strength = (artifacts: readonly ['book-of-kings'] | readonly []) => {
    const p = scene({ kingdoms: [{ top: ['lackey'], artifacts }] })
    deploy(p)
    return kingdomOf(p, 0).strength
  }
  expect([strength([]), strength(['book-of-kings'])]).toEqual([0, 2])
})

describe('the end of the game', () => {
  it('PT-END-1 PT-RUL-40: the last Aging phase is played, and its tokens count', () => {
    const { events } = finish({ top: ['sculptor+1', 'relic-of-wisdom+2'], bottom: ['chronicler'] })
    expect(gained(events, 'vp', 0, 'sculptor')).toBe(3)
    expect(gained(events, 'vp', 0, 'relic-of-wisdom')).toBe(2 * 3)
    expect(gained(events, 'vp', 0, 'chronicler')).toBe(3 + 1)
  })

  it('PT-END-2 PT-FORGE-16 PT-EX-13: track, buildings, end abilities and artifacts', () => {
    const { outcome } = finish({
      vp: 10,
      buildings: { temple: 1, town: 2 },
      artifacts: ['bottomless-purse', 'builders-compass', 'book-of-kings'],
    })
    expect(outcome.scores[0]).toBe(10 + 6 + 1 + 3 + 1 + 2 + 2)
    expect(elementAt(outcome.lines, 0).filter(line => line.round === 0)).toEqual([
      { source: 'town', round: 0, points: 3 },
      { source: 'temple', round: 0, points: 1 },
      { source: 'bottomless-purse', round: 0, points: 1 },
      { source: 'builders-compass', round: 0, points: 2 },
      { source: 'book-of-kings', round: 0, points: 2 },
    ])
  })

  it('PT-END-3 PT-RUL-41: most points, then most gold, then a shared victory; gold is worth nothing else', () => {
    expect(finish({ vp: 1 }, { gold: 50 }, {}).outcome.places).toEqual([1, 2, 3])
    expect(finish({ gold: 1 }, { gold: 4 }, {}).outcome.places).toEqual([2, 1, 3])
    expect(finish({ gold: 4 }, { gold: 4 }, {}).outcome.places).toEqual([1, 1, 3])
    expect(finish({ gold: 50 }).outcome.scores).toEqual([6, 6, 6])
  })
})
