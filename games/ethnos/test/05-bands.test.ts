import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  bandMove,
  card,
  cards,
  kindsOf,
  kingdom,
  kingdomsOpen,
  markersIn,
  objectionTo,
  play,
  playBand,
  scene,
} from './builders.ts'

describe('Playing a band', () => {
  it('ET-BAND-1: one tribe in any colours, or one colour in any tribes', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris elf', 'rhea orc') } })
    expect(objectionTo(p, 0, bandMove('rhea elf', ['duris elf'], 'rhea'))).toBeNull()
    expect(objectionTo(p, 0, bandMove('rhea elf', ['rhea orc'], 'rhea'))).toBeNull()
    expect(objectionTo(p, 0, bandMove('rhea elf', ['duris elf', 'rhea orc'], 'rhea'))).toMatchObject({
      code: 'no-band',
    })
  })

  it('ET-BAND-1: only cards one holds, each as often as one holds it', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf') } })
    expect(objectionTo(p, 0, bandMove('rhea elf', ['rhea elf'], null))).toMatchObject({ code: 'not-in-hand' })
    expect(objectionTo(p, 0, bandMove('duris elf', [], null))).toMatchObject({ code: 'not-in-hand' })
  })

  it('ET-BAND-2: matching cards may stay out', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris elf', 'ithys elf') } })
    const sizes = new Set(game.moves(p, 0).flatMap(move => (move.kind === 'band' ? [move.cards.length] : [])))
    expect(sizes).toEqual(new Set([1, 2, 3]))
  })

  it('ET-BAND-2: interchangeable cards are offered once, every leader of his own', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'rhea elf', 'rhea orc') } })
    const bands = game.moves(p, 0).filter(move => move.kind === 'band' && move.kingdom !== NONE && !move.decline)
    // elf · elf elf · orc · elf orc (two leaders) · elf elf orc (two leaders)
    expect(bands).toHaveLength(7)
  })

  it('ET-BAND-3: lay out, marker, ability, discard, in this order', () => {
    const p = scene(4, { hands: { 0: cards('rhea giant', 'rhea elf', 'duris orc') } })
    const told = playBand(p, 0, 'rhea giant', ['rhea elf'], 'rhea').map(event => event.kind)
    expect(told).toEqual(['band', 'marker', 'giant', 'laid-out'])
  })

  it('ET-BAND-3 ET-TRIBE-SKELETON-2: the leader is one of the band and no skeleton', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'rhea orc', 'skeleton') } })
    const led = (leader: string) => ({ ...bandMove('rhea elf', ['skeleton'], null), leader: card(leader) })
    expect(objectionTo(p, 0, led('skeleton'))).toMatchObject({ code: 'skeleton-leader' })
    expect(objectionTo(p, 0, led('rhea orc'))).toMatchObject({ code: 'leader-not-in-band' })
  })

  it('ET-BAND-4: the leader’s own colour decides the kingdom', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris elf') } })
    expect(kingdomsOpen(p, 0, 'duris elf', 2)).toEqual(['duris'])
    expect(objectionTo(p, 0, bandMove('duris elf', ['rhea elf'], 'rhea'))).toMatchObject({
      code: 'other-kingdom',
      figures: { kingdom: 'duris' },
    })
  })

  it('ET-BAND-5: members add size only', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'rhea orc', 'rhea giant', 'rhea wizard', 'rhea merfolk') } })
    playBand(p, 0, 'rhea elf', ['rhea orc', 'rhea giant', 'rhea wizard', 'rhea merfolk'], 'rhea')
    expect([p.hordes[0], p.giant, p.merfolk[0]]).toEqual([0, NONE, 0])
    expect(game.toMove(p)).toEqual([1])
  })

  it.each([
    ['centaur', 'chain'],
    ['elf', 'keep'],
    ['merfolk', 'bonus'],
    ['troll', 'troll'],
    ['wizard', 'wizard'],
  ])('ET-BAND-6 ET-R-6: the %s leader leaves a choice', (tribe, asked) => {
    const p = scene(4, { hands: { 0: cards(`rhea ${tribe}`, 'rhea orc', 'rhea dwarf', 'duris orc') } })
    playBand(p, 0, `rhea ${tribe}`, ['rhea orc', 'rhea dwarf'], 'rhea')
    expect(p.agenda.at(-1)).toMatchObject({ kind: asked, seat: 0 })
  })

  it.each(['dwarf', 'giant', 'halfling', 'minotaur', 'orc'])('ET-BAND-6 ET-R-6: the %s leader asks nothing', tribe => {
    const p = scene(4, { hands: { 0: cards(`rhea ${tribe}`, 'duris troll') } })
    playBand(p, 0, `rhea ${tribe}`, [], tribe === 'halfling' ? null : 'rhea')
    expect(game.toMove(p)).toEqual([1])
  })

  it.each(['giant', 'merfolk', 'orc'])(
    'ET-BAND-6 ET-R-6: the %s leader’s ability may be declined; the band, its marker and the discard remain',
    tribe => {
      const p = scene(4, { hands: { 0: cards(`rhea ${tribe}`, 'rhea dwarf', 'rhea dwarf', 'duris troll') } })
      const told = playBand(p, 0, `rhea ${tribe}`, ['rhea dwarf', 'rhea dwarf'], 'rhea', 'declined')
      expect(told.map(event => event.kind)).toEqual(['band', 'marker', 'declined', 'laid-out'])
      expect(told[2]).toEqual({ kind: 'declined', seat: 0, leader: card(`rhea ${tribe}`) })
      expect([p.glory[0], p.giant, p.merfolk[0], p.hordes[0]]).toEqual([0, NONE, 0, 0])
      expect([p.bands.length, markersIn(p, 0, 'rhea'), p.supply[0], p.row]).toEqual([1, 1, 23, cards('duris troll')])
      expect(game.toMove(p)).toEqual([1])
    },
  )

  it.each(['centaur', 'dwarf', 'elf', 'halfling', 'harpy', 'minotaur', 'troll', 'wizard'])(
    'ET-R-6: the %s leader asks or counts by itself: there is nothing to decline beforehand',
    tribe => {
      const p = scene(4, { hands: { 0: cards(`rhea ${tribe}`) } })
      expect(objectionTo(p, 0, bandMove(`rhea ${tribe}`, [], null, 'declined'))).toEqual({
        code: 'nothing-to-decline',
        rule: 'ET-R-6',
        figures: {},
      })
    },
  )

  it('ET-R-6: only a plain yes declines', () => {
    const move = bandMove('rhea orc', [], 'rhea')
    expect([true, undefined].every(decline => game.isMove({ ...move, decline }))).toBe(true)
    expect([false, 1, 'yes', null].some(decline => game.isMove({ ...move, decline }))).toBe(false)
  })

  it('ET-BAND-7: a band stays in front of its owner for all to see', () => {
    const p = scene(4, { hands: { 0: cards('rhea orc', 'rhea elf') } })
    playBand(p, 0, 'rhea orc', ['rhea elf'], 'rhea')
    expect(game.view(p, 3).bands).toEqual([{ seat: 0, leader: card('rhea orc'), cards: cards('rhea orc', 'rhea elf') }])
  })

  it('ET-BAND-8: the turn ends after the discard of the last band', () => {
    const p = scene(4, { hands: { 0: cards('rhea orc') } })
    playBand(p, 0, 'rhea orc', [], 'rhea')
    expect(p.agenda).toEqual([{ kind: 'turn', seat: 1, amount: 0 }])
  })
})

