import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { parseOptions } from '../../../kernel/options.ts'
import { Rng } from '../../../kernel/rng.ts'
import { ARTIFACTS } from '../content/artifacts.ts'
import { FORGE_BUILDINGS, GATES_BUILDINGS } from '../content/buildings.ts'
import { BUILDINGS, CARDS, type CardId, cardNumber } from '../content/cards.ts'
import { FORGE_UNITS, GATES_UNITS } from '../content/units.ts'
import { type PaperTalesOptions, TOKENS } from '../facts.ts'
import { game } from '../rules/game.ts'
import {
  BASE,
  compose,
  deploy,
  EVERYTHING,
  endRound,
  eventsOf,
  gained,
  kingdomOf,
  namesOf,
  objectionTo,
  play,
  scene,
  untilStage,
} from './builders.ts'

const copies = (list: readonly { copies: number }[]) => list.reduce((sum, card) => sum + card.copies, 0)
const opening = (options: Partial<PaperTalesOptions>, seed = 'sets') =>
  game.setup({ ...BASE, ...options } as PaperTalesOptions, 4, Rng.fromSeed(seed))
const buildingsOf = (options: Partial<PaperTalesOptions>, seed?: string): string[] =>
  opening(options, seed).available.map(building => elementAt(BUILDINGS, building).id)
const hasSet = (options: Partial<PaperTalesOptions>, set: 'gates' | 'forge') => {
  const p = opening(options)
  const cards = [...p.kingdoms.flatMap(k => k.packet), ...p.pile.flatMap((count, card) => (count > 0 ? [card] : []))]
  return cards.some(card => elementAt(CARDS, card).set === set)
}
const FIXED = ['town', 'tavern', 'mine', 'temple']

describe('Beyond the Gates', () => {
  it('PT-GATES-1: 20 units and 6 kinds of buildings', () => {
    expect(copies(GATES_UNITS)).toBe(20)
    expect(GATES_BUILDINGS).toHaveLength(6)
  })

  it('PT-GATES-2 PT-GATES-3: units and buildings are independent', () => {
    expect(hasSet({ gates: 'units' }, 'gates')).toBe(true)
    expect(buildingsOf({ gates: 'units' })).toEqual(buildingsOf({}))
    expect(hasSet({ gates: 'buildings' }, 'gates')).toBe(false)
    expect(buildingsOf({ gates: 'buildings' })).toHaveLength(7)
    expect(hasSet({ gates: 'both' }, 'gates')).toBe(true)
  })

  it('PT-GATES-4 PT-GATES-6: four fixed buildings and three of seven', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const ids = buildingsOf({ gates: 'buildings' }, `gates ${n}`)
      expect(ids).toEqual(expect.arrayContaining(FIXED))
      expect(new Set(ids).size).toBe(7)
      for (const id of ids) seen.add(id)
    }
    expect([...seen].sort()).toEqual([...FIXED, ...TOKENS.slice(0, 7)].sort())
  })

  it('PT-GATES-4: the three may also be chosen, but only of sets in play', () => {
    const chosen = { gates: 'buildings', buildings: ['abbey', 'port', 'crypt'] }
    const parsed = parseOptions(game as never, 4, chosen)
    expect(parsed.ok).toBe(true)
    expect(buildingsOf(chosen as Partial<PaperTalesOptions>)).toEqual([...FIXED, 'abbey', 'port', 'crypt'])
    const refused = parseOptions(game as never, 4, { gates: 'buildings', buildings: ['inn', 'port', 'crypt'] })
    expect(refused).toMatchObject({ ok: false, error: { code: 'building-not-in-sets' } })
    expect(parseOptions(game as never, 4, { buildings: ['abbey', 'port', 'crypt'] })).toMatchObject({
      ok: false,
      error: { code: 'no-drawn-buildings' },
    })
  })

  it('PT-GATES-5 PT-FORGE-4: with the Forge three of ten', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 80; n++) for (const id of buildingsOf({ gates: 'both', forge: true }, `all ${n}`)) seen.add(id)
    expect(seen.size).toBe(14)
  })
})

