import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { NONE } from '../position.ts'
import { highestTroll } from '../rules/ability.ts'
import { game } from '../rules/game.ts'
import { band, card, cards, endTheAge, meetDragons, play, playBand, scene } from './builders.ts'

/* Corners of the rules in which a small slip would show nowhere else. */
describe('Corners', () => {
  it('ET-TRIBE-GIANT-1: bands led by others do not count among the giants, however large', () => {
    const large = band(1, 'duris orc', 'duris elf', 'duris troll')
    const p = scene(4, { bands: [large, band(2, 'ithys giant')], hands: { 0: cards('rhea giant', 'rhea elf') } })
    playBand(p, 0, 'rhea giant', ['rhea elf'], 'rhea')
    expect([p.giant, p.glory[0]]).toEqual([2, 2])
  })

  it('ET-TRIBE-GIANT-1: all giant-led bands of the age count, the first and the last', () => {
    for (const bands of [
      [band(1, 'duris giant', 'duris elf'), band(2, 'ithys giant')],
      [band(2, 'ithys giant'), band(1, 'duris giant', 'duris elf')],
    ]) {
      const p = scene(4, { bands, hands: { 0: cards('rhea giant', 'rhea elf') } })
      playBand(p, 0, 'rhea giant', ['rhea elf'], 'rhea')
      expect([p.giant, p.glory[0]]).toEqual([NONE, 0])
    }
  })

  it('ET-TRIBE-TROLL-1: the highest token within reach, 0 if none is free', () => {
    const p = scene(4, { trolls: { 1: 2, 3: 0, 6: 1 } })
    expect([1, 2, 3, 4, 5, 6, 9].map(size => highestTroll(p, size))).toEqual([0, 2, 2, 4, 5, 5, 5])
    const none = scene(4, { trolls: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1 } })
    expect(highestTroll(none, 8)).toBe(0)
  })

  it('ET-END-5: skeletons are told by their own number, and not at all where there are none', () => {
    const skeletons = (p: ReturnType<typeof scene>) => endTheAge(p).filter(event => event.kind === 'skeletons-left')
    const bands = [band(1, 'rhea elf', 'skeleton'), band(2, 'rhea orc', 'skeleton', 'skeleton')]
    const hands = { 0: cards('duris elf', 'duris orc'), 3: cards('skeleton') }
    expect(skeletons(scene(4, { bands, hands }))).toEqual([{ kind: 'skeletons-left', count: 3 }])
    expect(skeletons(scene(4, { bands: [band(1, 'rhea elf')], hands }))).toEqual([])
  })

  it('ET-END-5 ET-END-11: what leaves hands and bands lies on the discard pile, nothing else and nothing twice', () => {
    const p = scene(4, {
      bands: [band(1, 'rhea elf', 'rhea orc', 'skeleton')],
      hands: { 0: cards('duris elf'), 3: cards('skeleton', 'ithys orc') },
    })
    p.hordes[2] = 1
    endTheAge(p)
    expect([...p.discard].sort((a, b) => a - b)).toEqual(cards('duris elf', 'skeleton', 'ithys orc', 'skeleton'))
    expect(p.bands).toEqual([{ seat: 1, leader: card('rhea elf'), cards: cards('rhea elf', 'rhea orc') }])
    expect(p.known).toEqual([[], [], [], []])
  })

  it.each([
    [0, [3, 3, 9, 9], 0],
    [1, [3, 9, 3, 9], 2],
    [2, [9, 3, 9, 3], 3],
    [3, [3, 3, 9, 9], 0],
    [3, [9, 3, 3, 9], 1],
  ] as const)('ET-AGE-6: seat %i met the third dragon, glory %j: seat %i begins', (herald, glory, first) => {
    const p = scene(4, { glory })
    p.agenda = [{ kind: 'turn', seat: herald, amount: 0 }]
    meetDragons(p, 2)
    play(p, herald, { kind: 'draw' })
    expect([p.herald, p.agenda]).toEqual([herald, [{ kind: 'turn', seat: first, amount: 0 }]])
  })

  it('ET-TRIBE-CENTAUR-1: the chain is asked with the size of its band, and stopping lays out what is left', () => {
    const p = scene(4, { hands: { 0: cards('rhea centaur', 'rhea elf', 'duris orc') } })
    playBand(p, 0, 'rhea centaur', ['rhea elf'], 'rhea')
    expect(p.agenda).toEqual([{ kind: 'chain', seat: 0, amount: 2 }])
    expect(play(p, 0, { kind: 'stop' })).toEqual([
      { kind: 'laid-out', seat: 0, cards: cards('duris orc'), shows: true },
    ])
    expect([p.hands[0], p.known[0], p.agenda]).toEqual([[], [], [{ kind: 'turn', seat: 1, amount: 0 }]])
  })

  it('ET-TRIBE-ELF-1: with nothing left in hand an elf asks nothing', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf') } })
    playBand(p, 0, 'rhea elf', [], 'rhea')
    expect(p.agenda).toEqual([{ kind: 'turn', seat: 1, amount: 0 }])
  })

  it('ET-INFO-1: what was known of a hand is forgotten as it is played, laid out or discarded', () => {
    const known = () => {
      const p = scene(4, { hands: { 0: cards('rhea dwarf', 'duris orc', 'ithys elf') } })
      p.known[0] = cards('rhea dwarf', 'duris orc')
      return p
    }
    const played = known()
    playBand(played, 0, 'rhea dwarf', [], 'rhea')
    expect(played.known[0]).toEqual([])
    const chained = known()
    chained.hands[0] = cards('rhea centaur', 'rhea dwarf', 'duris orc')
    playBand(chained, 0, 'rhea centaur', ['rhea dwarf'], 'rhea')
    expect(chained.known[0]).toEqual(cards('duris orc'))
    const kept = known()
    kept.agenda = [{ kind: 'keep', seat: 0, amount: 2 }]
    play(kept, 0, { kind: 'keep', cards: cards('duris orc', 'ithys elf') })
    expect(kept.known[0]).toEqual(cards('duris orc'))
  })

  it('ET-RECRUIT-1: any card of the deck may lie on top, whichever part it will be counted to', () => {
    const drawn = Array.from({ length: 200 }, (_, n) => {
      const p = scene(4)
      p.deck.fill(0)
      p.deck[card('rhea centaur')] = 1
      p.deck[card('rhea wizard')] = 3
      Object.assign(p, { upper: 3, lower: 1 })
      play(p, 0, { kind: 'draw' }, `top ${n}`)
      return elementAt(p.hands, 0)[0]
    })
    const wizards = drawn.filter(top => top === card('rhea wizard')).length
    expect(Math.abs(wizards - 150)).toBeLessThan(30)
  })

  it('ET-R-3: the rules themselves have nothing against laying out ten skeletons', () => {
    const hand = (count: number) => scene(4, { hands: { 0: new Array(count).fill(card('skeleton')) } })
    expect(game.objection(hand(10), 0, { kind: 'scatter' })).toBeNull()
    expect(game.objection(hand(9), 0, { kind: 'scatter' })).toMatchObject({ code: 'cannot-scatter' })
  })

  it('ET-R-7 ET-TRIBE-MERFOLK-2: an extra marker needs supply, and spends it', () => {
    const p = scene(4, { merfolk: [2, 0, 0, 0], supply: [1, 24, 24, 24], hands: { 0: cards('rhea merfolk') } })
    playBand(p, 0, 'rhea merfolk', [], 'rhea')
    expect([p.supply[0], game.toMove(p)]).toEqual([0, [1]])
    const q = scene(4, { merfolk: [2, 0, 0, 0], supply: [2, 24, 24, 24], hands: { 0: cards('rhea merfolk') } })
    playBand(q, 0, 'rhea merfolk', [], 'rhea')
    expect(q.agenda.at(-1)).toEqual({ kind: 'bonus', seat: 0, amount: 1 })
    play(q, 0, { kind: 'bonus', kingdom: 5 })
    expect([q.supply[0], q.markers.slice(0, 6)]).toEqual([0, [0, 0, 0, 0, 1, 1]])
  })
})