describe('Placing the marker', () => {
  it('ET-MARKER-1: in the kingdom of the leader’s colour', () => {
    const p = scene(4, { hands: { 0: cards('althea orc') } })
    playBand(p, 0, 'althea orc', [], 'althea')
    expect(markersIn(p, 0, 'althea')).toBe(1)
    expect(p.supply[0]).toBe(22) // and one on the horde board
  })

  it('ET-MARKER-2 ET-EX-3: own markers must be fewer than the size', () => {
    const p = scene(4, {
      markers: { duris: [2, 5] },
      hands: { 0: cards('duris dwarf', 'rhea dwarf', 'ithys dwarf', 'ithys elf') },
    })
    expect(objectionTo(p, 0, bandMove('duris dwarf', ['rhea dwarf'], 'duris'))).toEqual({
      code: 'too-small',
      rule: 'ET-MARKER-2',
      figures: { kingdom: 'duris', markers: 2, minotaur: 0, need: 3, size: 2 },
    })
    playBand(p, 0, 'duris dwarf', ['rhea dwarf', 'ithys dwarf'], 'duris')
    expect(markersIn(p, 0, 'duris')).toBe(3)
    expect(p.row).toEqual(cards('ithys elf'))
  })

  it('ET-MARKER-3: one marker a band, never a halfling’s, never without supply', () => {
    const p = scene(4, { hands: { 0: cards('rhea dwarf', 'rhea orc', 'rhea halfling') } })
    expect(kingdomsOpen(p, 0, 'rhea halfling', 3)).toEqual([])
    const empty = scene(4, { supply: [0, 24, 24, 24], hands: { 0: cards('rhea dwarf') } })
    expect(kingdomsOpen(empty, 0, 'rhea dwarf', 1)).toEqual([])
    playBand(p, 0, 'rhea dwarf', ['rhea orc', 'rhea halfling'], 'rhea')
    expect([p.markers.reduce((sum, count) => sum + count, 0), p.supply[0]]).toEqual([1, 23])
  })

  it.each([
    [4, 'elf', [2, 9, 9], 3],
    [4, 'elf', [0, 9, 9], 1],
    [4, 'minotaur', [2, 9, 9], 2],
    [4, 'minotaur', [0, 9, 9], 1],
    [4, 'minotaur', [1, 9, 9], 1],
    [2, 'elf', [1, 2], 4],
    [2, 'minotaur', [1, 2], 3],
    [2, 'minotaur', [0, 0], 1],
  ])(
    'ET-MARKER-3 ET-2P-1: %i players, %s leader, markers %j: a band of %i and no smaller',
    (seats, tribe, there, need) => {
      const hand = [`rhea ${tribe}`, 'rhea orc', 'rhea giant', 'rhea troll', 'rhea dwarf']
      const p = scene(seats, { markers: { rhea: there }, hands: { 0: cards(...hand) } })
      const sizes = game
        .moves(p, 0)
        .flatMap(move =>
          move.kind === 'band' && move.leader === card(elementAt(hand, 0)) && move.kingdom !== NONE
            ? [move.cards.length]
            : [],
        )
      expect(Math.min(...sizes)).toBe(need)
    },
  )

  it('ET-MARKER-4: a band too small for a marker is played all the same, ability included', () => {
    const p = scene(4, { markers: { rhea: [4] }, hands: { 0: cards('rhea giant') } })
    expect(kingdomsOpen(p, 0, 'rhea giant', 1)).toEqual([])
    playBand(p, 0, 'rhea giant', [], null)
    expect([markersIn(p, 0, 'rhea'), p.glory[0]]).toEqual([4, 2])
  })

  it('ET-R-9: a legal marker may be declined; placing is offered first', () => {
    const p = scene(4, { hands: { 0: cards('rhea giant') } })
    const named = game.moves(p, 0).flatMap(move => (move.kind === 'band' && !move.decline ? [move.kingdom] : []))
    expect(named).toEqual([kingdom('rhea'), NONE])
    playBand(p, 0, 'rhea giant', [], null)
    expect(markersIn(p, 0, 'rhea')).toBe(0)
  })

  it('ET-R-32: naming a kingdom where the band may not place is illegal and changes nothing', () => {
    const p = scene(4, { markers: { rhea: [3] }, hands: { 0: cards('rhea harpy', 'rhea orc') } })
    const before = JSON.stringify(p)
    expect(objectionTo(p, 0, bandMove('rhea harpy', ['rhea orc'], 'rhea'))).toMatchObject({ code: 'too-small' })
    expect(objectionTo(p, 0, bandMove('rhea orc', ['rhea harpy'], 'duris'))).toMatchObject({ code: 'other-kingdom' })
    expect(JSON.stringify(p)).toBe(before)
    expect(objectionTo(p, 0, bandMove('rhea harpy', ['rhea orc'], null))).toBeNull()
  })

  it('ET-MARKER-5: markers stay in kingdoms from age to age', () => {
    const p = scene(4, { markers: { rhea: [2, 1, 0, 3] } })
    p.dragons = 2
    p.deck.fill(0)
    p.upper = 0
    play(p, 0, { kind: 'draw' })
    expect([0, 1, 2, 3].map(seat => p.markers[seat * 6 + kingdom('rhea')])).toEqual([2, 1, 0, 3])
  })

  it('ET-R-7: with an empty supply nothing is placed anywhere, the rest of the ability works', () => {
    const p = scene(4, { supply: [0, 24, 24, 24], hands: { 0: cards('rhea merfolk', 'rhea orc', 'rhea elf') } })
    expect(objectionTo(p, 0, bandMove('rhea orc', [], 'rhea'))).toMatchObject({ code: 'no-supply', rule: 'ET-R-7' })
    playBand(p, 0, 'rhea merfolk', ['rhea orc', 'rhea elf'], null)
    expect([p.merfolk[0], markersIn(p, 0, 'rhea')]).toEqual([3, 0])
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-7: the last marker goes to step 3 unless it is declined there', () => {
    const placed = scene(4, { supply: [1, 24, 24, 24], hands: { 0: cards('rhea orc') } })
    playBand(placed, 0, 'rhea orc', [], 'rhea')
    expect([markersIn(placed, 0, 'rhea'), placed.hordes[0]]).toEqual([1, 0])
    const kept = scene(4, { supply: [1, 24, 24, 24], hands: { 0: cards('rhea orc') } })
    playBand(kept, 0, 'rhea orc', [], null)
    expect([markersIn(kept, 0, 'rhea'), kept.hordes[0]]).toEqual([0, 1 << kingdom('rhea')])
  })
})