describe('Forge of Legends', () => {
  it('PT-FORGE-1: 26 units, 18 artifacts and 3 kinds of buildings, always together', () => {
    expect(copies(FORGE_UNITS)).toBe(26)
    expect(copies(ARTIFACTS)).toBe(18)
    expect(FORGE_BUILDINGS).toHaveLength(3)
  })

  it('PT-FORGE-2: its units and artifacts are in the pile', () => {
    const p = opening({ forge: true })
    expect(p.pileSize + 4 * 5).toBe(81 + 26 + 18)
    expect(hasSet({ forge: false }, 'forge')).toBe(false)
  })

  it('PT-FORGE-3 PT-FORGE-5 PT-RUL-43: without the Gates’ buildings the base five and two of three', () => {
    for (const gates of ['none', 'units'] as const) {
      const ids = buildingsOf({ gates, forge: true })
      expect(ids.slice(0, 5)).toEqual([...FIXED, 'barracks'])
      expect(ids).toHaveLength(7)
      expect(ids.slice(5).every(id => FORGE_BUILDINGS.some(building => building.id === id))).toBe(true)
    }
  })

  it('PT-RUL-43: with the Gates’ buildings but not its units, three of ten and no Gates units', () => {
    expect(hasSet({ gates: 'buildings', forge: true }, 'gates')).toBe(false)
    expect(buildingsOf({ gates: 'buildings', forge: true }).slice(0, 4)).toEqual(FIXED)
  })

  it('PT-FORGE-7: artifacts are kept like units, within the same limit', () => {
    const p = scene({ kingdoms: [{ hand: ['knight', 'shield-of-power'] }] })
    deploy(p)
    play(p, 0, { kind: 'keep', cards: [cardNumber('shield-of-power')] })
    expect(namesOf(kingdomOf(p, 0).kept)).toEqual(['shield-of-power'])
    expect(p.discardSize).toBe(1)
  })

  it('PT-FORGE-8: artifacts take no spot and their number is not limited', () => {
    const p = scene({
      kingdoms: [
        {
          gold: 20,
          top: ['knight', 'rogue'],
          bottom: ['farmer', 'hunter'],
          hand: ['bottomless-purse', 'cursed-crown', 'shield-of-power', 'horn-of-plenty', 'mountain-heart'],
        },
      ],
    })
    expect(objectionTo(p, 0, { kind: 'place', card: cardNumber('cursed-crown'), row: 'top' })?.code).toBe('not-a-unit')
    deploy(p, {
      artifacts: ['bottomless-purse', 'cursed-crown', 'shield-of-power', 'horn-of-plenty', 'mountain-heart'],
    })
    expect(kingdomOf(p, 0).artifacts).toHaveLength(5)
  })

  it('PT-FORGE-9: artifacts lie face down until they are paid, after the units', () => {
    const p = scene({ kingdoms: [{ gold: 2, hand: ['dragon', 'knight', 'cursed-crown'] }] })
    compose(p, 0, { top: ['dragon', 'knight'], artifacts: ['cursed-crown'] })
    const ready = [0, 1, 2] as const
    const events = ready.flatMap(seat => play(p, seat, { kind: 'ready' }))
    expect(eventsOf(events, 'revealed')[0]).toMatchObject({ artifacts: 1 })
    // One Knight and one artifact cost 2: everything payable is paid without asking.
    expect(eventsOf(events, 'paid')).toMatchObject([{ cards: [cardNumber('knight'), cardNumber('cursed-crown')] }])
    expect(kingdomOf(game.view(p, 1), 0).artifacts).toEqual([cardNumber('cursed-crown')])
  })

  const priced = (owned: readonly CardId[], bought: readonly CardId[], top: readonly CardId[] = []) => {
    const p = scene({ kingdoms: [{ gold: 20, artifacts: owned, top, hand: bought }] })
    return elementAt(eventsOf(deploy(p, { artifacts: bought }), 'paid'), 0).gold
  }

  it('PT-FORGE-10 PT-EX-10: the first artifact costs 1, and 1 more for each that is owned', () => {
    expect(priced([], ['bottomless-purse'])).toBe(1)
    expect(priced(['horn-of-plenty', 'book-of-kings'], ['bottomless-purse'])).toBe(3)
  })

  it('PT-FORGE-11 PT-EX-11: artifacts of one plan are priced in sequence', () => {
    expect(priced(['bottomless-purse'], ['magnificent-grove', 'cursed-crown'])).toBe(5)
  })

  it('PT-UNIT-3 PT-RUL-9: with a Court Jester every artifact costs 1, two Jesters change nothing', () => {
    const two = ['magnificent-grove', 'cursed-crown'] as const
    expect(priced(['bottomless-purse'], two, ['court-jester'])).toBe(2)
    expect(priced(['bottomless-purse'], two, ['court-jester', 'court-jester'])).toBe(2)
  })

  it('PT-RUL-9: a Jester of the same plan helps, a discarded one does not', () => {
    const p = scene({
      kingdoms: [{ gold: 20, artifacts: ['bottomless-purse'], hand: ['court-jester', 'cursed-crown'] }],
    })
    expect(elementAt(eventsOf(deploy(p, { top: ['court-jester'], artifacts: ['cursed-crown'] }), 'paid'), 0).gold).toBe(
      1,
    )
    const without = scene({
      kingdoms: [{ gold: 20, artifacts: ['bottomless-purse'], top: ['court-jester'], hand: ['cursed-crown'] }],
    })
    const events = deploy(without, { discard: ['court-jester'], artifacts: ['cursed-crown'] })
    expect(elementAt(eventsOf(events, 'paid'), 0).gold).toBe(2)
  })

  it('PT-RUL-9: a Jester found by a Shapeshifter comes too late', () => {
    const p = scene({
      kingdoms: [{ gold: 20, artifacts: ['bottomless-purse'], hand: ['shapeshifter', 'cursed-crown'] }],
      pile: ['court-jester'],
    })
    const events = deploy(p, { top: ['shapeshifter'], artifacts: ['cursed-crown'] })
    expect(elementAt(eventsOf(events, 'paid'), 0).gold).toBe(2)
  })

  it('PT-FORGE-12: whoever is short chooses between units and artifacts; an unpaid artifact is discarded', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['knight', 'cursed-crown'] }] })
    deploy(p, { top: ['knight'], artifacts: ['cursed-crown'] })
    expect(game.moves(p, 0)).toHaveLength(2)
    play(p, 0, { kind: 'pay', spots: [0], artifacts: [] })
    expect(kingdomOf(p, 0).artifacts).toEqual([])
    expect(p.discard[cardNumber('cursed-crown')]).toBe(1)
  })

  it('PT-FORGE-12: that hidden artifacts are alike does not show in who is asked', () => {
    const asked = (bought: readonly CardId[]) => {
      const p = scene({ kingdoms: [{ gold: 1, hand: bought }] })
      deploy(p, { artifacts: bought })
      return game.toMove(p)
    }
    expect(asked(['horn-of-plenty', 'horn-of-plenty'])).toEqual(asked(['horn-of-plenty', 'cursed-crown']))
  })

  it('PT-RUL-48: an unpaid unit has been seen on its way to the discard pile, an unpaid artifact has not', () => {
    const p = scene({ kingdoms: [{ gold: 0, hand: ['knight', 'shield-of-power'] }] })
    deploy(p, { top: ['knight'], artifacts: ['shield-of-power'] })
    const [knight, shield] = [cardNumber('knight'), cardNumber('shield-of-power')]
    expect([p.discard[knight], p.buried[knight]]).toEqual([1, 1])
    expect([p.discard[shield], p.buried[shield]]).toEqual([1, 0])
  })

  it('PT-RUL-16: what a Shapeshifter turned over has been seen by all', () => {
    const p = scene({ kingdoms: [{ hand: ['shapeshifter'] }], pile: ['kraken'] })
    deploy(p, { top: ['shapeshifter'] })
    expect([p.buried[cardNumber('kraken')], p.buried[cardNumber('shapeshifter')]]).toEqual([1, 1])
  })

  it('PT-GATES-6: the buildings stand in the same order, whatever the order they were chosen in', () => {
    const p = game.setup({ ...EVERYTHING, buildings: ['royal-palace', 'market', 'abbey'] }, 3, Rng.fromSeed('order'))
    expect(p.available).toEqual([...p.available].sort((a, b) => a - b))
  })

  it('PT-FORGE-13: nothing discards an artifact in play', () => {
    const p = scene({ kingdoms: [{ artifacts: ['cursed-crown'] }] })
    expect(game.moves(p, 0).map(move => move.kind)).toEqual(['ready'])
  })

  it('PT-FORGE-14: an artifact works from the round of its deployment', () => {
    const p = scene({ kingdoms: [{ gold: 1, hand: ['shield-of-power'] }] })
    deploy(p, { artifacts: ['shield-of-power'] })
    expect(kingdomOf(p, 0).strength).toBe(2)
  })

  it('PT-FORGE-15: artifacts stay to the end of the game', () => {
    const p = scene({ kingdoms: [{ artifacts: ['banner-of-victory'] }] })
    deploy(p)
    endRound(p)
    untilStage(p, 'plan')
    const events = [...deploy(p), ...untilStage(p, 'build')]
    expect(gained(events, 'vp', 0, 'banner-of-victory')).toBe(2)
  })

  it('PT-FORGE-6: an artifact has neither cost nor strength, and view hides what is held', () => {
    for (const artifact of ARTIFACTS) expect(Object.keys(artifact)).not.toContain('strength')
    const p = scene({ kingdoms: [{ hand: ['cursed-crown'] }] })
    expect(kingdomOf(game.view(p, 2), 0).hand).toEqual([HIDDEN])
  })
})