describe('Discarding', () => {
  it('ET-DISCARD-1: what is left in hand lies open, and anybody may take it', () => {
    const p = scene(4, { hands: { 0: cards('rhea orc', 'duris elf', 'ithys troll') }, row: cards('skeleton') })
    playBand(p, 0, 'rhea orc', [], 'rhea')
    expect(p.hands[0]).toEqual([])
    expect(p.row).toEqual([...cards('skeleton'), ...cards('duris elf', 'ithys troll')])
    play(p, 1, { kind: 'recruit', card: card('duris elf') })
  })

  it('ET-DISCARD-2: an elf protects cards, a centaur postpones, a wizard draws afterwards', () => {
    const left = ['duris orc', 'ithys troll']
    const afterPlaying = (leader: string) => {
      const p = scene(4, { hands: { 0: cards(leader, ...left) } })
      playBand(p, 0, leader, [], 'rhea')
      return [p.agenda.at(-1)?.kind, elementAt(p.hands, 0).length, p.row.length]
    }
    expect(afterPlaying('rhea elf')).toEqual(['keep', 2, 0])
    expect(afterPlaying('rhea centaur')).toEqual(['chain', 2, 0])
    expect(afterPlaying('rhea wizard')).toEqual(['wizard', 0, 2])
  })

  it('ET-DISCARD-3: in a chain of bands it happens once, after the last', () => {
    const p = scene(4, { hands: { 0: cards('rhea centaur', 'duris orc', 'ithys troll') } })
    const first = playBand(p, 0, 'rhea centaur', [], 'rhea')
    const second = playBand(p, 0, 'duris orc', [], 'duris')
    const laidOut = [...first, ...second].filter(event => event.kind === 'laid-out')
    expect(laidOut).toEqual([{ kind: 'laid-out', seat: 0, cards: cards('ithys troll'), shows: true }])
  })

  it('ET-DISCARD-4 ET-R-10: nine cards drawn by a wizard and ten kept by nobody: the hand never passes ten', () => {
    const ten = ['rhea wizard', 'rhea wizard', 'duris wizard', 'duris wizard', 'ithys wizard']
    const p = scene(4, { hands: { 0: cards(...ten, ...new Array(5).fill('skeleton')) } })
    playBand(p, 0, 'rhea wizard', [...ten.slice(1), ...new Array(5).fill('skeleton')], 'rhea')
    play(p, 0, { kind: 'wizard', draw: true })
    expect(p.hands[0]).toHaveLength(10)
    expect(kindsOf(p, 1)).toContain('draw')
  })
})
